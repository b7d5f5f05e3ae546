import { render, screen, within } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { momentsOf, movesOf, soundOf } from "../../src/boards/outpost_31/beats.ts";
import Board from "../../src/boards/outpost_31/Board.svelte";
import { CAST, powersOf, STAFF } from "../../src/boards/outpost_31/cast.ts";
import { keepSets, markedIn, toggled } from "../../src/boards/outpost_31/dice.ts";
import look from "../../src/boards/outpost_31/index.ts";
import { COMMON, planOf, roomBox, roomLook, standings } from "../../src/boards/outpost_31/layout.ts";
import { cardKind } from "../../src/boards/outpost_31/kinds.ts";
import { chipKind, circle, covered, type Person, type Sight } from "../../src/boards/outpost_31/sight.ts";
import { battleAt, falloutAt } from "../../src/boards/outpost_31/tracks.ts";
import type { Facts, View } from "../../src/facts.ts";
import type { BoardProps } from "../../src/lib/board.ts";
import { cardsIn } from "../../src/lib/pick.ts";
import { speech } from "../../src/words/words.svelte.ts";
import { gameWords } from "../declared.ts";

const root = "../src/whiteout";
const data = (name: string): string => readFileSync(`${root}/games/outpost_31/data/${name}.toml`, "utf-8");
const words = gameWords("outpost_31", "en", true);

beforeAll(() => speech.speak("en"));

const person = (change: Partial<Person>): Person => ({
  character: "macready", department: "operations", living: true, tied: false, cards: 5, gear: [], ...change,
});

function sight(change: Partial<Sight> = {}): Sight {
  const rooms = [1, 2, 3].flatMap((sector) =>
    [1, 2, 3, 4, 5, 6].map((number) => ({ room: `r${sector}${number}`, chip: "hidden", hazard: "none", power_out: false, destroyed: false })),
  );
  return {
    viewer: 0,
    over: false,
    choice: { id: 1, point: "D17", rule: "OP-ROOM-01", about: {}, waiting: [0] },
    turn: 4,
    step: "room",
    captain: 0,
    players: [
      person({}),
      person({ character: "childs", department: "maintenance", gear: [{ kind: "rope", uses: 2 }] }),
      person({ character: "blair", department: "science", tied: true }),
      person({ character: "garry" }),
    ],
    rooms,
    trackers: {
      contagion: 2, max_contagion: 8, destroyed: 1, destroyed_limit: 4, objectives: ["o1_gear"], unlocked_sector: 1,
      assimilations: 0, target: 3, torched: 0, torched_humans: 0,
    },
    supply: { size: 60, discard: 9 },
    mission_log: { size: 20 },
    mission: { id: "ml03", team: 3, departments: [0, 1, 0], reveal: 3, test: "items", need: [], items: [{ item: "axe", count: 1 }], rolls: 0 },
    team: [0, 1],
    requirements_met: true,
    lone: null,
    lone_room: null,
    room: null,
    entered: false,
    tried: [],
    battle: false,
    test_failed: false,
    pool: { size: 0 },
    sabotage: [],
    revealed: [],
    dice: [],
    dice_count: 0,
    rolls_left: 0,
    escape: { nominator: null, nominee: null, rejected: [], rejections: 0, final_captain: null, tested: [], boarders: [] },
    hand: ["axe", "flashlight"],
    blood: "human",
    ...change,
  } as Sight;
}

function show(view: Sight, options: string[] = [], change: Partial<BoardProps> = {}) {
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
  const { rerender } = render(Board, props);
  return { ...props, rerender };
}

const text = (): string => document.body.textContent ?? "";

