/** Sentences of the platform and of a game, from the same Fluent files as the Python side
 *  (src/whiteout/words/catalogue.py): facts are named by their types, which the game declares.
 *  Where Python returns a text, this can also tell which parts of it are seats and cards. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Choice, Facts } from "../facts.ts";
import type { GameFacts } from "../wire.ts";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** What a game declares of the things it speaks of. */
export type Declared = Pick<GameFacts, "types" | "claims">;
/** By field or path: `seat`, `id:FAMILY`, `number` and so on (docs/protocol.md, Games). */
export type TypesOf = Record<string, string>;

const NOTHING: Declared = { types: {}, claims: [] };
const NOT_THERE = "none";
const SKIPPED: ReadonlySet<string> = new Set(["event", "only_you", "secret", "claim"]);

/** The family of words that names values of a type, if it has one. */
export const familyOf = (type: string): string => /^ids?:(.*)$/.exec(type)?.[1] ?? "";
export const isSeat = (type: string): boolean => type === "seat" || type === "seats";

/** An option as the rules write it, taken apart: `discard axe`. */
export interface OptionFacts {
  text: string;
  verb: string;
  args: Facts;
  types: TypesOf;
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
    private readonly declared: Declared = NOTHING,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    // What the platform says of every game, such as option-pass, a game may say otherwise.
    for (const text of texts) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
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

  /** An option taken apart. An argument without a declared name is numbered. */
  parse(text: string): OptionFacts {
    const [verb = "", ...values] = text.split(" ");
    const types = this.declared.types.options?.[verb] ?? {};
    const names = Object.keys(types);
    const args: Facts = {};
    values.forEach((value, index) => {
      const name = names[index] ?? String(index);
      args[name] = types[name] !== "dice" && /^-?\d+$/.test(value) ? Number(value) : value;
    });
    return { text, verb, args, types };
  }

  /** An option as a person reads it. A game may name an answer by what it does at a decision point:
   *  "Burn Ember" instead of "Yes". */
  option(option: OptionFacts, names: string[], seating: number[] | null = null, choice?: Choice | null): string {
    const here = `option-${option.verb}-${choice?.point}`;
    const key = choice && this.has(here) ? here : `option-${option.verb}`;
    if (!this.has(key)) return option.text.replaceAll("_", " ");
    const about = choice ? this.named(choice.about, this.declared.types.about ?? {}, names, seating) : {};
    return this.say(key, { ...about, ...this.named(option.args, option.types, names, seating) });
  }

  /** The same where the card itself bears it: "Discard", on the card that would be discarded. */
  act(option: OptionFacts, names: string[]): string {
    const key = `option-${option.verb}`;
    const short = this.has(`${key}.act`) ? `${key}.act` : key;
    const blank = Object.entries(this.named(option.args, option.types, names)).map(([field, value]) => [field, familyOf(option.types[field] ?? "") === "card" ? "" : value]);
    return (this.has(short) ? this.say(short, Object.fromEntries(blank)).trim() : "") || this.option(option, names);
  }

  prompt(choice: Choice, names: string[], seating: number[] | null = null): string {
    const part = `prompt-${choice.point}-${choice.rule}`; // a point that is asked in parts
    const key = this.has(part) ? part : `prompt-${choice.point}`;
    if (!this.has(key)) return choice.point;
    return this.say(key, this.named(choice.about, this.declared.types.about ?? {}, names, seating));
  }

  /** What those who are asked decide, for everybody else. */
  waiting(choice: Choice, names: string[], seating: number[] | null = null, me = -1): string {
    const part = `waiting-${choice.point}-${choice.rule}`;
    const key = this.has(part) ? part : `waiting-${choice.point}`;
    const who = choice.waiting.map((seat) => names[seat] ?? "?");
    const args = { who: this.list(who), count: who.length };
    if (!this.has(key)) return this.say("waiting-for", { names: args.who });
    const about = this.named(choice.about, this.declared.types.about ?? {}, names, seating);
    return this.say(this.addressed(key, choice.about, me), { ...about, ...args });
  }

  /** Names as one says them: "Ada, Bo and Cy". */
  list(names: string[]): string {
    return new Intl.ListFormat(this.language, { type: "conjunction" }).format(names);
  }

  event(facts: Facts, names: string[], seating: number[] | null = null, me = -1): string {
    return plain(this.marked(facts, names, seating, me));
  }

  /** An event as parts, so that names and cards can be links. */
  eventParts(facts: Facts, names: string[], seating: number[] | null = null, me = -1): Part[] {
    return cut(this.marked(facts, names, seating, me));
  }

  /** Several events of one kind as one sentence ("Ada, Bo and you pass"), where the game has one for
   *  them: `events-KIND` for several players, its attribute `.same` for one player several times. */
  rowParts(rows: Facts[], names: string[], me = -1, you = ""): Part[] | null {
    const players = [...new Set(rows.map((facts) => Number(facts["player"])))];
    const key = `events-${String(rows[0]?.["event"])}${players.length === 1 ? ".same" : ""}`;
    if (!this.has(key)) return null;
    const named = players.map((seat) => (seat === me ? you : tag(true, "s", seat, clean(names[seat] ?? "?"))));
    const args = this.named(rows[0]!, this.eventTypes(String(rows[0]!["event"])), names, null, true);
    return cut(this.say(this.addressed(key, rows[0]!, players.length === 1 ? me : -1), { ...args, players: this.list(named), count: rows.length }));
  }

