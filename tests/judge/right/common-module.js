function nQueens(n) {
  const boards = [];
  (function place(queens) {
    const row = queens.length;
    if (row === n) return boards.push(queens.map((c) => [...Array(n).keys()].map((i) => +(i === c))));
    for (let column = 0; column < n; column++) {
      if (queens.every((c, r) => c !== column && Math.abs(c - column) !== row - r)) {
        place([...queens, column]);
      }
    }
  })([]);
  return boards;
}

module.exports = { nQueens };
