/** A box that may scroll can be reached by keyboard while it does, and has a name then. */
export const scrolls =
  (label?: () => string) =>
  (box: HTMLElement): (() => void) => {
    function look(): void {
      const over = box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
      const set = (name: string, value: string): void =>
        over ? box.setAttribute(name, value) : box.removeAttribute(name);
      set("tabindex", "0");
      if (!label) return;
      set("role", "region");
      set("aria-label", label());
    }
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      sizes.observe(box);
      for (const part of box.children) sizes.observe(part);
    };
    const parts = new MutationObserver(watch);
    parts.observe(box, { childList: true });
    watch();
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  };
