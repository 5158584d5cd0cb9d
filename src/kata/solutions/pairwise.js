/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  const queens = []; // queens[row] is a column
  const boards = [];

  const isSafe = (row, column) =>
    queens.every((other, above) => other !== column && Math.abs(other - column) !== row - above);

  const fill = (row) => {
    if (row === n) {
      boards.push(queens.map((column) => ".".repeat(column) + "Q" + ".".repeat(n - 1 - column)));
      return;
    }
    for (let column = 0; column < n; column++) {
      if (isSafe(row, column)) {
        queens.push(column);
        fill(row + 1);
        queens.pop();
      }
    }
  };

  fill(0);
  return boards;
};
