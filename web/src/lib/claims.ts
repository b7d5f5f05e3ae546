/** The sentences of structured table talk and their blanks (src/whiteout/core/claim.py). */
import type { GameFacts } from "../wire.ts";

export type Blank = "seat" | "role" | "card";

export const CLAIMS: Record<string, Blank[]> = {
  is: ["seat", "role"],
  holds: ["card"],
  saw: ["seat", "card"],
  gave: ["seat", "card"],
  received: ["seat", "card"],
  trusts: ["seat"],
  suspects: ["seat"],
};

/** A claim with a blank that this game has nothing to fill with is not offered. */
export const claimsOf = (game: GameFacts | undefined): string[] =>
  Object.keys(CLAIMS).filter((kind) => {
    const blanks = CLAIMS[kind] ?? [];
    return !(
      (blanks.includes("role") && !game?.roles.length) ||
      (blanks.includes("card") && !game?.cards.length)
    );
  });
