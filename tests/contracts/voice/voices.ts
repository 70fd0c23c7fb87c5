/** Voices that say answers, for ears without a network: flite and espeak-ng, both Debian packages. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readWav } from "../../../engine/adapters/pocketsphinx/index.ts";
import { createRandom } from "../../../engine/random.ts";

export interface Voice {
  readonly name: string;
  /** Throws where its program is missing. */
  say(text: string): Int16Array;
}

const NO_VOICES = "The voices that say answers are missing. Install them: apt-get install flite espeak-ng";

/** A pause before and after, in samples. */
const PAUSE = 4800;

export const VOICES: readonly Voice[] = [
  voice("flite slt", (file, text) => ["flite", "-voice", "slt", "-t", text, "-o", file]),
  voice("flite rms", (file, text) => ["flite", "-voice", "rms", "-t", text, "-o", file]),
  voice("espeak-ng", (file, text) => ["espeak-ng", "-v", "en-us", "-s", "150", "-w", file, text]),
  voice("flite awb", (file, text) => ["flite", "-voice", "awb", "-t", text, "-o", file]),
];

function voice(name: string, command: (file: string, text: string) => readonly string[]): Voice {
  const said = new Map<string, Int16Array>();
  return {
    name,
    say(text) {
      const known = said.get(text);
      if (known !== undefined) return known;
      const folder = mkdtempSync(join(tmpdir(), "voice-"));
      try {
        const file = join(folder, "said.wav");
        const [program = "", ...args] = command(file, text);
        if (spawnSync(program, args, { stdio: "ignore" }).status !== 0) throw new Error(NO_VOICES);
        const samples = withPauses(readWav(file));
        said.set(text, samples);
        return samples;
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

function withPauses(speech: Int16Array): Int16Array {
  const samples = new Int16Array(speech.length + 2 * PAUSE);
  samples.set(speech, PAUSE);
  return samples;
}

/** The same with noise of all pitches, so many decibels below the speech. */
export function withNoise(speech: Int16Array, decibels: number, seed: number): Int16Array {
  const random = createRandom(seed);
  const loud = Math.sqrt(speech.reduce((sum, sample) => sum + sample ** 2, 0) / (speech.length - 2 * PAUSE));
  const level = loud / 10 ** (decibels / 20);
  return speech.map((sample) => {
    // Twelve dice make a bell curve of width one.
    let noise = -6;
    for (let die = 0; die < 12; die++) noise += random.next();
    return Math.max(-32_768, Math.min(32_767, sample + noise * level));
  });
}
