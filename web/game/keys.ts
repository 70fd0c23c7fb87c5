/** How the presses are called on a keyboard. */
import type { Press } from "../../engine/index.ts";
import type { OwnKeys } from "../adapters/keyboard-button-pad.ts";

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

/** One's own key for it, where there is one. */
export function keyOf(press: Press, ownKeys: OwnKeys): Key {
  const own = press === "hold select" ? undefined : ownKeys[press];
  return own === undefined ? KEYS[press] : { cap: keyName(own), name: keyName(own), shortcut: keyName(own) };
}

/** How a key is called that browsers call so: "a", "Tab", " ". */
export function keyName(key: string): string {
  if (key === " ") return "Space";
  return key.length === 1 ? key.toUpperCase() : key;
}

/**
 * @param canHear there is a microphone
 * @param isTouched there are fingers and no keys
 */
export function keysInWords(canHear: boolean, isTouched = false): string {
  if (isTouched)
    return "Swipe left, right, up, or down. Tap twice to select, and tap with two fingers to pause.";
  return `Select is Enter. R repeats, H helps, P pauses${canHear ? ", V lets you talk" : ""}.`;
}

export const TALK_KEY: Key = { cap: "V", name: "V", shortcut: "V" };
