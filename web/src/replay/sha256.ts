/** SHA-256 and HMAC. The browser's own where it has one; pages opened over plain http in a local
 *  network have none, and there this small one does the work. */

export type Bytes = Uint8Array<ArrayBuffer>;

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The first bits of the fractional parts of roots of the first primes. */
(function fill() {
  let count = 0;
  for (let n = 2; count < 64; n += 1) {
    let prime = true;
    for (let d = 2; d * d <= n; d += 1) if (n % d === 0) prime = false;
    if (!prime) continue;
    const part = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
    if (count < 8) START[count] = part(Math.sqrt(n));
    K[count] = part(Math.cbrt(n));
    count += 1;
  }
})();

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function round(state: Uint32Array, block: DataView, at: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!;
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

export function plainSha256(text: Uint8Array): Bytes {
  const length = text.length;
  const padded = new Uint8Array(Math.ceil((length + 9) / 64) * 64);
  padded.set(text);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length * 8);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += 64) round(state, view, at);
  const out = new Uint8Array(32);
  const words = new DataView(out.buffer);
  state.forEach((word, i) => words.setUint32(4 * i, word));
  return out;
}

function plainHmac(key: Uint8Array, text: Uint8Array): Bytes {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? plainSha256(key) : key);
  const inner = plainSha256(join([block.map((byte) => byte ^ 0x36), text]));
  return plainSha256(join([block.map((byte) => byte ^ 0x5c), inner]));
}

/** The two functions that everything else is built from. */
export interface Hash {
  sha256: (text: Bytes) => Promise<Bytes>;
  hmac: (key: Bytes, text: Bytes) => Promise<Bytes>;
}

export const plain: Hash = {
  sha256: (text) => Promise.resolve(plainSha256(text)),
  hmac: (key, text) => Promise.resolve(plainHmac(key, text)),
};

export const web: Hash = {
  sha256: async (text) => new Uint8Array(await crypto.subtle.digest("SHA-256", text)),
  hmac: async (key, text) => {
    const way = { name: "HMAC", hash: "SHA-256" };
    const imported = await crypto.subtle.importKey("raw", key, way, false, ["sign"]);
    return new Uint8Array(await crypto.subtle.sign("HMAC", imported, text));
  },
};

export const usual = (): Hash => (globalThis.crypto?.subtle ? web : plain);

export function join(parts: Uint8Array[]): Bytes {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
