/** At whom a card of one's hand could be aimed, before it is played: so that a card can be taken to
 *  its target in one go. The server asks for the target after the card; what it offers then is the
 *  rule, this is only the light that shows the way (src/whiteout/games/stay_away/targets.py). */
import type { Facts } from "../../facts.ts";
import { neighbour, type Sight } from "./sight.ts";

const NEAR = new Set(["flamethrower", "analysis", "suspicious", "change_places"]);
const FAR = new Set(["seduction", "youd_better_run"]);
const ANYONE = new Set(["lovecraft", "necronomicon"]);
const MOVING = new Set(["change_places", "youd_better_run"]);

const isOn = (options: Facts, key: string): boolean =>
  ["on", "true"].includes(String(options[key] ?? false).toLowerCase());

export function targetsOf(view: Sight, card: string, options: Facts): number[] {
  const me = view.viewer;
  if (!view.players[me]?.alive) return [];
  const openCards = options["quarantine_mode"] === "open_cards";
  const confined = (player: number): boolean => view.players[player]!.quarantine > 0;
  const isolated = (player: number): boolean => confined(player) && !openCards;
  if (isolated(me)) return [];
  if (confined(me) && (card === "flamethrower" || MOVING.has(card))) return [];
  const sides = ([1, -1] as const).map((side) => neighbour(view, me, side));
  const barred = (player: number): boolean =>
    sides.some((side) => side.player === player && side.barred);
  const near = [...new Set(sides.map((side) => side.player))].filter(
    (player) => player !== me && !isolated(player) && !barred(player),
  );
  const anyone = (doorsCount: boolean): number[] =>
    view.players.flatMap((person, player) =>
      player === me || !person.alive || isolated(player) || (doorsCount && barred(player))
        ? []
        : [player],
    );
  const still = (players: number[]): number[] =>
    MOVING.has(card) || card === "quarantine" ? players.filter((player) => !confined(player)) : players;

  if (card === "quarantine") return [...still(near), ...(openCards || confined(me) ? [] : [me])];
  if (NEAR.has(card)) return still(near);
  if (ANYONE.has(card)) return anyone(true);
  if (!FAR.has(card)) return [];
  if (isOn(options, "short_reach")) return still(near);
  return still(anyone(card === "seduction" && !isOn(options, "seduction_ignores_doors")));
}
