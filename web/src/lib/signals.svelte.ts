/** "Your move" for people who look elsewhere: tab title, icon, and if wished a sound or a notice. */
import { t } from "../words/words.svelte.ts";
import { prefs } from "./prefs.svelte.ts";

/** Write the title and the icon of the tab. */
export function showInTab(title: string, yourMove: boolean): void {
  document.title = yourMove ? `● ${t("your-move")} · ${title}` : `${title} · Whiteout`;
  const icon = document.getElementById("favicon");
  icon?.setAttribute("href", yourMove ? "/icon-move.svg" : "/icon.svg");
}

let audio: AudioContext | undefined;

/** Two soft tones; made on the spot, so there is nothing to download. */
export function beep(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const [delay, pitch] of [[0, 660], [0.14, 880]] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = audio.currentTime + delay;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.3);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.32);
    }
  } catch {
    // no sound on this device
  }
}

/** Notices need a secure page; over plain http in a local network there are none. */
export const noticesPossible = (): boolean => "Notification" in window && window.isSecureContext;

export async function askForNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Tell somebody who is not looking that it is their move. */
export function alertPlayer(text: string): void {
  if (prefs.sound) beep();
  if (!prefs.notices || !document.hidden || !noticesPossible()) return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification("Whiteout", { body: text, tag: "whiteout-move", icon: "/icon-move.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
