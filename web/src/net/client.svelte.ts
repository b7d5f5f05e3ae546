/** A viewer at a table: everything the pages show of it, kept up to date by one socket. */
import { type Facts, isAsked, type View } from "../facts.ts";
import type { Ack, ClockFacts, Gone, Refused, TableState, Update, You } from "../wire.ts";
import { type Connection, type Draft, SeatSocket, socketUrl } from "./socket.ts";
import { chatCount, emptyStream, type Stream, take } from "./stream.ts";

/** What a page needs of a viewer; the mock for screenshots and the replay offer the same. */
export interface Viewer {
  readonly table: TableState | null;
  readonly view: View | null;
  readonly names: string[];
  readonly events: Facts[];
}

export class TableClient implements Viewer {
  connection = $state<Connection>("closed");
  table = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  names = $state.raw<string[]>([]);
  you = $state.raw<You>({ seat: -1, host: false, held_by_bot: false, channel: "spectators" });
  clock = $state.raw<ClockFacts | null>(null);
  /** When the clock above was read, on this machine's own clock in ms. */
  clockAt = $state(0);
  /** How many events there were when this page first heard of the match: older ones are history. */
  seenBefore = $state(0);
  gone = $state<Gone["why"] | null>(null);
  private stream = $state.raw<Stream>(emptyStream());
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
      }),
      update: (message: Update) => this.take(message),
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
    this.table = update.table;
    this.view = update.view;
    this.names = update.names;
    this.you = update.you;
    this.clock = update.clock;
    this.clockAt = performance.now();
  }
}
