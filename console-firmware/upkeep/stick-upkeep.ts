/**
 * Copies and new versions by stick. Sticks are there to be read, and a program that plays games has no right to change itself: it
 * writes down its wish, and `buzzle-upkeep.service` fulfils it (`install/upkeep.sh`).
 */
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { isWholeVault } from "../adapters/sqlite-vault.ts";
import type { Clock } from "../../engine/index.ts";
import type { Vault } from "../vault.ts";
import type { Upkeep } from "./upkeep.ts";

export interface StickUpkeepOptions {
  /** Buzzle's own folder. */
  readonly data: string;
  /** Where the answers are written. */
  readonly answers: string;
  /** Where the program is, with `version` in it, and `.old` behind it the one before. */
  readonly home: string;
  /** The folders `buzzle` of the sticks that are there. */
  readonly sticks: () => readonly string[];
  readonly vault: Vault;
  readonly clock: Clock;
  readonly tell: (spoken: string) => void;
  /** Ends the program, which is started again. */
  readonly startAgain: () => void;
}

const COPY = "backup.db";
const LOOK_MILLISECONDS = 1000;
/** As Node calls processors. */
const ARCHIVE = new RegExp(`^buzzle-([\\w.-]+)-${process.arch}\\.tar\\.gz$`);

const ANSWERS: Readonly<Record<string, string>> = {
  "copy done": "The copy is on the stick. You may pull it out.",
  "copy failed": "I could not write on the stick. Is it full, or locked? Please try another.",
  "update refused": "This new version was not made by whoever made me, so I do not take it.",
  "update failed":
    "The new version could not be installed, so I stay as I was. A grown-up can read why in my log.",
  "go-back failed": "There is no version before this one any more.",
};

export interface StickUpkeep extends Upkeep {
  close(): void;
}

export function createStickUpkeep(options: StickUpkeepOptions): StickUpkeep {
  const { data, answers, home, sticks, vault, clock, tell, startAgain } = options;
  const version = versionIn(home);
  let timer: unknown;

  const archiveOn = (stick: string): string | null => {
    const name = filesIn(stick).find((file) => ARCHIVE.test(file) && existsSync(join(stick, `${file}.sig`)));
    return name === undefined || versionOf(name) === version ? null : join(stick, name);
  };
  const first = <T>(find: (stick: string) => T | null): T | null =>
    sticks()
      .map(find)
      .find((found) => found !== null) ?? null;
  const copyOn = (stick: string): string | null => (existsSync(join(stick, COPY)) ? join(stick, COPY) : null);

  const wish = (what: string, where: string): void => {
    const file = join(data, "wish");
    writeFileSync(`${file}.new`, `${what}\n${where}\n`);
    renameSync(`${file}.new`, file);
  };
  const bringBack = (): string => {
    const copy = first(copyOn);
    const file = join(data, "buzzle.db");
    if (copy === null) return GONE;
    copyFileSync(copy, `${file}.new`);
    if (!isWholeVault(`${file}.new`)) {
      rmSync(`${file}.new`);
      return "The copy on the stick cannot be read, so I keep what I have.";
    }
    // What there was is kept beside it, under the name that a broken one would have.
    vault.copyTo(join(data, "before-copy.db"));
    vault.close();
    for (const part of ["-wal", "-shm"]) rmSync(`${file}${part}`, { force: true });
    renameSync(`${file}.new`, file);
    startAgain();
    return "I bring it back, and begin again.";
  };

  const readAnswer = (): string => {
    try {
      return readFileSync(join(answers, "answer"), "utf8").trim();
    } catch {
      return "";
    }
  };
  let heard = readAnswer();
  const answered = (): void => {
    timer = clock.setTimeout(answered, LOOK_MILLISECONDS);
    const answer = readAnswer();
    if (answer === heard) return;
    heard = answer;
    // "copy done 1732361234": the time tells one from the next.
    const spoken = ANSWERS[answer.replace(/ \d+$/, "")];
    if (spoken !== undefined) tell(spoken);
  };
  timer = clock.setTimeout(answered, LOOK_MILLISECONDS);

  return {
    view: () => {
      const archive = first(archiveOn);
      return {
        newVersion: archive === null ? null : versionOf(basename(archive)),
        oldVersion: versionIn(`${home}.old`),
        canCopy: sticks().length > 0,
        hasCopy: first(copyOn) !== null,
      };
    },
    start(chore) {
      try {
        const [stick] = sticks();
        if (chore === "bring-back") return bringBack();
        if (chore === "go-back") wish(chore, "");
        else if (chore === "update") {
          const archive = first(archiveOn);
          if (archive === null) return GONE;
          wish(chore, archive);
        } else {
          if (stick === undefined) return GONE;
          const copied = vault.copyTo(join(data, "copy.db"));
          if (copied.type === "failed") return "I could not make a copy: my memory card is full or broken.";
          wish(chore, stick);
        }
        return chore === "copy"
          ? "I am writing. Leave the stick in."
          : "This takes a minute. Leave me switched on.";
      } catch (error) {
        console.error(error);
        return "That did not work. A grown-up can read why in my log.";
      }
    },
    close: () => clock.clearTimeout(timer),
  };
}

const GONE = "The stick is not there any more.";

function versionOf(archive: string): string | null {
  return ARCHIVE.exec(archive)?.[1] ?? null;
}

function versionIn(home: string): string | null {
  try {
    return readFileSync(join(home, "version"), "utf8").trim();
  } catch {
    return null;
  }
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
