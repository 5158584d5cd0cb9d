// Program: prints the board after every queen.
const n = Number(require("fs").readFileSync(0, "utf8"));
const board = Array.from({ length: n }, () => Array(n).fill("."));

function safe(row, column) {
  for (let i = 0; i < row; i++) {
    for (let j = 0; j < n; j++) {
      if (board[i][j] === "Q" && (j === column || Math.abs(column - j) === row - i)) return false;
    }
  }
  return true;
}

function place(row) {
  if (row === n) return;
  for (let column = 0; column < n; column++) {
    if (!safe(row, column)) continue;
    board[row][column] = "Q";
    console.log(board.map((line) => line.join(" ")).join("\n") + "\n");
    place(row + 1);
    board[row][column] = ".";
  }
}

place(0);
