/**
 * Ten minutes of presses at full speed, in real time: what Buzzle takes of the machine at the end beside what it took
 * after the first two, and the longest that nothing was to be heard of it.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRandom } from "../../engine/random.ts";
import { PAD_BUTTONS } from "../../engine/index.ts";
import { startConsole, type ConsoleProcess } from "../console/console-process.ts";
import { longestSilence } from "../console/listening.ts";
import { asInstalled, LOUD, pass, row, type ConsolePrograms } from "./console.ts";
import type { Row } from "./rows.ts";

const WARM_UP_MINUTES = 2;
/** Between two presses, in seconds. */
const LONGEST_PAUSE = 1.2;
/** After a press, until what it led to has its caption: the sound before it has begun to fade. */
const SAID_SECONDS = 0.4;

export async function measureLongPlay({ console: program }: ConsolePrograms, minutes = 10): Promise<Row[]> {
  const data = mkdtempSync(join(tmpdir(), "bench-long-"));
  const console = await startConsole({ data, config: LOUD, program, ...asInstalled() });
  try {
    await console.hear(/^First, pick a name/);
    let presses = await play(console, WARM_UP_MINUTES, 1);
    const before = taken(console);
    presses += await play(console, minutes - WARM_UP_MINUTES, 2);
    // What was in the middle of a line has come to its end.
    await pass(5);
    const after = taken(console);
    const note = `${presses} presses in ${minutes} minutes`;
    return [
      row("long play: memory", Math.max(before.megabytes, after.megabytes), "MB", 150, note),
      row("long play: memory gained", after.megabytes - before.megabytes, "MB", 20, note),
      row("long play: files and sockets gained", after.files - before.files, "", 2, note),
      row("long play: programs left running", after.children - before.children, "", 0, note),
      row("long play: longest silence", longestSilence(console.card.heard()), "s", 3, note),
    ];
  } finally {
    await console.close();
    rmSync(data, { recursive: true });
  }
}

/** Presses anything, and mostly what is lit: what does something now. */
async function play(console: ConsoleProcess, minutes: number, seed: number): Promise<number> {
  const random = createRandom(seed);
  const end = performance.now() + minutes * 60_000;
  let presses = 0;
  for (; performance.now() < end; presses++) {
    const obituary = console.obituary();
    if (obituary !== null) {
      process.stderr.write(obituary);
      throw new Error(`It ended after ${presses} presses: ${obituary}`);
    }
    const lit = litButtons(console.cable.received());
    const choices = lit.length > 0 && random.next() < 0.8 ? lit : BUTTONS;
    const button = choices[Math.floor(random.next() * choices.length)] ?? "down";
    await console.press(button === "select" && !(await knowsWhatIsChosen(console)) ? "down" : button);
    await pass(random.next() * LONGEST_PAUSE);
  }
  return presses;
}

/** The chosen entry, a press, and how the list works, which is told to who waits. */
const JUST_SAID = 4;

/** Nobody takes what has not been said yet, since it may be the end of the game for all others: "Switch off." */
async function knowsWhatIsChosen({ captions }: ConsoleProcess): Promise<boolean> {
  await pass(SAID_SECONDS);
  const last = captions.slice(-JUST_SAID).map(({ text }) => text);
  return last.at(-1)?.startsWith("[") === false && !last.includes("Switch off.");
}

const BUTTONS = PAD_BUTTONS.filter((button) => /^(left|right|up|down|select|repeat)$/.test(button));

function litButtons(received: string): string[] {
  const last = received.slice(-2000);
  return BUTTONS.filter((button) => {
    const on = last.lastIndexOf(`light ${button} on`);
    return on >= 0 && on > last.lastIndexOf(`light ${button} off`);
  });
}

function taken({ pid }: ConsoleProcess) {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return {
    megabytes: Number(resident) / 1000,
    files: readdirSync(`/proc/${pid}/fd`).length,
    children: readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean)
      .length,
  };
}
