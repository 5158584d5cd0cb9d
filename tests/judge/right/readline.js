const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin, output: process.stdout });

rl.question("Enter the Board Size: ", (answer) => {
  const n = parseInt(answer, 10);
  let count = 0;
  const place = (queens) => {
    const row = queens.length;
    if (row === n) {
      count++;
      console.log(`\nSolution #${count}`);
      for (const column of queens) {
        console.log("x ".repeat(column) + "Q " + "x ".repeat(n - 1 - column));
      }
      return;
    }
    for (let column = 0; column < n; column++) {
      if (queens.every((c, r) => c !== column && Math.abs(c - column) !== row - r)) {
        place([...queens, column]);
      }
    }
  };
  place([]);
  console.log(`\n${count} solutions were found.`);
  rl.close();
});
