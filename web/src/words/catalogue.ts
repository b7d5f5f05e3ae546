/** Sentences of the platform and of a game, from the same Fluent files as the Python side
 *  (src/whiteout/words/catalogue.py): facts are named by their field alone, the same way for every
 *  game. Where Python returns a text, this can also tell which parts of it are seats and cards. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Choice, Facts } from "../facts.ts";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
export const SEAT_FIELDS = set(
  "player target partner other by first speaker seat initiator to chain winners seating " +
    "players captain giver holder team nominee in_favour against",
);
export const CARD_FIELDS = set("card cards shown gave received kinds bottom");
/** Fields that hold an id, and the family of words that names it. */
const family = (name: string, fields: string): [string, string][] =>
  fields.split(" ").map((field) => [field, name || field]);
export const NAMED_FIELDS: ReadonlyMap<string, string> = new Map([
  ...family("", "cause reason role side step what room power character department mission"),
  ...family("", "gear chip hazard fallout way"),
  ...family("role", "blood held dealt kept"),
  ...family("room", "rooms"),
  ...family("objective", "slot"),
  ...family("vote", "about"),
]);
const DICE_FIELDS = set("dice rolled kept");
const NOT_THERE = "none";
const SKIPPED = set("event only_you secret");

/** An option as the rules write it, taken apart: `discard axe`. */
export interface OptionFacts {
  text: string;
  verb: string;
  args: Facts;
}

/** A piece of a sentence: plain, or a link to a seat or to a card. */
export interface Part {
  text: string;
  seat?: number;
  card?: string;
}

