/** Buzzle as it is built, as a process: a serial cable for buttons, a virtual card for sound. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import { bundle } from "../../scripts/console/bundle.ts";
import { startConsole, type ConsoleOptions, type ConsoleProcess } from "./console-process.ts";
import { AUDIBLE, loudest } from "./listening.ts";
import { until } from "./pty.ts";

const LOUD = "volume.start = 10\nvolume.most = 10\n";
const root = join(import.meta.dirname, "..", "..");
/** In the repository, so that it finds its packages. */
const built = join(root, ".cache", "console", `test-${process.pid}`);

let data = "";
let buzzle: ConsoleProcess | undefined;
beforeAll(() => bundle(root, "console-firmware/main.ts", built));
afterAll(() => rmSync(built, { recursive: true }));
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "buzzle-"));
});
afterEach(async () => {
  await buzzle?.close();
  buzzle = undefined;
  rmSync(data, { recursive: true });
});

const start = async (options: ConsoleOptions = {}): Promise<ConsoleProcess> => {
  buzzle = await startConsole({ data, program: [join(built, "main.js")], ...options });
  return buzzle;
};

/** A child whose settings are known. */
const addOtter = (settings: object): void => {
  const vault = openSqliteVault(join(data, "buzzle.db"));
  const id = vault.addPlayer("Otter")?.id ?? 0;
  vault.set("told-buttons", "yes");
  vault.storeOf(id).save({ schema: 1, settings, games: {} });
  vault.close();
};

const isSounding = ({ card }: ConsoleProcess): boolean => {
  const heard = card.heard();
  return loudest(heard, heard.left.length - heard.rate / 10, heard.left.length) > AUDIBLE;
};

/** Less than it takes to make a line heard; what is cut by a press within may be silent. */
const SOON_MILLISECONDS = 400;

it("leads from power-on to a game without anything being seen, and is heard where its captions say", async () => {
  const console = await start({ config: LOUD });
  const { press, card, captions, ended, cable } = console;
  /** A busy computer may take its time between what is written and what is heard. */
  const hear = async (text: string | RegExp): Promise<void> => {
    await console.hear(text);
    await until(() => isSounding(console));
  };
  await hear("[Buzzle wakes up]");
  await hear("Hello! I am Buzzle.");
  await hear("You play with the buttons: I have no microphone.");
  await hear(/^First, pick a name\./);
  await press("down");
  await hear("Fox.");
  await press("select");
  await hear("Hello, Fox!");
  await hear("Kinds of games.");
  await press("select");
  await hear("Which kind of game?");
  await press("down");
  await press("select");
  await hear("Numbers.");
  await press("select");
  // The list of levels, the first of which is at hand.
  await hear(/^Level 1: /);
  await press("select");
  await until(() => cable.received().includes("light select on"));
  await until(() => captions.length > 25 && isSounding(console));
  cable.line("down up");
  cable.line("down down");
  await console.hear("Switching off. Goodbye.");
  expect(await ended).toBe(0);

  const heard = card.heard();
  expect(loudest(heard, 0, heard.left.length)).toBeLessThan(0.9);
  // Before it wakes up, a library may say that it has found no other sound server.
  const told = captions.slice(captions.findIndex(({ text }) => text === "[Buzzle wakes up]"));
  const unheard = told.filter(({ at }, index) => {
    const end = told[index + 1]?.at ?? Infinity;
    if (end - at < SOON_MILLISECONDS) return false;
    return loudest(heard, heard.sampleAt(at), heard.sampleAt(end)) < AUDIBLE;
  });
  expect(unheard).toEqual([]);
});

it("cuts its voice at a press, and says so when its speaker was pulled out and is back", async () => {
  addOtter({ effects: 0 });
  const console = await start({ config: LOUD });
  await console.hear("Main menu.");
  const presses: number[] = [];
  for (let press = 0; press < 5; press++) {
    await until(() => isSounding(console));
    presses.push(await console.press("down"));
    await console.hear(/^\[/);
    await console.hear(/^[A-Z]/);
  }
  await until(() => isSounding(console));
  const heard = console.card.heard();
  const gaps = presses.map((at) => {
    const from = heard.sampleAt(at);
    let quiet = 0;
    let longest = 0;
    for (let sample = from; sample < from + heard.rate; sample++) {
      quiet = Math.abs(heard.left[sample] ?? 0) < AUDIBLE ? quiet + 1 : 0;
      longest = Math.max(longest, quiet);
    }
    return longest / heard.rate;
  });
  // The tick itself is silent for this child, and the next line waits for it.
  for (const gap of gaps) expect(gap).toBeGreaterThan(0.02);

  console.card.pullOut();
  await console.hear("The speaker was away. Here I am again.");
  await until(() => isSounding(console));
});

it("survives the plug being pulled, and a file that is broken is set aside and said", async () => {
  const first = await start();
  await first.hear(/^First, pick a name\./);
  await first.press("select");
  await first.hear("Hello, Otter!");
  first.kill("SIGKILL");
  await first.ended;
  await first.close();
  const second = await start();
  await second.hear("Hello, Otter!");
  second.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  await second.close();
  writeFileSync(join(data, "buzzle.db"), "This is no database. ".repeat(400));
  for (const part of ["-wal", "-shm"]) rmSync(join(data, `buzzle.db${part}`), { force: true });
  const third = await start({ config: "pin.left = 99\n" });
  await third.hear("Hello! I am Buzzle.");
  await third.hear(
    "My settings file has a mistake in line 3, so I use the usual settings. Please tell a grown-up.",
  );
  await third.hear(/^I could not read what I had kept/);
  expect(readdirSync(data)).toContain("buzzle.db.broken-1");
  expect(existsSync(join(data, "buzzle.db"))).toBe(true);
});
