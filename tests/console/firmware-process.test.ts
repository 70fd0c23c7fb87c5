/** Buzzle as it is built, as a process: a serial cable for buttons, a virtual card for sound. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { openSqliteVault } from "../../console-firmware/adapters/sqlite-vault.ts";
import { bundleBuzzle } from "../../scripts/console/bundle.ts";
import { missingForSpoken } from "../../scripts/tools/spoken.ts";
import { VOICES } from "../contracts/voice/voices.ts";
import { startConsole, type ConsoleOptions, type ConsoleProcess } from "./console-process.ts";
import { AUDIBLE, loudest, nextLoud } from "./listening.ts";
import { PATIENCE_MILLISECONDS, until } from "./pty.ts";
import { recordTones } from "./tones.ts";

const FAREWELL = "Switching off. Goodbye.";
const LOUD = "volume.start = 10\nvolume.most = 10\n";
const root = join(import.meta.dirname, "..", "..");
/** In the repository, so that it finds its packages. */
const built = join(root, ".cache", "console", `test-${process.pid}`);

let data = "";
let buzzle: ConsoleProcess | undefined;
beforeAll(() => bundleBuzzle(root, built));
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

/** In samples. */
const longestRest = (samples: Float32Array): number => {
  let longest = 0;
  let rest = 0;
  for (const sample of samples) {
    rest = Math.abs(sample) < AUDIBLE ? rest + 1 : 0;
    longest = Math.max(longest, rest);
  }
  return longest;
};

/** Each starts programs and waits for speech in real time. */
const LONGEST_MILLISECONDS = 4 * PATIENCE_MILLISECONDS;
/** A line that is said again begins with a rest of 0.15 s. */
const SHORTEST_REST_SECONDS = 0.1;

it(
  "leads from power-on to a game without anything being seen, and is heard where its captions say",
  { timeout: LONGEST_MILLISECONDS },
  async () => {
    const { press, hear, card, captions, ended, cable } = await start({ config: LOUD });
    const presses: number[] = [];
    /** Presses when what was waited for is not only shown but heard. */
    const afterHearing = async (text: string | RegExp, button: string): Promise<void> => {
      const from = await hear(text);
      await until(() => {
        const heard = card.heard();
        return loudest(heard, heard.sampleAt(from), heard.left.length) > AUDIBLE;
      });
      presses.push(await press(button));
    };
    await hear("[Buzzle wakes up]");
    await hear("Hello! I am Buzzle.");
    await hear("I have no microphone, so we play with the buttons.");
    await hear(/^First, pick a name\./);
    await afterHearing("Otter.", "down");
    await afterHearing("Fox.", "select");
    await hear("Hello, Fox!");
    await afterHearing("Kinds of games.", "select");
    await hear("Which kind of game?");
    await afterHearing("Words and language.", "down");
    await afterHearing("Numbers.", "select");
    await afterHearing("Addition Express.", "select");
    // The list of levels, the first of which is at hand.
    await afterHearing(/^Level 1: /, "select");
    await until(() => cable.received().includes("light select on"));
    await hear("[the game opens]");
    await hear(/^[A-Z]/);
    const off = Date.now();
    cable.line("down up");
    cable.line("down down");
    await hear(FAREWELL);
    expect(await ended).toBe(0);

    const heard = card.heard();
    expect(loudest(heard, 0, heard.left.length)).toBeLessThan(0.9);
    /** Not cut by a press, nor by what the game says to the buttons that switch it off. */
    const whole = captions.filter(({ text, at }, index) => {
      const end = captions[index + 1]?.at ?? Number.POSITIVE_INFINITY;
      const isCut = [...presses, off].some((time) => time >= at && time <= end);
      return !text.startsWith("[") && !isCut && (at < off || text === FAREWELL);
    });
    expect(whole.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["Hello! I am Buzzle.", "Hello, Fox!", FAREWELL]),
    );
    const unheard = whole.filter(({ at }) => {
      const end = captions.find((caption) => caption.at > at)?.at ?? Date.now();
      return loudest(heard, heard.sampleAt(at), heard.sampleAt(end)) < AUDIBLE;
    });
    expect(unheard).toEqual([]);
  },
);

