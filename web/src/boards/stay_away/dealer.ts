/** The deal of Stay Away! against what the secret says: seats, first player, hands, deck. */
import type { Check, Worked } from "../../replay/check.ts";
import { deal } from "./deal.ts";
import type { Draws, Header } from "../../replay/fair.ts";
import { ABOVE, type Film } from "../../replay/film.ts";
import { same, sorted } from "../../replay/same.ts";

interface Dealt {
  first?: number;
  seating?: number[];
  secret?: Record<string, { cards?: string[] }>;
}

export default async function dealer(header: Header, draws: Draws, film: Film | null): Promise<Worked> {
  const found = await deal(header, draws);
  if (!film) return { ...found, checks: [] };
  const event = film.story(ABOVE).find(({ facts }) => facts["event"] === "dealt");
  const dealt = (event?.facts ?? {}) as Dealt;
  const hands = film.names.map((_, seat) => dealt.secret?.[String(seat)]?.cards ?? []);
  // The first card of the first turn has been drawn at the start: what is left is the deck's end.
  const left = ((film.view(ABOVE, 0)["deck"] as { cards?: string[] } | undefined)?.cards ?? []) as string[];
  const checks: Check[] = [
    { name: "seating", good: same(found.seating, dealt.seating) },
    { name: "first", good: found.first === dealt.first },
    { name: "hands", good: same(found.hands.map(sorted), hands.map(sorted)) },
    { name: "deck", good: left.length > 0 && same(found.deck.slice(-left.length), left) },
  ];
  return { hands: found.hands, deck: found.deck, checks };
}
