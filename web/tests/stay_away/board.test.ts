import { render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { targetsOf } from "../../src/boards/stay_away/aim.ts";
import { momentsOf, soundOf } from "../../src/boards/stay_away/beats.ts";
import Board from "../../src/boards/stay_away/Board.svelte";
import { flights } from "../../src/boards/stay_away/flights.ts";
import { between, layout, least } from "../../src/boards/stay_away/geometry.ts";
import { cardKind } from "../../src/boards/stay_away/kinds.ts";
import { covered, edgeBeside, neighbour, type Sight } from "../../src/boards/stay_away/sight.ts";
import type { Facts, View } from "../../src/facts.ts";
import type { BoardProps } from "../../src/lib/board.ts";
import targets from "./targets.json";
import { gameWords } from "../declared.ts";
import { speech } from "../../src/words/words.svelte.ts";

const root = "../src/whiteout";
const words = gameWords("stay_away", "en", true);

beforeAll(() => speech.speak("en"));

function sight(change: Partial<Sight> = {}): Sight {
  const person = { alive: true, cards: 4, quarantine: 0 };
  return {
    viewer: 0,
    over: false,
    choice: { id: 1, point: "D-02", rule: "SA-FLOW-03", about: {}, waiting: [0] },
    turn: 3,
    active: 0,
    step: "act",
    direction: 1,
    players: [2, 3, 0, 1].map((seat) => ({ ...person, seat })),
    doors: [],
    deck: { size: 20, back: "panic" },
    discard: 4,
    played: [],
    hand: ["axe", "flamethrower"],
    ...change,
  };
}

function show(view: Sight, options: string[], change: Partial<BoardProps> = {}) {
  const props: BoardProps = {
    view: view as View,
    names: ["Ana", "Bo", "Cleo", "Dev"],
    words,
    table: null,
    options: options.map((text) => words.parse(text)),
    picked: {},
    pick: vi.fn(),
    choose: vi.fn(),
    news: [],
    said: {},
    ...change,
  };
  render(Board, props);
  return props;
}

it("an arrow between close places is short, and still points the right way", () => {
  const [start, end] = between({ x: 0, y: 0 }, { x: 0, y: 56 }, 40, 30);
  expect(end.y).toBe(26);
  expect(end.y - start.y).toBeGreaterThan(10);
});

describe("covered from neighbours", () => {
  const secret = sight({ viewer: 0, thing: 0, looking_at: ["axe"], role: "the_thing" });
  secret.players = secret.players.map((person) => ({ ...person, role: "human" }));
  secret.deck.top = "whiskey";

  it("shows what the viewer knows while it is uncovered", () => {
    show(secret, []);
    expect(document.body.textContent).toContain("Human");
    expect(document.body.textContent).toContain("Axe");
  });

  it("shows nothing that the viewer alone knows once it is covered", () => {
    show(secret, [], { hidden: true });
    for (const word of ["Human", "The Thing", "Axe", "Whiskey"]) expect(document.body.textContent).not.toContain(word);
    expect(covered({ ...secret, over: true }).thing).toBe(0);
  });
});

describe("the table in words", () => {
  it("says the turn, the order of the chairs, the piles and the doors", () => {
    show(sight({ doors: [2], played: ["flamethrower"], target: 1 }), []);
    const said = document.body.textContent ?? "";
    expect(said).toContain("Turn 3");
    expect(said).toContain("Cleo, Dev, Ana, Bo");
    expect(said).toContain("clockwise");
    expect(said).toContain("Deck: 20, on top PANIC!");
    expect(said).toContain("Barred Door: between Ana and Bo");
    expect(said).toContain("Ana plays Flamethrower");
    expect(said).toContain("Ana plays Flamethrower on Bo");
  });

  it("names every seat with its state", () => {
    const view = sight();
    view.players[1] = { seat: 3, alive: false, cards: 0, quarantine: 0 };
    view.players[2] = { seat: 0, alive: true, cards: 4, quarantine: 2 };
    show(view, []);
    expect(screen.getAllByRole("group").map((seat) => seat.getAttribute("aria-label"))).toEqual(["Cleo", "Dev", "Ana", "Bo"]);
    expect(screen.getByRole("group", { name: "Cleo" }).textContent).toContain("Quarantine");
    expect(screen.getByRole("group", { name: "Cleo" }).textContent).toContain("2");
  });
});

describe("the table", () => {
  const faces = (state: string): Element[] => [...document.querySelectorAll("[data-face]")].filter((one) => one.querySelector(state));

  it("gives everybody a face, those who are gone a burnt one, and shows under it only what the viewer knows", () => {
    const view = sight();
    view.players[1] = { seat: 3, alive: false, cards: 0, quarantine: 0 };
    show(view, []);
    expect([...document.querySelectorAll("[data-face]")].map((one) => one.getAttribute("data-face"))).toEqual(["2", "3", "0", "1"]);
    expect(faces(".burnt").map((one) => one.getAttribute("data-face"))).toEqual(["1"]);
    expect(faces("[data-torn]")).toEqual([]);
    document.body.innerHTML = "";
    view.players[2]!.role = "infected";
    show(view, []);
    expect(faces("[data-torn]").map((one) => one.getAttribute("data-face"))).toEqual(["2"]);
    document.body.innerHTML = "";
    show(view, [], { hidden: true });
    expect(faces("[data-torn]")).toEqual([]);
  });

  it("shows which way play goes and where doors are barred", () => {
    show(sight({ doors: [1, 2], direction: -1 }), ["break 2"]);
    expect(document.querySelector("[data-table]")!.getAttribute("data-table")).toBe("-1");
    expect([...document.querySelectorAll("[data-barricade]")].map((one) => one.getAttribute("data-barricade"))).toEqual(["false", "true"]);
  });
});

describe("great moments", () => {
  const names = ["Ana", "Bo", "Cleo", "Dev"];
  const played = (news: Facts[], change: Partial<Sight> = {}, hidden = false) => momentsOf(news, sight(change), names, words, hidden);

  it("burn whom a Flamethrower hits, for everybody alike", () => {
    const news = [{ event: "aimed", player: 2, card: "flamethrower", target: 1 }, { event: "eliminated", player: 1, cause: "flamethrower" }];
    for (const viewer of [0, 1, 2, -1]) {
      const [moment, ...more] = played(news, { viewer });
      expect(more).toEqual([]);
      expect(moment).toMatchObject({ kind: "burning", title: "Bo burns", text: "Cleo held the Flamethrower.", subject: { seat: 1, state: "burnt" } });
      expect(moment!.own).toBeUndefined();
    }
    expect(played([{ event: "eliminated", player: 1, cause: "left" }])).toEqual([]);
  });

  it("tell an infection to the one it concerns alone, and not while the screen is covered", () => {
    const news = [{ event: "infected", player: 0, by: 3 }];
    expect(played(news)).toMatchObject([{ kind: "turning", own: true, subject: { seat: 0, state: "torn" } }]);
    expect(played(news)[0]!.text).toContain("Dev");
    expect(played(news, { viewer: 3 })).toEqual([]);
    expect(played(news, {}, true)).toEqual([]);
  });

  it("show a hand laid open to those who see it, in the same moment for all", () => {
    const news = { event: "showed_hand", player: 1, cause: "analysis", to: [0] };
    const [seen] = played([{ ...news, only_you: { cards: ["axe", "scary"] } }]);
    const [unseen] = played([news], { viewer: 2 });
    expect(seen).toMatchObject({ kind: "test", text: "Axe, Scary" });
    expect(unseen).toMatchObject({ kind: "test", text: "Only Ana sees the cards." });
    expect(played([{ ...news, only_you: { cards: ["axe"] } }], {}, true)[0]!.text).not.toContain("Axe");
    expect(played([{ ...news, cause: "whiskey" }])).toEqual([]);
  });

  it("end the match with everybody as they were", () => {
    const people = sight({ over: true }).players.map((person, seat) => ({ ...person, role: seat === 2 ? "the_thing" : "human" }));
    const [moment] = played([{ event: "ended", side: "humans", reason: "thing_eliminated", winners: [0] }], { over: true, players: people });
    expect(moment).toMatchObject({ kind: "end", title: "The Humans win", tone: "plain" });
    expect(moment!.people!.map(({ state }) => state)).toEqual(["plain", "plain", "torn", "plain"]);
  });

  it("sound alike for every seat: by what everybody sees", () => {
    expect(soundOf([{ event: "infected", player: 0, by: 3 }])).toBeUndefined();
    expect(soundOf([{ event: "drew", player: 1 }, { event: "door_laid", player: 1, edge: 0 }])).toBe("door");
  });
});

describe("what can be clicked is a button with a name", () => {
  it("targets", () => {
    const props = show(sight({ played: ["flamethrower"] }), ["target 1", "target 3"]);
    const buttons = screen.getAllByRole("button");
    expect(buttons.length).toBe(2);
    screen.getByRole("button", { name: /Bo/ }).click();
    expect(props.pick).toHaveBeenCalledWith({ seat: 1 });
  });

  it("doors to break", () => {
    const props = show(sight({ doors: [0, 2] }), ["break 2", "free 1"]);
    screen.getByRole("button", { name: "Barred Door: between Ana and Bo" }).click();
    expect(props.pick).toHaveBeenCalledWith({ edge: 2 });
    expect(screen.getAllByRole("button").length).toBe(2);
  });

  it("sides", () => {
    const props = show(sight(), ["left", "right"]);
    screen.getByRole("button", { name: "Left: between Ana and Bo" }).click();
    expect(props.choose).toHaveBeenCalledWith(expect.objectContaining({ text: "left" }));
    expect(screen.getByRole("button", { name: "Right: between Dev and Ana" })).toBeTruthy();
  });

  it("cards that were looked at", () => {
    const props = show(sight({ looking_at: ["axe", "missed", "scary"], played: ["resolute"] }), ["keep axe", "keep missed", "keep scary"]);
    screen.getByRole("button", { name: /Missed/ }).click();
    expect(props.pick).toHaveBeenCalledWith({ card: "missed" });
  });

  it("whoever a lifted card could be aimed at, and nobody else", () => {
    const drop = vi.fn();
    show(sight({ doors: [1] }), ["play flamethrower", "discard axe"], { picked: { card: "flamethrower" }, drop });
    expect(screen.getAllByRole("button").length).toBe(1);
    screen.getByRole("button", { name: /Bo/ }).click();
    expect(drop).toHaveBeenCalledWith("flamethrower", { seat: 1 });
  });

  it("nothing while others are asked", () => {
    show(sight({ choice: null }), []);
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

it.each(targets.map((one, index) => [index, one.card, one] as const))(
  "sees the same targets as the rules (%i, %s)",
  (_index, card, { view, options, targets: wanted }) => {
    const found = targetsOf(view as unknown as Sight, card, options);
    expect(found.sort((a, b) => a - b)).toEqual(wanted);
  },
);

it("knows left from right, over empty chairs and through doors", () => {
  const view = sight({ doors: [2] });
  expect(neighbour(view, 0, 1)).toEqual({ player: 1, barred: true });
  expect(neighbour(view, 0, -1)).toEqual({ player: 3, barred: false });
  view.players[1]!.alive = false;
  expect(neighbour(view, 0, 1)).toEqual({ player: 2, barred: true });
  expect(edgeBeside(view, 0, 1)).toBe(2);
  expect(edgeBeside(view, 2, -1)).toBe(3);
});

describe("the layout", () => {
  const sizes = [[360, 390], [360, 330], [344, 252], [360, 220], [340, 260], [390, 420], [724, 420], [970, 400], [1024, 470], [1200, 560], [1600, 800]] as const;
  it.each(sizes.flatMap(([width, height]) => [4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => [count, width, height] as const)))(
    "keeps %i seats apart and inside at %i × %i",
    (count, width, given) => {
      const height = Math.max(given, least(count));
      const plan = layout(count, width, height, 2);
      const side = plan.tiny ? 28 : plan.compact ? 38 : 56;
      const tall = plan.face + (plan.tiny ? 14 : plan.compact ? 15 : 22); // a face and the name below it
      for (const [index, spot] of plan.chairs.entries()) {
        expect(spot.x - side).toBeGreaterThanOrEqual(0);
        expect(spot.x + side).toBeLessThanOrEqual(width);
        expect(spot.y).toBeGreaterThanOrEqual(plan.face / 2);
        expect(spot.y).toBeLessThanOrEqual(height - plan.face / 2 - 14);
        for (const other of plan.chairs.slice(index + 1)) {
          const apart = Math.abs(spot.x - other.x) >= 2 * side || Math.abs(spot.y - other.y) >= tall;
          expect(apart, `${JSON.stringify(spot)} ${JSON.stringify(other)}`).toBe(true);
        }
      }
      // The viewer's chair is at the bottom, and chairs rise clockwise: to the left of it.
      expect(plan.chairs[2]!.x).toBeCloseTo(width / 2, 0);
      expect(plan.chairs[3]!.x).toBeLessThan(width / 2);
    },
  );
});

it("lets cards travel, with their faces only where they were seen", () => {
  const exchanged = { event: "exchanged", player: 1, partner: 2 };
  expect(flights([exchanged], 0)).toEqual([
    { from: 1, to: 2, after: 0 },
    { from: 2, to: 1, after: 0 },
  ]);
  const mine = { ...exchanged, only_you: { gave: "axe", received: "scary" } };
  expect(flights([mine], 2)).toEqual([
    { from: 2, to: 1, card: "axe", after: 0 },
    { from: 1, to: 2, card: "scary", after: 0 },
  ]);
  expect(flights([{ event: "drew", player: 3 }, { event: "claimed", speaker: 1 }, { event: "discarded", player: 3 }], 0)).toEqual([
    { from: "deck", to: 3, after: 0 },
    { from: 3, to: "discard", after: 1 },
  ]);
});

it("knows the kind of every card", () => {
  const file = readFileSync(`${root}/games/stay_away/data/cards.toml`, "utf-8");
  const rows = [...file.matchAll(/id = "(\w+)"\nkind = "(\w+)"/g)];
  expect(rows.length).toBe(33);
  for (const [, card, kind] of rows) expect([card, cardKind(card!)]).toEqual([card, kind]);
});
