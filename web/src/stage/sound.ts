/** Sound, made on the spot: no files. Off unless the person has switched it on, with three levels.
 *  What is heard must never tell what the screen may not: a sound belongs to what everybody sees, or
 *  to a private moment that sounds alike for everybody. */
import { prefs } from "../lib/prefs.svelte.ts";
import { seeded } from "./seed.ts";

/** One stroke of a sound: a tone, or a breath of noise around a pitch. */
interface Stroke {
  /** Seconds after the beginning, and how long. */
  at: number;
  last: number;
  loud: number;
  /** The pitch of a tone, and where it glides to. */
  tone?: number;
  to?: number;
  shape?: OscillatorType;
  /** The middle of a band of noise, and how narrow it is. */
  band?: number;
  sharp?: number;
  /** How long it swells. */
  swell?: number;
}

const click = (at: number, band: number, loud = 0.5): Stroke => ({ at, last: 0.05, loud, band, sharp: 5 });

export const SOUNDS = {
  card: [{ at: 0, last: 0.12, loud: 0.35, band: 3200, sharp: 0.8 }, { at: 0.1, last: 0.05, loud: 0.3, band: 1400, sharp: 1 }],
  chip: [click(0, 900), { at: 0, last: 0.06, loud: 0.2, tone: 520, to: 380 }],
  dice: [click(0, 2100), click(0.09, 1700), click(0.17, 2400, 0.4), click(0.31, 1900, 0.4), click(0.45, 2200, 0.3), click(0.6, 1800, 0.25)],
  door: [{ at: 0, last: 0.1, loud: 0.4, band: 500, sharp: 2 }, click(0.12, 1200, 0.35)],
  flame: [{ at: 0, last: 0.25, loud: 0.2, band: 4200, sharp: 0.5 }, { at: 0.2, last: 1.2, loud: 0.7, band: 380, sharp: 0.4, swell: 0.3 }],
  heartbeat: [{ at: 0, last: 0.22, loud: 0.9, tone: 62, to: 40, swell: 0.02 }, { at: 0.26, last: 0.26, loud: 0.6, tone: 56, to: 36, swell: 0.02 }],
  bell: [{ at: 0, last: 1.2, loud: 0.22, tone: 784 }, { at: 0, last: 0.8, loud: 0.08, tone: 1568 }, { at: 0.16, last: 1.2, loud: 0.18, tone: 1047 }],
  attack: [{ at: 0, last: 0.5, loud: 0.3, band: 900, sharp: 0.8, swell: 0.45 }, { at: 0.75, last: 0.5, loud: 1, tone: 90, to: 30, shape: "triangle" }, { at: 0.75, last: 0.35, loud: 0.6, band: 260, sharp: 0.5 }],
  /** A change of blood: wet, close, quiet; the same whether somebody turned or not. */
  turning: [{ at: 0, last: 0.5, loud: 0.3, band: 300, sharp: 4, swell: 0.2 }, { at: 0.45, last: 0.4, loud: 0.25, band: 520, sharp: 6, swell: 0.1 }, { at: 0.9, last: 0.3, loud: 0.5, tone: 60, to: 38 }],
  end: [{ at: 0, last: 2.2, loud: 0.35, tone: 110, to: 104, shape: "triangle", swell: 0.5 }, { at: 0.1, last: 2, loud: 0.2, tone: 164, to: 160, swell: 0.6 }],
} as const satisfies Record<string, readonly Stroke[]>;

export type SoundName = keyof typeof SOUNDS;

/** How loud each level of the preferences is. */
const LEVELS = [0.25, 0.5, 0.9] as const;
const WIND = 0.05;

class Sound {
  private audio: AudioContext | undefined;
  private noise: AudioBuffer | undefined;
  private gust: { source: AudioBufferSourceNode; gain: GainNode } | undefined;

  private get level(): number {
    return LEVELS[prefs.volume - 1] ?? LEVELS[1];
  }

  /** Play a sound, if the person wants sound at all. */
  play(name: SoundName): void {
    if (prefs.sound) this.ring(name);
  }

  /** Play it whatever the switch says: the switch itself answers so. */
  ring(name: SoundName): void {
    try {
      const audio = (this.audio ??= new AudioContext());
      void audio.resume();
      for (const stroke of SOUNDS[name]) this.strike(audio, stroke);
    } catch {
      // no sound on this device
    }
  }

  /** The wind under a match: 0 ends it, 1 blows around the house, 2 outdoors. */
  wind(strength: 0 | 1 | 2): void {
    if (strength === 0 || !prefs.sound || document.documentElement.dataset["motion"] === "off") {
      this.gust?.source.stop();
      this.gust = undefined;
      return;
    }
    try {
      const audio = (this.audio ??= new AudioContext());
      void audio.resume();
      this.gust ??= this.blow(audio);
      this.gust.gain.gain.setTargetAtTime(WIND * strength * this.level, audio.currentTime, 0.8);
    } catch {
      // no sound on this device
    }
  }

  private blow(audio: AudioContext): { source: AudioBufferSourceNode; gain: GainNode } {
    const source = audio.createBufferSource();
    const low = audio.createBiquadFilter();
    const gain = audio.createGain();
    const sway = audio.createOscillator();
    const depth = audio.createGain();
    source.buffer = this.noiseOf(audio);
    source.loop = true;
    low.type = "bandpass";
    low.frequency.value = 420;
    sway.frequency.value = 0.11;
    depth.gain.value = 190;
    gain.gain.value = 0;
    sway.connect(depth).connect(low.frequency);
    source.connect(low).connect(gain).connect(audio.destination);
    sway.start();
    source.start();
    source.onended = () => sway.stop();
    return { source, gain };
  }

  private strike(audio: AudioContext, { at, last, loud, tone, to, shape = "sine", band = 0, sharp = 1, swell = 0.005 }: Stroke): void {
    const start = audio.currentTime + at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.linearRampToValueAtTime(loud * this.level * 0.4, start + swell);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + last);
    gain.connect(audio.destination);
    const source = tone === undefined ? this.breath(audio, band, sharp, gain) : audio.createOscillator();
    if (tone !== undefined && "frequency" in source) {
      source.type = shape;
      source.frequency.setValueAtTime(tone, start);
      source.frequency.exponentialRampToValueAtTime(to ?? tone, start + last);
      source.connect(gain);
    }
    source.start(start);
    source.stop(start + last + 0.02);
  }

  private breath(audio: AudioContext, band: number, sharp: number, gain: GainNode): AudioBufferSourceNode {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = this.noiseOf(audio);
    filter.type = "bandpass";
    filter.frequency.value = band;
    filter.Q.value = sharp;
    source.connect(filter).connect(gain);
    return source;
  }

  /** Two seconds of noise, the same for every sound. */
  private noiseOf(audio: AudioContext): AudioBuffer {
    if (this.noise) return this.noise;
    const made = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
    const next = seeded(5);
    made.getChannelData(0).forEach((_, index, all) => (all[index] = next() * 2 - 1));
    return (this.noise = made);
  }
}

export const sound = new Sound();
