package main

import "fmt"

var n, count int
var columns, rising, falling []bool

func place(row int) {
	if row == n {
		count++
		return
	}
	for column := 0; column < n; column++ {
		up, down := row+column, row-column+n-1
		if columns[column] || rising[up] || falling[down] {
			continue
		}
		columns[column], rising[up], falling[down] = true, true, true
		place(row + 1)
		columns[column], rising[up], falling[down] = false, false, false
	}
}

func main() {
	fmt.Print("Enter n: ")
	fmt.Scan(&n)
	columns = make([]bool, n)
	rising = make([]bool, 2*n-2)
	falling = make([]bool, 2*n-1)
	place(0)
	fmt.Println(count)
}
