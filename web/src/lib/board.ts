/** How a game's own board plugs into the table. A game without one gets the generic board. */
import type { Component } from "svelte";
import type { Facts, View } from "../facts.ts";
import type { TableState } from "../wire.ts";
import type { OptionFacts, Words } from "../words/catalogue.ts";
import type { Marks } from "./notes.ts";

/** A half-made choice: what has been clicked so far. Esc takes it back. */
export interface Picked {
  card?: string;
  seat?: number;
  edge?: number;
  room?: string;
  /** The face of a die. */
  die?: number;
  /** The faces of several dice, as an option writes them: `5522`. */
  dice?: string | undefined;
  character?: string;
}

export interface BoardProps {
  view: View;
  names: string[];
  words: Words;
  /** Who is connected, held by a bot, muted; null in replays and lessons. */
  table: TableState | null;
  /** What the viewer may answer now; nothing while others are asked. */
  options: OptionFacts[];
  picked: Picked;
  /** Something on the board was clicked: a seat, an edge, a room, a die. Narrows the options in the prompt, and
   *  answers when it is clicked again and only one option is left. */
  pick: (picked: Picked) => void;
  /** Answer at once. */
  choose: (option: OptionFacts) => void;
  /** The events that came with the last update, for motion; empty after a reload. */
  news: Facts[];
  /** What each seat said last (a claim as a sentence), by seat. */
  said: Record<number, string>;
  /** The viewer's own marks of suspicion, by seat. */
  marks?: Marks;
  /** The viewer hides role and hand from neighbours: the board must not show them either. */
  hidden?: boolean;
  /** A card of the hand was dropped on something: plays it there where that is possible. */
  drop?: (card: string, target: Picked) => void;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** Card id to drawing: the import of a `*.icons.json`. */
  cardIcons?: Record<string, string>;
  /** The kind of a card: a word of `kind-KIND`, also a class `kind-KIND` on the card. */
  cardKind?: (card: string) => string | undefined;
  /** The verbs of options whose card does not come from the hand: no card of the hand lifts. */
  elsewhere?: ReadonlySet<string>;
  /** The arguments of options, besides seats and cards of the hand, that can be picked on the board. */
  draws?: ReadonlySet<string>;
  /** Whether a player is out of the match, where the view says so in a way of its own. */
  isOut?: (view: View | null, player: number) => boolean;
  /** The kinds of events that are marked as dangers in a replay. */
  dangers?: ReadonlySet<string>;
  /** By kind of event, the kind before it that it says again: "Ada plays Axe on Bo" needs no "Ada plays Axe". */
  saysAgain?: Readonly<Record<string, string>>;
  /** The kinds of events that happen in every turn and decide nothing: the log tells them quietly. */
  routine?: ReadonlySet<string>;
  /** Whether an event belongs into the notebook; without it, those with a secret part do. */
  notable?: (facts: Facts) => boolean;
  /** How many copies of each card the rules use for so many seats: where an own deck starts. */
  usualDeck?: (seats: number) => Record<string, number>;
}

const modules = import.meta.glob<{ default: BoardModule }>("../boards/*/index.ts");
const loaded = new Map<string, Promise<BoardModule | null>>();

/** The board of a game, loaded when a table of it is opened. */
export function boardOf(game: string): Promise<BoardModule | null> {
  let found = loaded.get(game);
  if (!found) {
    const load = modules[`../boards/${game}/index.ts`];
    found = load ? load().then((module) => module.default) : Promise.resolve(null);
    loaded.set(game, found);
  }
  return found;
}
