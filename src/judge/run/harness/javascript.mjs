// Calls the functions of a submission and prints what they return, one JSON value a line.
// Arguments: the file, the mark that leads our lines, the names to look for, then the calls.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";

const [file, mark, joined, ...calls] = process.argv.slice(2);
const names = joined.split(",");
process.argv.length = 2;

// Written at once, so that it keeps its place among what the submission prints.
function say(...words) {
  let bytes = Buffer.from("\n" + [mark, ...words].join(" ") + "\n");
  while (bytes.length > 0) {
    try {
      bytes = bytes.subarray(fs.writeSync(1, bytes));
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
    }
  }
}

// What JSON does not know by itself.
const plain = (key, value) => {
  if (value instanceof Set || value instanceof Map) return [...value.values()];
  if (ArrayBuffer.isView(value)) return Array.from(value);
  return typeof value === "bigint" ? Number(value) : value;
};

// An expression that looks a name up without failing where there is none.
const lookUp = (name) => `typeof ${name} === "undefined" ? undefined : ${name}`;
const table = `({ ${[...names, "Solution"].map((name) => `${name}: ${lookUp(name)}`)} })`;

async function load() {
  const source = fs.readFileSync(file, "utf8");
  if (file.endsWith(".mjs")) {
    const copy = file.replace(/\.mjs$/, ".judged.mjs");
    fs.writeFileSync(copy, `${source}\n;globalThis.judged = ${table};\n`);
    const exported = await import(pathToFileURL(copy));
    return { ...exported, ...withoutEmpty(globalThis.judged) };
  }
  globalThis.require = createRequire(path.resolve(file));
  globalThis.module = { exports: {} };
  globalThis.exports = globalThis.module.exports;
  vm.runInThisContext(source, { filename: file });
  const found = withoutEmpty(vm.runInThisContext(table));
  return { default: globalThis.module.exports, ...globalThis.module.exports, ...found };
}

const withoutEmpty = (object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

// A maker of objects and what to call on them.
function find(space) {
  const kinds = Object.values(space).filter((item) => typeof item === "function");
  for (const name of names) {
    if (typeof space[name] === "function") return [() => null, (_, n) => space[name](n)];
    const kind = kinds.find((item) => typeof item.prototype?.[name] === "function");
    if (kind) return [(n) => new kind(n), (owner, n) => owner[name](n)];
    if (typeof space.Solution?.[name] === "function") {
      return [() => null, (_, n) => space.Solution[name](n)];
    }
  }
  if (typeof space.default === "function") return [() => null, (_, n) => space.default(n)];
  console.error(`no function named ${names.join(" or ")}`);
  process.exit(1);
}

const [make, call] = find(await load());
let reused;
for (const wish of calls) {
  const [manner, size] = wish.split(":");
  const n = Number(size);
  say("call", wish);
  const owner = manner === "fresh" ? make(n) : (reused ??= make(n));
  const value = await call(owner, n);
  say("returned", JSON.stringify(value, plain) ?? "null");
}
say("done");
process.exit(0);
