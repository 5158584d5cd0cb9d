// Calls a function of a submission and prints what it returns, one JSON value a line.
// Arguments: the mark that leads our lines, then the calls.
// The words in capitals between percent signs are filled in by the judge.
#if __has_include(<bits/stdc++.h>)
#include <bits/stdc++.h>
#else
#include <algorithm>
#include <array>
#include <bitset>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <iostream>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <queue>
#include <set>
#include <sstream>
#include <stack>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>
#endif
using namespace std;

#define main judged_main
#include "%FILE%"
#undef main

namespace judge {
void write(std::ostream &out, const std::string &text) {
    out << '"';
    for (char c : text) {
        if (c == '"' || c == '\\') out << '\\' << c;
        else if (c == '\n') out << "\\n";
        else if (static_cast<unsigned char>(c) >= ' ') out << c;
    }
    out << '"';
}
void write(std::ostream &out, const char *text) { write(out, std::string(text ? text : "")); }
void write(std::ostream &out, char c) { write(out, std::string(1, c)); }
void write(std::ostream &out, bool value) { out << (value ? "true" : "false"); }
template <class T>
std::enable_if_t<std::is_arithmetic<T>::value> write(std::ostream &out, T value) { out << +value; }
template <class A, class B> void write(std::ostream &out, const std::pair<A, B> &both);
template <class T> auto write(std::ostream &out, const T &items) -> decltype(items.begin(), void()) {
    const char *comma = "";
    out << '[';
    for (const auto &item : items) {
        out << comma;
        write(out, static_cast<typename T::value_type>(item));
        comma = ",";
    }
    out << ']';
}
template <class A, class B> void write(std::ostream &out, const std::pair<A, B> &both) {
    out << '[';
    write(out, both.first);
    out << ',';
    write(out, both.second);
    out << ']';
}

template <class Call> std::string returned(Call call) {
    if constexpr (std::is_void<decltype(call())>::value) {
        call();
        return "null";
    } else {
        std::ostringstream out;
        write(out, call());
        return out.str();
    }
}

void say(const std::string &line) {
    std::cout.flush();
    std::fflush(stdout);
    std::cout << '\n' << line << std::endl;
}
}  // namespace judge

int main(int count, char **arguments) {
    const std::string mark = arguments[1];
#if %METHOD%
    std::unique_ptr<%CLASS%> reused;
#endif
    for (int i = 2; i < count; i++) {
        const std::string wish = arguments[i];
        const int n = std::atoi(wish.substr(wish.find(':') + 1).c_str());
        judge::say(mark + " call " + wish);
#if %METHOD%
        std::unique_ptr<%CLASS%> fresh;
        const bool again = wish[0] == 'r';
        auto &owner = again ? reused : fresh;
        if (!owner) owner.reset(new %CLASS%(%MAKE%));
        auto text = judge::returned([&] { return owner->%NAME%(n); });
#else
        auto text = judge::returned([&] { return %NAME%(n); });
#endif
        judge::say(mark + " returned " + text);
    }
    judge::say(mark + " done");
    std::_Exit(0);
}
