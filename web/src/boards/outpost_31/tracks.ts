/** The Infection Tracker, which is printed and the same in every match
 *  (src/whiteout/games/outpost_31/data/infection.toml). */

/* Level by level from 0: the Fallout on reaching it and the dice alike that a Battle needs there,
 * with 4 or 5 players and with more. */
const LEVELS = `none 3 none 3
power_out 3 power_out 3
power_out 3 smoke 3
smoke 3 power_out 3
power_out 3 smoke 4
smoke 4 smoke 4
fire 4 fire 4
destroyed 4 destroyed 4`.split("\n").map((line) => line.split(" "));

const SMALL = 5;

/** What strikes the room when contagion reaches this level. */
export const falloutAt = (level: number, seats: number): string =>
  LEVELS[level]?.[seats > SMALL ? 2 : 0] ?? "none";

/** How many dice alike a Battle needs at this level. */
export const battleAt = (level: number, seats: number): number =>
  Number(LEVELS[Math.min(level, LEVELS.length - 1)]![seats > SMALL ? 3 : 1]);
