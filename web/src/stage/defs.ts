/** Puts the shared gradients into the page once, as soon as any part of the kit is loaded. They
 *  must stay rendered: a hidden gradient paints nothing. */
import { mount } from "svelte";
import Defs from "./Defs.svelte";

export function shareDefs(): void {
  if (!document.getElementById("stage-defs")) mount(Defs, { target: document.body });
}

shareDefs();

/** What to paint with: `paint("snow-a")` is the shared gradient of that name. */
export const paint = (name: string): string => `url(#st-${name})`;
