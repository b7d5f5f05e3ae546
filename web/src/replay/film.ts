/** A replay as pages need it: the whole view of any viewer at any step, and every event with the
 *  step at which it happened. */
import type { Facts, View } from "../facts.ts";
import { apply } from "../net/difference.ts";
import type { Replayed, ReplayStep } from "../wire.ts";

export const SPECTATOR = -1;
export const ABOVE = -2;

export interface Happening {
  step: number;
  turn: number;
  facts: Facts;
}

/** Where the steps of a viewer come from. */
export type Fetch = (viewer: number) => Promise<Replayed>;

export class Film {
  /** The number of the last step: 0 is the start, each move is one more. */
  readonly last: number;
  readonly names: string[];
  private readonly reels = new Map<number, ReplayStep[]>();
  private readonly views = new Map<number, View[]>();
  private readonly stories = new Map<number, Happening[]>();

  /** The film as one viewer saw it; `fetch` brings the others when they are wanted. */
  constructor(
    readonly facts: Replayed,
    private readonly fetch: Fetch | null = null,
  ) {
    this.last = facts.moves.length;
    this.names = facts.names;
    this.reels.set(facts.viewer, facts.steps);
  }

  get viewers(): number[] {
    return [ABOVE, ...this.names.map((_, seat) => seat), SPECTATOR];
  }

  /** Have the steps of a viewer at hand. */
  async load(viewer: number): Promise<void> {
    if (this.reels.has(viewer) || !this.fetch) return;
    this.reels.set(viewer, (await this.fetch(viewer)).steps);
  }

  has = (viewer: number): boolean => this.reels.has(viewer);

  private steps(viewer: number): ReplayStep[] {
    return this.reels.get(viewer) ?? [];
  }

  clamp = (step: number): number => Math.min(this.last, Math.max(0, Math.round(step) || 0));

  /** The view as it was: every step tells what has changed since the one before. */
  view(viewer: number, step: number): View {
    let views = this.views.get(viewer);
    if (!views) {
      views = [];
      let view = {} as View;
      for (const { change } of this.steps(viewer)) {
        view = apply(view, change) as View;
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
    return this.story(this.facts.viewer).filter(({ facts }) => facts["event"] === "turn_began");
  }

  /** The step at which a turn began. */
  stepOfTurn(turn: number): number {
    return this.turns().find((one) => one.turn === turn)?.step ?? 0;
  }
}
