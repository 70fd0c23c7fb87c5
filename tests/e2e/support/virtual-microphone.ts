/** A microphone where there is no sound card: PulseAudio reads what is said into it from a pipe. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";

const SAMPLES_PER_SECOND = 16_000;
/** Only stops what hangs. */
const LONGEST_MILLISECONDS = 60_000;

export interface VirtualMicrophone {
  /** What a browser needs to find it. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): void;
}

/** Says the words over and over, in a voice of flite's. */
export async function speakIntoMicrophone(words: string): Promise<VirtualMicrophone> {
  const folder = mkdtempSync(join(tmpdir(), "microphone-"));
  const [socket, pipe] = [join(folder, "native"), join(folder, "pipe")];
  // Both keep what they need in the home folder, and nothing is to be left there.
  const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder };
  const started: ChildProcess[] = [];
  const start = (program: string, args: readonly string[]): void => {
    started.push(spawn(program, args, { env, stdio: "ignore" }));
  };
  const microphone = {
    environment: { PULSE_SERVER: `unix:${socket}` },
    stop() {
      for (const child of started) child.kill("SIGKILL");
      rmSync(folder, { recursive: true });
    },
  };
  try {
    start("pulseaudio", [
      "-n",
      "--daemonize=no",
      "--exit-idle-time=-1",
      `--load=module-native-protocol-unix socket=${socket} auth-anonymous=1`,
      "--load=module-null-sink",
      `--load=module-pipe-source file=${pipe} format=s16le rate=${SAMPLES_PER_SECOND} channels=1`,
    ]);
    await vi.waitUntil(() => existsSync(socket) && existsSync(pipe), { timeout: LONGEST_MILLISECONDS });
    writeFileSync(join(folder, "answer.raw"), said(words, folder));
    start("sh", ["-c", `exec >"$1"; while cat "$2"; do :; done`, "sh", pipe, join(folder, "answer.raw")]);
  } catch (error) {
    microphone.stop();
    throw error;
  }
  return microphone;
}

/** Whole numbers of 16 bits, one ear. */
function said(words: string, folder: string): Buffer {
  const file = join(folder, "answer.wav");
  execFileSync("flite", ["-t", words, "-o", file]);
  const as = ["-r", String(SAMPLES_PER_SECOND), "-c", "1", "-b", "16", "-e", "signed", "-t", "raw", "-"];
  return execFileSync("sox", [file, ...as]);
}
