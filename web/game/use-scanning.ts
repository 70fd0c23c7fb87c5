import { useEffect, type RefObject } from "react";
import type { PadButton } from "../../engine/index.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import { createScanningButtonPad } from "../adapters/scanning-button-pad.ts";
import { createKeySwitch } from "../adapters/key-switch.ts";
import type { ReadyPlay } from "./open-play.ts";
import { isSilent } from "./hearing.ts";
import { readPad } from "./read-pad.ts";
import { useShown } from "./use-view.ts";

/** What is chosen most is offered first. */
const ORDER: readonly PadButton[] = ["select", "left", "right", "up", "down", "repeat", "hint", "pause"];

/** Offers one button after another by the focus, which a screen reader says, and by our voice. */
export function useScanning(region: RefObject<HTMLElement | null>, play: ReadyPlay): void {
  const { isOn, key } = useShown(play.screen, ({ scanning }) => scanning);
  useEffect(() => {
    const element = region.current;
    if (element === null || !isOn) return undefined;
    const { getSnapshot } = play.opened();
    const pad = createScanningButtonPad({
      theSwitch: createKeySwitch(element, key),
      clock: wallClock,
      choices: () => ORDER.filter((offered) => getSnapshot().moves.some(({ button }) => button === offered)),
      milliseconds: () => play.screen.get().scanning.seconds * 1000,
      beginsItself: () => play.screen.get().scanning.beginsItself,
      isWaiting: () => isSilent(getSnapshot()),
      offer(button) {
        if (button === null) {
          play.hushAside();
          element.focus({ preventScroll: true });
          return;
        }
        // It scrolls there: in a window that is magnified not every button is in sight.
        elementOf(element, button)?.focus();
        play.sayAside(getSnapshot().moves.find((move) => move.button === button)?.label ?? button);
      },
    });
    return readPad(pad, play);
  }, [region, play, isOn, key]);
}

/** In a list the entry where one is stands for SELECT. */
function elementOf(region: HTMLElement, button: PadButton): HTMLElement | null {
  return (
    region.querySelector<HTMLElement>(`[data-place="${button}"]`) ??
    (button === "select" ? region.querySelector<HTMLElement>("[aria-current]") : null)
  );
}
