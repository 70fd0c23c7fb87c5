/**
 * Lets go of what nobody needs any more, before JavaScript would by itself: the sound library holds two megabytes for an object
 * that to JavaScript is of some bytes, and what a bed is computed in is not counted either. Takes some hundredths of a second.
 */
import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Clock } from "../../engine/index.ts";

const LOOK_MILLISECONDS = 3000;
/** More than this since it was done last is worth it. */
const MOST_BYTES = 5_000_000;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Of JavaScript itself: what the system would tell of the process is not to be had without /proc. */
const held = (): number => getHeapStatistics().external_memory;

interface Garbage {
  /** Whatever it may be worth. */
  collect(): void;
  close(): void;
}

export function watchGarbage(clock: Clock): Garbage {
  let before = 0;
  const all = (): void => {
    collect();
    before = held();
  };
  let timer: unknown;
  const look = (): void => {
    if (held() - before > MOST_BYTES) all();
    timer = clock.setTimeout(look, LOOK_MILLISECONDS);
  };
  look();
  return { collect: all, close: () => clock.clearTimeout(timer) };
}
