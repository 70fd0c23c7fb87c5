/** Copies and new versions by stick. Sticks are there to be read: what is to be written on them is wished for. */
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { isWholeVault } from "../adapters/sqlite-vault.ts";
import type { Vault } from "../vault.ts";
import type { StickChore, StickView } from "./upkeep.ts";
import type { Wishes } from "./wishes.ts";

export interface StickUpkeepOptions {
  /** Buzzle's own folder. */
  readonly data: string;
  /** Where the program is, with `version` in it, and `.old` behind it the one before. */
  readonly home: string;
  /** The folders `buzzle` of the sticks that are there. */
  readonly sticks: () => readonly string[];
  readonly vault: Vault;
  readonly wishes: Wishes;
  readonly tell: (spoken: string) => void;
  /** Ends the program, which is started again. */
  readonly startAgain: () => void;
}

const COPY = "backup.db";
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

export interface StickUpkeep {
  view(): StickView;
  /** Begins it. Returns what to say meanwhile; how it went is told when it is known. */
  start(chore: StickChore): string;
  /** A copy from elsewhere takes the place of what there is. Returns what to say. */
  bringBack(copy: string): string;
  close(): void;
}

export function createStickUpkeep(options: StickUpkeepOptions): StickUpkeep {
  const { data, home, sticks, vault, wishes, tell, startAgain } = options;
  const version = versionIn(home);

  const archiveOn = (stick: string): string | null => {
    // Somebody who keeps every version on the stick means the newest.
    const name = filesIn(stick)
      .filter((file) => ARCHIVE.test(file) && existsSync(join(stick, `${file}.sig`)))
      .toSorted((a, b) => compareVersions(versionOf(a), versionOf(b)))
      .at(-1);
    return name === undefined || compareVersions(versionOf(name), version) <= 0 ? null : join(stick, name);
  };
  const first = <T>(find: (stick: string) => T | null): T | null =>
    sticks()
      .map(find)
      .find((found) => found !== null) ?? null;
  const copyOn = (stick: string): string | null => (existsSync(join(stick, COPY)) ? join(stick, COPY) : null);

  const bringBack = (copy: string): string => {
    const file = join(data, "buzzle.db");
    copyFileSync(copy, `${file}.new`);
    if (!isWholeVault(`${file}.new`)) {
      rmSync(`${file}.new`);
      return "The copy cannot be read, so I keep what I have.";
    }
    // What there was is kept beside it, under the name that a broken one would have.
    vault.copyTo(join(data, "before-copy.db"));
    vault.close();
    for (const part of ["-wal", "-shm"]) rmSync(`${file}${part}`, { force: true });
    renameSync(`${file}.new`, file);
    startAgain();
    return "I bring it back, and begin again.";
  };

  const stop = wishes.listen(({ what, how }) => {
    const isOther = how === "done" && (what === "update" || what === "go-back");
    const spoken = isOther ? `Now I am version ${version ?? "unknown"}.` : ANSWERS[`${what} ${how}`];
    if (spoken !== undefined) tell(spoken);
  });

  const begin = (chore: StickChore): string => {
    const [stick] = sticks();
    switch (chore) {
      case "bring-back": {
        const copy = first(copyOn);
        return copy === null ? GONE : bringBack(copy);
      }
      case "go-back":
        wishes.wish(chore);
        return A_MINUTE;
      case "update": {
        const archive = first(archiveOn);
        if (archive === null) return GONE;
        wishes.wish(chore, archive);
        return A_MINUTE;
      }
      case "copy": {
        if (stick === undefined) return GONE;
        const copied = vault.copyTo(join(data, "copy.db"));
        if (copied.type === "failed") return "I could not make a copy: my memory card is full or broken.";
        wishes.wish(chore, stick);
        return "I am writing. Leave the stick in.";
      }
    }
  };

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
        return begin(chore);
      } catch (error) {
        console.error(error);
        return "That did not work. A grown-up can read why in my log.";
      }
    },
    bringBack,
    close: stop,
  };
}

const GONE = "The stick is not there any more.";
const A_MINUTE = "This takes a minute. Leave me switched on.";

function versionOf(archive: string): string {
  return ARCHIVE.exec(archive)?.[1] ?? "";
}

/** By their numbers: 0.10 is newer than 0.9. */
function compareVersions(a: string, b: string | null): number {
  return a.localeCompare(b ?? "", "en", { numeric: true });
}

/** Of the program that is there; null where it does not say. */
export function versionIn(home: string): string | null {
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
