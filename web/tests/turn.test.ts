/** Dragging a card to a seat answers two questions, and never more than was meant. */
import { beforeEach, expect, test } from "vitest";
import { TableClient } from "../src/net/client.svelte.ts";
import { SeatSocket } from "../src/net/socket.ts";
import { Turn } from "../src/table/turn.svelte.ts";
import { FakeSocket, frostView, make, update } from "./fakes.ts";
import { gameWords } from "./declared.ts";

const words = gameWords("stay_away");
const choice = (id: number, waiting = [0]) => ({ id, point: "D-02", rule: "X", about: {}, waiting });

function sit(options: string[], hand: string[]) {
  const client = new TableClient("ABCDEF", "one", "", (self) => new SeatSocket("ws://t", self.handlers(), undefined, make));
  client.open();
  const socket = FakeSocket.last;
  socket.open();
  const tell = (id: number, offered: string[], waiting = [0]): void =>
    socket.tell(update({ view: frostView({ choice: choice(id, waiting), options: offered, hand }) }));
  tell(1, options);
  return { turn: new Turn(client, () => words), tell, sent: () => socket.sent.slice(1).map(({ option }) => option) };
}

beforeEach(() => {
  FakeSocket.all = [];
});

test("a card dropped on a seat is played, and the seat chosen when it is asked for", () => {
  const { turn, tell, sent } = sit(["discard axe", "play flamethrower", "discard flamethrower"], ["axe", "flamethrower"]);
  turn.drop("flamethrower", { seat: 2 });
  expect(sent()).toEqual(["play flamethrower"]);
  tell(2, ["target 1", "target 2"]);
  turn.carryOn();
  expect(sent()).toEqual(["play flamethrower", "target 2"]);
});

test("where the seat is no target, the choice stays open", () => {
  const { turn, tell, sent } = sit(["play flamethrower"], ["flamethrower"]);
  turn.drop("flamethrower", { seat: 3 });
  tell(2, ["target 1", "target 2"]);
  turn.carryOn();
  expect(sent()).toEqual(["play flamethrower"]);
  tell(3, ["target 3", "target 1"]);
  turn.carryOn();
  expect(sent()).toEqual(["play flamethrower"]);
});

test("a card that can only be discarded or kept is picked, not thrown away", () => {
  const { turn, sent } = sit(["discard axe", "keep axe"], ["axe"]);
  turn.drop("axe", { seat: 1 });
  expect(sent()).toEqual([]);
  expect(turn.picked).toEqual({ card: "axe" });
});

test("what was picked for one choice is forgotten with it", () => {
  const { turn, tell } = sit(["discard axe", "play axe"], ["axe"]);
  turn.pick({ card: "axe" });
  expect(turn.picked).toEqual({ card: "axe" });
  tell(2, ["discard axe"]);
  expect(turn.picked).toEqual({});
  tell(3, ["discard axe"], [1]);
  expect(turn.options).toEqual([]);
});
