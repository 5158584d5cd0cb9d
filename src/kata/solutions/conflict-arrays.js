/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  const queens = Array(n).fill(0); // queens[row] is a column
  const columns = Array(n).fill(false);
  const falling = Array(2 * n).fill(false); // row - column + n
  const rising = Array(2 * n).fill(false); // row + column
  const boards = [];

  const mark = (row, column, taken) => {
    columns[column] = falling[row - column + n] = rising[row + column] = taken;
  };

  const fill = (row) => {
    if (row === n) {
      boards.push(queens.map((column) => ".".repeat(column) + "Q" + ".".repeat(n - 1 - column)));
      return;
    }
    for (let column = 0; column < n; column++) {
      if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
      queens[row] = column;
      mark(row, column, true);
      fill(row + 1);
      mark(row, column, false);
    }
  };

  fill(0);
  return boards;
};
