/** A room in words: what everybody, or this viewer, knows of it. */
import type { Words } from "../../words/catalogue.ts";
import { t } from "../../words/words.svelte.ts";
import { type Place, sectorOf, type Sight } from "./sight.ts";

export function roomState(place: Place, view: Sight, names: string[], words: Words): string {
  const here = view.room === place.room && !view.over;
  const named = place.chip !== null && place.chip !== "hidden" ? place.chip : "";
  const up = place.face_up === false ? "" : named;
  const down = place.face_up === false ? named : "";
  const lone = view.lone_room === place.room ? view.lone : null;
  return [
    sectorOf(place.room) > view.trackers.unlocked_sector && words.say("table-locked"),
    place.destroyed && words.say("table-destroyed"),
    !place.destroyed && place.chip === null && words.say("table-no_chip"),
    up && words.known("chip", up),
    down && `${words.say("table-chip")}: ${words.known("chip", down)}`,
    place.chip === "hidden" && (place.seen ? t("op31-seen", { chip: words.known("chip", place.seen) }) : words.say("table-chip")),
    place.hazard !== "none" && words.known("hazard", place.hazard),
    place.power_out && t("op31-dark"),
    here && (view.entered ? t("op31-here") : t("op31-going")),
    view.tried.includes(place.room) && t("op31-tried"),
    lone !== null && t("op31-lone", { name: names[lone] ?? "" }),
  ]
    .filter(Boolean)
    .join(", ");
}
