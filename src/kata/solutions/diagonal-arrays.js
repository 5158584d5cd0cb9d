/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  const board = Array.from({ length: n }, () => Array(n).fill("."));
  const columns = Array(n).fill(false);
  const falling = Array(2 * n - 1).fill(false); // row - column + n - 1
  const rising = Array(2 * n - 1).fill(false); // row + column
  const boards = [];

  const mark = (row, column, taken) => {
    board[row][column] = taken ? "Q" : ".";
    columns[column] = falling[row - column + n - 1] = rising[row + column] = taken;
  };

  const fill = (row) => {
    if (row === n) {
      boards.push(board.map((line) => line.join("")));
      return;
    }
    for (let column = 0; column < n; column++) {
      if (columns[column] || falling[row - column + n - 1] || rising[row + column]) continue;
      mark(row, column, true);
      fill(row + 1);
      mark(row, column, false);
    }
  };

  fill(0);
  return boards;
};