it(
  "cuts its voice at a press, and says so when its speaker was pulled out and is back",
  { timeout: LONGEST_MILLISECONDS },
  async () => {
    addOtter({ effects: 0 });
    const [first, ...others] = ["Kinds of games.", "All games.", "Who is playing?", "Keepsakes."] as const;
    // So long that none ends by itself in this test.
    recordTones(join(data, "clips"), [first, ...others], (2 * PATIENCE_MILLISECONDS) / 1000);
    const console = await start({ config: LOUD });
    await console.hear(first);
    await until(() => isSounding(console));
    for (const entry of others) {
      const at = await console.press("down");
      await console.hear(entry);
      // The tick itself is silent for this child, and the next line begins with a rest.
      await until(() => {
        const heard = console.card.heard();
        const since = heard.left.subarray(heard.sampleAt(at));
        return longestRest(since) > SHORTEST_REST_SECONDS * heard.rate && isSounding(console);
      });
    }
    console.card.pullOut();
    await console.hear("The speaker was away. Here I am again.");
    await until(() => isSounding(console));
    expect(console.obituary()).toBeNull();
  },
);

it(
  "says a line again by the speaker that comes when the one it had stands still",
  { timeout: LONGEST_MILLISECONDS },
  async () => {
    addOtter({ effects: 0 });
    // Twice as long as anybody here waits.
    recordTones(join(data, "clips"), ["Kinds of games."], (2 * PATIENCE_MILLISECONDS) / 1000);
    const console = await start({ config: LOUD });
    await console.hear("Kinds of games.");
    await until(() => isSounding(console));
    const at = Date.now();
    console.card.standStill();
    await until(() => {
      const heard = console.card.heard();
      const since = heard.left.subarray(heard.sampleAt(at));
      return longestRest(since) > SHORTEST_REST_SECONDS * heard.rate && isSounding(console);
    });
    const told = await console.hear("The speaker was away. Here I am again.");
    const heard = console.card.heard();
    // What it had taken before is heard no longer than this.
    const again = nextLoud(heard, heard.sampleAt(at + 500));
    expect(heard.timeOf(again)).toBeLessThan(told);
  },
);

it(
  "finds another way to be heard where the usual one cannot be opened, also one that comes later",
  { timeout: LONGEST_MILLISECONDS },
  async () => {
    const console = await start({ config: LOUD, isMuteAtFirst: true });
    await console.hear(/^First, pick a name\./);
    expect(console.card.heard().left).toHaveLength(0);
    console.card.plugIn();
    await until(() => isSounding(console));
    expect(console.obituary()).toBeNull();
  },
);

it(
  "survives the plug being pulled, and a file that is broken is set aside and said",
  { timeout: LONGEST_MILLISECONDS },
  async () => {
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
  },
);

const unspoken = missingForSpoken();
if (unspoken !== undefined) process.stderr.write(`${unspoken}\n`);

it.skipIf(unspoken !== undefined)(
  "asks, hears the answer without a network, and plays on",
  { timeout: LONGEST_MILLISECONDS },
  async () => {
    addOtter({ microphone: true, rate: 6 });
    const says = VOICES[1]?.say("plus one");
    if (says === undefined) throw new Error("There is a second voice.");
    const { press, hear, captions } = await start({ config: "microphone = spoken\n", says });
    await hear("Main menu.");
    await press("select");
    await hear("Which kind of game?");
    await press("down");
    await press("select");
    await hear("Numbers.");
    await press("select");
    await hear(/^Level 1: /);
    await press("select");
    await hear("[ready tone: speak now]");
    // A car is added, and how many there are now is said.
    await hear("[click]");
    await hear(/^\d+\.$/);
    expect(captions.map(({ text }) => text)).not.toContain(
      "I have no microphone, so we play with the buttons.",
    );
  },
);

it(
  "says once that what it hears with is not installed, and is played by its buttons",
  { timeout: LONGEST_MILLISECONDS },
  async () => {
    const programs = join(data, "programs");
    mkdirSync(programs);
    const shell = [process.execPath, "/bin/sh", "/usr/bin/perl", "/usr/bin/espeak-ng"];
    for (const file of shell) symlinkSync(file, join(programs, basename(file)));
    const deaf = { config: "microphone = spoken\n", environment: { PATH: programs } };
    const told = "What I need to hear you is not installed, so we play with the buttons.";
    const first = await start(deaf);
    await first.hear(told);
    await first.hear(/^First, pick a name\./);
    await first.press("select");
    await first.hear("Hello, Otter!");
    await first.close();
    const second = await start(deaf);
    await second.hear("Main menu.");
    await second.press("down");
    await second.hear("[a menu step]");
    expect(second.captions.map(({ text }) => text)).not.toContain(told);
  },
);
