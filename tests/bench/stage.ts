/** The sound stage's own part of the way from a press to its sound: from `play` to the first sample. */
import { pressToSoundInChromium, pressToSoundInNode } from "./press-to-sound.ts";
import type { Row } from "./rows.ts";
import { measureTwentySounds } from "./twenty-sounds.ts";
import { median, percentile } from "./statistics.ts";

const PRESSES = 20;

export async function measureStage(): Promise<Row[]> {
  return [
    ...rowsOf("sound stage alone, in Chromium", await pressToSoundInChromium(PRESSES)),
    ...rowsOf("sound stage alone, in Node", await pressToSoundInNode(PRESSES)),
    ...(await measureTwentySounds()),
  ];
}

function rowsOf(what: string, delays: readonly number[]): Row[] {
  const unit = "ms";
  return [
    { what: `${what}: median`, figure: median(delays), unit, note: `${delays.length} sounds` },
    { what: `${what}: slowest`, figure: percentile(delays, 100), unit },
  ];
}
