{about}

/**
 * @param {number} n
 * @return {number}
 */
var totalNQueens = function (n) {
  // Your search goes here.
  return 0;
};
