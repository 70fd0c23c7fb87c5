/**
 * Buzzle as it is built, as a process: a serial cable for buttons, a virtual card for sound. From a press to sound means
 * from the byte on the cable to the sample that is heard, less what the card itself takes: ALSA's file plugin holds back a
 * whole buffer, which `card-delay.ts` measures.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import { startConsole, type ConsoleOptions, type ConsoleProcess } from "../console/console-process.ts";
import { AUDIBLE, nextLoud } from "../console/listening.ts";
import { openSoundCard, type Heard } from "../console/sound-card.ts";
import { recordTones } from "../console/tones.ts";
import type { Row } from "./rows.ts";
import { median, percentile } from "./statistics.ts";

/** What Node is to run. */
export interface ConsolePrograms {
  readonly console: readonly string[];
  /** `card-delay.ts` */
  readonly cardDelay: readonly string[];
}

/** As it is installed: by its unit, of the machine or of the repository. */
export function asInstalled(): Pick<ConsoleOptions, "environment" | "nice"> {
  const unit = ["/etc/systemd/system/buzzle.service", "console-firmware/install/buzzle.service"].find(
    (file) => existsSync(file),
  );
  const text = unit === undefined ? "" : readFileSync(unit, "utf8");
  const lines = [...text.matchAll(/^Environment=(.*)$/gm)];
  const environment = lines.flatMap(([, line = ""]) =>
    [...line.matchAll(/"(\w+)=([^"]*)"|(\w+)=(\S+)/g)].map((found) => {
      const [, quoted, words, plain, word] = found;
      return [quoted ?? plain ?? "", words ?? word ?? ""];
    }),
  );
  return {
    environment: Object.fromEntries(environment),
    nice: Number(/^Nice=(.*)$/m.exec(text)?.[1] ?? 0),
  };
}

const PRESSES = 40;
/** Longer than it takes from one press to the next. */
const TONE_SECONDS = 3;
const IDLE_SECONDS = 10;
const CLOCK_TICKS = 100;

/** As many as make every processor of a Pi busy. */
const BUSY = 4;

/** Beside programs that take all that they can get: what a press leads to is heard all the same. */
export async function measureBusyConsole(programs: ConsolePrograms): Promise<Row[]> {
  const card = cardMilliseconds(programs);
  const data = mkdtempSync(join(tmpdir(), "bench-console-"));
  const busy = Array.from({ length: BUSY }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  try {
    const note = `beside ${BUSY} busy programs, less ${card.toFixed(0)} ms of the virtual card`;
    const heard = await measureSound(programs, data, {});
    recordTones(join(data, "clips"), heard.lines, TONE_SECONDS);
    const cut = await measureSound(programs, data, { effects: 0 });
    return [
      row("busy: start to boot sound", heard.start, "ms", undefined, note),
      row("busy: start to first words", heard.words, "ms", undefined, note),
      row("busy: press to sound, median", median(heard.sounds) - card, "ms", undefined, note),
      row("busy: press to sound, 95 of 100", percentile(heard.sounds, 95) - card, "ms", 100, note),
      row("busy: press to silence, 95 of 100", percentile(cut.silences, 95) - card, "ms", 100, note),
    ];
  } finally {
    for (const program of busy) program.kill("SIGKILL");
    rmSync(data, { recursive: true });
  }
}

export async function measureConsole(programs: ConsolePrograms): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), "bench-console-"));
  try {
    const card = cardMilliseconds(programs);
    const note = `less ${card.toFixed(0)} ms of the virtual card`;
    const heard = await measureSound(programs, data, {});
    recordTones(join(data, "clips"), heard.lines, TONE_SECONDS);
    const cut = await measureSound(programs, data, { effects: 0 });
    const cuts = `${note}; ${cut.silences.length} presses into speech`;
    return [
      row("start to boot sound", heard.start, "ms", 1000),
      row("start to first words", heard.words, "ms", 2000),
      row("press to sound, median", median(heard.sounds) - card, "ms", 50, note),
      row("press to sound, 95 of 100", percentile(heard.sounds, 95) - card, "ms", 50, note),
      row("press to silence, median", median(cut.silences) - card, "ms", 15, cuts),
      row("press to silence, 95 of 100", percentile(cut.silences, 95) - card, "ms", undefined, cuts),
      row("memory at most", heard.megabytes, "MB", 150),
      row("processor, idle", heard.idle, "%", 3),
    ];
  } finally {
    rmSync(data, { recursive: true });
  }
}

