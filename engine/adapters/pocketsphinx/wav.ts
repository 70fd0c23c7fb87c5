/** A recording from a file, as the recogniser takes it: one channel, 16 bits, 16,000 samples a second. */
import { readFileSync } from "node:fs";
import { SAMPLE_RATE } from "./decoder.ts";
import type { Recorder } from "./listener.ts";

const HEADER = 12;

/** How a file says that its samples are whole numbers: by itself, or in the list behind it. */
const WHOLE_NUMBERS: ReadonlySet<number> = new Set([1, 0xfffe]);

/** Throws an Error that names the file and what to do, where it cannot be read or is no WAV file of 16 bits. */
export function readWav(path: string): Int16Array {
  const file = fileAt(path);
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let [channels, rate] = [0, 0];
  for (let at = HEADER; at + 8 <= file.length;) {
    const name = file.toString("latin1", at, at + 4);
    // Programs that write into a pipe do not know the size: then it is all that is there.
    const size = Math.min(view.getUint32(at + 4, true), file.length - at - 8);
    const from = at + 8;
    if (name === "fmt " && size >= 16) {
      const isRight = WHOLE_NUMBERS.has(view.getUint16(from, true)) && view.getUint16(from + 14, true) === 16;
      channels = isRight ? view.getUint16(from + 2, true) : 0;
      rate = view.getUint32(from + 4, true);
    }
    if (name === "data" && rate > 0 && channels > 0) return resampled(view, from, size, channels, rate);
    at = from + size + (size % 2);
  }
  throw new Error(`${path} is no WAV file of 16 bits. Make one of it: sox ${path} -b 16 answer.wav`);
}

function fileAt(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`I cannot read ${path}: look whether it is there (${reason}).`, { cause: error });
  }
}

/** The mean of its channels, with straight lines between its samples. */
function resampled(view: DataView, from: number, size: number, channels: number, rate: number): Int16Array {
  const count = Math.floor(size / 2 / channels);
  const sample = (at: number): number => {
    if (at >= count) return 0;
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += view.getInt16(from + (at * channels + channel) * 2, true);
    return sum / channels;
  };
  return Int16Array.from({ length: Math.floor((count * SAMPLE_RATE) / rate) }, (_, index) => {
    const place = (index * rate) / SAMPLE_RATE;
    const before = Math.floor(place);
    return sample(before) + (sample(before + 1) - sample(before)) * (place - before);
  });
}

/** Plays these recordings into the microphone, one at each opening; after them there is silence. */
export function createWavRecorder(recordings: readonly Int16Array[]): Recorder {
  const left = [...recordings];
  return {
    start(take, end) {
      const next = left.shift();
      if (next !== undefined) take(next);
      end();
    },
    stop() {},
  };
}
