/** Making up one's mind: what is picked, what is on its way to the server, what was refused. What
 *  was picked or sent counts only for the choice it was meant for. */
import { handOf } from "../facts.ts";
import type { BoardModule, Picked } from "../lib/board.ts";
import { cardsIn, fitting } from "../lib/pick.ts";
import type { TableClient } from "../net/client.svelte.ts";
import type { Draft } from "../net/socket.ts";
import type { Refused } from "../wire.ts";
import type { OptionFacts, Words } from "../words/catalogue.ts";

interface Asked {
  choice: number;
  options: string[] | undefined;
}

const NOTHING: Asked = { choice: -1, options: undefined };

/* Options that have not changed are the same list, whatever else an update brings; a whole update
 * brings an equal one. */
const same = (one: Asked, other: Asked): boolean =>
  one.choice === other.choice &&
  (one.options === other.options || one.options?.join("\n") === other.options?.join("\n"));

export class Turn {
  refused = $state.raw<Refused | null>(null);
  private mine = $state.raw<{ asked: Asked; picked: Picked }>({ asked: NOTHING, picked: {} });
  private sent = $state.raw<{ asked: Asked; option: string } | null>(null);
  /** Where a dropped card is to go, once the game asks. */
  private plan: Picked | null = null;

  constructor(
    private readonly client: TableClient,
    private readonly words: () => Words,
    private readonly look: () => BoardModule | null = () => null,
  ) {}

  private get choice(): number {
    return this.client.view?.choice?.id ?? -1;
  }

  /** What is asked now. In a draft the choice stays open while its options change. */
  private get asked(): Asked {
    return { choice: this.choice, options: this.client.view?.options };
  }

  get hand(): string[] {
    return handOf(this.client.view) ?? [];
  }

  readonly options: OptionFacts[] = $derived.by(() => {
    const words = this.words();
    return this.client.asked ? (this.client.view?.options ?? []).map((text) => words.parse(text)) : [];
  });

  /** The cards of the hand that some option names. */
  readonly playable: Set<string> = $derived.by(() => cardsIn(this.options, this.hand, this.look()));

  get picked(): Picked {
    return this.client.asked && same(this.mine.asked, this.asked) ? this.mine.picked : {};
  }

  /** The option that is on its way, or nothing. */
  get sending(): string {
    return this.client.asked && this.sent && same(this.sent.asked, this.asked) ? this.sent.option : "";
  }

  clear = (): void => this.set({});

  private set(picked: Picked): void {
    this.mine = { asked: this.asked, picked };
  }

  /** The first click picks, the second answers if only one option is left, or takes back. */
  pick = (wish: Picked): void => {
    const both = { ...this.picked, ...wish };
    if (JSON.stringify(both) !== JSON.stringify(this.picked)) {
      this.set(fitting(this.options, both, this.hand).length > 0 ? both : wish);
      return;
    }
    const [only, ...rest] = fitting(this.options, this.picked, this.hand);
    if (only && rest.length === 0) void this.choose(only);
    else this.clear();
  };

  choose = async (option: OptionFacts): Promise<void> => {
    const choice = this.choice;
    if (choice < 0 || this.sending) return;
    this.sent = { asked: this.asked, option: option.text };
    if (!(await this.ask({ type: "answer", choice, option: option.text }))) this.sent = null;
  };

  /** A card dropped on a seat: the answer that says both, or the card now and the seat next. */
  drop = (card: string, target: Picked): void => {
    const [both] = fitting(this.options, { card, ...target }, this.hand);
    const found = fitting(this.options, { card }, this.hand);
    const play = found.find(({ verb }) => verb === "play") ?? (found.length === 1 ? found[0] : undefined);
    this.plan = both ? null : target;
    if (both ?? play) void this.choose((both ?? play)!);
    else this.set({ card });
  };

  /** A new choice is open: carry on with what was dropped, if that is what is asked. */
  carryOn(): void {
    const target = this.plan;
    this.plan = null;
    if (!target || !this.client.asked) return;
    const [only, ...rest] = fitting(this.options, target, this.hand);
    if (only && rest.length === 0) void this.choose(only);
  }

  /** Send, and keep the refusal for the page to show; whether it was done. */
  ask = async (draft: Draft): Promise<boolean> => {
    this.refused = null;
    const answer = await this.client.send(draft);
    if (answer.type === "refused") this.refused = answer;
    return answer.type === "ack";
  };
}
