import type { Moment } from "../player.svelte.ts";

/** What every scene gets: it fills a stage of this size. */
export interface SceneProps {
  moment: Moment;
  width: number;
  height: number;
  /** A narrow screen: the picture stands above the words. */
  narrow: boolean;
}
