import { describe, expect, it, vi } from "vitest";
import type { View } from "../../src/facts.ts";
import { Course } from "../../src/learn/course.svelte.ts";
import { doneIn, markDone } from "../../src/learn/progress.ts";
import type { Learned, LearnMove } from "../../src/wire.ts";
import { gameWords } from "../declared.ts";

const words = gameWords("stay_away");

const view = (options: string[], asides: string[] = []): View => ({
  viewer: 0,
  over: false,
  choice: { id: 1, point: "D-02", rule: "", about: {}, waiting: [0] },
  options,
  asides,
  hand: ["axe", "flamethrower"],
});

const learned = (moves: LearnMove[], views: View[], change: Partial<Learned> = {}): Learned => ({
  id: "x",
  title: "x",
  names: ["You", "Blair", "Childs", "Norris"],
  you: 0,
  rules: [],
  options: {},
  moves: moves.length,
  total: 3,
  astray: false,
  done: false,
  hint: null,
  before: [],
  frames: views.map((one) => ({ events: [{ event: "turn_began" }], view: one })),
  ...change,
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

function course(answers: (moves: LearnMove[]) => Learned) {
  const ask = vi.fn((moves: LearnMove[]) => Promise.resolve(answers(moves)));
  return { ask, course: new Course(ask, () => words, () => 0) };
}

describe("a lesson", () => {
  it("shows what others do one after another, and asks only then", async () => {
    vi.useFakeTimers();
    const ask = () => Promise.resolve(learned([], [view([]), view([]), view(["discard axe"])]));
    const slow = new Course(ask, () => words, () => 1000);
    await slow.start();
    expect(slow.settled).toBe(false);
    expect(slow.options).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(slow.frame).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(slow.settled).toBe(true);
    expect(slow.options.map(({ text }) => text)).toEqual(["discard axe"]);
    expect(slow.events.length).toBe(3);
    vi.useRealTimers();
  });

  it("sends all moves so far, and takes the last one back", async () => {
    const { ask, course: one } = course((moves) => learned(moves, [view(["discard axe", "play flamethrower"])]));
    await one.start();
    await one.choose(words.parse("discard axe"));
    await one.choose(words.parse("play flamethrower"));
    expect(ask.mock.lastCall?.[0].map(({ option }) => option)).toEqual(["discard axe", "play flamethrower"]);
    await one.back();
    expect(ask.mock.lastCall?.[0].map(({ option }) => option)).toEqual(["discard axe"]);
    expect(one.count).toBe(1);
  });

  it("narrows by clicks, and answers on the second click on the only one left", async () => {
    const { ask, course: one } = course((moves) => learned(moves, [view(["discard axe", "discard flamethrower", "play flamethrower"])]));
    await one.start();
    one.pick({ card: "flamethrower" });
    expect(one.picked).toEqual({ card: "flamethrower" });
    one.pick({ card: "flamethrower" });
    expect(one.picked).toEqual({});
    one.pick({ card: "axe" });
    one.pick({ card: "axe" });
    await settle();
    expect(ask.mock.lastCall?.[0]).toEqual([{ kind: "answer", option: "discard axe" }]);
  });

  it("plays a card that is dropped on somebody in two moves", async () => {
    const { ask, course: one } = course((moves) =>
      learned(moves, [view(moves.length === 0 ? ["discard flamethrower", "play flamethrower"] : ["target 1", "target 3"])]),
    );
    await one.start();
    one.drop("flamethrower", { seat: 3 });
    await settle();
    await settle();
    expect(ask.mock.lastCall?.[0].map(({ option }) => option)).toEqual(["play flamethrower", "target 3"]);
  });

  it("takes nothing back when a move is refused", async () => {
    let refuse = false;
    const ask = (moves: LearnMove[]) =>
      refuse ? Promise.reject(new Error("no")) : Promise.resolve(learned(moves, [view(["discard axe"])]));
    const one = new Course(ask, () => words, () => 0);
    await one.start();
    refuse = true;
    await one.choose(words.parse("discard axe"));
    expect(one.problem).toBeInstanceOf(Error);
    expect(one.count).toBe(0);
    expect(one.options.length).toBe(1);
  });

  it("offers asides, but not leaving", async () => {
    const { ask, course: one } = course((moves) => learned(moves, [view([], ["leave", "declare_victory"])]));
    await one.start();
    expect(one.asides.map(({ text }) => text)).toEqual(["declare_victory"]);
    await one.aside(one.asides[0]!);
    expect(ask.mock.lastCall?.[0]).toEqual([{ kind: "aside", option: "declare_victory" }]);
  });
});

it("remembers what has been learned", () => {
  markDone("stay_away", "01");
  markDone("stay_away", "01");
  markDone("stay_away", "02");
  expect(doneIn("stay_away")).toEqual(["01", "02"]);
  expect(doneIn("other")).toEqual([]);
});
