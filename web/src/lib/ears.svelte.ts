/** Whose chat one does not want to see: local, and nobody else learns of it. */
import { remember, remembered } from "./store.ts";

export class Ears {
  deaf = $state.raw<number[]>([]);

  constructor(private readonly code: string) {
    this.deaf = remembered(`deaf.${code}`, []);
  }

  set(seat: number, deaf: boolean): void {
    const others = this.deaf.filter((other) => other !== seat);
    this.deaf = deaf ? [...others, seat] : others;
    remember(`deaf.${this.code}`, this.deaf.length > 0 ? this.deaf : undefined);
  }
}
