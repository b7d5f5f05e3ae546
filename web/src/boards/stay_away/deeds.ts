/** What everybody did in a match of Stay Away!, for better or worse: burned, turned, refused, accused. */
import type { Facts } from "../../facts.ts";
import type { Happening } from "../../replay/film.ts";
import { type Deed, secretsOf } from "../../replay/story.ts";
import type { Words } from "../../words/catalogue.ts";
import { t } from "../../words/words.svelte.ts";

const REFUSALS = new Set(["scary", "no_thanks", "missed"]);
const WEAPONS = new Set(["flamethrower", "necronomicon"]);

/** What a burning is worth to those who are against the victim. */
const PRICE: Readonly<Record<string, number>> = { the_thing: 5, infected: 3, human: 3 };

export function deedsOf(story: Happening[], names: string[], words: Words): Deed[] {
  const roles = names.map(() => "human");
  const deeds: Deed[] = [];
  let aimed: Facts = {};
  let offered: Facts = {};
  const odd = (player: number): boolean => roles[player] !== "human";

  for (const { facts, turn, step } of story) {
    const player = Number(facts["player"]);
    const add = (who: number, worth: number, key: string, other: number): void => {
      const text = t(`sa-deed-${key}`, { name: names[other] ?? "", role: words.role(roles[other] ?? "") });
      deeds.push({ player: who, worth, text, turn, step });
    };
    switch (facts["event"]) {
      case "dealt":
        for (const [seat, own] of secretsOf(facts)) roles[seat] = String(own["role"] ?? "human");
        break;
      case "became_the_thing":
        roles[player] = "the_thing";
        break;
      case "aimed":
        aimed = facts;
        break;
      case "offered":
        offered = facts;
        break;
      case "eliminated": {
        const by = Number(aimed["player"]);
        if (!WEAPONS.has(String(facts["cause"])) || aimed["target"] !== player || by === player) break;
        const worth = PRICE[roles[player] ?? ""] ?? 0;
        add(by, odd(by) === odd(player) ? -worth : worth, "burned", player);
        break;
      }
      case "infected":
        add(Number(facts["by"]), 4, "turned", player);
        add(player, -4, "was-turned", Number(facts["by"]));
        roles[player] = "infected";
        break;
      case "responded": {
        const from = Number(offered["player"]);
        const card = secretsOf(offered).find(([seat]) => seat === from)?.[1]["card"];
        if (REFUSALS.has(String(facts["card"])) && offered["partner"] === player && roles[from] === "the_thing" && card === "infected" && !odd(player)) {
          add(player, 4, "refused", from);
        }
        break;
      }
      case "claimed": {
        const [speaker, seat] = [Number(facts["speaker"]), Number(facts["seat"])];
        const accuses = facts["claim"] === "suspects" || facts["role"] === "the_thing" || facts["role"] === "infected";
        if (accuses && speaker !== seat && !odd(speaker)) add(speaker, odd(seat) ? 1 : -1, odd(seat) ? "right" : "wrong", seat);
        break;
      }
    }
  }
  return deeds;
}
