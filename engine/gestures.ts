/**
 * From buttons that go down and up to presses, holds and chords. Most buttons act when they go down, so that they answer
 * at once; SELECT waits for its release only where holding it means something else, and so does a button whose move is
 * made by holding.
 */
import { ChordGatherer, dotOf } from "./chords.ts";
import type { Dot, Move, Press, PressMade } from "./move.ts";
import { isPress } from "./move.ts";
import type { ButtonPad, PadButton, PadEvent } from "./ports/button-pad.ts";
import type { Clock } from "./ports/clock.ts";

/** A second REPEAT within this time asks for a hint. */
const TWICE_MILLISECONDS = 2000;
const HOLD_FOR_PAUSE_MILLISECONDS = 2000;
/**
 * Where there is no REPEAT button, SELECT held this long and released stands for it; where REPEAT is a dot of a chord, it
 * is itself again when it is held alone for so long.
 */
const HOLD_FOR_REPEAT_MILLISECONDS = 800;
const REPEAT_AFTER_MILLISECONDS = 500;
const REPEAT_EVERY_MILLISECONDS = 160;

export interface Gestures {
  readonly press: (press: Press, made?: PressMade) => void;
  /** A button went down whose move is made when it is let go. */
  readonly down?: ((press: Press) => void) | undefined;
  readonly chord?: ((dots: readonly Dot[], made?: PressMade) => void) | undefined;
  readonly moves: () => readonly Move[];
  /** A button went down whose meaning is not known yet: it is answered by silence and a tick all the same. */
  readonly touched: () => void;
}

interface Held {
  readonly since: number;
  timer: unknown;
  /** Its move is made when it comes up. */
  readonly isMeasured: boolean;
}

/** Reads a pad until the returned function is called. */
export function readGestures(pad: ButtonPad, clock: Clock, gestures: Gestures): () => void {
  const { press, moves, touched } = gestures;
  const hasRepeat = pad.buttons.has("repeat");
  const down = new Map<PadButton, Held>();
  const chord = new ChordGatherer();
  let lastRepeat = Number.NEGATIVE_INFINITY;

  const repeatOrHint = (): void => {
    const isSecond = clock.now() - lastRepeat <= TWICE_MILLISECONDS;
    lastRepeat = isSecond ? Number.NEGATIVE_INFINITY : clock.now();
    press(isSecond ? "hint" : "repeat");
  };
  const isHeldForMore = (): boolean => !hasRepeat || moves().some(({ button }) => button === "hold select");
  const isHeldMove = (button: PadButton): boolean =>
    moves().some((move) => move.button === button && move.held !== undefined);

  const goDown = ({ button, late }: PadEvent): void => {
    if (down.has(button)) return;
    const since = clock.now() - (late ?? 0);
    if (isPress(button) && isHeldMove(button)) {
      down.set(button, { since, timer: undefined, isMeasured: true });
      gestures.down?.(button);
      return;
    }
    const held: Held = { since, timer: undefined, isMeasured: false };
    down.set(button, held);
    switch (button) {
      case "repeat":
        repeatOrHint();
        held.timer = clock.setTimeout(() => press("pause"), HOLD_FOR_PAUSE_MILLISECONDS);
        return;
      case "select":
        if (!isHeldForMore()) {
          press("select", { late });
          return;
        }
        touched();
        held.timer = clock.setTimeout(() => {
          down.delete("select");
          press("pause");
        }, HOLD_FOR_PAUSE_MILLISECONDS);
        return;
      default:
        if (!isPress(button)) return touched();
        press(button, { late });
        held.timer = clock.setTimeout(() => pressAgain(button), REPEAT_AFTER_MILLISECONDS);
    }
  };

  const pressAgain = (button: Press & PadButton): void => {
    const held = down.get(button);
    const isRepeating = moves().some((move) => move.button === button && move.repeats === true);
    if (held === undefined || !isRepeating) return;
    press(button);
    held.timer = clock.setTimeout(() => pressAgain(button), REPEAT_EVERY_MILLISECONDS);
  };

  const goUp = ({ button, late }: PadEvent): void => {
    const held = down.get(button);
    if (held === undefined) return;
    down.delete(button);
    clock.clearTimeout(held.timer);
    const lasted = clock.now() - (late ?? 0) - held.since;
    if (held.isMeasured) {
      if (isPress(button)) press(button, { late, held: Math.max(0, lasted) });
      return;
    }
    if (button !== "select" || held.timer === undefined) return;
    if (lasted < HOLD_FOR_REPEAT_MILLISECONDS) press("select", { late });
    else if (hasRepeat) press("hold select");
    else repeatOrHint();
  };

  /** While a chord can be made, its keys make nothing else, but for REPEAT held alone. */
  const readChord = (event: PadEvent, dot: Dot): void => {
    if (event.edge === "down") {
      chord.goDown(dot);
      touched();
      if (event.button !== "repeat") return;
      const timer = clock.setTimeout(() => {
        if (chord.isAlone) press("pause");
        chord.forget();
      }, HOLD_FOR_PAUSE_MILLISECONDS);
      down.set("repeat", { since: clock.now(), timer, isMeasured: false });
      return;
    }
    const held = event.button === "repeat" ? down.get("repeat") : undefined;
    down.delete(event.button);
    clock.clearTimeout(held?.timer);
    const isLong = held !== undefined && clock.now() - held.since >= HOLD_FOR_REPEAT_MILLISECONDS;
    const isAlone = chord.isAlone;
    const dots = chord.goUp(dot);
    if (dots === null) return;
    if (isLong && isAlone) repeatOrHint();
    else gestures.chord?.(dots, { late: event.late });
  };

  const stop = pad.listen((event) => {
    const dot = dotOf(event.button, pad.buttons, moves());
    if (dot !== undefined && !down.get(event.button)?.isMeasured) readChord(event, dot);
    else if (event.edge === "down") goDown(event);
    else goUp(event);
  });
  return () => {
    stop();
    for (const { timer } of down.values()) clock.clearTimeout(timer);
    down.clear();
  };
}
