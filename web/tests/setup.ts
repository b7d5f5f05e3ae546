/** What a browser has and the test's stand-in lacks. */
import { vi } from "vitest";

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
Element.prototype.scrollIntoView ??= () => undefined;
vi.stubGlobal("scrollTo", () => undefined);
