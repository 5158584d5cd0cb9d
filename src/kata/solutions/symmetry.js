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

  const draw = (column) => ".".repeat(column) + "Q" + ".".repeat(n - 1 - column);

  const keep = () => {
    boards.push(queens.map(draw));
    // With the first queen in the middle column the search finds the image by itself.
    if (2 * queens[0] + 1 < n) boards.push(queens.map((column) => draw(n - 1 - column)));
  };

  const fill = (row) => {
    if (row === n) {
      keep();
      return;
    }
    const end = row === 0 ? Math.ceil(n / 2) : n;
    for (let column = 0; column < end; column++) {
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
