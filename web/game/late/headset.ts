import type { ButtonPad } from "../../../engine/index.ts";
import { createMediaSessionButtonPad } from "../../adapters/media-session-button-pad.ts";
import { playSilence } from "../../adapters/silence.ts";

/** A browser hears the buttons of a headset only while the page plays something, be it silence. */
export function openHeadset(): ButtonPad {
  return createMediaSessionButtonPad(navigator.mediaSession, playSilence);
}
