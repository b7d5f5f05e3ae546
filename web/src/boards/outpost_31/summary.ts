/** The table in words, for those who do not see it. */
import type { Words } from "../../words/catalogue.ts";
import { t } from "../../words/words.svelte.ts";
import type { Sight } from "./sight.ts";
import { battleAt, falloutAt } from "./tracks.ts";

export function summaryOf(view: Sight, names: string[], words: Words): string[] {
  const track = view.trackers;
  const seats = view.players.length;
  const cards = (list: string[]): string => list.map(words.card).join(", ");
  const name = (player: number): string => names[player] ?? "?";
  const next = falloutAt(track.contagion + 1, seats);
  return [
    words.say("turn", { turn: view.turn }),
    view.captain === null ? "" : `${words.say("table-captain")}: ${name(view.captain)}`,
    words.known("step", view.step),
    words.say("table-contagion", { level: track.contagion, most: track.max_contagion }),
    track.contagion + 1 >= track.max_contagion ? t("op31-last") : t("op31-next", { fallout: words.known("fallout", next) }),
    t("op31-battle", { need: battleAt(track.contagion, seats) }),
    words.say("table-ruins", { level: track.destroyed, most: track.destroyed_limit }),
    words.say("table-target", { count: track.target }),
    t("op31-supply", { cards: view.supply.size, discard: view.supply.discard }),
    view.mission ? `${words.known("mission", view.mission.id)}: ${words.say(`mission-${view.mission.id}.text`)}` : t("op31-mission-none"),
    view.team.length === 0
      ? ""
      : words.say("table-team", { names: view.team.map(name).join(", "), room: view.room ? words.known("room", view.room) : "–" }),
    view.lone === null || view.lone_room === null ? "" : `${name(view.lone)}: ${words.say("table-alone", { room: words.known("room", view.lone_room) })}`,
    view.battle && view.battle_need ? words.say("table-battle", { need: view.battle_need }) : "",
    view.pool.size > 0 ? words.say("table-pool", { cards: view.pool.size }) : "",
    view.pool.cards?.length ? words.say("table-pool_seen", { cards: cards(view.pool.cards) }) : "",
    view.sabotage.length > 0 ? words.say("table-sabotage", { cards: cards(view.sabotage) }) : "",
    view.revealed.length > 0 ? words.say("table-revealed", { cards: cards(view.revealed) }) : "",
    view.dice.length > 0 ? words.say("table-dice", { dice: view.dice.join(" "), rolls: view.rolls_left }) : "",
    ...(view.mission_log.known ?? []).map(({ place, mission }) =>
      words.say("table-mission_seen", { place: place + 1, mission: words.known("mission", mission) }),
    ),
    ...(view.supply.known ?? []).map(({ place, cards: seen }) => words.say("table-supply_seen", { place: place + 1, cards: cards(seen) })),
  ].filter(Boolean);
}
