/** Great moments wait for one another and for the player, can be skipped, and tell nothing by their
 *  length; sound is off until it is wished. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../../src/lib/prefs.svelte.ts";
import { arc, fly, sound } from "../../src/stage/index.ts";
import MomentHost from "../../src/stage/moments/MomentHost.svelte";
import { LENGTHS, type Moment, type MomentKind, MomentPlayer, moments, MOST_WAITING } from "../../src/stage/moments/player.svelte.ts";
import { SOUNDS } from "../../src/stage/sound.ts";
import { speech } from "../../src/words/words.svelte.ts";

const root = document.documentElement;
const moment = (title: string, change: Partial<Moment> = {}): Moment => ({ kind: "attack", title, ...change });

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  vi.useFakeTimers();
  root.dataset["motion"] = "on";
});
afterEach(() => {
  moments.clear();
  vi.useRealTimers();
});

describe("the queue", () => {
  it("plays one after the other, each as long as its kind", () => {
    const player = new MomentPlayer();
    void player.play(moment("first"));
    void player.play(moment("second", { kind: "burning" }));
    expect(player.now?.title).toBe("first");
    vi.advanceTimersByTime(LENGTHS.attack);
    expect(player.now?.title).toBe("second");
    vi.advanceTimersByTime(LENGTHS.burning);
    expect(player.now).toBeNull();
    expect(player.busy).toBe(false);
  });

  it("lets two wait and drops the oldest of more, but never a private one", async () => {
    const player = new MomentPlayer();
    const over: string[] = [];
    const play = (title: string, own = false): void => void player.play(moment(title, { own })).then(() => over.push(title));
    play("on stage");
    play("old");
    play("mine", true);
    play("new");
    await Promise.resolve();
    expect(MOST_WAITING).toBe(2);
    expect(over).toEqual(["old"]);
    player.skip();
    expect(player.now?.title).toBe("mine");
    player.skip();
    expect(player.now?.title).toBe("new");
  });

  it("covers no decision in progress", () => {
    const player = new MomentPlayer();
    player.hold(true);
    void player.play(moment("later"));
    expect(player.now).toBeNull();
    player.hold(false);
    expect(player.now?.title).toBe("later");
  });

  it("is as long for one seat as for another, whatever it says", () => {
    for (const kind of Object.keys(LENGTHS) as MomentKind[]) {
      const player = new MomentPlayer();
      const short = moment("a", { kind });
      const long = moment("b".repeat(80), { kind, text: "c".repeat(300), tone: "threat", dice: [1, 2, 3], subject: { seat: 1, state: "torn" } });
      for (const one of [short, long]) {
        void player.play(one);
        vi.advanceTimersByTime(LENGTHS[kind] - 1);
        expect(player.now).not.toBeNull();
        vi.advanceTimersByTime(1);
        expect(player.now).toBeNull();
      }
    }
  });

  it("lets a private moment wait for its reader", () => {
    const player = new MomentPlayer();
    void player.play(moment("mine", { own: true, kind: "turning" }));
    vi.advanceTimersByTime(60_000);
    expect(player.now?.title).toBe("mine");
  });
});

describe("on the stage", () => {
  async function show(one: Moment): Promise<HTMLElement> {
    const { container } = render(MomentHost);
    void moments.play(one);
    await tick();
    return container;
  }
  const open = (): Element | null => document.querySelector("[data-moment]");

  it.each(Object.keys(LENGTHS) as MomentKind[])("draws %s", async (kind) => {
    const people = [{ seat: 0, vote: true }, { seat: 1, vote: false }];
    const container = await show(moment("Title", { kind, people, subject: { seat: 1 }, dice: [6] }));
    expect(container.querySelectorAll(".scene *").length).toBeGreaterThan(10);
    expect(open()!.getAttribute("aria-hidden")).toBe("true");
  });

  it.each(["Enter", "Escape", " "])("ends by the key %j and keeps it from the table", async (key) => {
    await show(moment("x"));
    const heard = vi.fn();
    window.addEventListener("keydown", heard);
    await fireEvent.keyDown(document.body, { key });
    window.removeEventListener("keydown", heard);
    expect(open()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
  });

  it("ends by a tap", async () => {
    await show(moment("x"));
    await fireEvent.click(open()!);
    expect(open()).toBeNull();
  });

  it("is a still and silent panel with a button where motion is not wished", async () => {
    root.dataset["motion"] = "off";
    const heard = vi.spyOn(sound, "play");
    await show(moment("Still", { dice: [1] }));
    vi.advanceTimersByTime(60_000);
    expect(screen.getByRole("dialog", { name: "Still" })).toBeTruthy();
    const button = screen.getByRole("button", { name: "Continue" });
    expect(document.activeElement).toBe(button);
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(open()).toBeNull();
    heard.mockRestore();
  });
});

describe("sound", () => {
  const made = vi.fn();
  beforeEach(() => {
    made.mockClear();
    vi.stubGlobal("AudioContext", class { constructor() { made(); } });
  });
  afterEach(() => prefs.set("sound", false));

  it("is off by default", () => {
    for (const name of Object.keys(SOUNDS)) sound.play(name as keyof typeof SOUNDS);
    sound.wind(2);
    expect(made).not.toHaveBeenCalled();
  });

  it("is made once it is switched on", () => {
    prefs.set("sound", true);
    sound.play("card");
    expect(made).toHaveBeenCalled();
  });

  it("never lasts longer than its moment", () => {
    for (const strokes of Object.values(SOUNDS)) {
      expect(Math.max(...strokes.map(({ at, last }) => at + last))).toBeLessThan(2.5);
    }
  });
});

describe("flight", () => {
  it("goes from one place to the other on an arc", () => {
    const steps = arc([0, 100], [200, 100]);
    expect(steps[0]).toBe("translate(0px, 100px)");
    expect(steps.at(-1)).toBe("translate(200px, 100px)");
    expect(steps[2]).toBe("translate(100px, 56px)");
  });

  it("leaves nothing in the page where motion is not wished", async () => {
    root.dataset["motion"] = "off";
    await fly({ from: new DOMRect(0, 0, 10, 10), to: new DOMRect(300, 0, 10, 10) });
    expect(document.querySelector(".flight")).toBeNull();
  });
});
