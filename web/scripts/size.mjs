/** Weighs the client's code for home and a table of one game (nobody loads the boards of games that
 *  they do not play), gzipped, against the budget. Pages that are loaded when they are opened
 *  (pages/Later.svelte) are weighed beside it; words are text, not code, and what one language adds is
 *  printed, too. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 220_000;
const LANGUAGES = ["en", "it", "es"];
const LATER = /^(Replay|Reveal|Learn|How|Stage)-/;
const kilo = (size) => `${(size / 1000).toFixed(1).padStart(7)} kB`;
const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const assets = join(web, "..", "src", "whiteout", "server", "static", "assets");
const folders = (...path) =>
  readdirSync(join(web, ...path), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const games = [...new Set([...folders("src", "boards"), ...folders("..", "src", "whiteout", "games")])];

/* By game ("" for what all share), then by language ("" for code). */
const weights = new Map();
let total = 0;
let later = 0;
for (const name of readdirSync(assets).sort()) {
  if (!/\.(js|css)$/.test(name)) continue;
  const size = gzipSync(readFileSync(join(assets, name)), { level: 9 }).length;
  total += size;
  console.log(`${kilo(size)}  ${name}`);
  // The home page shows the posters of all games.
  if (LATER.test(name)) {
    later += size;
    continue;
  }
  const game = games.find((id) => name.startsWith(`${id}-`) && !name.startsWith(`${id}-poster`)) ?? "";
  const [language = ""] = /^(en|it|es)(?=-)/.exec(game ? name.slice(game.length + 1) : name) ?? [];
  const key = `${game} ${language}`;
  weights.set(key, (weights.get(key) ?? 0) + size);
}
const weight = (game, language) => weights.get(`${game} ${language}`) ?? 0;
const code = (game) => weight("", "") + weight(game, "");
const words = (game) => Math.max(...LANGUAGES.map((one) => weight("", one) + weight(game, one)));

console.log(`${kilo(total)}  everything: all games, pages and languages`);
console.log(`${kilo(later)}  pages that are loaded when they are opened`);
let over = false;
for (const game of games.filter((id) => weight(id, "") + weight(id, "en") > 0)) {
  console.log(`${kilo(code(game))}  code with ${game}, of ${BUDGET / 1000} kB; its words in one language${kilo(words(game))}`);
  over ||= code(game) > BUDGET;
}
if (over) {
  console.error("The client is over its budget.");
  process.exit(1);
}
