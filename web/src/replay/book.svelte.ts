/** Words of a part of the client that is loaded later: Fluent files by language, fetched when the
 *  part is opened. Several files share one bundle, so that lessons may use the names of cards. */
import { prefs } from "../lib/prefs.svelte.ts";
import { Words } from "../words/catalogue.ts";

type Files = Record<string, () => Promise<string>>;

export class Book {
  private words = $state.raw<Words | null>(null);
  private texts: string[] = [];
  private loading = "";

  constructor(private readonly files: Files[]) {}

  /** A sentence; empty until the file has come. */
  say = (key: string, args: Record<string, unknown> = {}): string => {
    this.load(prefs.language);
    return this.words?.say(key, args) ?? "";
  };

  has = (key: string): boolean => {
    this.load(prefs.language);
    return this.words?.has(key) ?? false;
  };

  /** Whether the files have come. */
  get ready(): boolean {
    this.load(prefs.language);
    return this.words !== null;
  }

  /** The messages whose names begin so, in the order of the files. */
  ids(prefix: string): string[] {
    if (!this.ready) return [];
    const found = this.texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]!));
    return found.filter((id) => id.startsWith(prefix));
  }

  private load(language: string): void {
    if (this.loading === language) return;
    this.loading = language;
    const found = this.files.flatMap((files) =>
      Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`)),
    );
    void Promise.all(found.map(([, load]) => load())).then((texts) => {
      if (this.loading !== language) return;
      this.texts = texts;
      this.words = new Words(language, texts);
    });
  }
}

export const replayWords = new Book([
  import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default" }),
]);
