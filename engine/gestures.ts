/**
 * From buttons that go down and up to presses. Most buttons act when they go down, so that they answer at once; SELECT
 * waits for its release only where holding it means something else.
 */
import type { Move, Press } from "./move.ts";
import type { ButtonPad, PadButton } from "./ports/button-pad.ts";
import type { Clock } from "./ports/clock.ts";

/** A second REPEAT within this time asks for a hint. */
const TWICE_MILLISECONDS = 2000;
const HOLD_FOR_PAUSE_MILLISECONDS = 2000;
/** Where there is no REPEAT button, SELECT held this long and released stands for it. */
const HOLD_FOR_REPEAT_MILLISECONDS = 800;
const REPEAT_AFTER_MILLISECONDS = 500;
const REPEAT_EVERY_MILLISECONDS = 160;

export interface Gestures {
  readonly press: (press: Press) => void;
  readonly moves: () => readonly Move[];
  /** A button went down whose meaning is not known yet: it is answered by silence and a tick all the same. */
  readonly touched: () => void;
}

/** Reads a pad until the returned function is called. */
export function readGestures(pad: ButtonPad, clock: Clock, { press, moves, touched }: Gestures): () => void {
  const hasRepeat = pad.buttons.has("repeat");
  const down = new Map<PadButton, { readonly since: number; timer: unknown }>();
  let lastRepeat = Number.NEGATIVE_INFINITY;

  const repeatOrHint = (): void => {
    const isSecond = clock.now() - lastRepeat <= TWICE_MILLISECONDS;
    lastRepeat = isSecond ? Number.NEGATIVE_INFINITY : clock.now();
    press(isSecond ? "hint" : "repeat");
  };
  const isHeldForMore = (): boolean => !hasRepeat || moves().some(({ button }) => button === "hold select");

  const goDown = (button: PadButton): void => {
    if (down.has(button)) return;
    const held = { since: clock.now(), timer: undefined as unknown };
    down.set(button, held);
    switch (button) {
      case "repeat":
        repeatOrHint();
        held.timer = clock.setTimeout(() => press("pause"), HOLD_FOR_PAUSE_MILLISECONDS);
        return;
      case "select":
        if (!isHeldForMore()) {
          press("select");
          return;
        }
        touched();
        held.timer = clock.setTimeout(() => {
          down.delete("select");
          press("pause");
        }, HOLD_FOR_PAUSE_MILLISECONDS);
        return;
      default:
        press(button);
        held.timer = clock.setTimeout(() => pressAgain(button), REPEAT_AFTER_MILLISECONDS);
    }
  };

  const pressAgain = (button: PadButton): void => {
    const held = down.get(button);
    const isRepeating = moves().some((move) => move.button === button && move.repeats === true);
    if (held === undefined || !isRepeating) return;
    press(button);
    held.timer = clock.setTimeout(() => pressAgain(button), REPEAT_EVERY_MILLISECONDS);
  };

  const goUp = (button: PadButton): void => {
    const held = down.get(button);
    if (held === undefined) return;
    down.delete(button);
    clock.clearTimeout(held.timer);
    if (button !== "select" || held.timer === undefined) return;
    const isLong = clock.now() - held.since >= HOLD_FOR_REPEAT_MILLISECONDS;
    if (!isLong) press("select");
    else if (hasRepeat) press("hold select");
    else repeatOrHint();
  };

  const stop = pad.listen(({ button, edge }) => (edge === "down" ? goDown(button) : goUp(button)));
  return () => {
    stop();
    for (const { timer } of down.values()) clock.clearTimeout(timer);
    down.clear();
  };
}
