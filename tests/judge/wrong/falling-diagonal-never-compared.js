// Program, n from the first line, one JSON list of boards.
const n = Number(require("fs").readFileSync(0, "utf8").trim());
const boards = [];

function place(queens) {
  const row = queens.length;
  if (row === n) {
    boards.push(queens.map((c) => ".".repeat(c) + "Q" + ".".repeat(n - 1 - c)));
    return;
  }
  for (let column = 0; column < n; column++) {
    const free = queens.every((c, r) => c !== column && r + c !== row + column);
    if (free) place([...queens, column]);
  }
}

place([]);
console.log(JSON.stringify(boards));
