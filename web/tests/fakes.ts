/** A socket and updates made by hand. */
import type { View } from "../src/facts.ts";
import type { TableState, Update, You } from "../src/wire.ts";

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1]!;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  fail(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  close(): void {
    this.readyState = 3;
  }
}

export const make = (url: string): WebSocket => new FakeSocket(url) as unknown as WebSocket;

export const tableState = (changes: Partial<TableState> = {}): TableState => ({
  code: "ABCDEF",
  game: "frost",
  title: "Frost",
  seats: ["Ada", "Bo", "Cy"].map((name, seat) => ({
    name,
    kind: seat === 2 ? "bot" : "person",
    level: seat === 2 ? "random" : "",
    connected: true,
    holding: false,
    muted: false,
    is_host: seat === 0,
    entropy: false,
  })),
  options: {},
  locked: false,
  listed: false,
  state: "playing",
  match: 1,
  commitment: "c",
  next_commitment: "n",
  spectators: 0,
  pace: "normal",
  ...changes,
});

/** The view of a game that the client knows nothing about. */
export const frostView = (changes: Partial<View> = {}): View => ({
  viewer: 0,
  over: false,
  choice: { id: 7, point: "D-01", rule: "FR-01", about: {}, waiting: [0, 1] },
  options: ["give 3", "give 17"],
  standing: [0, 1, 2],
  ash: [4, 9],
  pile: 22,
  hand: [3, 17],
  ...changes,
});

export const you = (changes: Partial<You> = {}): You => ({
  seat: 0, host: true, held_by_bot: false, channel: "table", channels: [{ id: "table", write: true, rule: "" }],
  always_ask: false, stand_in: false, called: false, given: "", lone: "", ...changes,
});

export const update = (changes: Partial<Update> = {}): Update => ({
  type: "update",
  n: 1,
  table: tableState(),
  match: 1,
  names: ["Ada", "Bo", "Cy"],
  first: 0,
  events: [],
  view: frostView(),
  chat_first: 0,
  chat: [],
  clock: null,
  you: you(),
  ...changes,
});
