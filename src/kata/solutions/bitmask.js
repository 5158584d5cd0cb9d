/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  const full = (1 << n) - 1; // one bit for each column
  const queens = []; // queens[row] is a bit
  const boards = [];

  const draw = (queen) => {
    const column = 31 - Math.clz32(queen);
    return ".".repeat(column) + "Q" + ".".repeat(n - 1 - column);
  };

  const fill = (columns, falling, rising) => {
    if (columns === full) {
      boards.push(queens.map(draw));
      return;
    }
    let free = full & ~(columns | falling | rising);
    while (free !== 0) {
      const queen = free & -free; // the lowest bit
      free ^= queen;
      queens.push(queen);
      fill(columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
      queens.pop();
    }
  };

  fill(0, 0, 0);
  return boards;
};
