/** The words in use: loaded per language and per game, so that nobody downloads what nobody reads. */
import { prefs } from "../lib/prefs.svelte.ts";
import { api } from "../net/api.ts";
import { Words } from "./catalogue.ts";
import type { Language } from "./languages.ts";

type Load = () => Promise<string>;

/* One file per place and language: this client's (its boards and larger pages bring their own),
 * the platform's, each game's. */
const ours = import.meta.glob<string>(
  ["./*.ftl", "../pages/*.ftl", "../boards/*/*.ftl", "../boards/*/poster/*.ftl", "../replay/*.ftl", "../learn/*.ftl", "../stage/*.ftl"],
  { query: "?raw", import: "default" },
);
const platform = import.meta.glob<string>("../../../src/whiteout/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/whiteout/games/*/words/*.ftl", {
  query: "?raw",
  import: "default",
});

function read(files: Record<string, Load>, ending: string): Promise<string[]> {
  const found = Object.entries(files).filter(([path]) => path.endsWith(ending));
  return Promise.all(found.map(([, load]) => load()));
}

const uiWords = (language: Language): Promise<string[]> => read(ours, `/${language}.ftl`);

/** The words of the platform and of one game, as the Python side has them. */
async function gameWords(language: Language, game: string): Promise<Words> {
  const [declared, ...texts] = await Promise.all([
    game ? api.game(game).catch(() => undefined) : undefined,
    read(platform, `/words/${language}.ftl`),
    game ? wordsOf(language, game) : [],
  ]);
  return new Words(language, texts.flat(), declared);
}

/** The words of a game: those of this client, or of the server where a package has brought the game. */
async function wordsOf(language: Language, game: string): Promise<string[]> {
  const ours = await read(games, `/${game}/words/${language}.ftl`);
  return ours.length > 0 ? ours : [await api.words(game, language).catch(() => "")];
}

class Speech {
  private ui = $state.raw(new Words("en", []));
  private books = $state.raw<Record<string, Words>>({});
  private wanted = new Set<string>();
  ready = $state(false);

  /** Load the client's words in the language chosen, and every game's that is in use. */
  async speak(language: Language): Promise<void> {
    const ui = new Words(language, await uiWords(language));
    const books = await Promise.all(
      [...this.wanted].map(async (game) => [game, await gameWords(language, game)] as const),
    );
    this.ui = ui;
    this.books = { ...this.books, ...Object.fromEntries(books) };
    this.ready = true;
  }

  /** A sentence of this client's own. */
  say = (key: string, args: Record<string, unknown> = {}): string => this.ui.say(key, args);

  has = (key: string): boolean => this.ui.has(key);

  /** The words of a game; until they are loaded, words that fall back to bare ids. */
  of(game: string): Words {
    const found = this.books[game];
    if (!this.wanted.has(game)) {
      this.wanted.add(game);
      void gameWords(prefs.language, game).then((words) => {
        this.books = { ...this.books, [game]: words };
      });
    }
    return found ?? EMPTY;
  }
}

const EMPTY = new Words("en", []);

export const speech = new Speech();
export const t = speech.say;
