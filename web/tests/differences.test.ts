/** Differences as the server makes them: put together here, they give the very same values. */
import { expect, test } from "vitest";
import { apply } from "../src/net/difference.ts";
import { TableClient } from "../src/net/client.svelte.ts";
import { SeatSocket } from "../src/net/socket.ts";
import type { Difference } from "../src/wire.ts";
import { python } from "./declared.ts";
import { FakeSocket, frostView, make as make_, update } from "./fakes.ts";

const PAIRS = `
import json, random
from whiteout.server.changes import difference
draw = random.Random(7)
def value(depth):
    kind = draw.randrange(6 if depth else 4)
    if kind == 0: return draw.randrange(5)
    if kind == 1: return draw.choice(["axe", "", "0", None, True])
    if kind in (2, 4): return [value(depth - 1) for _ in range(draw.randrange(4))] if depth else []
    return {draw.choice("abcde0"): value(depth - 1) for _ in range(draw.randrange(4))} if depth else {}
def changed(old, depth):
    if isinstance(old, list) and draw.random() < 0.8:
        new = [changed(item, depth - 1) if draw.random() < 0.3 else item for item in old]
        if draw.random() < 0.5: new.insert(draw.randrange(len(new) + 1), value(1))
        if new and draw.random() < 0.3: new.pop(draw.randrange(len(new)))
        return new
    if isinstance(old, dict) and draw.random() < 0.8:
        new = {key: changed(item, depth - 1) if draw.random() < 0.3 else item for key, item in old.items()}
        if draw.random() < 0.4: new[draw.choice("abcdef")] = value(1)
        if new and draw.random() < 0.3: new.pop(draw.choice(list(new)))
        return new
    return value(max(depth, 0))
pairs = []
for _ in range(3000):
    old = value(4)
    new = changed(old, 3)
    found = difference(*[json.dumps(one).encode() for one in (old, new)])
    pairs.append([old, new, json.loads(found) if found else {}])
print(json.dumps(pairs))
`;

test("what the server sends gives what the server meant", () => {
  const pairs = JSON.parse(python("-c", PAIRS)) as [unknown, unknown, Difference][];
  expect(pairs.length).toBe(3000);
  for (const [old, fresh, difference] of pairs) {
    const before = JSON.stringify(old);
    expect(apply(old, difference)).toEqual(fresh);
    expect(JSON.stringify(old)).toBe(before);
  }
});

function connect(): TableClient {
  const make = (client: TableClient) =>
    new SeatSocket("ws://x", client.handlers(), undefined, make_);
  const client = new TableClient("ABCDEF", "v1.secret", "", make);
  client.open();
  FakeSocket.last.open();
  FakeSocket.last.tell(update({ n: 1 }));
  return client;
}

test("a change changes what it names and nothing else", () => {
  const client = connect();
  const { table, names } = client;
  FakeSocket.last.tell({ type: "change", n: 2, first: 0, events: [{ event: "burned", given: [1], out: 2 }], changed: { view: { over: [true] } } });
  expect(client.view).toEqual({ ...frostView(), over: true });
  expect(client.events).toEqual([{ event: "burned", given: [1], out: 2 }]);
  expect([client.table, client.names]).toEqual([table, names]);
});

test("a change that was missed brings everything again, and what comes before that is not used", () => {
  const client = connect();
  FakeSocket.last.tell({ type: "change", n: 3, changed: { view: { over: [true] } } });
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "whole", match: 1, events: 0 });
  FakeSocket.last.tell({ type: "change", n: 4, changed: { view: { over: [true] } } });
  expect(client.view?.over).toBe(false);
  FakeSocket.last.tell(update({ n: 5, names: ["Di", "Ed", "Flo"] }));
  FakeSocket.last.tell({ type: "change", n: 6, changed: { names: { "0": ["Dan"] } } });
  expect(client.names).toEqual(["Dan", "Ed", "Flo"]);
});
