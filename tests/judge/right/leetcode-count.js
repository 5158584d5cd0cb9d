/**
 * @param {number} n
 * @return {number}
 */
const totalNQueens = (n) => {
  const columns = new Set(), falling = new Set(), rising = new Set();
  const place = (row) => {
    if (row === n) return 1;
    let count = 0;
    for (let column = 0; column < n; column++) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue;
      columns.add(column); falling.add(row - column); rising.add(row + column);
      count += place(row + 1);
      columns.delete(column); falling.delete(row - column); rising.delete(row + column);
    }
    return count;
  };
  return place(0);
};
