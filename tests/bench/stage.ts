/** The sound stage's own part of the way from a press to its sound: from `play` to the first sample. */
import { pressToSoundInChromium, pressToSoundInNode } from "./press-to-sound.ts";
import type { Row } from "./rows.ts";
import { median, percentile } from "./statistics.ts";

const PRESSES = 30;
/** DESIGN.md gives the console this long for the whole way; the stage is all of it that there is yet. */
const CONSOLE_BOUND_MILLISECONDS = 50;

export async function measureStage(): Promise<Row[]> {
  return [
    ...rowsOf("sound stage alone, in Chromium", await pressToSoundInChromium(PRESSES)),
    ...rowsOf("sound stage alone, in Node", await pressToSoundInNode(PRESSES), CONSOLE_BOUND_MILLISECONDS),
  ];
}

function rowsOf(what: string, delays: readonly number[], bound?: number): Row[] {
  const unit = "ms";
  return [
    { what: `${what}: median`, figure: median(delays), unit, note: `${delays.length} sounds` },
    { what: `${what}: slowest`, figure: percentile(delays, 100), unit, bound },
  ];
}
