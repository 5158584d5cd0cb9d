// LeetCode's shape: mirrors the boards of the middle column too.
var solveNQueens = function (n) {
  const found = [];
  const place = (queens) => {
    const row = queens.length;
    if (row === n) {
      found.push(queens);
      if (n > 1) found.push(queens.map((column) => n - 1 - column));
      return;
    }
    const end = row === 0 ? Math.ceil(n / 2) : n;
    for (let column = 0; column < end; column++) {
      if (queens.every((c, r) => c !== column && Math.abs(c - column) !== row - r)) {
        place([...queens, column]);
      }
    }
  };
  place([]);
  return found.map((queens) =>
    queens.map((column) => ".".repeat(column) + "Q" + ".".repeat(n - 1 - column))
  );
};
