/** What games declare, from the Python side, and films kept for tests. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Facts } from "../src/facts.ts";
import { ABOVE, Film } from "../src/replay/film.ts";
import type { Difference, Replayed } from "../src/wire.ts";
import { type Declared, Words } from "../src/words/catalogue.ts";

export const ROOT = join(__dirname, "..", "..");

/** The environment's Python, or a clear error: types are the game's to declare. */
export function python(...words: string[]): string {
  const found = [process.env["VIRTUAL_ENV"], join(ROOT, ".venv")]
    .map((home) => join(home ?? "", "bin", "python"))
    .find((path) => existsSync(path));
  if (!found) throw new Error("no Python environment: run `python3 dev.py` once");
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  return execFileSync(found, words, { env, encoding: "utf-8", maxBuffer: 1e9 });
}

const FACTS = `
import json, sys
from whiteout.games.registry import find_game
game = find_game(sys.argv[1])
claims = [
    {"key": claim.key, "blanks": [
        {"name": b.name, "family": b.family, "choices": b.choices, "most": b.most} for b in claim.blanks
    ]} for claim in game.claims()
]
print(json.dumps({"types": game.types(), "claims": claims, "cards": game.cards, "roles": game.roles}))
`;

const known = new Map<string, Declared & { cards: string[]; roles: string[] }>();

export function declared(game: string): Declared & { cards: string[]; roles: string[] } {
  let found = known.get(game);
  if (!found) {
    found = JSON.parse(python("-c", FACTS, game)) as Declared & { cards: string[]; roles: string[] };
    known.set(game, found);
  }
  return found;
}

/** The words of a game, with or without those of the platform. */
export function gameWords(game: string, language = "en", platform = false): Words {
  const folders = [...(platform ? ["words"] : []), `games/${game}/words`];
  const texts = folders.map((folder) => readFileSync(join(ROOT, "src/whiteout", folder, `${language}.ftl`), "utf-8"));
  return new Words(language, texts, declared(game));
}

interface KeptStep {
  events: Facts[];
  view: Facts;
  gone: string[];
}
type Kept = Omit<Replayed, "viewer" | "steps"> & { viewers: Record<string, KeptStep[]> };

/** A film as a server would send it, from one that keeps whole fields by viewer. */
export function replayed(kept: unknown, viewer = ABOVE): Replayed {
  const { viewers, ...facts } = kept as Kept;
  const steps = (viewers[String(viewer)] ?? []).map(({ events, view, gone }) => ({
    events,
    change: {
      ...Object.fromEntries(Object.entries(view).map(([field, value]): [string, Difference] => [field, [value]])),
      ...Object.fromEntries(gone.map((field): [string, 0] => [field, 0])),
    },
  }));
  return { ...facts, viewer, steps };
}

/** The same with all eyes at hand. */
export async function filmOf(kept: unknown): Promise<Film> {
  const film = new Film(replayed(kept), (viewer) => Promise.resolve(replayed(kept, viewer)));
  for (const viewer of film.viewers) await film.load(viewer);
  return film;
}
