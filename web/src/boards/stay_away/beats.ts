/** What has just happened, as it is shown and heard. Everybody sees and hears what everybody may know,
 *  equally long; what only one player knows is a moment of that player alone, without a clock. */
import type { Facts } from "../../facts.ts";
import type { Moment, Somebody, SoundName } from "../../stage/index.ts";
import type { Words } from "../../words/catalogue.ts";
import { t } from "../../words/words.svelte.ts";
import cardIcons from "./cards.icons.json";
import type { Sight } from "./sight.ts";

const icons = cardIcons as Record<string, string>;
const BURNT = new Set(["flamethrower", "necronomicon"]);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The great moments of some events, in order. `hidden`: neighbours look on, so nothing private. */
export function momentsOf(news: Facts[], view: Sight, names: string[], words: Words, hidden: boolean): Moment[] {
  const name = (value: unknown): string => names[Number(value)] ?? "";
  const somebody = (seat: number, state?: Somebody["state"]): Somebody => ({ seat, name: names[seat] ?? "", ...(state ? { state } : {}) });
  const odd = (seat: number): boolean => ["infected", "the_thing"].includes(view.players[seat]?.role ?? (view.thing === seat ? "the_thing" : ""));
  const everybody = (): Somebody[] => view.players.map(({ alive }, seat) => somebody(seat, alive ? "plain" : "burnt"));
  const open = (): Somebody[] => view.players.map(({ alive }, seat) => somebody(seat, odd(seat) ? "torn" : alive ? "plain" : "burnt"));
  const turn = words.say("turn", { turn: view.turn });

  function momentOf(facts: Facts): Moment | null {
    const player = Number(facts["player"]);
    const mine = player === view.viewer && !hidden && !view.over;
    switch (facts["event"]) {
      case "eliminated": {
        const cause = String(facts["cause"]);
        if (!BURNT.has(cause)) return null;
        const by = news.findLast(({ event }) => event === "aimed")?.["player"];
        return {
          kind: "burning", tone: "threat", title: t("sa-burns", { name: name(player) }), eyebrow: `${turn} · ${words.card(cause)}`,
          text: by === undefined ? t("sa-out") : t("sa-burned-by", { name: name(by) }),
          subject: somebody(player, odd(player) && !hidden ? "torn" : "burnt"), people: everybody(),
        };
      }
      case "infected":
        if (!mine) return null;
        return {
          kind: "turning", own: true, tone: "threat", title: t("sa-you-turned"), text: t("sa-you-turned-text", { name: name(facts["by"]) }),
          subject: somebody(player, "torn"), cards: [{ name: words.card("infected"), drawing: icons["infected"] ?? "", tone: "threat" }],
        };
      case "became_the_thing":
        if (!mine) return null;
        return { kind: "turning", own: true, tone: "threat", title: t("sa-you-are-it"), text: t("sa-you-are-it-text"), subject: somebody(player, "torn") };
      case "showed_hand": {
        if (facts["cause"] !== "analysis") return null;
        const seen = hidden ? [] : listOf((facts["only_you"] as Facts | undefined)?.["cards"] ?? facts["shown"]);
        const [to] = Array.isArray(facts["to"]) ? facts["to"] : [facts["to"]];
        return {
          kind: "test", title: t("sa-analysed", { name: name(player) }), eyebrow: `${turn} · ${words.card("analysis")}`,
          text: seen.length > 0 ? seen.map(words.card).join(", ") : t("sa-only-sees", { name: name(to) }), subject: somebody(player), people: everybody(),
        };
      }
      case "ended": {
        const humans = facts["side"] === "humans";
        return { kind: "end", title: t(humans ? "sa-humans-win" : facts["side"] === "nobody" ? "sa-nobody-wins" : "sa-thing-wins"), eyebrow: turn, text: words.known("end", String(facts["reason"])), people: open(), tone: humans ? "plain" : "threat" };
      }
      default:
        return null;
    }
  }
  return news.flatMap((facts) => momentOf(facts) ?? []);
}

/* The first of these that has happened is heard. */
const SOUNDS: readonly (readonly [string, SoundName])[] = [
  ["panicked", "heartbeat"], ["door_laid", "door"], ["door_removed", "door"], ["quarantined", "door"], ["swapped", "door"],
  ["exchanged", "card"], ["passed_on", "card"], ["played", "card"], ["responded", "card"], ["discarded", "card"], ["drew", "card"],
];

/** The one sound of some events; every seat hears the same. */
export const soundOf = (news: Facts[]): SoundName | undefined =>
  SOUNDS.find(([kind]) => news.some(({ event }) => event === kind))?.[1];
