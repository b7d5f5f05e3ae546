/** The stage: the drawn parts that every board is made of. All parts are deterministic, paint with
 *  the tokens of `scene.css` (night and day), and stand still where motion is not wished.
 *
 *  Parts whose file begins with `<svelte:options namespace="svg" />` are placed inside an `<svg>`;
 *  `Face`, `Standee`, `Person`, `Pile`, `StepTrack`, `StatusRow`, `Sheet`, `Caption` are elements of a
 *  page. web/README.md lists every part with its properties; `#/stage` shows them all.
 *
 *      <Face seat={2} who="copper" state="burnt" size={48} />   somebody's face
 *      <Room name="Kennel" prop="kennel" light="dim" hazard="fire" legal chip="hidden" />
 *      void playMoment({ kind: "burning", title: "Ember burns", subject: { seat: 5 } })
 *      moments.hold(true)                                       while a decision is in progress
 *      sound.play("card")                                       heard only where sound is on
 *      void fly({ from: deck, to: seat })                       a card back from place to place
 *      addCast({ copper: { skin: 1, jaw: "square", ... } })     a game's own characters
 */
import "./defs.ts";

export { addCast, FOLK, type Look, lookOf, SEATS } from "./looks.ts";
export { PROPS, type PropName } from "./props.ts";
export { paint } from "./defs.ts";
export { seeded } from "./seed.ts";

export { default as Face, type FaceState } from "./Face.svelte";
export { default as Portrait } from "./Portrait.svelte";
export { default as Figure } from "./Figure.svelte";
export { default as Standee } from "./Standee.svelte";
export { default as Person } from "./Person.svelte";
export { default as Creature } from "./Creature.svelte";

export { default as Room, type Hazard, type Light } from "./Room.svelte";
export { default as Furniture } from "./Furniture.svelte";
export { default as Plate } from "./Plate.svelte";
export { default as Roof } from "./Roof.svelte";
export { default as Corridor } from "./Corridor.svelte";
export { default as Ground } from "./Ground.svelte";
export { default as Drift } from "./Drift.svelte";
export { default as Flakes } from "./Flakes.svelte";

export { default as Hut } from "./Hut.svelte";
export { default as RoundTable } from "./RoundTable.svelte";
export { default as Barricade } from "./Barricade.svelte";

export { default as Fire } from "./Fire.svelte";
export { default as Smoke } from "./Smoke.svelte";
export { default as Helicopter } from "./Helicopter.svelte";
export { default as Chip } from "./Chip.svelte";
export { default as Sign } from "./Sign.svelte";
export { default as Die } from "./Die.svelte";
export { default as CardBack } from "./CardBack.svelte";
export { default as Pile } from "./Pile.svelte";
export { default as Track } from "./Track.svelte";
export { default as StepTrack, type Step } from "./StepTrack.svelte";
export { default as Gauge } from "./Gauge.svelte";
export { default as StatusRow, type StatusItem } from "./StatusRow.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Caption } from "./Caption.svelte";

export { type Moment, type MomentCard, type MomentKind, moments, playMoment, type Somebody } from "./moments/player.svelte.ts";
export { sound, type SoundName } from "./sound.ts";
export { arc, fly, type Flight } from "./flight.ts";
