/** Which options concern what has been clicked: so that cards, seats, doors, rooms and dice can be
 *  picked by hand while the prompt names what each answer does. */
import { familyOf, isSeat, type OptionFacts } from "../words/catalogue.ts";
import type { BoardModule, Picked } from "./board.ts";

const typeOf = (option: OptionFacts, field: string): string => option.types[field] ?? "";

/* A game that declares no types may still name what lies in a hand. */
const concernsCard = (option: OptionFacts, card: string, hand: string[]): boolean =>
  Object.entries(option.args).some(([field, value]) => {
    const type = typeOf(option, field);
    return String(value) === card && (familyOf(type) === "card" || (type === "" && hand.includes(card)));
  });

const concernsSeat = (option: OptionFacts, seat: number): boolean =>
  Object.entries(option.args).some(([field, value]) => isSeat(typeOf(option, field)) && value === seat);

/* What an option simply names. */
const PLAIN = ["edge", "room", "die", "dice", "character"] as const;

const named = (option: OptionFacts, field: string, value: unknown): boolean =>
  field in option.args && String(option.args[field]) === String(value);

/** The options that fit everything picked so far. */
export const fitting = (options: OptionFacts[], picked: Picked, hand: string[]): OptionFacts[] =>
  options.filter(
    (option) =>
      (picked.card === undefined || concernsCard(option, picked.card, hand)) &&
      (picked.seat === undefined || concernsSeat(option, picked.seat)) &&
      PLAIN.every((field) => picked[field] === undefined || named(option, field, picked[field])),
  );

/** The cards of a hand that some option names; some games' options name cards that lie elsewhere. */
export function cardsIn(options: OptionFacts[], hand: string[], look?: BoardModule | null): Set<string> {
  const mine = options.filter(({ verb }) => !look?.elsewhere?.has(verb));
  return new Set(hand.filter((card) => mine.some((option) => concernsCard(option, card, hand))));
}

/** Whether an option is chosen on a card of the hand, on a seat, or on something else that the board
 *  draws (`draws`): it needs no button of its own. */
export function hasPlace(option: OptionFacts, hand: string[], look?: BoardModule | null): boolean {
  return Object.entries(option.args).some(([field, value]) => {
    const type = typeOf(option, field);
    if (look?.draws?.has(field)) return true;
    return isSeat(type) || (!look?.elsewhere?.has(option.verb) && hand.includes(String(value)) && concernsCard(option, String(value), hand));
  });
}

/** The seats that some option names. */
export const seatsIn = (options: OptionFacts[]): Set<number> =>
  new Set(
    options.flatMap((option) =>
      Object.entries(option.args).flatMap(([field, value]) =>
        isSeat(typeOf(option, field)) && typeof value === "number" ? [value] : [],
      ),
    ),
  );

/** What the options name by this field: rooms, faces of dice, characters. */
export const namedIn = (options: OptionFacts[], field: string): Set<string> =>
  new Set(options.flatMap(({ args }) => (field in args ? [String(args[field])] : [])));

/** The spaces between chairs that some option names. */
export const edgesIn = (options: OptionFacts[]): Set<number> =>
  new Set(options.flatMap(({ args }) => (typeof args["edge"] === "number" ? [args["edge"]] : [])));

export const isPicked = (picked: Picked): boolean => Object.values(picked).some((value) => value !== undefined);
