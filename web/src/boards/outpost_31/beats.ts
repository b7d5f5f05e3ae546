/** What has just happened, as it is shown and heard: great moments, cards that fly, one sound. Sounds
 *  and flights belong to what everybody sees; a private outcome stands in a moment that lasts and
 *  sounds alike for everybody. */
import type { Facts } from "../../facts.ts";
import type { Moment, Somebody, SoundName } from "../../stage/index.ts";
import type { Words } from "../../words/catalogue.ts";
import { t } from "../../words/words.svelte.ts";
import boardIcons from "./board.icons.json";
import type { Sight } from "./sight.ts";

const secretOf = (facts: Facts): Facts => (facts["only_you"] as Facts | undefined) ?? {};
const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The great moments of some events, in order. `hidden`: neighbours look on, so nothing private. */
export function momentsOf(news: Facts[], view: Sight, names: string[], words: Words, hidden: boolean): Moment[] {
  const somebody = (seat: number, state?: Somebody["state"]): Somebody => ({ seat, who: view.players[seat]?.character ?? null, name: names[seat] ?? "", ...(state ? { state } : {}) });
  const everybody = (): Somebody[] => view.players.map((person, seat) => somebody(seat, person.living ? "plain" : "burnt"));
  const room = (facts: Facts): string => words.known("room", String(facts["room"]));
  const name = (value: unknown): string => names[Number(value)] ?? "";
  const cardOf = (blood: string, label: string) =>
    ({ label, name: words.role(blood), drawing: blood === "human" ? boardIcons.human : boardIcons.imitation, tone: blood === "human" ? "good" : "threat" }) as const;

  const dice = news.findLast(({ event }) => event === "rolled")?.["rolled"];
  const vote = news.findLast(({ event, about }) => event === "voted" && about === "torch");

  function momentOf(facts: Facts): Moment | null {
    const own = hidden ? {} : secretOf(facts);
    switch (facts["event"]) {
      case "battle_began":
        return { kind: "attack", title: t("op31-attack"), eyebrow: `${room(facts)} · ${t("op31-fight")}`, text: words.say("table-battle", { need: Number(facts["need"]) }), people: view.team.map((seat) => somebody(seat)), tone: "threat" };
      case "battle_over":
        return { kind: "attack", title: t(facts["won"] ? "op31-beaten" : "op31-lost"), eyebrow: `${room(facts)} · ${t("op31-fight")}`, people: view.team.map((seat) => somebody(seat)), dice: Array.isArray(dice) ? dice.map(Number) : [], tone: facts["won"] ? "plain" : "threat" };
      case "torched": {
        const seat = Number(facts["player"]);
        const blood = text(facts["blood"]) ?? "";
        const voted = (list: unknown, yes: boolean): Somebody[] => (Array.isArray(list) ? list.map((one) => ({ ...somebody(Number(one)), vote: yes })) : []);
        return {
          kind: "burning", title: t("op31-burns", { name: name(seat) }), text: t(blood === "imitation" ? "op31-was-imitation" : "op31-was-human"),
          ...(vote ? { eyebrow: t("op31-vote", { yes: Number(vote["yes"]), no: Number(vote["no"]) }) } : {}),
          subject: somebody(seat, blood === "imitation" ? "torn" : "burnt"), people: vote ? [...voted(vote["in_favour"], true), ...voted(vote["against"], false)] : everybody(), tone: "threat",
        };
      }
      case "blood_tested":
      case "escape_tested": {
        const seat = Number(facts["target"]);
        const blood = text(facts["blood"]) ?? text(own["blood"]);
        return {
          kind: "test", title: t("op31-tests-blood", { player: name(facts["player"]), target: name(seat) }), eyebrow: t("op31-blood-test"),
          text: blood ? t("op31-blood", { role: words.role(blood) }) : t("op31-secret-test", { name: name(facts["player"]) }),
          subject: somebody(seat, blood === "imitation" ? "torn" : "plain"), people: everybody(),
        };
      }
      case "assimilated": {
        const kept = text(own["kept"]);
        const [held, dealt] = [text(own["held"]), text(own["dealt"])];
        if (!kept || !held || !dealt) return { kind: "turning", title: t("op31-assimilated"), text: t("op31-new-blood") };
        const title = kept === "human" ? "op31-still-human" : held === "human" ? "op31-turned" : "op31-still-imitation";
        return {
          kind: "turning", own: true, title: t(title), text: t("op31-assimilated-text", { held: words.role(held), dealt: words.role(dealt), kept: words.role(kept) }),
          subject: somebody(view.viewer, kept === "human" ? "plain" : "torn"), cards: [cardOf(held, t("op31-held")), cardOf(dealt, t("op31-dealt"))],
        };
      }
      case "ended": {
        const humans = facts["side"] === "humans";
        return { kind: "end", title: t(humans ? "op31-humans-win" : "op31-imitations-win"), eyebrow: words.say("turn", { turn: view.turn }), text: words.known("end", String(facts["reason"])), people: everybody(), tone: humans ? "plain" : "threat" };
      }
      default:
        return null;
    }
  }
  return news.flatMap((facts) => momentOf(facts) ?? []);
}

/* The first of these that has happened is heard. */
const SOUNDS: readonly (readonly [string, SoundName])[] = [
  ["rolled", "dice"], ["die_rerolled", "dice"], ["contagion_rose", "heartbeat"], ["destroyed", "flame"], ["entered", "door"],
  ["chip_revealed", "chip"], ["gear_taken", "chip"], ["handed_in", "card"], ["drew", "card"], ["mission_revealed", "card"],
];

/** The one sound of some events; every seat hears the same. */
export const soundOf = (news: Facts[]): SoundName | undefined =>
  SOUNDS.find(([kind]) => news.some(({ event }) => event === kind))?.[1];

/** A card or chip that goes from one place to another: seats by number, and the sheet with its decks. */
export interface Move {
  from: number | "sheet";
  to: number | "sheet";
  thing: "back" | "chip";
}

const MOST = 8;

/** What moved, as far as everybody sees it. */
export function movesOf(news: Facts[]): Move[] {
  const found = news.flatMap((facts): Move[] => {
    const player = Number(facts["player"]);
    switch (facts["event"]) {
      case "handed_in":
        return (facts["players"] as number[]).map((seat) => ({ from: seat, to: "sheet", thing: "back" }));
      case "drew":
        return [{ from: "sheet", to: player, thing: "back" }];
      case "gear_taken":
        return [{ from: "sheet", to: player, thing: "chip" }];
      case "gear_inherited":
        return [{ from: Number(facts["giver"]), to: player, thing: "chip" }];
      default:
        return [];
    }
  });
  return found.slice(-MOST);
}
