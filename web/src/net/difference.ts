/** Nested differences: what turns one JSON value into another (docs/protocol.md, Differences). */
import type { Difference } from "../wire.ts";

type Members = Record<string, unknown>;

/** The value after the difference. Parts that do not change are shared with the old value. */
export function apply(old: unknown, difference: Difference): unknown {
  if (Array.isArray(difference)) {
    if (difference.length === 1) return difference[0];
    const [at, gone, items] = difference as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, at), ...items, ...list.slice(at + gone)];
  }
  const changes = Object.entries(difference);
  if (changes.length === 0) return old;
  const fresh: unknown[] | Members = Array.isArray(old) ? [...old] : { ...(old as Members) };
  for (const [key, change] of changes) {
    if (change === 0) delete (fresh as Members)[key];
    else (fresh as Members)[key] = apply((fresh as Members)[key], change);
  }
  return fresh;
}
