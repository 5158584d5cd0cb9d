/**
 * @param {number} n
 * @return {string[][]}
 */
var solveNQueens = function (n) {
  const directions = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];
  const board = Array.from({ length: n }, () => Array(n).fill("."));
  const boards = [];

  const isSafe = (row, column) =>
    directions.every(([down, right]) => {
      let r = row + down;
      let c = column + right;
      while (0 <= r && r < n && 0 <= c && c < n) {
        if (board[r][c] === "Q") return false;
        r += down;
        c += right;
      }
      return true;
    });

  const fill = (column) => {
    if (column === n) {
      boards.push(board.map((line) => line.join("")));
      return;
    }
    for (let row = 0; row < n; row++) {
      if (isSafe(row, column)) {
        board[row][column] = "Q";
        fill(column + 1);
        board[row][column] = ".";
      }
    }
  };

  fill(0);
  return boards;
};