describe("the table in words", () => {
  it("says how far things have gone and what the team is about", () => {
    show(sight({ room: "r12", lone: 3, lone_room: "r14", pool: { size: 3 }, dice: [5, 5, 2], rolls_left: 2, revealed: ["axe"] }));
    const said = [...document.querySelectorAll("ul.sr li")].map((line) => line.textContent);
    expect(said).toContain("Turn 4");
    expect(said).toContain("Captain: Ana");
    expect(said).toContain("Contagion 2 of 8");
    expect(said).toContain("Next: Smoke");
    expect(said).toContain("Battle: 3 alike");
    expect(said).toContain("Ruins 1 of 4");
    expect(said).toContain("To fly out: 3");
    expect(said).toContain("Team: Ana, Bo. Room: Bunk Room");
    expect(said).toContain("Dev: alone: Radio Room");
    expect(said).toContain("Handed in: 3 cards");
    expect(said).toContain("Turned up: Axe");
    expect(said).toContain("Dice: 5 5 2. Rolls left: 2");
  });

  it("names every seat with what lies before it", () => {
    show(sight());
    const seat = (name: string) => screen.getByRole("group", { name }).textContent ?? "";
    expect(seat("Ana")).toContain("MacReady");
    expect(seat("Ana")).toContain("Captain");
    expect(seat("Bo")).toContain("Rope, uses left: 2");
    expect(seat("Bo")).toContain("on the team");
    expect(seat("Cleo")).toContain("tied");
    expect(seat("Cleo")).toContain("Science");
    expect(seat("Dev")).not.toContain("on the team");
  });

  it("names every room with its state", () => {
    const view = sight({ room: "r15", entered: true, tried: ["r16"] });
    view.rooms[0] = { ...view.rooms[0]!, chip: null };
    view.rooms[1] = { ...view.rooms[1]!, hazard: "fire", power_out: true };
    view.rooms[2] = { ...view.rooms[2]!, chip: "c1_thing" };
    view.rooms[3] = { ...view.rooms[3]!, chip: null, destroyed: true };
    view.rooms[4] = { ...view.rooms[4]!, seen: "c1_rope" };
    show(view);
    const room = (id: string): string => document.querySelector(`[data-room="${id}"]`)?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    expect(room("r11")).toMatch(/Kitchen ?: searched/);
    expect(room("r12")).toMatch(/: chip face down, Fire, no power/);
    expect(room("r13")).toMatch(/: The Thing/);
    expect(room("r14")).toMatch(/: destroyed$/);
    expect(room("r15")).toMatch(/: you have seen: Rope, the team is here/);
    expect(room("r16")).toMatch(/: chip face down, tried in vain/);
    expect(room("r21")).toMatch(/: locked, chip face down/);
    expect(text()).toContain("found: Rope");
    expect(text()).toContain("still to find: The Thing");
  });
});

describe("what can be clicked is a button with a name", () => {
  it("rooms", () => {
    const props = show(sight(), ["enter r11", "enter r13"]);
    expect(screen.getAllByRole("button").length).toBe(2);
    screen.getByRole("button", { name: /Infirmary/ }).click();
    expect(props.pick).toHaveBeenCalledWith({ room: "r13" });
  });

  it("players", () => {
    const props = show(sight({ step: "team" }), ["join 1", "join 3"]);
    screen.getByRole("button", { name: /Dev/ }).click();
    expect(props.pick).toHaveBeenCalledWith({ seat: 3 });
  });

  it("dice to change", () => {
    const props = show(sight({ step: "roll", dice: [6, 4, 1] }), ["pass", "raise 4", "lower 4", "raise 1"]);
    expect(screen.getAllByRole("button").length).toBe(2);
    expect(screen.getByRole("img", { name: "die 6" })).toBeTruthy();
    screen.getByRole("button", { name: "die 4" }).click();
    expect(props.pick).toHaveBeenCalledWith({ die: 4 });
  });

  it("dice to keep, which build a set", () => {
    const options = ["keep 55", "keep 22", "keep 5522"];
    const first = show(sight({ step: "roll", dice: [5, 5, 2, 2, 1] }), options);
    screen.getAllByRole("button", { name: "die 5" })[0]!.click();
    expect(first.pick).toHaveBeenCalledWith({ dice: "55" });
  });

  it("shows which dice are in the set", () => {
    show(sight({ step: "roll", dice: [5, 5, 2, 2, 1] }), ["keep 55", "keep 22", "keep 5522"], { picked: { dice: "55" } });
    const pressed = screen.getAllByRole("button").map((die) => die.getAttribute("aria-pressed"));
    expect(pressed).toEqual(["true", "true", "false", "false"]);
  });

  it("the Captain's look at the pool, and no card of the hand that has the same face", () => {
    const view = sight({ step: "swap", pool: { size: 3, cards: ["axe", "axe", "scalpel"] } });
    const props = show(view, ["decline", "swap axe", "swap scalpel"]);
    const pool = screen.getByRole("group", { name: "In the pool" });
    within(pool).getByRole("button", { name: "Scalpel" }).click();
    expect(props.pick).toHaveBeenCalledWith({ card: "scalpel" });
    expect(cardsIn(props.options, ["axe"], look)).toEqual(new Set());
    expect(cardsIn([words.parse("hand_in axe")], ["axe"], look)).toEqual(new Set(["axe"]));
  });

  it("characters, with what they can do", () => {
    const props = show(sight({ step: "setup", mission: null, characters_left: ["garry", "blair"] }), ["character garry"]);
    expect(text()).toContain("Early Look");
    screen.getByRole("button", { name: /Garry/ }).click();
    expect(props.pick).toHaveBeenCalledWith({ character: "garry" });
  });

  it("nothing while others are asked", () => {
    show(sight({ choice: null, dice: [5, 4], pool: { size: 2, cards: ["axe", "axe"] } }));
    expect(screen.queryAllByRole("button")).toEqual([]);
  });
});

