/**
 * @param {number} n
 * @return {number}
 */
var totalNQueens = function (n) {
  const columns = Array(n).fill(false);
  const falling = Array(2 * n).fill(false); // row - column + n
  const rising = Array(2 * n).fill(false); // row + column

  const mark = (row, column, taken) => {
    columns[column] = falling[row - column + n] = rising[row + column] = taken;
  };

  const count = (row) => {
    if (row === n) return 1;
    let solutions = 0;
    for (let column = 0; column < n; column++) {
      if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
      mark(row, column, true);
      solutions += count(row + 1);
      mark(row, column, false);
    }
    return solutions;
  };

  return count(0);
};
