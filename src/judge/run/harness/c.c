/* Calls a function of a submission and prints what it returns, one JSON value a line.
   Arguments: the mark that leads our lines, then the calls.
   The words in capitals between percent signs are filled in by the judge. */
#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define main judged_main
#include "%FILE%"
#undef main

/* A row is read no further than one square beyond its end: it may lack its NUL. */
static void judge_row(const char *row, int n) {
    putchar('"');
    for (int i = 0; row && i <= n && row[i]; i++) {
        if (row[i] == '"' || row[i] == '\\') putchar('\\');
        putchar(row[i]);
    }
    putchar('"');
}

static void judge_boards(char ***boards, int count, const int *sizes, int n) {
    putchar('[');
    for (int i = 0; boards && i < count; i++) {
        int rows = sizes ? sizes[i] : n;
        printf(i ? ",[" : "[");
        for (int row = 0; row < rows; row++) {
            if (row) putchar(',');
            judge_row(boards[i][row], n);
        }
        putchar(']');
    }
    putchar(']');
}

static void judge_call(const char *mark, int n) {
    (void)judge_boards;
#if %PARAMETERS% == 3
    int count = 0, *sizes = NULL;
    char ***boards = (char ***)%NAME%(n, &count, &sizes);
    printf("\n%s returned ", mark);
    judge_boards(boards, count, sizes, n);
#elif %VOID%
    %NAME%(n);
    printf("\n%s returned null", mark);
#else
    long long count = (long long)%NAME%(n);
    printf("\n%s returned %lld", mark, count);
#endif
}

int main(int count, char **arguments) {
    for (int i = 2; i < count; i++) {
        printf("\n%s call %s\n", arguments[1], arguments[i]);
        fflush(stdout);
        judge_call(arguments[1], atoi(strchr(arguments[i], ':') + 1));
        putchar('\n');
        fflush(stdout);
    }
    printf("\n%s done\n", arguments[1]);
    return 0;
}
