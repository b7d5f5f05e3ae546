/** The parts of the kit that one taps: people, status rows, sheets; and where a sheet stands. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Die, Person, Sheet, Standee, StatusRow, StepTrack } from "../../src/stage/index.ts";
import { beside } from "../../src/stage/sheet.ts";
import { speech } from "../../src/words/words.svelte.ts";

beforeAll(() => speech.speak("en"));
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() { this.open = true; };
  HTMLDialogElement.prototype.close = function close() { this.open = false; };
});

describe("where a sheet stands", () => {
  const window = { width: 1280, height: 800 };
  const sheet = { width: 340, height: 300 };
  const overlaps = (thing: { left: number; top: number; width: number; height: number }, at: { left: number; top: number }): boolean =>
    at.left < thing.left + thing.width && thing.left < at.left + sheet.width && at.top < thing.top + thing.height && thing.top < at.top + sheet.height;

  it.each([[20, 20], [1180, 20], [20, 740], [1180, 740], [600, 400], [0, 0], [940, 790]])("beside what it is about at %i, %i, wholly in the window", (left, top) => {
    const thing = { left, top, width: 100, height: 50 };
    const at = beside(thing, sheet, window);
    expect(overlaps(thing, at)).toBe(false);
    expect(Math.min(at.left, at.top)).toBeGreaterThanOrEqual(0);
    expect(at.left + sheet.width).toBeLessThanOrEqual(1280);
    expect(at.top + sheet.height).toBeLessThanOrEqual(800);
  });

  it("below or above where neither side has room", () => {
    const thing = { left: 100, top: 60, width: 1080, height: 50 };
    expect(beside(thing, sheet, window)).toEqual({ left: 470, top: 120 });
    expect(beside({ ...thing, top: 700 }, sheet, window).top).toBe(390);
  });
});

it("a sheet says what it is about, and closes by key, by its button and by a tap beside it", async () => {
  const onclose = vi.fn();
  const children = createRawSnippet(() => ({ render: () => "<p>Its rules.</p>" }));
  render(Sheet, { title: "Kennel", line: "dark", onclose, children });
  const dialog = screen.getByRole("dialog", { name: "Kennel" });
  expect(dialog.textContent).toContain("Its rules.");
  await fireEvent.click(screen.getByText("Its rules."));
  expect(onclose).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  await fireEvent.click(dialog);
  await fireEvent(dialog, new Event("cancel"));
  expect(onclose).toHaveBeenCalledTimes(3);
});

it("a person is a button only while there is something to tap", async () => {
  const onpick = vi.fn();
  const { rerender } = render(Person, { seat: 2, name: "Cleo", line: "waits" });
  expect(screen.queryByRole("button")).toBeNull();
  await rerender({ onpick, pickable: true, picked: true });
  const button = screen.getByRole("button", { name: /Cleo/ });
  expect(button.getAttribute("aria-pressed")).toBe("true");
  expect(button.dataset["pick"]).toBe("seat");
  await rerender({ pickable: false });
  expect(button.getAttribute("aria-haspopup")).toBe("dialog");
  await fireEvent.click(button);
  expect(onpick).toHaveBeenCalledWith(button);
});

it("a status row names every item, and those that open a sheet are buttons", async () => {
  const onpick = vi.fn();
  render(StatusRow, { label: "Status", small: true, items: [{ id: "a", label: "Morale", value: "6", short: true }, { id: "b", label: "Crisis", value: "fuel", onpick }] });
  expect(screen.getByRole("list", { name: "Status" }).textContent).toContain("Morale");
  await fireEvent.click(screen.getByRole("button", { name: /Crisis/ }));
  expect(onpick).toHaveBeenCalledOnce();
});

it("a track says what it shows, lights one step and puts faces where people stand", () => {
  const { container } = render(StepTrack, { title: "Suspicion: you 2", steps: [{ text: "0" }, { text: "1" }, { text: "2", tone: "threat" }], at: 2, discs: [{ seat: 4, at: 0 }] });
  expect(screen.getByRole("img", { name: "Suspicion: you 2" })).toBeTruthy();
  expect(container.querySelectorAll(".now")).toHaveLength(1);
  expect(container.querySelector(".step [data-face]")!.getAttribute("data-face")).toBe("4");
});

it("a standee bears its marks, a die more than six sides", () => {
  const marks = (kind: string): number => document.querySelectorAll(`[data-mark="${kind}"]`).length;
  render(Standee, { seat: 1, cards: 3, wounds: 2, frost: 1 });
  expect([marks("card"), marks("dot")]).toEqual([3, 3]);
  const { container } = render(Die, { face: 11, many: true });
  expect(container.textContent).toContain("11");
});
