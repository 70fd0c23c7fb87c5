/** The microphone by ALSA's `arecord`: a process for each answer, so that nothing listens in between. */
import { spawn, type ChildProcess } from "node:child_process";
import { SAMPLE_RATE } from "./decoder.ts";
import type { Recorder } from "./listener.ts";
import { ARECORD } from "./microphone.ts";

const ARGUMENTS = ["-q", "-t", "raw", "-f", "S16_LE", "-c", "1", "-r", String(SAMPLE_RATE)];

/** @param device ALSA's name of a microphone; null for the usual one */
export function createArecordRecorder(device: string | null = null): Recorder {
  const options = device === null ? ARGUMENTS : [...ARGUMENTS, "-D", device];
  let recording: ChildProcess | null = null;

  return {
    start(take, end) {
      const child = spawn(ARECORD, options, { stdio: ["ignore", "pipe", "ignore"] });
      recording = child;
      /** A sample may come in two pieces. */
      let half = Buffer.alloc(0);
      child.stdout.on("data", (more: Buffer) => {
        const bytes = Buffer.concat([half, more]);
        const count = Math.floor(bytes.length / 2);
        half = bytes.subarray(count * 2);
        take(Int16Array.from({ length: count }, (_, index) => bytes.readInt16LE(index * 2)));
      });
      child.on("error", () =>
        end(`The program ${ARECORD} is missing, which records. Install it: apt-get install alsa-utils`),
      );
      child.on("exit", (status) => {
        if (child !== recording) return;
        end(
          status === 0 || status === null ? undefined : "There is no microphone that can be recorded from.",
        );
      });
    },
    stop() {
      const child = recording;
      recording = null;
      child?.kill();
    },
  };
}
