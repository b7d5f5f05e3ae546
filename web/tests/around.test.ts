/** Around the table: a person's own link, the report, spans of time. */
import { describe, expect, it } from "vitest";
import { bytes } from "../src/lib/calls.ts";
import { become, type Person, read, write } from "../src/lib/person.ts";
import { prefs } from "../src/lib/prefs.svelte.ts";
import { fileName, reportOf } from "../src/lib/report.ts";
import { parse } from "../src/lib/router.svelte.ts";
import { sittingsAt } from "../src/lib/sittings.ts";
import { span } from "../src/lib/time.ts";

const PERSON: Person = {
  name: "Zoë ❄", language: "it", theme: "light", sound: true, volume: 3, motion: false,
  seats: [{ code: "ABCDEF", secret: "v1.ABCDEF.0.1.sig", host: "v1.ABCDEF.host.1.sig", game: "stay_away" }],
};

describe("one's own link", () => {
  it("carries name, settings and seats, in letters that a link may have", () => {
    const text = write(PERSON);
    expect(text).toMatch(/^[\w-]+$/);
    expect(read(text)).toEqual(PERSON);
    expect(parse(`#/me/${text}`)).toEqual({ page: "me", data: text });
  });

  it("makes another device that person's and keeps what is there", () => {
    become({ ...PERSON, seats: [{ code: "OTHERS", secret: "s", host: "", game: "" }] });
    become(PERSON);
    expect([prefs.name, prefs.language, prefs.theme, prefs.volume, prefs.motion]).toEqual(["Zoë ❄", "it", "light", 3, false]);
    expect(sittingsAt("ABCDEF").secrets).toEqual(["v1.ABCDEF.0.1.sig"]);
    expect(sittingsAt("ABCDEF").host).toBe("v1.ABCDEF.host.1.sig");
    expect(sittingsAt("OTHERS").secrets).toEqual(["s"]);
  });

  it.each(["", "%%%", "bm8ganNvbg", write({ ...PERSON, name: "x".repeat(25) }), btoa("[]"), btoa("null")])("is refused when it is broken: %s", (text) => {
    expect(read(text)).toBeNull();
  });

  it("takes nothing from a hostile link but what fits", () => {
    const hostile = { name: "A", language: "xx", theme: "neon", volume: 99, sound: "yes", seats: [{ code: "../x", secret: "s", host: "", game: "" }, 7, null, { code: "ABC" }] };
    const found = read(write(hostile as unknown as Person))!;
    expect(found.seats).toEqual([]);
    expect(["system", "dark", "light"]).toContain(found.theme);
    expect([1, 2, 3]).toContain(found.volume);
    expect(found.sound).toBe(false);
  });
});

describe("a report", () => {
  const seen = {
    table: { code: "SECRET", game: "stay_away", options: { turn_limit: 4 }, state: "playing", seats: [{ name: "Ana", kind: "person", level: "", connected: true, holding: false }] },
    view: { viewer: 0, over: false }, names: ["Ana"], events: [{ event: "drew" }], match: 2, clock: null, connection: "open",
    you: { seat: 0, host: true, held_by_bot: false }, chat: [{ text: "whisper" }], secret: "v1.SECRET.0.1.sig", hostSecret: "v1.SECRET.host",
  };
  it("holds what the seat has seen, the version and the browser, and no secret of the seat", () => {
    const found = reportOf(seen as never, "9.9.9", "it broke", new Date(0));
    expect(found).toMatchObject({ version: "9.9.9", what: "it broke", record: { viewer: 0, match: 2, events: [{ event: "drew" }] } });
    expect(found["browser"]).toHaveProperty("agent");
    const text = JSON.stringify(found);
    for (const secret of ["SECRET", "whisper", "v1."]) expect(text).not.toContain(secret);
    expect(fileName("stay_away", new Date(0))).toBe("whiteout-report-stay_away-1970-01-01-00-00.json");
  });
});

it.each([[30, "30 seconds"], [60, "1 minute"], [90, "90 seconds"], [300, "5 minutes"], [28_800, "8 hours"], [86_400, "1 day"], [86_399, "24 hours"], [259_200, "3 days"]])(
  "%i seconds are said as people say it", (seconds, said) => expect(span(seconds, "en")).toBe(said),
);

it("reads the server's key as bytes", () => expect([...bytes("-_8A")]).toEqual([251, 255, 0]));