describe("covered from neighbours", () => {
  const secret = (): Sight => {
    const view = sight({ pool: { size: 2, cards: ["kerosene"] }, handed_in: ["scalpel"], offered: ["revolver"] });
    view.players[1] = { ...view.players[1]!, blood: "imitation" };
    view.rooms[0] = { ...view.rooms[0]!, seen: "c1_thing" };
    view.mission_log.known = [{ place: 0, mission: "ml30" }];
    view.supply.known = [{ place: 0, cards: ["shotgun"] }];
    return view;
  };
  const WORDS = ["Imitation", "Kerosene", "Scalpel", "Revolver", "you have seen", "Full Muster", "Shotgun"];

  it("shows what the viewer knows while it is uncovered", () => {
    show(secret());
    for (const word of WORDS) expect(text()).toContain(word);
  });

  it("shows nothing that the viewer alone knows once it is covered", () => {
    show(secret(), [], { hidden: true });
    for (const word of WORDS) expect(text()).not.toContain(word);
    expect(covered({ ...secret(), over: true }).pool.cards).toEqual(["kerosene"]);
  });

  it("keeps the blood of the dead, which lies open", () => {
    const view = sight();
    view.players[2] = { ...view.players[2]!, living: false, blood: "human" };
    expect(covered(view).players[2]?.blood).toBe("human");
  });
});

describe("great moments", () => {
  const told = (news: Facts[], hidden = false) => momentsOf(news, sight(), ["Ana", "Bo", "Cleo", "Dev"], words, hidden);
  const dealt = (held: string, got: string, kept: string): Facts => ({ event: "assimilated", number: 1, only_you: { held, dealt: got, kept } });

  it("tell one's own Assimilation, which waits until it is read", () => {
    const [turned] = told([dealt("human", "imitation", "imitation")]);
    expect(turned).toMatchObject({ kind: "turning", own: true, title: "You are one of them now", subject: { seat: 0, who: "macready", state: "torn" } });
    expect(turned!.text).toBe("You held Human and were dealt Imitation. You are now: Imitation.");
    expect(told([dealt("human", "human", "human")])[0]).toMatchObject({ kind: "turning", own: true, title: "You are still Human" });
    expect(told([dealt("imitation", "human", "imitation")])[0]).toMatchObject({ own: true, title: "You remain an Imitation" });
  });

  it("say nothing private while neighbours look on, or to those who do not know", () => {
    const tested = { event: "blood_tested", player: 1, target: 3, only_you: { blood: "imitation" } };
    const shown = JSON.stringify([...told([dealt("human", "imitation", "imitation"), tested], true), ...told([{ event: "blood_tested", player: 1, target: 3 }])]);
    for (const word of ["Imitation", "torn", "own"]) expect(shown).not.toContain(word);
    expect(told([tested])[0]).toMatchObject({ kind: "test", text: "Blood: Imitation", subject: { seat: 3, state: "torn" } });
  });

  it("stage a battle, a burning with its votes, and the end", () => {
    const voted = { event: "voted", about: "torch", target: 2, yes: 3, no: 1, passed: true, in_favour: [0, 1, 3], against: [2] };
    const [battle, over, burned, end] = told([
      { event: "battle_began", room: "r12", need: 3 },
      { event: "rolled", rolled: [4, 4, 4] },
      { event: "battle_over", room: "r12", won: true },
      voted,
      { event: "torched", player: 2, blood: "human", count: 1 },
      { event: "ended", reason: "contagion", side: "imitations" },
    ]);
    expect(battle).toMatchObject({ kind: "attack", tone: "threat", eyebrow: "Bunk Room · Battle" });
    expect(over).toMatchObject({ title: "The Thing is beaten", dice: [4, 4, 4] });
    expect(burned).toMatchObject({ kind: "burning", title: "Cleo burns", text: "It was a Human.", subject: { seat: 2, state: "burnt" } });
    expect(burned!.people!.map(({ seat, vote }) => [seat, vote])).toEqual([[0, true], [1, true], [3, true], [2, false]]);
    expect(end).toMatchObject({ kind: "end", tone: "threat" });
  });

  it("sound and move alike for every seat", () => {
    const mine = [{ event: "drew", player: 0, count: 1, only_you: { cards: ["axe"] } }];
    const theirs = [{ event: "drew", player: 0, count: 1 }];
    expect(soundOf(mine)).toBe(soundOf(theirs));
    expect(movesOf(mine)).toEqual(movesOf(theirs));
    expect(movesOf([{ event: "handed_in", players: [0, 2] }])).toEqual([{ from: 0, to: "sheet", thing: "back" }, { from: 2, to: "sheet", thing: "back" }]);
    expect(soundOf([{ event: "gear_passed", player: 1 }])).toBeUndefined();
  });
});

