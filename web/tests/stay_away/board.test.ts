import { render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { targetsOf } from "../../src/boards/stay_away/aim.ts";
import Board from "../../src/boards/stay_away/Board.svelte";
import { flights } from "../../src/boards/stay_away/flights.ts";
import { between, layout, least } from "../../src/boards/stay_away/geometry.ts";
import { cardKind } from "../../src/boards/stay_away/kinds.ts";
import { covered, edgeBeside, neighbour, type Sight } from "../../src/boards/stay_away/sight.ts";
import type { View } from "../../src/facts.ts";
import type { BoardProps } from "../../src/lib/board.ts";
import { Words } from "../../src/words/catalogue.ts";
import targets from "./targets.json";

const root = "../src/whiteout";
const words = new Words("en", [
  readFileSync(`${root}/words/en.ftl`, "utf-8"),
  readFileSync(`${root}/games/stay_away/words/en.ftl`, "utf-8"),
]);

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
    expect(said).toContain("Flamethrower: Ana chooses Bo");
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
  const sizes = [[360, 390], [360, 330], [360, 220], [340, 260], [390, 420], [724, 420], [1024, 470], [1200, 560], [1600, 800]] as const;
  it.each(sizes.flatMap(([width, height]) => [4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => [count, width, height] as const)))(
    "keeps %i seats apart and inside at %i × %i",
    (count, width, given) => {
      const height = Math.max(given, least(count));
      const plan = layout(count, width, height, 2);
      const [side, tall] = plan.tiny ? [33, 62] : plan.compact ? [38, 66] : [56, 84];
      for (const [index, spot] of plan.chairs.entries()) {
        expect(spot.x - side).toBeGreaterThanOrEqual(0);
        expect(spot.x + side).toBeLessThanOrEqual(width);
        expect(spot.y).toBeGreaterThanOrEqual(20);
        expect(spot.y).toBeLessThanOrEqual(height - 40);
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
