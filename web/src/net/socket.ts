/** One socket for one viewer: says hello with what it has already, comes back by itself after any
 *  loss, and repeats what was not acknowledged under the same key, so that nothing is lost and
 *  nothing happens twice. Knows nothing of pages. */
import type {
  Ack,
  Change,
  ClientMessage,
  Gone,
  Hello,
  Refused,
  ServerMessage,
  Update,
} from "../wire.ts";

/** "waiting": the connection was lost and the next attempt is due at `retryAt`. */
export type Connection = "connecting" | "open" | "waiting" | "closed";

type WithoutKey<M> = M extends { key: string } ? Omit<M, "key"> : never;
/** A message before it has its key. */
export type Draft = WithoutKey<ClientMessage>;

export interface Handlers {
  hello(): Hello;
  update(message: Update): void;
  change(message: Change): void;
  state(state: Connection): void;
  gone(why: Gone["why"]): void;
}

export interface Timing {
  /** Silence after which the server is asked for a sign of life, in ms. */
  beat: number;
  /** How long it may take to give one. */
  patience: number;
  /** Pauses before the attempts to come back. */
  pauses: number[];
}

export const TIMING: Timing = {
  beat: 15_000,
  patience: 8_000,
  pauses: [300, 1_000, 2_000, 4_000, 8_000, 15_000],
};

interface Pending {
  text: string;
  settle: (answer: Ack | Refused) => void;
}

/** Reasons after which coming back would only bring the same answer. */
const FINAL: ReadonlySet<Gone["why"]> = new Set(["kicked", "closed", "unknown", "left"]);

export function randomKey(bytes = 12): string {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(numbers, (n) => n.toString(16).padStart(2, "0")).join("");
}

export class SeatSocket {
  state: Connection = "closed";
  /** When the next attempt is due, in ms since the epoch. */
  retryAt = 0;
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private greeted = false;

  constructor(
    private readonly url: string,
    private readonly handlers: Handlers,
    private readonly timing: Timing = TIMING,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  /** Connect now, whatever the state. */
  connect(): void {
    this.drop();
    this.become("connecting");
    const socket = this.make(this.url);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      socket.send(JSON.stringify(this.handlers.hello()));
      for (const { text } of this.pending.values()) socket.send(text);
      this.listen();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      if (socket === this.socket) this.take(String(event.data));
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lost();
    };
    // A connection that hangs half-open would otherwise hang for minutes.
    this.beat = setTimeout(() => this.lost(), this.timing.patience);
  }

  /** Leave for good; unanswered messages stay unanswered. */
  close(): void {
    this.drop();
    this.become("closed");
  }

  /** Try again at once, for the impatient and for a page that has become visible. */
  wake(): void {
    if (this.state === "waiting") this.connect();
    else if (this.state === "open") this.ping();
  }

  /** Say hello again, because something is missing. */
  again(): void {
    this.connect();
  }

  /** Send; the answer is the server's acknowledgement or refusal, however long it takes. */
  send(draft: Draft): Promise<Ack | Refused> {
    const key = randomKey();
    const text = JSON.stringify({ ...draft, key });
    return new Promise((settle) => {
      this.pending.set(key, { text, settle });
      if (this.socket?.readyState === 1) this.socket.send(text);
    });
  }

  private take(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return this.lost();
    }
    this.listen();
    if (message.type === "update") {
      this.greeted = true;
      this.attempts = 0;
      this.become("open");
      this.handlers.update(message);
    } else if (message.type === "change") {
      this.handlers.change(message);
    } else if (message.type === "ack" || message.type === "refused") {
      this.pending.get(message.key)?.settle(message);
      this.pending.delete(message.key);
    } else if (message.type === "gone") {
      this.leave(message.why);
    }
  }

  private leave(why: Gone["why"]): void {
    if (!FINAL.has(why)) return this.lost();
    this.close();
    this.handlers.gone(why);
  }

  /** Something came from the server: the next sign of life is due after the next silence. */
  private listen(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => this.ping(), this.timing.beat);
  }

  private ping(): void {
    clearTimeout(this.beat);
    if (this.socket?.readyState === 1 && this.greeted) {
      this.socket.send(JSON.stringify({ type: "ping", key: randomKey(6) }));
    }
    this.beat = setTimeout(() => this.lost(), this.timing.patience);
  }

  private lost(): void {
    this.drop();
    const pauses = this.timing.pauses;
    const pause = pauses[Math.min(this.attempts, pauses.length - 1)] ?? 1_000;
    this.attempts += 1;
    const spread = pause * (0.75 + Math.random() / 2);
    this.retryAt = Date.now() + spread;
    this.timer = setTimeout(() => this.connect(), spread);
    this.become("waiting");
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.beat);
    this.greeted = false;
    const socket = this.socket;
    this.socket = null;
    if (socket && socket.readyState <= 1) socket.close();
  }

  private become(state: Connection): void {
    this.state = state;
    this.handlers.state(state);
  }
}

/** The address of a table's socket, beside this page. */
export function socketUrl(code: string): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws/${encodeURIComponent(code)}`;
}