  /** The sentence as the one reads it whom a field names: the attribute of that field, if the
   *  sentence has one ("You play Axe" is `.player` of "Ada plays Axe"). */
  private addressed(key: string, facts: Facts, me: number): string {
    if (me < 0) return key;
    const field = Object.keys(facts).find((name) => facts[name] === me && this.has(`${key}.${name}`));
    return field ? `${key}.${field}` : key;
  }

  claim(facts: Facts, names: string[]): string {
    return plain(this.markedClaim(facts, names));
  }

  private marked(facts: Facts, names: string[], seating: number[] | null, me: number): string {
    const kind = String(facts["event"]);
    if (kind === "claimed") return this.markedClaim(facts, names);
    const mine = facts["only_you"] as Facts | undefined;
    const args = this.named({ ...facts, ...mine }, this.eventTypes(kind), names, seating, true);
    const key = `event-${kind}`;
    if (!this.has(key)) return bare(kind, args);
    const own = mine && this.has(`${key}-you`);
    const open = "shown" in facts && this.has(`${key}-shown`);
    const said = this.addressed(own ? `${key}-you` : open ? `${key}-shown` : key, facts, me);
    return this.say(said, args) + (own || open ? "" : this.fromAbove(facts, names));
  }

  private eventTypes(kind: string): TypesOf {
    return this.declared.types.events?.[kind] ?? {};
  }

  private markedClaim(facts: Facts, names: string[]): string {
    const kind = String(facts["claim"]);
    const args = this.named(facts, this.claimTypes(kind), names, null, true);
    const key = `claim-${kind}`;
    return this.has(key) ? this.say(this.voiced(key, facts), args) : bare(kind, args);
  }

  /** The sentence as this speaker says it: of oneself (`.self`), or with the voice of the seat, one of
   *  three (`.v1`, `.v2`), where the game has them. */
  private voiced(key: string, facts: Facts): string {
    const speaker = Number(facts["speaker"] ?? 0);
    const own = `${key}.${facts["seat"] === speaker ? "self" : `v${speaker % 3}`}`;
    return this.has(own) ? own : key;
  }

  private claimTypes(kind: string): TypesOf {
    const blanks = this.declared.claims.find(({ key }) => key === kind)?.blanks ?? [];
    const typed = blanks.map(({ name, family, choices }) => [name, choices.length > 0 ? `id:${family}` : family]);
    return { speaker: "seat", ...Object.fromEntries(typed) };
  }

  /** What single seats saw besides, for the reader of an opened record. */
  private fromAbove(facts: Facts, names: string[]): string {
    const types = this.eventTypes(String(facts["event"]));
    const secrets = Object.entries((facts["secret"] as Record<string, Facts> | undefined) ?? {});
    const parts = secrets.map(([seat, secret]) => {
      const values = Object.values(this.named(secret, types, names, null, true));
      return `${names[Number(seat)]}: ${values.join(", ")}`;
    });
    return parts.length > 0 ? ` [${parts.join("; ")}]` : "";
  }

  /** What somebody is, as far as these facts say: the field that the game types as a role, of the
   *  view itself or of a player in it. */
  roleIn(facts: Facts | null | undefined, path = ""): string | null {
    for (const [field, value] of Object.entries(facts ?? {})) {
      if (typeof value === "string" && this.declared.types.view?.[path + field] === "id:role") return value;
    }
    return null;
  }

  /** A part of a view as it goes into a sentence, by its path: `players.role`. */
  seen(path: string, value: unknown, names: string[], seating: number[] | null = null): string | number {
    return this.name(path, value, this.declared.types.view ?? {}, names, seating, false);
  }

  /** The fields of some facts as they go into a sentence. Types are by path: the fields of a record
   *  inside have names that begin with `path`. */
  named(
    facts: Facts,
    types: TypesOf,
    names: string[],
    seating: number[] | null = null,
    mark = false,
    path = "",
  ): Facts {
    const fields = Object.entries(facts).filter(([field]) => !SKIPPED.has(field));
    return Object.fromEntries(
      fields.map(([field, value]) => [field, this.name(path + field, value, types, names, seating, mark)]),
    );
  }

  private name(
    path: string,
    value: unknown,
    types: TypesOf,
    names: string[],
    seating: number[] | null,
    mark: boolean,
  ): string | number {
    const type = types[path] ?? "";
    if (value === null || value === undefined) return NOT_THERE;
    if (Array.isArray(value)) {
      if (value.length === 0) return this.say(isSeat(type) ? "nobody" : "none");
      const parts = value.map((part) => this.name(path, part, types, names, seating, mark));
      return parts.join(type === "dice" ? " " : ", ");
    }
    if (typeof value === "object") {
      return Object.values(this.named(value as Facts, types, names, seating, mark, `${path}.`)).join(": ");
    }
    if (typeof value === "boolean") return Number(value);
    if (typeof value === "number") return this.nameNumber(type, value, names, seating, mark);
    const text = clean(String(value));
    const family = familyOf(type);
    if (family === "card") return tag(mark, "c", text, this.card(text));
    if (family) return this.known(family, text);
    return type === "dice" && /^\d+$/.test(text) ? [...text].join(" ") : text; // `keep 5522`
  }

  private nameNumber(
    type: string,
    value: number,
    names: string[],
    seating: number[] | null,
    mark: boolean,
  ): string | number {
    if (isSeat(type)) {
      const name = names[value];
      return name === undefined ? this.say("nobody") : tag(mark, "s", value, clean(name));
    }
    if (type === "direction") return this.known(type, value > 0 ? "clockwise" : "counterclockwise");
    return type === "edge" ? this.edge(value, names, seating) : value;
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
