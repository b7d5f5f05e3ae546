/** Which options concern what has been clicked: so that cards, seats and doors can be picked by
 *  hand while the prompt names what each answer does. */
import { CARD_FIELDS, type OptionFacts, SEAT_FIELDS } from "../words/catalogue.ts";
import type { Picked } from "./board.ts";

const concernsCard = (option: OptionFacts, card: string, hand: string[]): boolean =>
  Object.entries(option.args).some(
    ([field, value]) =>
      String(value) === card &&
      (CARD_FIELDS.has(field) || (!SEAT_FIELDS.has(field) && field !== "edge" && hand.includes(card))),
  );

const concernsSeat = (option: OptionFacts, seat: number): boolean =>
  Object.entries(option.args).some(([field, value]) => SEAT_FIELDS.has(field) && value === seat);

/** The options that fit everything picked so far. */
export const fitting = (options: OptionFacts[], picked: Picked, hand: string[]): OptionFacts[] =>
  options.filter(
    (option) =>
      (picked.card === undefined || concernsCard(option, picked.card, hand)) &&
      (picked.seat === undefined || concernsSeat(option, picked.seat)) &&
      (picked.edge === undefined || option.args["edge"] === picked.edge),
  );

/** The cards of a hand that some option names. */
export const cardsIn = (options: OptionFacts[], hand: string[]): Set<string> =>
  new Set(hand.filter((card) => options.some((option) => concernsCard(option, card, hand))));

/** The seats that some option names. */
export const seatsIn = (options: OptionFacts[]): Set<number> =>
  new Set(
    options.flatMap((option) =>
      Object.entries(option.args).flatMap(([field, value]) =>
        SEAT_FIELDS.has(field) && typeof value === "number" ? [value] : [],
      ),
    ),
  );

/** The spaces between chairs that some option names. */
export const edgesIn = (options: OptionFacts[]): Set<number> =>
  new Set(options.flatMap(({ args }) => (typeof args["edge"] === "number" ? [args["edge"]] : [])));

export const isPicked = (picked: Picked): boolean => Object.keys(picked).length > 0;
