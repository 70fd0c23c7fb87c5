import { useEffect, type RefObject } from "react";
import { readGestures } from "../../engine/index.ts";
import { createKeyboardButtonPad, isForGame } from "../adapters/keyboard-button-pad.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import type { Play } from "./play.ts";

/** Keys reach the game while the focus is in the region. V talks: it is no button of a pad. */
export function useGameKeys(region: RefObject<HTMLElement | null>, play: Play): void {
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const stopReading = readGestures(createKeyboardButtonPad(element), wallClock, {
      press: play.press,
      moves: () => play.picture().view?.moves ?? [],
      touched: play.touched,
    });
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "v" || event.repeat || !isForGame(event)) return;
      event.preventDefault();
      play.talk();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => {
      stopReading();
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [region, play]);
}
