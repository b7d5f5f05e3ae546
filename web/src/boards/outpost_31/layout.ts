/** Where things stand on the map, in the pixels of the box that it fills. The picture is anchored at
 *  the bottom and in the middle: a taller box gets more sky, a wider one more snow, and no room is ever
 *  cut off. */
import { type Place, type Sight, sectorOf } from "./sight.ts";
import type { PropName } from "../../stage/index.ts";

export const TILE = { width: 120, height: 80 } as const;
export const SECTORS = [1, 2, 3] as const;

/** Three by two rooms under one roof. */
export interface Block {
  sector: number;
  x: number;
  y: number;
  scale: number;
  /** A block too small for names is a thumbnail. */
  named: boolean;
}

export interface Plan {
  /** `wide`: the whole base at once. `stacked`: one sector large, two as thumbnails. `single`: one
   *  sector, the others behind tabs. */
  mode: "wide" | "stacked" | "single";
  width: number;
  height: number;
  blocks: Block[];
  track: { y: number; height: number; indent: number; r: number };
  /** The scale of the scenery and where its lower left corner is, where the whole base is shown. */
  scale: number;
  left: number;
  top: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WIDE = { width: 1140, height: 440 } as const;
const PLACES = { 1: [22, 202], 2: [392, 66], 3: [758, 202] } as const;
const ACROSS = 3 * TILE.width;
const DOWN = 2 * TILE.height;

export function planOf(width: number, height: number, shown: number): Plan {
  if (width >= 700 && height >= 230) return wide(width, height);
  return height >= 300 ? stacked(width, height, shown) : single(width, height, shown);
}

function wide(width: number, height: number): Plan {
  const scale = Math.min(width / WIDE.width, height / WIDE.height);
  const [left, top] = [(width - WIDE.width * scale) / 2, height - WIDE.height * scale];
  const blocks = SECTORS.map((sector) => {
    const [x, y] = PLACES[sector];
    return { sector, x: left + x * scale, y: top + y * scale, scale, named: true };
  });
  const track = { y: top + 374 * scale, height: 66 * scale, indent: 150 * scale, r: 14 * scale };
  return { mode: "wide", width, height, blocks, track, scale, left, top };
}

const TRACK = 44;

function stacked(width: number, height: number, shown: number): Plan {
  const [head, between] = [44, 30];
  const left = height - head - between - TRACK;
  const small = Math.min((width - 24) / 2 / ACROSS, left / (DOWN * 2.9));
  const large = Math.min((width - 12) / ACROSS, (left - DOWN * small) / DOWN);
  const others = SECTORS.filter((sector) => sector !== shown);
  const gap = (width - 2 * ACROSS * small) / 3;
  const blocks: Block[] = others.map((sector, index) => ({ sector, x: gap + index * (ACROSS * small + gap), y: head, scale: small, named: false }));
  blocks.push({ sector: shown, x: (width - ACROSS * large) / 2, y: height - TRACK - DOWN * large - 2, scale: large, named: true });
  return { mode: "stacked", width, height, blocks, track: { y: height - TRACK, height: TRACK, indent: 92, r: 11 }, scale: 1, left: 0, top: 0 };
}

function single(width: number, height: number, shown: number): Plan {
  const [head, low] = [40, 32];
  const scale = Math.min((width - 12) / ACROSS, (height - head - low) / DOWN);
  const block = { sector: shown, x: (width - ACROSS * scale) / 2, y: height - low - DOWN * scale - 2, scale, named: true };
  return { mode: "single", width, height, blocks: [block], track: { y: height - low, height: low, indent: 92, r: 10 }, scale: 1, left: 0, top: 0 };
}

/** The box of a room by its number in its sector, from 1. */
export function roomBox({ x, y, scale }: Block, number: number): Box {
  const [column, row] = [(number - 1) % 3, Math.floor((number - 1) / 3)];
  return { x: x + column * TILE.width * scale, y: y + row * TILE.height * scale, width: TILE.width * scale, height: TILE.height * scale };
}

/** The room where everybody waits who is not on the way, on the wide map. */
export const COMMON = { x: 474, y: 276, width: 194 } as const;

/** What stands in each room. */
const FURNITURE: Record<string, PropName> = {
  r11: "kitchen", r12: "bunk", r13: "infirmary", r14: "radio", r15: "map", r16: "store",
  r21: "lab", r22: "kennel", r23: "generator", r24: "green", r25: "weather", r26: "armory",
  r31: "garage", r32: "fuel", r33: "tools", r34: "pilot", r35: "balloon", r36: "hangar",
};
export const furnitureOf = (room: string): PropName => FURNITURE[room] ?? "store";

/** Where somebody stands on the map: feet, size, and how. */
export interface Standing {
  seat: number;
  x: number;
  y: number;
  scale: number;
  star: boolean;
  lamp: boolean;
  ghost: boolean;
}

const spread = (count: number, index: number, from: number, to: number): number =>
  count === 1 ? (from + to) / 2 : from + (index * (to - from)) / (count - 1);

/** Everybody who is to be seen: the team in its room, the lone one, and the others at home. */
export function standings(view: Sight, plan: Plan): Standing[] {
  if (view.over) return [];
  const inRoom = (room: string | null, seats: number[], lamp: boolean, ghost: boolean): Standing[] => {
    const block = plan.blocks.find(({ sector }) => room !== null && sector === sectorOf(room));
    if (!room || !block) return [];
    const box = roomBox(block, Number(room[2]));
    const size = (seats.length > 4 ? 0.64 : 0.76) * block.scale;
    return seats.map((seat, index) => ({
      seat, x: box.x + spread(seats.length, index, lamp ? 30 : seats.length > 2 ? 30 : 48, lamp ? 30 : 106) * block.scale,
      y: box.y + (60 + (index % 2)) * block.scale, scale: size, star: seat === view.captain, lamp, ghost,
    }));
  };
  const away = view.lone !== null && view.lone_room !== null ? [view.lone] : [];
  const team = view.room !== null ? view.team : [];
  const home = view.players.flatMap(({ living }, seat) => (living && !team.includes(seat) && !away.includes(seat) && !view.escape.boarders.includes(seat) ? [seat] : []));
  const atHome = plan.mode !== "wide" ? [] : home.map((seat, index): Standing => ({
    seat, x: plan.left + (COMMON.x + spread(home.length, index, home.length > 3 ? 20 : 70, 176)) * plan.scale,
    y: plan.top + (COMMON.y + 60 + (index % 2)) * plan.scale, scale: 0.8 * plan.scale,
    star: seat === view.captain, lamp: false, ghost: view.players[seat]?.tied ?? false,
  }));
  const aboard = view.escape.boarders;
  const boarding = plan.mode !== "wide" ? [] : aboard.map((seat, index): Standing => ({
    seat, x: plan.left + (900 + index * 26) * plan.scale, y: plan.top + (150 + (index % 2) * 4) * plan.scale, scale: 0.8 * plan.scale,
    star: seat === view.escape.final_captain, lamp: false, ghost: false,
  }));
  return [...atHome, ...boarding, ...inRoom(view.lone_room, away, true, false), ...inRoom(view.room, team, false, !view.entered)];
}

/** The sector that a narrow screen shows large: where the team is, where it may go, or the newest. */
export function sectorShown(view: Sight, open: ReadonlySet<string>): number {
  if (view.room) return sectorOf(view.room);
  const legal = [...open].map(sectorOf).sort((one, other) => other - one);
  return legal[0] ?? Math.min(3, Math.max(1, view.trackers.unlocked_sector));
}

/** How a room is drawn. */
export function roomLook(place: Place, view: Sight): { light: "lit" | "dim" | "dark" | "lock"; hazard: "none" | "smoke" | "fire" | "ruin" } {
  const hazard = place.destroyed ? "ruin" : place.hazard === "smoke" || place.hazard === "fire" ? place.hazard : "none";
  if (view.room === place.room && !view.over) return { light: "lit", hazard };
  if (place.power_out) return { light: "dark", hazard };
  return { light: sectorOf(place.room) > view.trackers.unlocked_sector ? "lock" : "dim", hazard };
}
