/** A replay as pages need it: the whole view of any viewer at any step, and every event with the
 *  step at which it happened. */
import type { Facts, View } from "../facts.ts";
import type { Replayed, ReplayStep } from "../wire.ts";

export const SPECTATOR = -1;
export const ABOVE = -2;

export interface Happening {
  step: number;
  turn: number;
  facts: Facts;
}

export class Film {
  /** The number of the last step: 0 is the start, each move is one more. */
  readonly last: number;
  readonly names: string[];
  private readonly views = new Map<number, View[]>();
  private readonly stories = new Map<number, Happening[]>();

  constructor(readonly facts: Replayed) {
    this.last = facts.moves.length;
    this.names = facts.names;
  }

  get viewers(): number[] {
    return [ABOVE, ...this.names.map((_, seat) => seat), SPECTATOR];
  }

  private steps(viewer: number): ReplayStep[] {
    return this.facts.viewers[String(viewer)] ?? [];
  }

  clamp = (step: number): number => Math.min(this.last, Math.max(0, Math.round(step) || 0));

  /** The view as it was: every step tells what has changed since the one before. */
  view(viewer: number, step: number): View {
    let views = this.views.get(viewer);
    if (!views) {
      views = [];
      let view = {} as View;
      for (const { view: fresh, gone } of this.steps(viewer)) {
        view = { ...view, ...fresh };
        for (const field of gone) delete view[field];
        views.push(view);
      }
      this.views.set(viewer, views);
    }
    return views[this.clamp(step)]!;
  }

  /** What the viewer saw because of this step. */
  news(viewer: number, step: number): Facts[] {
    return this.steps(viewer)[this.clamp(step)]?.events ?? [];
  }

  /** Everything the viewer saw, in order. */
  story(viewer: number): Happening[] {
    let story = this.stories.get(viewer);
    if (!story) {
      let turn = 0;
      story = this.steps(viewer).flatMap(({ events }, step) =>
        events.map((facts) => {
          if (typeof facts["turn"] === "number") turn = facts["turn"];
          return { step, turn, facts };
        }),
      );
      this.stories.set(viewer, story);
    }
    return story;
  }

  /** The steps at which turns begin, for jumping and for the marks on the scrubber. */
  turns(): Happening[] {
    return this.story(SPECTATOR).filter(({ facts }) => facts["event"] === "turn_began");
  }

  /** The step at which a turn began. */
  stepOfTurn(turn: number): number {
    return this.turns().find((one) => one.turn === turn)?.step ?? 0;
  }
}
