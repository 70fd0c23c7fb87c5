/** Lines that somebody has recorded: `clips/hello-i-am-buzzle.wav` is heard where that line is to be said. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Voice } from "../voice.ts";

const LONGEST_NAME = 80;
const HEADER_BYTES = 44;

/** The file that a line is looked for in. */
export function clipName(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-");
  return `${words.replace(/^-|-$/g, "").slice(0, LONGEST_NAME)}.wav`;
}

/** Recordings are as fast as they are: at another speed the programs speak. */
export function createClipVoice(folder: string): Voice {
  return {
    speak({ text, rate, pitch }, { samples, end, failed }) {
      const clip = rate === 1 && pitch === 1 ? readClip(join(folder, clipName(text))) : null;
      if (clip === null) {
        failed("There is no clip of this line.");
      } else {
        samples(clip.samples, clip.rate);
        end();
      }
      return () => {};
    },
  };
}

/** Null for everything but one channel of 16 bits, as `sox IN -b 16 -c 1 OUT.wav` writes it. */
function readClip(
  file: string,
): { readonly samples: Float32Array<ArrayBuffer>; readonly rate: number } | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return null;
  }
  const isPlain =
    bytes.length > HEADER_BYTES &&
    bytes.toString("latin1", 0, 4) === "RIFF" &&
    bytes.readUInt16LE(20) === 1 &&
    bytes.readUInt16LE(22) === 1 &&
    bytes.readUInt16LE(34) === 16;
  if (!isPlain) return null;
  const length = Math.floor((bytes.length - HEADER_BYTES) / 2);
  return {
    samples: Float32Array.from(
      { length },
      (_, index) => bytes.readInt16LE(HEADER_BYTES + index * 2) / 32_768,
    ),
    rate: bytes.readUInt32LE(24),
  };
}
