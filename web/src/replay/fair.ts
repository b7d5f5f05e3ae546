/** "Check the shuffle": the fair chance of docs/records.md, worked out again in the reader's own
 *  browser. Nothing here trusts the server that played the match. */
import { type Bytes, type Hash, join, usual } from "./sha256.ts";

const text = (value: string): Bytes => new TextEncoder().encode(value) as Bytes;
const ZERO = new Uint8Array(1);

export const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(digits: string): Bytes {
  if (!/^([0-9a-f]{2})*$/i.test(digits)) throw new Doubt("not hexadecimal");
  return new Uint8Array((digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

/** Something in the record that does not hold. */
export class Doubt extends Error {}

/** What was published before the match. */
export async function commitment(secret: Bytes, salt: Bytes, hash: Hash = usual()): Promise<string> {
  return hex(await hash.sha256(join([text("whiteout/commitment/1"), secret, salt])));
}

/** The game and what every seat has added, folded together. */
export function context(game: string, entropy: string[], hash: Hash = usual()): Promise<Bytes> {
  const parts = [game, ...entropy.map((words, seat) => `${seat}:${words}`)];
  return hash.sha256(text(parts.join("\0")));
}

/** The draws of one match: a stream of 32-bit words for every purpose. */
export class Draws {
  private readonly used = new Map<string, number>();
  private readonly blocks = new Map<string, DataView>();

  constructor(
    private readonly secret: Bytes,
    private readonly about: Bytes,
    private readonly hash: Hash = usual(),
  ) {}

  /** One block of eight words. */
  async block(purpose: string, number: number): Promise<Bytes> {
    const parts = [text("whiteout/draw/1"), this.about, text(String(number)), text(purpose)];
    const row = parts.flatMap((part, index) => (index === 0 ? [part] : [ZERO, part]));
    return this.hash.hmac(this.secret, join(row));
  }

  async word(purpose: string): Promise<number> {
    const number = this.used.get(purpose) ?? 0;
    this.used.set(purpose, number + 1);
    const name = `${number >>> 3} ${purpose}`;
    let block = this.blocks.get(name);
    if (!block) {
      block = new DataView((await this.block(purpose, number >>> 3)).buffer);
      this.blocks.set(name, block);
    }
    return block.getUint32(4 * (number & 7));
  }

  /** A number from 0 to count - 1; words that would favour some are passed over. */
  async below(count: number, purpose: string): Promise<number> {
    for (;;) {
      const word = await this.word(purpose);
      if (word < 2 ** 32 - (2 ** 32 % count)) return word % count;
    }
  }

  /** From the last place down to the second, swap with a place at or below it. */
  async shuffle<T>(items: T[], purpose: string): Promise<void> {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = await this.below(last + 1, purpose);
      [items[last], items[other]] = [items[other]!, items[last]!];
    }
  }
}

export interface Header {
  game: string;
  seats: number;
  names: string[];
  options: Record<string, unknown>;
  chance: { kind: string; commitment?: string; entropy?: string[] };
}

export interface Opened {
  header: Header;
  commitment: string;
  draws: Draws;
}

/** Read a record's first and last line, and check the secret against what was committed to. */
export async function open(record: string, hash: Hash = usual()): Promise<Opened> {
  const lines = record.trim().split("\n");
  let header: Header;
  let reveal: { secret?: unknown; salt?: unknown } | undefined;
  try {
    header = JSON.parse(lines[0] ?? "") as Header;
    reveal = (JSON.parse(lines.at(-1) ?? "") as { reveal?: typeof reveal }).reveal;
  } catch {
    throw new Doubt("not a record");
  }
  if (header?.chance?.kind !== "fair") throw new Doubt("not fair");
  if (!reveal) throw new Doubt("not revealed");
  const secret = unhex(String(reveal.secret));
  const found = await commitment(secret, unhex(String(reveal.salt)), hash);
  if (found !== header.chance.commitment) throw new Doubt("another secret");
  const about = await context(header.game, header.chance.entropy ?? [], hash);
  return { header, commitment: found, draws: new Draws(secret, about, hash) };
}
