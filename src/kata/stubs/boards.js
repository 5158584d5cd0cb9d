{about}

/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  // Your search goes here.
  return [];
};
