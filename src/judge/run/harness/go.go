// Calls a function of a submission and prints what it returns, one JSON value a line.
// Arguments: the mark that leads our lines, then the calls.
// The words in capitals between percent signs are filled in by the judge.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"strings"
)

func main() {
	mark := os.Args[1]
	for _, wish := range os.Args[2:] {
		n, _ := strconv.Atoi(wish[strings.Index(wish, ":")+1:])
		fmt.Printf("\n%s call %s\n", mark, wish)
		text, _ := json.Marshal(%NAME%(n))
		fmt.Printf("\n%s returned %s\n", mark, text)
	}
	fmt.Printf("\n%s done\n", mark)
}
