/** The spoken lines, by espeak-ng: the voice that is everywhere, and that many who hear computers know. */
import { spawnSync } from "node:child_process";
import type { Utterance } from "../../engine/index.ts";

export interface Line {
  readonly samples: Float32Array<ArrayBuffer>;
  /** Of the samples, per second. */
  readonly rate: number;
  readonly seconds: number;
}

export type Voice = (utterance: Pick<Utterance, "text" | "rate" | "pitch">) => Line;

/** Debian's package of that name has it. */
const PROGRAM = "espeak-ng";

/** What a browser's voice of this kind takes for its usual speed: a little above the 150 of everyday speech. */
const WORDS_PER_MINUTE = 165;
const USUAL_PITCH = 50;
const HIGHEST_PITCH = 99;

/** What stands before the samples. The size that it tells is wrong where espeak-ng writes into a pipe. */
const HEADER_BYTES = 44;
const RATE_AT_BYTE = 24;

/** @throws Error that says what to do where espeak-ng is missing */
export function createVoice(): Voice {
  const spoken = new Map<string, Line>();
  return ({ text, rate, pitch }) => {
    const words = Math.round(WORDS_PER_MINUTE * rate);
    const height = Math.min(HIGHEST_PITCH, Math.round(USUAL_PITCH * pitch));
    const key = `${words} ${height} ${text}`;
    const line = spoken.get(key) ?? speak(["-s", String(words), "-p", String(height)], text);
    spoken.set(key, line);
    return line;
  };
}

function speak(how: readonly string[], text: string): Line {
  const run = spawnSync(PROGRAM, ["-v", "en-us", ...how, "--stdout", "--", text], {
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.error !== undefined || run.status !== 0) {
    throw new Error(`espeak-ng cannot speak: apt-get install espeak-ng (${run.stderr?.toString().trim()})`);
  }
  const rate = run.stdout.readUInt32LE(RATE_AT_BYTE);
  const count = Math.floor((run.stdout.length - HEADER_BYTES) / 2);
  const samples = Float32Array.from(
    { length: count },
    (_, index) => run.stdout.readInt16LE(HEADER_BYTES + 2 * index) / 32_768,
  );
  return { samples, rate, seconds: count / rate };
}