/* Private-use characters mark seats and cards inside a sentence; names never hold them. */
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = /\uE000([sc])([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

export class Words {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  // -- sentences ---------------------------------------------------------------------------------

  private pattern(key: string): Pattern | null {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The sentence of this key with its blanks filled in; the key itself where there is none. */
  say(key: string, args: Facts = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return key;
    return this.bundle.formatPattern(pattern, args as Record<string, string>, []);
  }

  /** What `prefix-value` says; where nothing does, the value in readable form. */
  known(prefix: string, value: string): string {
    const key = `${prefix}-${value}`;
    return this.has(key) ? this.say(key) : value.replaceAll("_", " ");
  }

  // -- names -------------------------------------------------------------------------------------

  card = (card: string): string => this.known("card", card);

  cardText(card: string): string {
    const key = `card-${card}.text`;
    return this.has(key) ? this.say(key) : "";
  }

  role = (role: string): string => this.known("role", role);

  side = (side: string): string => this.known("side", side);

  // -- facts as sentences ------------------------------------------------------------------------

  /** An option taken apart. Its arguments' names are the blanks of its sentence; an option
   *  without a sentence has numbered ones. */
  parse(text: string): OptionFacts {
    const [verb = "", ...values] = text.split(" ");
    const names = this.blanks(`option-${verb}`);
    const args: Facts = {};
    values.forEach((value, index) => {
      args[names[index] ?? String(index)] = /^-?\d+$/.test(value) ? Number(value) : value;
    });
    return { text, verb, args };
  }

  private blanks(key: string): string[] {
    const pattern = this.pattern(key);
    if (pattern === null || typeof pattern === "string") return [];
    const names = pattern.flatMap((part) => {
      const asked = typeof part === "object" && part.type === "select" ? part.selector : part;
      return typeof asked === "object" && asked.type === "var" ? [asked.name] : [];
    });
    return [...new Set(names)];
  }

  option(option: OptionFacts, names: string[], seating: number[] | null = null): string {
    const key = `option-${option.verb}`;
    return this.has(key) ? this.say(key, this.named(option.args, names, seating)) : option.text;
  }

  prompt(choice: Choice, names: string[], seating: number[] | null = null): string {
    const part = `prompt-${choice.point}-${choice.rule}`; // a point that is asked in parts
    const key = this.has(part) ? part : `prompt-${choice.point}`;
    return this.has(key) ? this.say(key, this.named(choice.about, names, seating)) : choice.point;
  }

  event(facts: Facts, names: string[], seating: number[] | null = null): string {
    return plain(this.marked(facts, names, seating));
  }

  /** An event as parts, so that names and cards can be links. */
  eventParts(facts: Facts, names: string[], seating: number[] | null = null): Part[] {
    return cut(this.marked(facts, names, seating));
  }

  claim(facts: Facts, names: string[]): string {
    return plain(this.markedClaim(facts, names));
  }

  private marked(facts: Facts, names: string[], seating: number[] | null): string {
    const kind = String(facts["event"]);
    if (kind === "claimed") return this.markedClaim(facts, names);
    const mine = facts["only_you"] as Facts | undefined;
    const args = this.named({ ...facts, ...mine }, names, seating, true);
    const key = `event-${kind}`;
    if (!this.has(key)) return bare(kind, args);
    if (mine && this.has(`${key}-you`)) return this.say(`${key}-you`, args);
    if ("shown" in facts && this.has(`${key}-shown`)) return this.say(`${key}-shown`, args);
    return this.say(key, args) + this.fromAbove(facts, names);
  }

  private markedClaim(facts: Facts, names: string[]): string {
    const args = this.named(facts, names, null, true);
    const key = `claim-${facts["claim"]}`;
    return this.has(key) ? this.say(key, args) : bare(String(facts["claim"]), args);
  }

  /** What single seats saw besides, for the reader of an opened record. */
  private fromAbove(facts: Facts, names: string[]): string {
    const secrets = Object.entries((facts["secret"] as Record<string, Facts> | undefined) ?? {});
    const parts = secrets.map(([seat, secret]) => {
      const values = Object.values(this.named(secret, names, null, true));
      return `${names[Number(seat)]}: ${values.join(", ")}`;
    });
    return parts.length > 0 ? ` [${parts.join("; ")}]` : "";
  }

  /** The fields of some facts as they go into a sentence. */
  named(facts: Facts, names: string[], seating: number[] | null = null, mark = false): Facts {
    const fields = Object.entries(facts).filter(([field]) => !SKIPPED.has(field));
    return Object.fromEntries(
      fields.map(([field, value]) => [field, this.name(field, value, names, seating, mark)]),
    );
  }

  private name(
    field: string,
    value: unknown,
    names: string[],
    seating: number[] | null,
    mark: boolean,
  ): string | number {
    if (value === null || value === undefined) return NOT_THERE;
    if (Array.isArray(value)) {
      if (value.length === 0) return this.say(SEAT_FIELDS.has(field) ? "nobody" : "none");
      const parts = value.map((part) => this.name(field, part, names, seating, mark));
      return parts.join(DICE_FIELDS.has(field) ? " " : ", ");
    }
    if (typeof value === "object") {
      return Object.values(this.named(value as Facts, names, seating, mark)).join(": ");
    }
    if (typeof value === "boolean") return Number(value);
    if (typeof value === "number") return this.nameNumber(field, value, names, seating, mark);
    const text = clean(String(value));
    if (CARD_FIELDS.has(field)) return tag(mark, "c", text, this.card(text));
    const named = NAMED_FIELDS.get(field);
    return named === undefined ? text : this.known(named, text);
  }

  private nameNumber(
    field: string,
    value: number,
    names: string[],
    seating: number[] | null,
    mark: boolean,
  ): string | number {
    if (SEAT_FIELDS.has(field)) {
      const name = names[value];
      return name === undefined ? this.say("nobody") : tag(mark, "s", value, clean(name));
    }
    if (field === "dice") return [...String(value)].join(" "); // `keep 5522`
    if (field === "direction") return this.known(field, value > 0 ? "clockwise" : "counterclockwise");
    return field === "edge" ? this.edge(value, names, seating) : value;
  }

  /** The space between two chairs, by those who sit there. */
  edge(edge: number, names: string[], seating: number[] | null): string {
    if (!seating?.length) return this.say("edge-number", { number: edge });
    const one = names[seating[edge] ?? -1] ?? "";
    const other = names[seating[(edge + 1) % seating.length] ?? -1] ?? "";
    return this.say("edge-between", { one, other });
  }
}

const clean = (text: string): string => text.replace(/[\uE000-\uE002]/g, "");

const tag = (mark: boolean, kind: "s" | "c", id: string | number, text: string): string =>
  mark ? OPEN + kind + id + MIDDLE + text + CLOSE : text;

/** A sentence for a game without words: nothing is lost, though nothing is pretty. */
function bare(kind: string, args: Facts): string {
  const parts = Object.entries(args).map(([field, value]) => `${field} ${value}`);
  const name = kind.replaceAll("_", " ");
  return parts.length > 0 ? `${name}: ${parts.join(", ")}` : name;
}

const plain = (marked: string): string => marked.replace(MARKED, "$3");

function cut(marked: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > at) parts.push({ text: marked.slice(at, match.index) });
    const [whole, kind, id = "", text = ""] = match;
    parts.push(kind === "s" ? { text, seat: Number(id) } : { text, card: id });
    at = match.index + whole.length;
  }
  if (at < marked.length) parts.push({ text: marked.slice(at) });
  return parts;
}
