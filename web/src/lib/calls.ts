/** Calls by the server while the page is closed (Web Push): the browser subscribes to the server's
 *  key, and each seat of this browser says so at its table. */
import { api } from "../net/api.ts";
import type { TableClient } from "../net/client.svelte.ts";
import { worker } from "./worker.ts";

type Seat = Pick<TableClient, "send" | "you">;

export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const sameKey = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  !!one && one.byteLength === other.length && new Uint8Array(one).every((byte, at) => byte === other[at]);

/** This browser's subscription; `make`: a new one where there is none. Null where there can be none. */
export async function subscription(make: boolean): Promise<PushSubscription | null> {
  const key = await api.push().catch(() => "");
  const push = key ? (await worker())?.pushManager : undefined;
  if (!push) return null;
  const known = await push.getSubscription();
  const wanted = bytes(key);
  if (known && sameKey(known.options.applicationServerKey, wanted)) return known;
  if (!make) return null;
  await known?.unsubscribe(); // of another server that was here before
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/** Whether the server can call anybody at all. */
export const callsPossible = async (): Promise<boolean> =>
  "PushManager" in window && window.isSecureContext && (await api.push().catch(() => "")) !== "";

/** Tell a table whether the browser of this seat is to be called. Whatever fails, the match goes on. */
export async function keepCalled(seat: Seat, wanted: boolean, language: string): Promise<void> {
  try {
    if (!wanted && !seat.you.called) return;
    const found = await subscription(wanted);
    if (!found) return;
    const { keys } = found.toJSON();
    const { endpoint } = found;
    if (!wanted) await seat.send({ type: "notify", endpoint, on: false });
    else await seat.send({ type: "notify", endpoint, on: true, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", language });
  } catch {
    // no push service, or none that lets us in
  }
}
