/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  const columns = new Set();
  const falling = new Set();
  const rising = new Set();
  const queens = [];
  const boards = [];

  const fill = (row) => {
    if (row === n) {
      boards.push(queens.map((column) => ".".repeat(column) + "Q" + ".".repeat(n - 1 - column)));
      return;
    }
    for (let column = 0; column < n; column++) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue;
      queens.push(column);
      columns.add(column);
      falling.add(row - column);
      rising.add(row + column);
      fill(row + 1);
      queens.pop();
      columns.delete(column);
      falling.delete(row - column);
      rising.delete(row + column);
    }
  };

  fill(0);
  return boards;
};
