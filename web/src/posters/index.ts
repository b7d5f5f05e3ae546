/** The five posters of the home page. A game's poster lies with its board (`boards/<game>/poster/`);
 *  a game that is still to come has nothing but its poster. */
import type { Component } from "svelte";

export interface PosterFacts {
  /** The picture, 300 x 400. */
  Poster: Component;
  /** The place in the row. */
  order: number;
  /** How long a match takes with people, in minutes. */
  minutes: number;
  /** How many can play, where the server cannot tell because the game is still to come. */
  players: readonly [fewest: number, most: number];
}

const modules = import.meta.glob<{ default: PosterFacts }>("../boards/*/poster/index.ts");

export interface Hung extends PosterFacts {
  game: string;
}

let hung: Promise<Hung[]> | undefined;

/** All posters in their order. */
export function posters(): Promise<Hung[]> {
  hung ??= Promise.all(
    Object.entries(modules).map(async ([path, load]) => ({ game: path.split("/")[2]!, ...(await load()).default })),
  ).then((found) => found.sort((one, other) => one.order - other.order));
  return hung;
}
