/** Playing with one switch. Few do, and they can wait for it for a moment. */
import type { Move, PadButton } from "../../../engine/index.ts";
import { wallClock } from "../../../engine/adapters/wall-clock.ts";
import { createKeySwitch } from "../../adapters/key-switch.ts";
import { createScanningButtonPad } from "../../adapters/scanning-button-pad.ts";
import { isSilent } from "../hearing.ts";
import { isList, isSidewaysTwin } from "../list-moves.ts";
import type { ReadyPlay } from "../open-play.ts";
import { readPad } from "../read-pad.ts";

/** What is chosen most is offered first. */
const ORDER: readonly PadButton[] = ["select", "left", "right", "up", "down", "repeat", "hint", "pause"];
/** There the next entry is, and each thing that is offered in vain costs seconds. */
const ORDER_IN_LIST: readonly PadButton[] = [
  "select",
  "down",
  "right",
  "left",
  "up",
  "repeat",
  "hint",
  "pause",
];

/** The buttons that do something now, in the order in which they are offered. */
export function offeredAmong(moves: readonly Move[]): readonly PadButton[] {
  const useful = isList(moves) ? moves.filter((move) => !isSidewaysTwin(move, moves)) : moves;
  return (isList(moves) ? ORDER_IN_LIST : ORDER).filter((offered) =>
    useful.some(({ button }) => button === offered),
  );
}

/**
 * Offers one button after another by the focus, which a screen reader says, and by our voice.
 *
 * @param key the switch, as `KeyboardEvent.key` calls it
 * @returns ends it
 */
export function scan(region: HTMLElement, key: string, play: ReadyPlay): () => void {
  const { getSnapshot } = play.opened();
  const pad = createScanningButtonPad({
    theSwitch: createKeySwitch(region, key),
    clock: wallClock,
    choices: () => offeredAmong(getSnapshot().moves),
    milliseconds: () => play.screen.get().scanning.seconds * 1000,
    beginsItself: () => play.screen.get().scanning.beginsItself,
    isWaiting: () => isSilent(getSnapshot()),
    isSpeaking: () => !getSnapshot().isWaiting,
    hush: play.hush,
    begun: play.tick,
    offer(button) {
      if (button === null) {
        play.hushAside();
        region.focus({ preventScroll: true });
        return;
      }
      // It scrolls there: in a window that is magnified not every button is in sight.
      elementOf(region, button)?.focus();
      play.sayAside(getSnapshot().moves.find((move) => move.button === button)?.label ?? button);
    },
  });
  return readPad(pad, play);
}

/** In a list the entry where one is stands for SELECT. */
function elementOf(region: HTMLElement, button: PadButton): HTMLElement | null {
  return (
    region.querySelector<HTMLElement>(`[data-place="${button}"]`) ??
    (button === "select" ? region.querySelector<HTMLElement>("[aria-current]") : null)
  );
}
