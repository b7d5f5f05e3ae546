/** "Your move" for people who look elsewhere: tab title, icon, and if wished a sound or a notice. */
import { sound } from "../stage/sound.ts";
import { t } from "../words/words.svelte.ts";
import { prefs } from "./prefs.svelte.ts";
import { worker } from "./worker.ts";

/** Write the title and the icon of the tab. */
export function showInTab(title: string, yourMove: boolean): void {
  document.title = yourMove ? `● ${t("your-move")} · ${title}` : `${title} · Whiteout`;
  const icon = document.getElementById("favicon");
  icon?.setAttribute("href", yourMove ? "/icon-move.svg" : "/icon.svg");
}

/** Notices need a secure page; over plain http in a local network there are none. */
export const noticesPossible = (): boolean => "Notification" in window && window.isSecureContext;

export async function askForNotices(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Whether this person wants notices and the browser lets us give them. */
export const noticesOn = (): boolean =>
  prefs.notices && noticesPossible() && Notification.permission === "granted";

/** Tell somebody who is not looking that it is their move. */
export async function alertPlayer(text: string, code: string): Promise<void> {
  sound.play("bell");
  if (!document.hidden || !noticesOn()) return;
  const about = { body: text, tag: `whiteout-${code}`, icon: "/icon-192.png", data: { code } };
  const registration = await worker();
  /* Phones know notices of workers alone; a page's own are for browsers that have none. */
  if (registration) return registration.showNotification("Whiteout", about);
  const notice = new Notification("Whiteout", about);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
