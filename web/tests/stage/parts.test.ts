/** Every part of the kit in every state: it is there, it is told apart, and it is the same each time. */
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { addCast, Face, type FaceState, FOLK, lookOf, PROPS, SEATS } from "../../src/stage/index.ts";
import Panel from "../../src/stage/Panel.svelte";
import { flakes, peaks, stars } from "../../src/stage/ground.ts";
import { vein } from "../../src/stage/vein.ts";
import { contrast, tokens } from "./contrast.ts";

/** Svelte's own class names and comments say nothing about a picture. */
const drawn = (box: Element): string => box.innerHTML.replaceAll(/svelte-\w+|<!--[^]*?-->/g, "");

/* All of the kit at once is much to draw for a busy machine. */
describe("the panel", { timeout: 60_000 }, () => {
  it("shows every part in every state", () => {
    const { container } = render(Panel);
    const seen = (part: string): Set<string | null> => new Set([...container.querySelectorAll(`[${part}]`)].map((one) => one.getAttribute(part)));
    expect(seen("data-light")).toEqual(new Set(["lit", "dim", "dark", "lock"]));
    expect(seen("data-hazard")).toEqual(new Set(["none", "smoke", "fire", "ruin", "frozen", "barred"]));
    expect(seen("data-die")).toEqual(new Set(["1", "2", "3", "4", "5", "6", "7", "11"]));
    expect(seen("data-chip")).toEqual(new Set(["plain", "threat", "good", "open"]));
    expect(seen("data-back")).toEqual(new Set(["plain", "threat"]));
    expect(seen("data-corridor")).toEqual(new Set(["lit", "dark"]));
    expect(seen("data-table")).toEqual(new Set(["1", "-1"]));
    expect(seen("data-barricade")).toEqual(new Set(["false", "true"]));
    for (const part of ["hut", "gauge", "steps", "status", "standee", "creature", "helicopter", "fire", "smoke", "track", "ground", "caption", "figure"]) {
      expect(container.querySelectorAll(`[data-${part}]`).length, part).toBeGreaterThan(0);
    }
    const names = [...container.querySelectorAll(".plate text")].map((one) => one.textContent);
    expect(names).toEqual(expect.arrayContaining(Object.keys(PROPS)));
  });

  it("is the same picture each time", () => {
    expect(drawn(render(Panel).container)).toBe(drawn(render(Panel).container));
  });

  it("keeps the shared gradients in the page once", () => {
    render(Panel);
    expect(document.querySelectorAll("#stage-defs")).toHaveLength(1);
    const ids = new Set([...document.querySelectorAll("#stage-defs [id]")].map(({ id }) => id));
    const { container } = render(Panel);
    const used = [...container.innerHTML.matchAll(/url\(#([\w-]+)\)/g)].map((match) => match[1]!);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("faces", () => {
  const face = (seat: number, who?: string, state?: FaceState): string =>
    drawn(render(Face, { seat, ...(who ? { who } : {}), ...(state ? { state } : {}) }).container);

  it("differ from seat to seat and from state to state", () => {
    expect(new Set(FOLK.map((_, seat) => face(seat))).size).toBe(SEATS);
    expect(new Set((["plain", "cold", "burnt", "torn"] as const).map((state) => face(3, undefined, state))).size).toBe(4);
  });

  it("are the character's where the game has one, the seat's otherwise", () => {
    addCast({ tester: { skin: 0, jaw: "round", hair: "bald", tint: "grey" } });
    expect(lookOf("tester", 5)).toEqual({ skin: 0, jaw: "round", hair: "bald", tint: "grey" });
    expect(lookOf("nobody known", 5)).toBe(FOLK[5]);
    expect(lookOf(null, 12)).toBe(FOLK[0]);
  });

  it("have a name only where they are given one", () => {
    const { getByRole } = render(Face, { seat: 1, title: "Bo" });
    expect(getByRole("img", { name: "Bo" })).toBeTruthy();
    expect(render(Face, { seat: 1 }).container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("chance", () => {
  it("comes from a fixed seed", () => {
    expect(stars(100, 50, 9)).toEqual(stars(100, 50, 9));
    expect(flakes(100, 50, 9, 3)).not.toEqual(flakes(100, 50, 9, 4));
    expect(peaks(300, 10, 40, 5)).toBe(peaks(300, 10, 40, 5));
    expect(vein([50, 100, 150], 2, 30)).toEqual(vein([50, 100, 150], 2, 30));
  });

  it("lets a vein grow with its level, and never backwards", () => {
    const steps = [50, 118, 184, 250];
    const lengths = [0, 1, 2, 3, 4].map((level) => vein(steps, level, 30).root.length);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(new Set(lengths).size).toBe(5);
    expect(vein(steps, 0, 30).hairs).toEqual([]);
  });
});

describe.each(["dark", "light"] as const)("the colours of the %s theme", (theme) => {
  const all = tokens(theme);
  const of = (name: string): string => {
    const value = all.get(name) ?? "";
    expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
    return value;
  };

  it.each([
    ["plate-ink", "plate"], ["plate-faint", "plate"], ["mark-ink", "mark"], ["ice-ink", "ice-halo"], ["wood-ink", "wood-plate"], ["ice-hot", "ice-halo"],
    ["text", "surface"], ["muted", "surface"], ["faint", "surface"], ["link", "surface"], ["danger", "surface"], ["ok", "surface"],
    ["move-text", "move-ground"], ["move-ink", "move"], ["claim-text", "claim-ground"],
    ...["weapon", "tool", "sabotage", "action", "defense", "obstacle", "contagion", "panic"].flatMap((kind) => [[`kind-${kind}`, "card-1"], [`kind-${kind}`, "card-2"]]),
  ])("let %s be read on %s", (ink, ground) => {
    expect(contrast(of(ink!), of(ground!))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([["mark-edge", "mark"], ["mark-edge", "dim-2"], ["power", "dark-1"], ["danger", "mark"], ["ok", "mark"]])("let %s be seen on %s", (line, ground) => {
    expect(contrast(of(line!), of(ground!))).toBeGreaterThanOrEqual(3);
  });

  it("have the same names in both themes", () => {
    expect([...tokens("light").keys()].sort()).toEqual([...tokens("dark").keys()].sort());
  });
});
