import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableClient } from "../src/net/client.svelte.ts";
import { SeatSocket, type Timing } from "../src/net/socket.ts";
import { FakeSocket, make, update } from "./fakes.ts";

const TIMING: Timing = { beat: 1_000, patience: 500, pauses: [100, 400] };

function connect(): TableClient {
  const client = new TableClient("ABCDEF", "v1.secret", "v1.host", (self) => {
    return new SeatSocket("ws://table", self.handlers(), TIMING, make);
  });
  client.open();
  return client;
}

const chat = (text: string) => ({ from: 1, name: "Bo", channel: "table", text, at: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("hello says who speaks and that nothing is known yet", () => {
  const client = connect();
  expect(client.connection).toBe("connecting");
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([
    { type: "hello", secret: "v1.secret", host: "v1.host", match: 0, events: 0, chat: 0, changes: true },
  ]);
  FakeSocket.last.tell(update());
  expect(client.connection).toBe("open");
});

test("after a loss it comes back by itself and asks only for what is missing", () => {
  const client = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update({ events: [{ event: "a" }, { event: "b" }], chat: [chat("hi")] }));
  FakeSocket.last.fail();
  expect(client.connection).toBe("waiting");
  vi.advanceTimersByTime(100);
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ match: 1, events: 2, chat: 1 });
  FakeSocket.last.tell(update({ first: 2, events: [{ event: "c" }], chat_first: 1 }));
  expect(client.events.map(({ event }) => event)).toEqual(["a", "b", "c"]);
  expect(client.chat.map(({ text }) => text)).toEqual(["hi"]);
});

test("pauses grow while nobody answers, and waking up does not wait for them", () => {
  const client = connect();
  FakeSocket.last.fail();
  vi.advanceTimersByTime(100);
  FakeSocket.last.fail();
  vi.advanceTimersByTime(399);
  expect(FakeSocket.all.length).toBe(2);
  client.wake();
  expect(FakeSocket.all.length).toBe(3);
});

test("updates that repeat or overlap change nothing twice", () => {
  const client = connect();
  FakeSocket.last.open();
  const first = update({ events: [{ event: "a" }, { event: "b" }], chat: [chat("1"), chat("2")] });
  FakeSocket.last.tell(first);
  FakeSocket.last.tell(first);
  const more = { first: 1, events: [{ event: "b" }, { event: "c" }], chat_first: 1, chat: [chat("2"), chat("3")] };
  FakeSocket.last.tell(update(more));
  expect(client.events.map(({ event }) => event)).toEqual(["a", "b", "c"]);
  expect(client.chat.map(({ text }) => text)).toEqual(["1", "2", "3"]);
});

test("a gap is not papered over: it says hello from the start", () => {
  const client = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update({ first: 5, events: [{ event: "f" }] }));
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ match: 0, events: 0 });
  expect(client.events).toEqual([]);
});

test("a new match starts the list anew", () => {
  const client = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update({ events: [{ event: "a" }] }));
  FakeSocket.last.tell(update({ match: 2, events: [{ event: "z" }] }));
  expect(client.match).toBe(2);
  expect(client.events).toEqual([{ event: "z" }]);
});

test("what was not acknowledged is repeated under the same key, and answered once", async () => {
  const client = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update());
  const answer = client.send({ type: "answer", choice: 7, option: "give 3" });
  const [, message] = FakeSocket.last.sent;
  expect(message).toMatchObject({ type: "answer", choice: 7, option: "give 3" });
  FakeSocket.last.fail();
  vi.advanceTimersByTime(100);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[1]).toEqual(message);
  FakeSocket.last.tell({ type: "ack", key: message!["key"] });
  await expect(answer).resolves.toMatchObject({ type: "ack" });
  FakeSocket.last.fail();
  vi.advanceTimersByTime(400);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.length).toBe(1); // hello alone
});

test("every message has a key of its own", () => {
  const client = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update());
  void client.send({ type: "say", text: "x" });
  void client.send({ type: "say", text: "x" });
  const [, one, other] = FakeSocket.last.sent;
  expect(one!["key"]).not.toEqual(other!["key"]);
});

test("silence is noticed: first a ping, then a new connection", () => {
  const client = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update());
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.last.sent[1]).toMatchObject({ type: "ping" });
  FakeSocket.last.tell({ type: "pong", key: "x" });
  vi.advanceTimersByTime(1_000);
  expect(client.connection).toBe("open");
  vi.advanceTimersByTime(500);
  expect(client.connection).toBe("waiting");
});

test("whoever was sent away does not come back; whoever was only slow does", () => {
  const client = connect();
  FakeSocket.last.open();
  FakeSocket.last.tell(update());
  FakeSocket.last.tell({ type: "gone", why: "slow" });
  expect(client.connection).toBe("waiting");
  vi.advanceTimersByTime(100);
  FakeSocket.last.open();
  FakeSocket.last.tell({ type: "gone", why: "kicked" });
  expect(client.gone).toBe("kicked");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(2);
});

test("what an old socket still has to say is not heard", () => {
  const client = connect();
  const old = FakeSocket.last;
  old.open();
  old.tell(update());
  client.open();
  old.tell(update({ match: 9 }));
  expect(client.match).toBe(1);
});
