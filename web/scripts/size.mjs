/** Weighs what the browser loads: scripts and styles, gzipped, against the budget. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 150_000;
const kilo = (size) => `${(size / 1000).toFixed(1).padStart(7)} kB`;
const here = dirname(fileURLToPath(import.meta.url));
const assets = join(here, "..", "..", "src", "whiteout", "server", "static", "assets");

/** Words are loaded in one language at a time: the largest counts. */
const words = { en: 0, it: 0, es: 0 };
let code = 0;
for (const name of readdirSync(assets).sort()) {
  if (!/\.(js|css)$/.test(name)) continue;
  const size = gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;
  const [language] = /^(en|it|es)(?=-)/.exec(name) ?? [];
  if (language) words[language] += size;
  else code += size;
  console.log(`${kilo(size)}  ${name}`);
}
const total = code + Math.max(...Object.values(words));
console.log(`${kilo(total)}  every page and board in one language, of ${BUDGET / 1000} kB`);
if (total > BUDGET) {
  console.error("The client is over its budget.");
  process.exit(1);
}
