/** A lesson under way in this browser: the learner's moves so far, and what is shown of it. The
 *  server plays; this keeps the list of moves and shows what came of it, one move after another. */
import type { Facts, View } from "../facts.ts";
import type { Picked } from "../lib/board.ts";
import { fitting } from "../lib/pick.ts";
import type { Learned, LearnMove } from "../wire.ts";
import type { OptionFacts, Words } from "../words/catalogue.ts";

export type Ask = (moves: LearnMove[]) => Promise<Learned>;

export const PACE = 1000;

export class Course {
  stand = $state.raw<Learned | null>(null);
  /** Which frame is on the table; the learner is asked when it is the last. */
  frame = $state(0);
  picked = $state.raw<Picked>({});
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  private moves = $state.raw<LearnMove[]>([]);
  private plan: Picked | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: Ask,
    private readonly words: () => Words,
    /** How long each move of the others stays on the table, in ms. */
    private readonly pace: () => number = () => PACE,
  ) {}

  get view(): View | null {
    return this.stand?.frames[this.frame]?.view ?? null;
  }

  get news(): Facts[] {
    return this.stand?.frames[this.frame]?.events ?? [];
  }

  get events(): Facts[] {
    if (!this.stand) return [];
    return [...this.stand.before, ...this.stand.frames.slice(0, this.frame + 1).flatMap(({ events }) => events)];
  }

  /** Whether everything that has happened has been shown. */
  get settled(): boolean {
    return this.stand !== null && this.frame >= this.stand.frames.length - 1;
  }

  get count(): number {
    return this.moves.length;
  }

  get options(): OptionFacts[] {
    if (!this.settled || this.stand?.done) return [];
    return (this.view?.options ?? []).map((text) => this.words().parse(text));
  }

  /** What may be done beside the open choice; leaving a lesson is not among it. */
  get asides(): OptionFacts[] {
    if (!this.settled || this.stand?.done) return [];
    return (this.view?.asides ?? []).filter((text) => text !== "leave").map((text) => this.words().parse(text));
  }

  private get hand(): string[] {
    const hand = this.view?.["hand"];
    return Array.isArray(hand) ? hand.map(String) : [];
  }

  start = (): Promise<void> => this.play([]);

  stop = (): void => clearTimeout(this.timer);

  /** Take back the learner's last move, and all that followed from it. */
  back = (): Promise<void> => this.play(this.moves.slice(0, -1), true);

  private async play(moves: LearnMove[], atOnce = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      const stand = await this.ask(moves);
      this.moves = moves;
      this.stand = stand;
      this.picked = {};
      this.show(atOnce ? stand.frames.length - 1 : 0);
    } catch (error) {
      this.problem = error;
      this.plan = null;
    } finally {
      this.busy = false;
    }
    this.follow();
  }

  private show(frame: number): void {
    clearTimeout(this.timer);
    this.frame = frame;
    if (!this.settled) {
      this.timer = setTimeout(() => {
        this.show(this.frame + 1);
        this.follow();
      }, this.pace());
    }
  }

  /** The second half of a card that was dropped on somebody. */
  private follow(): void {
    if (!this.plan || !this.settled) return;
    const target = this.plan;
    this.plan = null;
    const [only, ...rest] = fitting(this.options, target, this.hand);
    if (only && rest.length === 0) void this.choose(only);
  }

  choose = (option: OptionFacts): Promise<void> => this.play([...this.moves, { kind: "answer", option: option.text }]);

  aside = (option: OptionFacts): Promise<void> => this.play([...this.moves, { kind: "aside", option: option.text }]);

  clear = (): void => {
    this.picked = {};
  };

  pick = (wish: Picked): void => {
    const both = { ...this.picked, ...wish };
    if (JSON.stringify(both) !== JSON.stringify(this.picked)) {
      this.picked = fitting(this.options, both, this.hand).length > 0 ? both : wish;
      return;
    }
    const [only, ...rest] = fitting(this.options, this.picked, this.hand);
    if (only && rest.length === 0) void this.choose(only);
    else this.picked = {};
  };

  drop = (card: string, target: Picked): void => {
    const play = this.options.find(({ text }) => text === `play ${card}`);
    if (!play) {
      this.picked = { card };
      return;
    }
    this.plan = target;
    void this.choose(play);
  };
}