/** From when a context is told to start a sound to when the card has it. */
function cardMilliseconds({ cardDelay }: ConsolePrograms): number {
  const card = openSoundCard();
  try {
    const { stdout } = spawnSync(process.execPath, cardDelay, {
      encoding: "utf8",
      env: { ...process.env, ...card.env },
    });
    const heard = card.heard();
    const times = stdout.split("\n").filter((line) => /^\d+$/.test(line));
    const delays = times.map((time) => {
      const from = heard.sampleAt(Number(time));
      return ((nextLoud(heard, from) - from) / heard.rate) * 1000;
    });
    return median(delays);
  } finally {
    card.close();
  }
}

export function row(what: string, figure: number, unit: string, bound?: number, note?: string): Row {
  return { what: `console: ${what}`, figure: Number.isFinite(figure) ? figure : null, unit, bound, note };
}

async function measureSound(programs: ConsolePrograms, data: string, settings: object) {
  const file = join(data, "buzzle.db");
  const vault = openSqliteVault(file);
  const id = vault.players()[0]?.id ?? vault.addPlayer("Otter")?.id ?? 0;
  vault.set("told-buttons", "yes");
  vault.storeOf(id).save({ schema: 1, settings, games: {} });
  vault.close();
  const begun = Date.now();
  const console = await startConsole({
    data,
    config: LOUD,
    program: programs.console,
    ...asInstalled(),
  });
  try {
    const words = (await console.hear(/^Hello/)) - begun;
    await console.hear("Main menu.");
    await pass(4);
    const presses: number[] = [];
    for (let press = 0; press < PRESSES; press++) {
      presses.push(await console.press("down"));
      // While it speaks for silence; after it has spoken for sound.
      await pass("effects" in settings ? 0.7 : 2);
    }
    const ticks = processorTicks(console);
    await pass(IDLE_SECONDS);
    const idle = ((processorTicks(console) - ticks) / CLOCK_TICKS / IDLE_SECONDS) * 100;
    const heard = console.card.heard();
    const first = nextLoud(heard, 0);
    return {
      start: heard.timeOf(first) - begun,
      words,
      sounds: presses.map(
        (at) => (nextLoud(heard, heard.sampleAt(at)) - heard.sampleAt(at)) / (heard.rate / 1000),
      ),
      silences: presses.flatMap((at) => silenceAfter(heard, heard.sampleAt(at)) ?? []),
      megabytes: peakMegabytes(console),
      idle,
      lines: new Set(console.captions.map(({ text }) => text)),
    };
  } finally {
    await console.close();
  }
}

export const LOUD = "volume.start = 10\nvolume.most = 10\n";

/** Milliseconds until it is silent for a while; undefined where nothing was being said. */
function silenceAfter({ left, rate }: Heard, from: number): number | undefined {
  const isSpeaking = left.subarray(from - rate / 50, from).some((value) => Math.abs(value) > AUDIBLE);
  if (!isSpeaking) return undefined;
  let last = from;
  for (let at = from; at < left.length && at - last < rate / 40; at++) {
    if (Math.abs(left[at] ?? 0) > AUDIBLE) last = at;
  }
  return ((last - from) / rate) * 1000;
}

function processorTicks({ pid }: ConsoleProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

function peakMegabytes({ pid }: ConsoleProcess): number {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(peak) / 1000;
}

export function pass(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
