import { readGestures, type ButtonPad } from "../../engine/index.ts";
import { wallClock } from "../../engine/adapters/wall-clock.ts";
import type { ReadyPlay } from "./open-play.ts";

/** Lets a pad play. @returns stops reading it */
export function readPad(pad: ButtonPad, play: ReadyPlay): () => void {
  return readGestures(pad, wallClock, {
    press: play.press,
    down: play.down,
    chord: play.chord,
    moves: () => play.opened().getSnapshot().moves,
    touched: play.touched,
  });
}
