/** The whole firmware as a process of its own: buttons by a serial cable, sound by a virtual card, captions by its output. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openCable, until, type Cable } from "./pty.ts";
import { openSoundCard, type SoundCard } from "./sound-card.ts";

/** With the wall time at which it began. */
export interface Caption {
  readonly text: string;
  readonly at: number;
}

export interface ConsoleProcess {
  readonly cable: Cable;
  readonly card: SoundCard;
  readonly pid: number;
  readonly captions: readonly Caption[];
  /** Presses and lets go, as a board does; gives the wall time of the press. */
  press(button: string): Promise<number>;
  /** Waits for a caption after those that were waited for before. */
  hear(text: string | RegExp): Promise<number>;
  readonly ended: Promise<number | null>;
  /** How it ended and what it said last, for whoever did not expect it; null while it runs. */
  obituary(): string | null;
  kill(signal: NodeJS.Signals): void;
  close(): Promise<void>;
}

export interface ConsoleOptions {
  readonly config?: string;
  /** Kept from one process to the next, as a memory card is. */
  readonly data?: string;
  /** What Node is to run; the sources if absent. */
  readonly program?: readonly string[];
  /** Of its environment, what is to be other than ours. */
  readonly environment?: Readonly<Record<string, string>>;
  /** As systemd's `Nice`, where it is allowed. */
  readonly nice?: number;
  /** What its microphone hears, whenever it listens. */
  readonly says?: Int16Array;
  /** There is no sound card until one is plugged in. */
  readonly isMuteAtFirst?: boolean;
}

const SOURCES = ["--import", "tsx", "console-firmware/main.ts"];

/** What the sound library says by itself where it looks for outputs and finds no server of JACK. */
const NOISE = /^Failed to open client because of error/;

const root = join(import.meta.dirname, "..", "..");

export async function startConsole({
  config = "",
  data,
  program = SOURCES,
  environment = {},
  nice = 0,
  says,
  isMuteAtFirst = false,
}: ConsoleOptions = {}): Promise<ConsoleProcess> {
  const folder = mkdtempSync(join(tmpdir(), "console-"));
  const cable = await openCable();
  const card = openSoundCard("", isMuteAtFirst);
  if (says !== undefined) card.say(says);
  const file = join(folder, "buzzle.conf");
  writeFileSync(file, `buttons = serial\nserial.port = ${cable.port() ?? ""}\n${config}`);
  const command = [process.execPath, ...program, "--config", file, "--data", data ?? join(folder, "data")];
  const [first = "", ...others] = nice === 0 ? command : ["nice", "-n", String(nice), ...command];
  const child = spawn(first, others, {
    cwd: root,
    env: { ...process.env, ...card.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const captions: Caption[] = [];
  let complaints = "";
  let waitedFor = 0;
  createInterface({ input: child.stdout }).on("line", (text) => {
    if (!NOISE.test(text)) captions.push({ text, at: Date.now() });
  });
  child.stderr.on("data", (text) => {
    complaints += String(text);
  });
  let end: string | null = null;
  const lastWords = (): string =>
    captions
      .slice(-12)
      .map(({ text }) => text)
      .join(" | ");
  const ended = new Promise<number | null>((resolve) => {
    // Not "exit", after which the rest of what it complains of is still on its way.
    child.on("close", (status, signal) => {
      end = `${signal ?? `status ${status}`}, after ${lastWords()}\n${complaints}`;
      resolve(status);
    });
  });
  const pid = child.pid ?? 0;

  return {
    cable,
    card,
    pid,
    captions,
    async press(button) {
      const at = Date.now();
      cable.line(`down ${button}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
      cable.line(`up ${button}`);
      return at;
    },
    async hear(wanted) {
      const isIt = ({ text }: Caption): boolean =>
        typeof wanted === "string" ? text === wanted : wanted.test(text);
      let found = -1;
      await until(() => {
        found = captions.findIndex((caption, index) => index >= waitedFor && isIt(caption));
        return found >= 0;
      }).catch(() => {
        throw new Error(`"${String(wanted)}" was not heard, but: ${lastWords()}\n${complaints}`);
      });
      waitedFor = found + 1;
      return captions[found]?.at ?? 0;
    },
    ended,
    obituary: () => end,
    kill: (signal) => child.kill(signal),
    async close() {
      child.kill("SIGKILL");
      await ended;
      await cable.close();
      card.close();
      rmSync(folder, { recursive: true });
    },
  };
}
