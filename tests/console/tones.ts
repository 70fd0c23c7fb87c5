import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clipName } from "../../console-firmware/adapters/clip-voice.ts";
import { wav } from "../../engine/adapters/wav.ts";

const TONE = { hertz: 500, rest: 0.15, rate: 24_000 };

/**
 * In the place of the voice. Speech has pauses of its own, and the next line may begin at once: a tone after a rest shows
 * when the last one ends.
 *
 * @param folder Buzzle's own clips
 * @param seconds how long each is, if nothing cuts it
 */
export function recordTones(folder: string, lines: Iterable<string>, seconds: number): void {
  const tone = Float32Array.from({ length: seconds * TONE.rate }, (_, index) =>
    index < TONE.rest * TONE.rate ? 0 : 0.5 * Math.sin((2 * Math.PI * TONE.hertz * index) / TONE.rate),
  );
  const file = wav([tone], TONE.rate);
  mkdirSync(folder);
  for (const line of lines) writeFileSync(join(folder, clipName(line)), file);
}
