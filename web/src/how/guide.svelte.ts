/** What players read about a game: the chapters of its how-to-play page, and the short explanation
 *  of every question. Loaded when somebody asks. */
import type { Component } from "svelte";
import { Book } from "../replay/book.svelte.ts";
import type { Words } from "../words/catalogue.ts";

type Files = Record<string, () => Promise<string>>;

const ours = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const names = import.meta.glob<string>("../../../src/whiteout/games/*/words/*.ftl", { query: "?raw", import: "default" });
const helps = import.meta.glob<string>("../../../src/whiteout/games/*/words/help/*.ftl", { query: "?raw", import: "default" });
const chapters = import.meta.glob<string>("../boards/*/how/*.ftl", { query: "?raw", import: "default" });

/** The frame: headings and buttons that are the same for every game. */
export const howWords = new Book([ours]);

const of = (files: Files, game: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([path]) => /\/(?:games|boards)\/(\w+)\//.exec(path)?.[1] === game));

const kept = new Map<string, Book>();
function keep(name: string, make: () => Book): Book {
  const book = kept.get(name) ?? make();
  kept.set(name, book);
  return book;
}

/** The explanations of a game's questions; they name cards as the game does. */
export const helpOf = (game: string): Book => keep(`help ${game}`, () => new Book([of(names, game), of(helps, game)]));

/** The chapters of a game's how-to-play page. */
export const chaptersOf = (game: string): Book => keep(`how ${game}`, () => new Book([of(chapters, game)]));

/** What is asked, what one may do, what happens then. */
export interface Help {
  asked: string;
  may: string;
  then: string;
}

type Speaker = Pick<Words, "has" | "say">;

function helpAt(book: Speaker, key: string): Help | null {
  if (!book.has(key)) return null;
  return { asked: book.say(key), may: book.say(`${key}.may`), then: book.say(`${key}.then`) };
}

/** The explanation behind a question, which names its decision point and perhaps the rule of its
 *  part. A game of another package has its explanations among its words. */
export function explanation(book: Speaker, words: Speaker, ids: string[]): Help | null {
  const parts = ids.flatMap((point) => ids.map((rule) => `help-${point}-${rule}`));
  for (const key of [...parts, ...ids.map((point) => `help-${point}`)]) {
    const found = helpAt(book, key) ?? helpAt(words, key);
    if (found) return found;
  }
  return null;
}

/** Every explanation of a game, in the order of its decision points. */
export function allHelp(book: Book): Help[] {
  return book.ids("help-").map((key) => helpAt(book, key)).filter((help) => help !== null);
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: string[];
  /** What the picture shows. */
  alt: string;
}

export function readChapters(book: Book): Chapter[] {
  return book.ids("how-").map((key) => ({
    id: key.slice("how-".length),
    title: book.say(key),
    paragraphs: book.say(`${key}.text`).split(/\n\s*\n/).map((text) => text.trim()).filter(Boolean),
    alt: book.say(`${key}.alt`),
  }));
}

/** Draws the picture of a chapter. */
export type Picture = Component<{ of: string; alt: string }>;
const pictures = import.meta.glob<{ default: Picture }>("../boards/*/how/Picture.svelte");

export async function pictureOf(game: string): Promise<Picture | null> {
  const load = pictures[`../boards/${game}/how/Picture.svelte`];
  return load ? (await load()).default : null;
}
