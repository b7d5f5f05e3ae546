import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { check } from "../../src/replay/check.ts";
import { deal } from "../../src/boards/stay_away/deal.ts";
import { commitment, context, Doubt, Draws, hex, open, unhex } from "../../src/replay/fair.ts";
import { Film } from "../../src/replay/film.ts";
import { plain, plainSha256, web } from "../../src/replay/sha256.ts";
import type { Replayed } from "../../src/wire.ts";
import deals from "./deals.json";
import film from "./film.json";
import vectors from "./vectors.json";
import { replayed } from "../declared.ts";

const DOCS = "../docs/records.md";
const told = (): Replayed => replayed(film.replayed);

describe.each([["the browser's hash", web], ["the small one", plain]])("by %s", (_name, hash) => {
  const secret = unhex(vectors.secret);
  const fresh = async () => new Draws(secret, await context("stay_away", vectors.entropy, hash), hash);

  it("agrees with every vector of docs/records.md", async () => {
    expect(await commitment(secret, unhex(vectors.salt), hash)).toBe(vectors.commitment);
    expect(hex(await context("stay_away", vectors.entropy, hash))).toBe(vectors.context);
    expect(hex(await (await fresh()).block("deck", 0))).toBe(vectors.block);
    const take = async (count: number, one: () => Promise<number>) => {
      const found: number[] = [];
      for (let index = 0; index < count; index += 1) found.push(await one());
      return found;
    };
    const words = await fresh();
    expect(await take(10, () => words.word("deck"))).toEqual(vectors.words);
    expect(await take(12, () => words.below(6, "first player"))).toEqual(vectors.first_players);
    expect(await take(8, () => words.below(3221225472, "large"))).toEqual(vectors.large);
    const items = [...Array(10).keys()];
    await (await fresh()).shuffle(items, "deck");
    expect(items).toEqual(vectors.shuffled);
  });

  it.each(deals.map((one) => [JSON.parse(one.record.split("\n")[0]!).seats, one] as const))(
    "deals a match of %i as Python does",
    async (_seats, wanted) => {
      const { header, draws } = await open(wanted.record, hash);
      const found = await deal(header, draws);
      expect(found).toEqual({ seating: wanted.seating, first: wanted.first, hands: wanted.hands, deck: wanted.deck });
    },
  );
});

it("holds the same vectors as the documentation", () => {
  if (!existsSync(DOCS)) return;
  const block = /<!-- vectors -->\s*```json\n([\s\S]*?)```/.exec(readFileSync(DOCS, "utf-8"));
  expect(JSON.parse(block?.[1] ?? "{}")).toEqual(vectors);
});

it("hashes texts of every length around a block", async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = new Uint8Array(length).fill(length);
    expect(hex(plainSha256(text))).toBe(hex(await web.sha256(text)));
  }
});

describe("a record", () => {
  it("is dealt as its secret says, to the last card", async () => {
    const verdict = await check(film.record, new Film(told()), "");
    expect(verdict.checks.map(({ name }) => name)).toEqual(["commitment", "seating", "first", "hands", "deck"]);
    expect(verdict.good).toBe(true);
  });

  it("does not pass for another fingerprint", async () => {
    const verdict = await check(film.record, new Film(told()), "00".repeat(32));
    expect(verdict.good).toBe(false);
    expect(verdict.checks.find(({ name }) => name === "published")?.good).toBe(false);
  });

  it("does not pass with a card moved", async () => {
    const forged = structuredClone(told());
    const [deck] = (forged.steps[0]!.change as Record<string, [{ cards: string[] }]>)["deck"]!;
    [deck.cards[0], deck.cards[5]] = [deck.cards[5]!, deck.cards[0]!];
    deck.cards[3] = "flamethrower";
    expect((await check(film.record, new Film(forged))).good).toBe(false);
  });

  it.each([
    ["another secret", (record: string) => record.replace(/"secret":"../, '"secret":"ff')],
    ["not revealed", (record: string) => record.trim().split("\n").slice(0, -1).join("\n")],
    ["not fair", (record: string) => record.replace('"kind":"fair"', '"kind":"seeded"')],
    ["not hexadecimal", (record: string) => record.replace(/"salt":"../, '"salt":"zz')],
    ["not a record", () => "hello"],
  ])("is doubted: %s", async (why, change) => {
    const record = change(film.record);
    await expect(open(record)).rejects.toThrow(Doubt);
    expect((await check(record, null)).doubt).toBe(why.replaceAll(" ", "_"));
  });
});
