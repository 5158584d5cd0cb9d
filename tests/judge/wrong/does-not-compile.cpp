#include <iostream>
int main() { cout << queens << endl; }
