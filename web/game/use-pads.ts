import { useEffect, type RefObject } from "react";
import { isForGame } from "../adapters/keyboard-button-pad.ts";
import { createTouchButtonPad } from "../adapters/touch-button-pad.ts";
import type { ReadyPlay } from "./open-play.ts";
import { keepKeys } from "./keys-after-click.ts";
import { readKeys } from "./read-keys.ts";
import { readPad } from "./read-pad.ts";
import { typedMove } from "./typed-move.ts";
import { useGamepad } from "./use-gamepad.ts";
import { useHeadset } from "./use-headset.ts";
import { useScanning } from "./use-scanning.ts";

/** Everything with which a game can be played. Keys reach it while the focus is in the region, touches where it is. */
export function usePads(region: RefObject<HTMLElement | null>, play: ReadyPlay): void {
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    // Before the pad, to which the same keys are buttons.
    const onTyped = (event: KeyboardEvent): void => {
      const move = isForGame(event) ? typedMove(play.opened().getSnapshot().moves, event) : undefined;
      if (move === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      play.act({ move: move.id });
    };
    element.addEventListener("keydown", onTyped, { capture: true });
    const stopReading = [
      readKeys(element, play),
      readPad(createTouchButtonPad(element), play),
      keepKeys(element, element.closest<HTMLElement>(".stage") ?? element),
    ];
    // Talking is no button of a pad.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "v" || event.repeat || event.defaultPrevented || !isForGame(event))
        return;
      event.preventDefault();
      play.talk();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => {
      for (const stop of stopReading) stop();
      element.removeEventListener("keydown", onTyped, { capture: true });
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [region, play]);
  useGamepad(play);
  useHeadset(play);
  useScanning(region, play);
}
