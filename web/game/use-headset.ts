import { useEffect } from "react";
import { createMediaSessionButtonPad } from "../adapters/media-session-button-pad.ts";
import { playSilence } from "../adapters/silence.ts";
import type { ReadyPlay } from "./open-play.ts";
import { readPad } from "./read-pad.ts";
import { useShown } from "./use-view.ts";

/** Only where the player likes it: its buttons are taken from other players, and one that is unplugged may press. */
export function useHeadset(play: ReadyPlay): void {
  const isOn = useShown(play.screen, ({ headset }) => headset);
  useEffect(() => {
    if (!isOn) return;
    return readPad(createMediaSessionButtonPad(navigator.mediaSession, playSilence), play);
  }, [play, isOn]);
}
