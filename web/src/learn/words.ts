/** The words of the lessons of a game; the game's own words are part of them. */
import { Book } from "../replay/book.svelte.ts";

const ours = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/whiteout/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const books = new Map<string, Book>();

export function lessonWords(game: string): Book {
  let book = books.get(game);
  if (!book) {
    const files = Object.entries(games).filter(([path]) => path.includes(`/games/${game}/`));
    book = new Book([ours, Object.fromEntries(files)]);
    books.set(game, book);
  }
  return book;
}
