/** Several people on one device: nobody sees another's secrets by accident. */
import { beforeEach, expect, test } from "vitest";
import { dropSeat, keepSeat, myTables, sittingsAt } from "../src/lib/sittings.ts";
import { TableClient } from "../src/net/client.svelte.ts";
import { Party } from "../src/net/party.svelte.ts";
import { SeatSocket } from "../src/net/socket.ts";
import { FakeSocket, frostView, make, tableState, update, you as you_ } from "./fakes.ts";

const makeClient = (code: string, secret: string, host: string): TableClient =>
  new TableClient(code, secret, host, (self) => new SeatSocket("ws://table", self.handlers(), undefined, make));

function tell(socket: FakeSocket, seat: number, waiting: number[]): void {
  const choice = { id: 7, point: "D-01", rule: "FR-01", about: {}, waiting };
  const you = you_({ seat, host: seat === 0 });
  socket.tell(update({ view: frostView({ viewer: seat, choice }), you }));
}

beforeEach(() => {
  FakeSocket.all = [];
  localStorage.clear();
});

test("a browser without a seat watches", () => {
  const party = new Party("ABCDEF", makeClient);
  expect(party.clients.map(({ secret }) => secret)).toEqual([""]);
  expect(party.shared).toBe(false);
});

test("seats are kept for the next visit, and forgotten when given up", () => {
  keepSeat("ABCDEF", "one", "host", "frost");
  keepSeat("ABCDEF", "two");
  keepSeat("ABCDEF", "one");
  expect(sittingsAt("ABCDEF")).toMatchObject({ secrets: ["one", "two"], host: "host", game: "frost" });
  expect(myTables()).toEqual([{ code: "ABCDEF", game: "frost" }]);
  dropSeat("ABCDEF", "one");
  expect(sittingsAt("ABCDEF").secrets).toEqual(["two"]);
});

test("a link that cannot be a seat's is not kept among the seats", () => {
  keepSeat("A".repeat(21), "one");
  keepSeat("ABCDEF", "x".repeat(121));
  expect(myTables()).toEqual([]);
});

test("the curtain falls between two people, and only whom it names can lift it", () => {
  keepSeat("ABCDEF", "one", "host");
  keepSeat("ABCDEF", "two");
  const party = new Party("ABCDEF", makeClient);
  const [first, second] = FakeSocket.all as [FakeSocket, FakeSocket];
  first.open();
  second.open();
  expect(first.sent[0]).toMatchObject({ secret: "one" });
  expect(second.sent[0]).toMatchObject({ secret: "two" });
  tell(first, 0, [0]);
  tell(second, 1, [0]);
  expect(party.behindCurtain?.secret).toBe("one"); // the page was just opened
  party.uncover();
  expect(party.behindCurtain).toBeNull();
  tell(first, 0, [1]);
  tell(second, 1, [1]);
  expect(party.behindCurtain?.secret).toBe("two");
  expect(party.current.secret).toBe("one");
  party.uncover();
  expect(party.current.secret).toBe("two");
  expect(party.behindCurtain).toBeNull();
});

test("every match begins behind the curtain", () => {
  keepSeat("ABCDEF", "one");
  keepSeat("ABCDEF", "two");
  const party = new Party("ABCDEF", makeClient);
  for (const [seat, socket] of FakeSocket.all.entries()) {
    socket.open();
    tell(socket, seat, [0]);
  }
  party.uncover();
  expect(party.behindCurtain).toBeNull();
  const you = you_();
  FakeSocket.all[0]!.tell(update({ match: 2, you }));
  expect(party.behindCurtain?.secret).toBe("one");
});

test("while a third party moves, whoever looked last goes on looking", () => {
  keepSeat("ABCDEF", "one");
  keepSeat("ABCDEF", "two");
  const party = new Party("ABCDEF", makeClient);
  for (const [seat, socket] of FakeSocket.all.entries()) {
    socket.open();
    tell(socket, seat, [2]);
  }
  party.uncover();
  expect(party.behindCurtain).toBeNull();
  party.passTo(party.clients[1]!);
  expect(party.behindCurtain?.secret).toBe("two");
});

test("between matches nothing is hidden", () => {
  keepSeat("ABCDEF", "one");
  keepSeat("ABCDEF", "two");
  const party = new Party("ABCDEF", makeClient);
  for (const socket of FakeSocket.all) {
    socket.open();
    socket.tell(update({ table: tableState({ state: "lobby" }), view: null }));
  }
  expect(party.behindCurtain).toBeNull();
});
