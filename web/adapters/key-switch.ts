import type { Switch } from "./scanning-button-pad.ts";

/** A switch that a computer takes for a key. While it is one, the key is nothing else in this part of the page. */
export function createKeySwitch(region: HTMLElement, key: string): Switch {
  return {
    listen(report) {
      const onKey = (event: KeyboardEvent): void => {
        if (event.key.toLowerCase() !== key.toLowerCase()) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.type === "keydown" && event.repeat) return;
        report(event.type === "keydown" ? "down" : "up");
      };
      region.addEventListener("keydown", onKey, true);
      region.addEventListener("keyup", onKey, true);
      return () => {
        region.removeEventListener("keydown", onKey, true);
        region.removeEventListener("keyup", onKey, true);
      };
    },
  };
}