describe("the map", () => {
  it.each([[984, 376], [1280, 560], [927, 280], [700, 400], [374, 352], [344, 240], [390, 300]])("shows a whole sector at %i x %i, and what it shows is never cut off", (width, height) => {
    const plan = planOf(width, height, 2);
    expect(plan.blocks.some(({ sector, named }) => sector === 2 && named)).toBe(true);
    for (const block of plan.blocks) {
      for (const number of [1, 2, 3, 4, 5, 6]) {
        const box = roomBox(block, number);
        expect(Math.min(box.x, box.y), `${block.sector}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(plan.track.y + 1);
      }
    }
  });

  it("has room for all three sectors on a laptop, for thumbnails on a phone, for one on the smallest", () => {
    expect(planOf(984, 376, 2).mode).toBe("wide");
    expect(planOf(374, 352, 2).mode).toBe("stacked");
    expect(planOf(344, 240, 2).mode).toBe("single");
  });

  it("lets the team stand where it searches, the lone one where he went, and the others at home", () => {
    const plan = planOf(984, 376, 1);
    const home = plan.left + COMMON.x * plan.scale;
    const found = standings(sight({ room: "r11", entered: true, lone: 3, lone_room: "r16" }), plan);
    const at = (seat: number) => found.find((one) => one.seat === seat)!;
    const kitchen = roomBox(plan.blocks[0]!, 1);
    expect(at(0).x).toBeGreaterThan(kitchen.x);
    expect(at(1).x).toBeLessThan(kitchen.x + kitchen.width);
    expect(at(0).star).toBe(true);
    expect(at(3).lamp).toBe(true);
    expect(at(2).x).toBeGreaterThan(home);
    expect(at(2).ghost).toBe(true); // tied up
  });

  it("draws what has happened to a room", () => {
    const view = sight({ room: "r12" });
    const look = (change: Partial<Sight["rooms"][0]>) => roomLook({ ...view.rooms[0]!, ...change }, view);
    expect(look({})).toEqual({ light: "dim", hazard: "none" });
    expect(look({ power_out: true, hazard: "smoke" })).toEqual({ light: "dark", hazard: "smoke" });
    expect(look({ destroyed: true }).hazard).toBe("ruin");
    expect(look({ room: "r12" }).light).toBe("lit");
    expect(look({ room: "r31" }).light).toBe("lock");
  });
});

it("gives every character a face of their own, in the department of the rules", () => {
  const rows = [...data("characters").matchAll(/id = "(\w+)"\ndepartment = "(\w+)"/g)];
  expect(rows.length).toBe(12);
  for (const [, character, department] of rows) expect(STAFF[department!]).toContain(character);
  expect(Object.keys(CAST).sort()).toEqual(rows.map(([, character]) => character!).sort());
  expect(new Set(Object.values(CAST).map((one) => JSON.stringify(one))).size).toBe(12);
  for (const character of Object.keys(CAST)) for (const key of powersOf(character)) expect(words.has(key), key).toBe(true);
});

it("tells the Escape: who is proposed, tested and aboard", () => {
  const escape = { nominator: 1, nominee: 2, rejected: [3], rejections: 1, final_captain: null, tested: [], boarders: [] };
  const { rerender } = show(sight({ step: "escape", escape }));
  expect(text()).toContain("Bo proposes Cleo");
  expect(text()).toContain("Rejected: Dev");
  const later = { ...escape, final_captain: 2, tested: [1], boarders: [2, 0] };
  const choice = { id: 2, point: "D47", rule: "OP-ESC-11", about: { remaining: 1 }, waiting: [2] };
  void rerender({ view: sight({ step: "escape", escape: later, choice }) as View });
  return Promise.resolve().then(() => {
    expect(text()).toContain("Final Captain: Cleo");
    expect(text()).toContain("One test is left");
    expect(text()).toContain("Tested: Bo");
    expect(text()).toContain("Aboard: 2 of 3: Cleo, Ana");
  });
});

describe("a set of dice to keep", () => {
  const sets = keepSets(["keep 66", "keep 665", "keep 6655", "keep 66554"].map((one) => words.parse(one)));
  const dice = [6, 6, 5, 5, 4, 1];

  it("grows to the smallest legal one that has the die, and shrinks to the largest without it", () => {
    expect(toggled(sets, dice, undefined, 0)).toBe("66");
    expect(toggled(sets, dice, "66", 2)).toBe("665");
    expect(toggled(sets, dice, "665", 4)).toBe("66554");
    expect(toggled(sets, dice, "6655", 3)).toBe("665");
    expect(toggled(sets, dice, "66", 1)).toBeUndefined();
  });

  it("stays as it is at a die that no set has", () => {
    expect(toggled(sets, dice, "66", 5)).toBe("66");
  });

  it("knows the dice of the tray by their place", () => {
    expect(markedIn(dice, [6, 5])).toEqual([true, false, true, false, false, false]);
  });
});

it("goes round the table from the viewer on", () => {
  expect(circle(4, 2)).toEqual([2, 3, 0, 1]);
  expect(circle(4, -1)).toEqual([0, 1, 2, 3]);
  expect([chipKind("c1_flame"), chipKind("c2_thing"), chipKind("c3_dynamite")]).toEqual(["flamethrower", "thing", "dynamite"]);
});

it("has the tracker as the rules have it", () => {
  const rows = data("infection").split("[[level]]").slice(1);
  expect(rows.length).toBe(8);
  rows.forEach((row, level) => {
    const field = (name: string): string => new RegExp(`^${name} = "?(\\w+)`, "m").exec(row)![1]!;
    for (const [seats, side] of [[4, "small"], [5, "small"], [6, "large"], [8, "large"]] as const) {
      expect([level, falloutAt(level, seats)]).toEqual([level, field(side)]);
      expect([level, battleAt(level, seats)]).toEqual([level, Number(field(`battle_${side}`))]);
    }
  });
});

it("knows the kind of every card, and has a drawing for it", () => {
  const rows = [...data("supply").matchAll(/id = "(\w+)"\ncategory = "(\w+)"/g)];
  expect(rows.length).toBe(17);
  for (const [, card, kind] of rows) expect([card, cardKind(card!)]).toEqual([card, kind]);
  expect(Object.keys(look.cardIcons).sort()).toEqual(rows.map(([, card]) => card).sort());
});

it("keeps what one learned in the notebook, and not what one drew", () => {
  const own = { only_you: { card: "axe" } };
  expect(look.notable({ event: "roll_called", player: 1, target: 2, ...own })).toBe(true);
  expect(look.notable({ event: "torched", player: 1, blood: "human" })).toBe(true);
  expect(look.notable({ event: "drew", player: 0, ...own })).toBe(false);
  expect(look.notable({ event: "pool_discarded", shown: ["axe"] })).toBe(false);
  expect(look.notable({ event: "gear_passed", player: 1 })).toBe(false);
});
