import { createKeyboardButtonPad } from "../adapters/keyboard-button-pad.ts";
import type { ReadyPlay } from "./open-play.ts";
import { readPad } from "./read-pad.ts";

/** Lets the keys play while the focus is in the region. @returns stops reading them */
export function readKeys(region: HTMLElement, play: ReadyPlay): () => void {
  return readPad(
    createKeyboardButtonPad(region, () => play.screen.get().keys),
    play,
  );
}
