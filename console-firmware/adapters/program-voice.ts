/** A voice that is a program of its own: one process a line, which is killed when the line is cut. */
import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import type { Config } from "../config.ts";
import type { Voice, VoiceLine } from "../voice.ts";

interface VoiceProgram {
  readonly program: string;
  /** The line itself goes in by standard input, where nothing in it can be taken for an option. */
  readonly args: (line: VoiceLine, name: string) => readonly string[];
  /** Samples of 16 bits, with a WAV header before them if `rate` is to be read from there. */
  readonly rate: number | "header";
}

/** Words a minute at which espeak-ng is understood by those who do not know it yet. */
const USUAL_WORDS_A_MINUTE = 165;

export const VOICE_PROGRAMS: Readonly<Record<Exclude<Config["voice"], "auto">, VoiceProgram>> = {
  piper: {
    program: "piper",
    args: ({ rate }, name) => ["--model", name, "--output-raw", "--length-scale", (1 / rate).toFixed(2)],
    // All of its voices of medium quality.
    rate: 22_050,
  },
  rhvoice: {
    program: "RHVoice-test",
    args: ({ rate, pitch }, name) => [
      ...(name === "" ? [] : ["--profile", name]),
      `--rate=${percent(rate, 50, 300)}`,
      `--pitch=${percent(pitch, 50, 200)}`,
      "--output=/dev/stdout",
    ],
    rate: "header",
  },
  "espeak-ng": {
    program: "espeak-ng",
    args: ({ rate, pitch }, name) => [
      `-v${name === "" ? "en-us" : name}`,
      `-s${Math.round(Math.min(450, Math.max(80, USUAL_WORDS_A_MINUTE * rate)))}`,
      `-p${Math.round(Math.min(99, Math.max(0, 50 * pitch)))}`,
      "--stdin",
      "--stdout",
    ],
    rate: "header",
  },
};

const BEST_FIRST = ["piper", "rhvoice", "espeak-ng"] as const;

/**
 * The one that is wanted first, and behind it every other: who cannot speak may still be heard. Piper has no voice of its
 * own, so it is taken only where one is named.
 */
export function installedVoices({ voice, voiceName }: Pick<Config, "voice" | "voiceName">): Voice[] {
  const order = voice === "auto" ? BEST_FIRST : [voice, ...BEST_FIRST.filter((name) => name !== voice)];
  return order
    .filter((name) => findProgram(VOICE_PROGRAMS[name].program) !== undefined)
    .filter((name) => name !== "piper" || voiceName.endsWith(".onnx"))
    .map((name) => createProgramVoice(VOICE_PROGRAMS[name], isOf(name, voice) ? voiceName : ""));
}

/** Whether the one that the settings name is there. */
export function isVoiceInstalled(voice: Config["voice"]): boolean {
  return voice === "auto" || findProgram(VOICE_PROGRAMS[voice].program) !== undefined;
}

/** Whether this name of a voice is one of its own. */
function isOf(name: keyof typeof VOICE_PROGRAMS, wanted: Config["voice"]): boolean {
  return name === wanted || (wanted === "auto" && name === "piper");
}

function findProgram(name: string): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function createProgramVoice({ program, args, rate }: VoiceProgram, name: string): Voice {
  return {
    speak(line, reports) {
      let isOver = false;
      let child: ReturnType<typeof begin> | undefined;
      const over = (report: () => void): void => {
        if (isOver) return;
        isOver = true;
        report();
      };
      const begin = () => {
        const started = spawn(program, args(line, name), { stdio: ["pipe", "pipe", "ignore"] });
        const read = rate === "header" ? wavReader(reports.samples) : pcmReader(rate, reports.samples);
        started.stdout.on("data", (data: Buffer) => {
          if (!isOver) read(data);
        });
        started.on("error", (error) =>
          over(() => reports.failed(`The voice ${program} cannot be started: ${error.message}.`)),
        );
        started.on("close", (status) =>
          over(() =>
            status === 0
              ? reports.end()
              : reports.failed(`The voice ${program} ended with status ${status}.`),
          ),
        );
        // It may have ended before it has read all of the line: its status tells.
        started.stdin.on("error", () => {});
        started.stdin.end(`${line.text}\n`);
        return started;
      };
      // Of many presses at once only the last is answered in words: to start a program takes longer than to press.
      const soon = setImmediate(() => {
        child = begin();
      });
      return () =>
        over(() => {
          clearImmediate(soon);
          child?.kill("SIGKILL");
        });
    },
  };
}

type Take = (samples: Float32Array<ArrayBuffer>, rate: number) => void;

const HEADER_BYTES = 44;
const RATE_AT = 24;

/** The length in the header is wrong where it is written before the samples are there: it is not read. */
function wavReader(take: Take): (data: Buffer) => void {
  let header: Buffer = Buffer.alloc(0);
  let read: ((data: Buffer) => void) | undefined;
  return (data) => {
    if (read !== undefined) return read(data);
    header = Buffer.concat([header, data]);
    if (header.length < HEADER_BYTES) return;
    read = pcmReader(header.readUInt32LE(RATE_AT), take);
    read(header.subarray(HEADER_BYTES));
  };
}

/** Pieces may end in the middle of a sample. */
function pcmReader(rate: number, take: Take): (data: Buffer) => void {
  let odd: Buffer = Buffer.alloc(0);
  return (data) => {
    const bytes = odd.length === 0 ? data : Buffer.concat([odd, data]);
    const count = Math.floor(bytes.length / 2);
    odd = bytes.subarray(count * 2);
    if (count === 0) return;
    take(
      Float32Array.from({ length: count }, (_, index) => bytes.readInt16LE(index * 2) / 32_768),
      rate,
    );
  };
}

function percent(times: number, lowest: number, highest: number): string {
  return String(Math.round(Math.min(highest, Math.max(lowest, times * 100))));
}
