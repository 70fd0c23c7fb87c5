/** A battery that runs low is told of in time, and the console switches itself off before it is switched off by it. */
import type { Clock } from "../engine/index.ts";

export interface Battery {
  /** Of a hundred. */
  readonly level: number;
  readonly isCharging: boolean;
}

export interface BatteryReports {
  readonly tell: (spoken: string) => void;
  readonly empty: () => void;
}

const LOOK_MILLISECONDS = 30_000;
/** Each is told once, until it has been charged. */
const LEVELS = [20, 10, 5];
const EMPTY = 2;

/**
 * @param read null where there is none, or it cannot be told
 * @returns ends it
 */
export function watchBattery(read: () => Battery | null, clock: Clock, reports: BatteryReports): () => void {
  let told = 100;
  let timer: unknown;
  const look = (): void => {
    timer = clock.setTimeout(look, LOOK_MILLISECONDS);
    const battery = read();
    if (battery === null) return;
    const { level, isCharging } = battery;
    if (isCharging) {
      told = 100;
    } else if (level <= EMPTY) {
      clock.clearTimeout(timer);
      reports.empty();
    } else {
      const reached = LEVELS.filter((one) => level <= one).at(-1);
      if (reached === undefined || reached >= told) return;
      told = reached;
      reports.tell(`My battery is low: ${level} percent. Please plug me in.`);
    }
  };
  look();
  return () => clock.clearTimeout(timer);
}
