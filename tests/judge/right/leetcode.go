func solveNQueens(n int) [][]string {
	boards := [][]string{}
	queens := []int{}
	var place func(row int)
	place = func(row int) {
		if row == n {
			board := []string{}
			for _, column := range queens {
				board = append(board, strings.Repeat(".", column)+"Q"+strings.Repeat(".", n-column-1))
			}
			boards = append(boards, board)
			return
		}
		for column := 0; column < n; column++ {
			if safe(queens, row, column) {
				queens = append(queens, column)
				place(row + 1)
				queens = queens[:row]
			}
		}
	}
	place(0)
	return boards
}

func safe(queens []int, row, column int) bool {
	for other, at := range queens {
		apart := math.Abs(float64(at - column))
		if at == column || int(apart) == row-other {
			return false
		}
	}
	return true
}
