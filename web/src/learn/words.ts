/** The words of the lessons of a game; the game's own words are part of them. A game may keep its
 *  lessons beside its board. */
import { Book } from "../replay/book.svelte.ts";

const ours = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/whiteout/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const lessons = import.meta.glob<string>("../boards/*/learn/*.ftl", { query: "?raw", import: "default" });
const books = new Map<string, Book>();

export function lessonWords(game: string): Book {
  let book = books.get(game);
  if (!book) {
    const own = Object.entries({ ...games, ...lessons }).filter(([path]) => /\/(?:games|boards)\/(\w+)\//.exec(path)?.[1] === game);
    book = new Book([ours, Object.fromEntries(own)]);
    books.set(game, book);
  }
  return book;
}
