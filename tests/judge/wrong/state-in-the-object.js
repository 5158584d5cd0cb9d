// LeetCode's shape: a list outside the function.
let result = [];

/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  place(n, []);
  return result;
};

function place(n, queens) {
  const row = queens.length;
  if (row === n) {
    result.push(queens.map((c) => ".".repeat(c) + "Q" + ".".repeat(n - 1 - c)));
    return;
  }
  for (let column = 0; column < n; column++) {
    if (queens.every((c, r) => c !== column && Math.abs(c - column) !== row - r)) {
      place(n, [...queens, column]);
    }
  }
}
