/** How the presses are called on a keyboard. */
import type { Press } from "../../engine/index.ts";

export interface Key {
  /** As it is drawn. */
  readonly cap: string;
  /** As it is said. */
  readonly name: string;
  /** As browsers call it, for `aria-keyshortcuts`; they have no word for holding. */
  readonly shortcut?: string;
}

const KEYS: Readonly<Record<Press, Key>> = {
  left: { cap: "←", name: "left arrow", shortcut: "ArrowLeft" },
  right: { cap: "→", name: "right arrow", shortcut: "ArrowRight" },
  up: { cap: "↑", name: "up arrow", shortcut: "ArrowUp" },
  down: { cap: "↓", name: "down arrow", shortcut: "ArrowDown" },
  select: { cap: "Enter", name: "Enter", shortcut: "Enter" },
  repeat: { cap: "R", name: "R", shortcut: "R" },
  hint: { cap: "H", name: "H", shortcut: "H" },
  pause: { cap: "P", name: "P", shortcut: "P" },
  "hold select": { cap: "Hold Enter", name: "hold Enter" },
};

export function keyOf(press: Press): Key {
  return KEYS[press];
}

/** @param canHear there is a microphone */
export function keysInWords(canHear: boolean): string {
  return `Select is Enter. R repeats, H helps, P pauses${canHear ? ", V lets you talk" : ""}.`;
}

export const TALK_KEY: Key = { cap: "V", name: "V", shortcut: "V" };
