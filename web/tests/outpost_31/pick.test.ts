/** What the generic table does for a game with rooms, dice, and blood in place of roles. */
import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import board from "../../src/boards/outpost_31/index.ts";
import type { View } from "../../src/facts.ts";
import { Course } from "../../src/learn/course.svelte.ts";
import { fitting, isPicked, namedIn } from "../../src/lib/pick.ts";
import { onkey } from "../../src/table/keys.ts";
import Prompt from "../../src/table/Prompt.svelte";
import type { Learned, LearnMove } from "../../src/wire.ts";
import { speech } from "../../src/words/words.svelte.ts";
import { gameWords } from "../declared.ts";

const words = gameWords("outpost_31");
const parse = (...texts: string[]) => texts.map((text) => words.parse(text));
beforeAll(() => speech.speak("en"));

describe("a click narrows the options", () => {
  const texts = (options: ReturnType<typeof parse>): string[] => options.map(({ text }) => text);

  it("by room", () => {
    const options = parse("pass_turn", "enter r11", "enter r12");
    expect(texts(fitting(options, { room: "r12" }, []))).toEqual(["enter r12"]);
    expect(namedIn(options, "room")).toEqual(new Set(["r11", "r12"]));
  });

  it("by the face of a die", () => {
    const options = parse("pass", "raise 4", "lower 4", "raise 2");
    expect(texts(fitting(options, { die: 4 }, []))).toEqual(["raise 4", "lower 4"]);
  });

  it("by a set of dice, exactly", () => {
    const options = parse("keep 55", "keep 5522", "keep nothing");
    expect(texts(fitting(options, { dice: "55" }, []))).toEqual(["keep 55"]);
    expect(isPicked({ dice: undefined })).toBe(false);
    expect(texts(fitting(options, { dice: undefined }, []))).toEqual(["keep 55", "keep 5522", "keep nothing"]);
  });

  it("by character", () => {
    expect(texts(fitting(parse("character garry", "character blair"), { character: "blair" }, []))).toEqual(["character blair"]);
  });

  it("and the second click on the only one left answers", async () => {
    const view = { viewer: 0, over: false, choice: { id: 1, point: "D17", rule: "", about: {}, waiting: [0] }, options: ["enter r11", "enter r12"], hand: [] } as View;
    const ask = vi.fn((moves: LearnMove[]) => Promise.resolve({ moves: moves.length, frames: [{ events: [], view }], before: [], done: false } as unknown as Learned));
    const course = new Course(ask, () => words, () => 0);
    await course.start();
    course.pick({ room: "r12" });
    course.pick({ room: "r12" });
    expect(ask.mock.lastCall?.[0]).toEqual([{ kind: "answer", option: "enter r12" }]);
  });
});

it("reads who is out and what somebody is from what the game declares", () => {
  const view = { viewer: 0, over: false, choice: null, players: [{ living: true, blood: "human" }, { living: false }] } as View;
  expect([0, 1].map((player) => board.isOut(view, player))).toEqual([false, true]);
  expect(words.roleIn({ blood: "imitation" })).toBe("imitation");
  expect(words.roleIn({ character: "blair", blood: "human" }, "players.")).toBe("human");
  expect(words.roleIn({ character: "blair" }, "players.")).toBeNull();
  expect(words.roleIn(null)).toBeNull();
});

it("walks along rooms and dice with the arrow keys", () => {
  document.body.innerHTML = `<button data-pick="seat">s</button><button data-pick="room">a</button><button data-pick="room">b</button>
    <button data-pick="thing">d</button><div data-prompt><div class="options"><button>o</button></div></div>`;
  const press = (key: string): string => {
    onkey(new KeyboardEvent("keydown", { key }), document, { answer: vi.fn(), clear: vi.fn(), rule: vi.fn() });
    return document.activeElement?.textContent ?? "";
  };
  expect(press("ArrowRight")).toBe("o");
  expect(press("ArrowUp")).toBe("d");
  expect(press("ArrowUp")).toBe("a");
  expect(press("ArrowRight")).toBe("b");
  expect(press("ArrowUp")).toBe("s");
});

describe("the prompt on a phone", () => {
  const show = (options: string[], playable: Set<string>): void => {
    const choice = { id: 1, point: "D17", rule: "OP-ROOM-01", about: {}, waiting: [0] };
    render(Prompt, { choice, asked: true, names: ["Ana"], seating: null, words, options: parse(...options), picked: {}, hand: ["axe", "scalpel"], look: board, playable, compact: true, choose: vi.fn(), clear: vi.fn(), explain: vi.fn() });
  };

  it("says to choose on the table where no card of the hand is asked for", () => {
    show(["enter r11", "enter r12", "enter r13", "enter r14"], new Set());
    expect(screen.getByText("Choose on the table, or open the list.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Show all 4" })).toBeTruthy();
  });

  it("says to pick a card where one is", () => {
    show(["decline", "discard axe", "discard scalpel", "discard shotgun"], new Set(["axe", "scalpel"]));
    expect(screen.getByText("Pick a card below.")).toBeTruthy();
  });
});
