// Program: the printing loop runs to n.
const lines = require("fs").readFileSync(0, "utf8").split("\n");
const n = parseInt(lines[0], 10);
const found = [];

function place(queens) {
  const row = queens.length;
  if (row === n) return found.push(queens);
  for (let column = 0; column < n; column++) {
    if (queens.every((c, r) => c !== column && Math.abs(c - column) !== row - r)) {
      place([...queens, column]);
    }
  }
}

place([]);
if (found.length === 0) console.log("No solution");
for (let i = 0; i < n && i < found.length; i++) {
  for (const column of found[i]) {
    console.log(". ".repeat(column) + "Q " + ". ".repeat(n - 1 - column));
  }
  console.log();
}
