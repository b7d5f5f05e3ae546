/** Great moments: the whole stage for a second or two, then back to the same board, changed. They are
 *  played one after the other, and each can be skipped. A moment is always a line of the log, too:
 *  whoever misses it has missed nothing. */
import type { FaceState } from "../Face.svelte";
import { sound, type SoundName } from "../sound.ts";

export type MomentKind = "role" | "attack" | "burning" | "test" | "turning" | "end";

/** Somebody in the picture. */
export interface Somebody {
  seat: number;
  who?: string | null;
  name?: string;
  state?: FaceState;
  /** How they voted. */
  vote?: boolean | null;
}

/** A card that the moment turns over. */
export interface MomentCard {
  label?: string;
  name: string;
  /** An icon ("SIZE PATH"). */
  drawing?: string;
  tone: "good" | "threat" | "plain";
}

export interface Moment {
  kind: MomentKind;
  /** One sentence in large type: "Ember burns". */
  title: string;
  /** Where and when: "Kennel · Battle". */
  eyebrow?: string;
  /** What it means. */
  text?: string;
  /** The goals of a side, the cards of a battle: short lines with an icon. */
  lines?: { text: string; drawing?: string }[];
  /** The one it concerns; shown large. */
  subject?: Somebody;
  /** The others in the picture. */
  people?: Somebody[];
  cards?: MomentCard[];
  dice?: number[];
  tone?: "plain" | "threat";
  /** Only this viewer sees it. It waits for a tap, so that no clock tells what it said. */
  own?: boolean;
  /** The words on its button; "Continue" where it has none. */
  button?: string;
}

/** How long a moment lasts, in milliseconds. The kind alone decides, never what it says: otherwise
 *  its length could tell what the screen may not. */
export const LENGTHS: Readonly<Record<MomentKind, number>> = {
  role: 2000, attack: 1600, burning: 1800, test: 1800, turning: 2000, end: 2000,
};

const SOUND: Readonly<Record<MomentKind, SoundName>> = {
  role: "heartbeat", attack: "attack", burning: "flame", test: "heartbeat", turning: "turning", end: "end",
};

/** How many may wait; what comes on top pushes out the oldest that is not private. */
export const MOST_WAITING = 2;

interface Waiting {
  moment: Moment;
  done: () => void;
}

/** Whether this person wants no motion: the moment is a still panel with a button, and silent. */
export const isStill = (): boolean => document.documentElement.dataset["motion"] === "off";

export class MomentPlayer {
  /** What is on the stage. */
  now = $state.raw<Moment | null>(null);
  private waiting: Waiting[] = [];
  private playing: Waiting | null = null;
  private held = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether something is on the stage or waits for it. */
  get busy(): boolean {
    return this.now !== null || this.waiting.length > 0;
  }

  /** Put a moment on the stage, or behind those that are there. Resolves when it is over. */
  play(moment: Moment): Promise<void> {
    return new Promise((done) => {
      this.waiting.push({ moment, done });
      if (this.waiting.length > MOST_WAITING) this.dropOne();
      this.next();
    });
  }

  /** While somebody is making up their mind nothing may cover the board. */
  hold(held: boolean): void {
    this.held = held;
    this.next();
  }

  /** End what is on the stage now. */
  skip(): void {
    clearTimeout(this.timer);
    const { playing } = this;
    this.playing = null;
    this.now = null;
    playing?.done();
    this.next();
  }

  /** Forget everything: the table is closed. */
  clear(): void {
    for (const { done } of this.waiting.splice(0)) done();
    this.held = false;
    this.skip();
  }

  private next(): void {
    if (this.playing || this.held) return;
    const coming = this.waiting.shift();
    if (!coming) return;
    this.playing = coming;
    this.now = coming.moment;
    if (isStill()) return;
    sound.play(SOUND[coming.moment.kind]);
    if (!coming.moment.own) this.timer = setTimeout(() => this.skip(), LENGTHS[coming.moment.kind]);
  }

  private dropOne(): void {
    const at = this.waiting.findIndex(({ moment }) => !moment.own);
    const [dropped] = this.waiting.splice(Math.max(0, at), 1);
    dropped?.done();
  }
}

export const moments = new MomentPlayer();

let host: Promise<unknown> | undefined;

/** Play a great moment over the whole page. The pictures are loaded with the first one. */
export function playMoment(moment: Moment): Promise<void> {
  host ??= Promise.all([import("svelte"), import("./MomentHost.svelte")]).then(([{ mount }, { default: Host }]) =>
    mount(Host, { target: document.body }),
  );
  return moments.play(moment);
}
