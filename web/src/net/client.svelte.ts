/** A viewer at a table: everything the pages show of it, kept up to date by one socket. */
import { type Facts, isAsked, type View } from "../facts.ts";
import type { Ack, Change, ClockFacts, Difference, Gone, Refused, TableState, Update, You } from "../wire.ts";
import { apply } from "./difference.ts";
import { type Connection, type Draft, SeatSocket, socketUrl } from "./socket.ts";
import { chatCount, emptyStream, type Stream, take, takeChange } from "./stream.ts";

/** What a page needs of a viewer; the mock for screenshots and the replay offer the same. */
export interface Viewer {
  readonly table: TableState | null;
  readonly view: View | null;
  readonly names: string[];
  readonly events: Facts[];
}

const NOBODY: You = {
  seat: -1, host: false, held_by_bot: false, channel: "spectators", channels: [], always_ask: false, stand_in: false, called: false,
  given: "", lone: "",
};

export class TableClient implements Viewer {
  connection = $state<Connection>("closed");
  table = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  names = $state.raw<string[]>([]);
  you = $state.raw<You>(NOBODY);
  clock = $state.raw<ClockFacts | null>(null);
  /** When the clock above was read, on this machine's own clock in ms. */
  clockAt = $state(0);
  /** How many events there were when this page first heard of the match: older ones are history. */
  seenBefore = $state(0);
  gone = $state<Gone["why"] | null>(null);
  private stream = $state.raw<Stream>(emptyStream());
  /** The number of the last update or change; a gap means that one was lost. */
  private last = 0;
  /** Whether everything has been asked for again: changes until then build on what is missing. */
  private waits = false;
  private readonly socket: SeatSocket;

  constructor(
    readonly code: string,
    /** The seat's secret; empty for a spectator. */
    readonly secret = "",
    readonly hostSecret = "",
    socket?: (client: TableClient) => SeatSocket,
  ) {
    this.socket = socket ? socket(this) : new SeatSocket(socketUrl(code), this.handlers());
  }

  get events(): Facts[] {
    return this.stream.events;
  }

  get chat() {
    return this.stream.chat;
  }

  get match(): number {
    return this.stream.match;
  }

  get asked(): boolean {
    return isAsked(this.view);
  }

  get seated(): boolean {
    return this.you.seat >= 0;
  }

  get retryAt(): number {
    return this.socket.retryAt;
  }

  handlers() {
    return {
      hello: () => ({
        type: "hello" as const,
        secret: this.secret,
        host: this.hostSecret,
        match: this.stream.match,
        events: this.stream.events.length,
        chat: chatCount(this.stream),
        changes: true,
      }),
      update: (message: Update) => this.take(message),
      change: (message: Change) => this.takeChange(message),
      state: (state: Connection) => (this.connection = state),
      gone: (why: Gone["why"]) => (this.gone = why),
    };
  }

  open(): void {
    this.socket.connect();
  }

  close(): void {
    this.socket.close();
  }

  wake(): void {
    this.socket.wake();
  }

  send = (draft: Draft): Promise<Ack | Refused> => this.socket.send(draft);

  private take(update: Update): void {
    const stream = take(this.stream, update);
    if (stream === null) {
      this.stream = { ...emptyStream(), chatFirst: this.stream.chatFirst, chat: this.stream.chat };
      this.socket.again();
      return;
    }
    if (stream.match !== this.stream.match) this.seenBefore = stream.events.length;
    this.stream = stream;
    this.last = update.n;
    this.waits = false;
    this.table = update.table;
    this.view = update.view;
    this.names = update.names;
    this.you = update.you;
    this.clock = update.clock;
    this.clockAt = performance.now();
  }

  /** What has changed since the message before. Parts that are not named stay as they are. */
  private takeChange(change: Change): void {
    if (this.waits) return;
    const stream = change.n === this.last + 1 ? takeChange(this.stream, change) : null;
    if (stream === null) return this.askForAll();
    this.last = change.n;
    this.stream = stream;
    const { table, view, names, you, clock } = change.changed ?? {};
    if (table) this.table = this.after(this.table, table);
    if (view) this.view = this.after(this.view, view);
    if (names) this.names = this.after(this.names, names);
    if (you) this.you = this.after(this.you, you);
    if (clock) {
      this.clock = this.after(this.clock, clock);
      this.clockAt = performance.now();
    }
  }

  private after<T>(old: T, difference: Difference): T {
    return apply(old, difference) as T;
  }

  private askForAll(): void {
    this.waits = true;
    const { match, events } = this.stream;
    void this.send({ type: "whole", match, events: events.length, chat: chatCount(this.stream) });
  }
}
