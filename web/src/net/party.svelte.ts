/** Everybody at one table who shares this browser: usually one person, at pass-and-play several,
 *  or nobody but a spectator. Each has a socket of their own; one is shown at a time. */
import { dropSeat, sittingsAt } from "../lib/sittings.ts";
import { TableClient } from "./client.svelte.ts";

type Make = (code: string, secret: string, host: string) => TableClient;

export class Party {
  clients = $state.raw<TableClient[]>([]);
  /** Whose eyes the page shows. */
  private index = $state(0);
  /** The match in which somebody has said "it is me": in any other nothing secret may be seen. */
  private uncovered = $state(-1);

  constructor(
    readonly code: string,
    private readonly make: Make = (code, secret, host) => new TableClient(code, secret, host),
  ) {
    this.reload();
  }

  get current(): TableClient {
    return this.clients[this.index] ?? this.clients[0]!;
  }

  get shared(): boolean {
    return this.clients.length > 1;
  }

  /** Whether anybody here is asked. */
  get asked(): boolean {
    return this.clients.some((client) => client.asked);
  }

  /** The one for whom the device waits behind the curtain, or null while nothing is hidden. */
  get behindCurtain(): TableClient | null {
    if (!this.shared || this.current.table?.state !== "playing") return null;
    const due = this.due;
    if (due !== null) return due;
    return this.uncovered === this.current.match ? null : this.current;
  }

  /** Somebody else here is asked while the one shown is not. */
  private get due(): TableClient | null {
    if (this.current.asked) return null;
    return this.clients.find((client) => client.asked) ?? null;
  }

  /** The person named on the curtain says: it is me. */
  uncover(): void {
    const next = this.behindCurtain;
    if (next) this.index = this.clients.indexOf(next);
    this.uncovered = this.current.match;
  }

  /** Hand the device to somebody else here, by choice. */
  passTo(client: TableClient): void {
    this.index = Math.max(0, this.clients.indexOf(client));
    this.uncovered = -1;
  }

  /** Read the seats again, after one was taken or given up; sockets that still fit stay open. */
  reload(): void {
    const { secrets, host } = sittingsAt(this.code);
    const wanted = secrets.length > 0 ? secrets : [""];
    const kept = this.clients.filter((client) => wanted.includes(client.secret) && !client.gone);
    for (const client of this.clients) if (!kept.includes(client)) client.close();
    this.clients = wanted.map((secret) => {
      const found = kept.find((client) => client.secret === secret);
      if (found) return found;
      const client = this.make(this.code, secret, host);
      client.open();
      return client;
    });
    this.index = Math.min(this.index, this.clients.length - 1);
  }

  /** A seat that is no longer ours: forget it, and go on as whoever is left. */
  forget(client: TableClient): void {
    dropSeat(this.code, client.secret);
    this.reload();
  }

  wake(): void {
    for (const client of this.clients) client.wake();
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}
