import { createInterface } from "node:readline";

let text = "";
for await (const line of createInterface({ input: process.stdin })) text += line;
const n = Number(text);
const boards = [];
const place = (queens) => {
  const row = queens.length;
  if (row === n) {
    boards.push(queens);
    return;
  }
  for (let column = 0; column < n; column++) {
    if (queens.every((c, r) => c !== column && Math.abs(c - column) !== row - r)) {
      place([...queens, column]);
    }
  }
};
place([]);
console.log(JSON.stringify(boards));
