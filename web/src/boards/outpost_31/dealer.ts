/** The setup of Outpost 31 worked out from the draws alone (docs/records.md), and compared with the
 *  match: the first Captain's dice, hands, both decks, blood, and the chip in every room
 *  (src/whiteout/games/outpost_31/setup.py). */
import type { Facts } from "../../facts.ts";
import type { Check, Worked } from "../../replay/check.ts";
import type { Draws, Header } from "../../replay/fair.ts";
import { ABOVE, type Film } from "../../replay/film.ts";
import { same, sorted } from "../../replay/same.ts";

/* Every Supply card with its copies, in the order of the card list. */
const SUPPLY =
  "axe 9 revolver 8 shotgun 6 scalpel 5 molotov 4 fire_extinguisher 12 flashlight 9 copper_wire 10 petri_dish 10 " +
  "blowtorch 6 kerosene 5 sab_blown_fuse 3 sab_arson 3 sab_cut_wiring 3 sab_barred_door 3 sab_ransacked 2 sab_whiteout 2";
const MOLOTOVS = 4;
/* The Mission Log by number: the fewest players who use the card. 33 to 37 are the Smoke events. */
const MARKS = "4444444444444444444466666677788844468446";
const SMOKE = [33, 34, 35, 36, 37];
const CHIPS = [
  "c1_rope 2 c1_flame 1 c1_thing 2 c1_discard 1",
  "c2_dynamite 2 c2_rope 1 c2_thing 2 c2_discard 1",
  "c3_flame 2 c3_dynamite 1 c3_thing 2 c3_discard 1",
];
/* Human and Imitation samples, for the players and for the Assimilation Deck, from 4 players on. */
const BLOOD = ["3 1 7 1", "4 1 4 1", "5 1 5 1", "6 1 5 2", "7 1 6 2"];

const copies = (text: string): string[] => {
  const words = text.split(" ");
  return words.flatMap((word, index) => (index % 2 === 0 ? Array<string>(Number(words[index + 1])).fill(word) : []));
};

const missionId = (number: number): string => `ml${String(number).padStart(2, "0")}`;

function missionCards(seats: number, options: Facts): string[] {
  const all = options["mission_marks"] === "all_from_6" && seats >= 6;
  const density = Number(options["event_density"] ?? 0);
  let numbers = [...MARKS].flatMap((mark, index) => (all || Number(mark) <= seats ? [index + 1] : []));
  const smoke = numbers.filter((number) => SMOKE.includes(number));
  const gone = density < 0 ? smoke.slice(density) : [];
  numbers = numbers.filter((number) => !gone.includes(number));
  return [...numbers, ...Array<number>(Math.max(0, density)).fill(SMOKE[0]!)].map(missionId);
}

function supplyCards(options: Facts): string[] {
  const cards = copies(SUPPLY);
  for (let left = MOLOTOVS - Number(options["molotov_copies"] ?? MOLOTOVS); left > 0; left -= 1) {
    cards[cards.indexOf("molotov")] = "revolver";
  }
  return cards;
}

async function firstCaptain(seats: number, draws: Draws): Promise<number> {
  let leaders = Array.from({ length: seats }, (_, seat) => seat);
  while (leaders.length > 1) {
    const totals: number[] = [];
    for (const _ of leaders) totals.push((await draws.below(6, "setup dice")) + (await draws.below(6, "setup dice")));
    leaders = leaders.filter((_, index) => totals[index] === Math.max(...totals));
  }
  return leaders[0]!;
}

interface Deal {
  captain: number;
  hands: string[][];
  /** From the top, as the Mission Log. */
  deck: string[];
  missions: string[];
  blood: string[];
  assimilation: string[];
  /** Room by room. */
  chips: string[];
}

export async function deal({ seats, options }: Header, draws: Draws): Promise<Deal> {
  const captain = await firstCaptain(seats, draws);
  const missions = missionCards(seats, options);
  await draws.shuffle(missions, "missions");
  const supply = supplyCards(options);
  await draws.shuffle(supply, "supply");
  const size = Number(options["hand_size"] ?? 5);
  const hands = Array.from({ length: seats }, () => supply.splice(-size));
  const [humans, imitations, more, others] = BLOOD[seats - 4]!.split(" ");
  const blood = copies(`human ${humans} imitation ${imitations}`);
  await draws.shuffle(blood, "blood");
  const assimilation = copies(`human ${more} imitation ${others}`);
  await draws.shuffle(assimilation, "assimilation");
  const chips: string[] = [];
  for (const sector of CHIPS.map(copies)) {
    await draws.shuffle(sector, "chips");
    chips.push(...sector);
  }
  return { captain, hands, deck: supply.reverse(), missions: missions.reverse(), blood, assimilation, chips };
}

interface Dealt extends Facts {
  captain?: number;
  secret?: Record<string, { cards?: string[]; blood?: string }>;
}

interface Above {
  supply?: { cards?: string[] };
  mission_log?: { cards?: string[] };
  assimilation_deck?: { cards?: string[] };
  rooms?: { chip: string }[];
}

export default async function dealer(header: Header, draws: Draws, film: Film | null): Promise<Worked> {
  const found = await deal(header, draws);
  const told = film?.story(ABOVE).find(({ facts }) => facts["event"] === "dealt");
  if (!film || !told) return { hands: found.hands, deck: found.deck, checks: [] };
  const dealt = told.facts as Dealt;
  const of = (seat: number) => dealt.secret?.[String(seat)];
  const above = film.view(ABOVE, told.step) as Above;
  /* The first turn has begun by then: what is left of a deck is its end. */
  const ends = (deck: string[], left: string[] = []): boolean => left.length > 0 && same(deck.slice(-left.length), left);
  const checks: Check[] = [
    { name: "op31-captain", good: found.captain === dealt.captain },
    { name: "hands", good: same(found.hands.map(sorted), film.names.map((_, seat) => sorted(of(seat)?.cards ?? []))) },
    { name: "op31-blood", good: same(found.blood, film.names.map((_, seat) => of(seat)?.blood)) },
    { name: "op31-supply", good: ends(found.deck, above.supply?.cards) },
    { name: "op31-missions", good: ends(found.missions, above.mission_log?.cards) },
    { name: "op31-assimilation", good: same(found.assimilation, above.assimilation_deck?.cards) },
    { name: "op31-chips", good: same(found.chips, above.rooms?.map(({ chip }) => chip)) },
  ];
  return { hands: found.hands, deck: found.deck, checks };
}
