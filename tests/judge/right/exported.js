export default function solveNQueens(n) {
  const boards = [];
  const place = (queens) => {
    const row = queens.length;
    if (row === n) {
      boards.push(queens.map((c) => ".".repeat(c) + "Q" + ".".repeat(n - 1 - c)));
      return;
    }
    for (let column = 0; column < n; column++) {
      if (queens.every((c, r) => c !== column && Math.abs(c - column) !== row - r)) {
        place([...queens, column]);
      }
    }
  };
  place([]);
  return boards;
}
