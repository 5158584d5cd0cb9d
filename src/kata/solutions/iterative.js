/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  const queens = []; // queens[row] is a column: the stack
  const boards = [];
  let column = 0;

  const isSafe = () =>
    queens.every(
      (other, above) =>
        other !== column && Math.abs(other - column) !== queens.length - above,
    );

  for (;;) {
    if (queens.length === n) {
      boards.push(queens.map((queen) => ".".repeat(queen) + "Q" + ".".repeat(n - 1 - queen)));
      column = n;
    }
    if (column === n) {
      if (queens.length === 0) return boards;
      column = queens.pop() + 1;
    } else if (isSafe()) {
      queens.push(column);
      column = 0;
    } else {
      column++;
    }
  }
};
