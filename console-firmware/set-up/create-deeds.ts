/** What the set-up page has done: by the same ways as what comes on a stick. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Clock } from "../../engine/index.ts";
import type { PackStore } from "../packs/pack-store.ts";
import type { Wishes } from "../upkeep/wishes.ts";
import type { Vault } from "../vault.ts";
import type { SetUpDeeds } from "./create-set-up.ts";

export interface DeedsOptions {
  readonly version: string;
  /** Buzzle's own folder. */
  readonly data: string;
  readonly settingsFile: string;
  readonly packs: Pick<PackStore, "games" | "bring" | "remove">;
  readonly vault: Pick<Vault, "copyTo">;
  /** The copy in this file takes the place of what there is. Returns what to say. */
  readonly bringBack: (copy: string) => string;
  readonly wishes: Wishes;
  readonly clock: Clock;
  readonly startAgain: () => void;
}

/** Until it is written, on a card that is busy. */
const LONGEST_WRITING_MILLISECONDS = 15_000;

export function createDeeds(options: DeedsOptions): Omit<SetUpDeeds, "close"> {
  const { version, data, settingsFile, packs, vault, wishes, clock, startAgain } = options;
  return {
    version,
    settings() {
      try {
        return readFileSync(settingsFile, "utf8");
      } catch {
        return "";
      }
    },
    async keepSettings(text) {
      writeFileSync(join(data, "settings.new"), text);
      return new Promise((resolve) => {
        const end = (isKept: boolean): void => {
          stop();
          clock.clearTimeout(timer);
          resolve(isKept);
        };
        const stop = wishes.listen(({ what, how }) => {
          if (what === "settings") end(how === "done");
        });
        const timer = clock.setTimeout(() => end(false), LONGEST_WRITING_MILLISECONDS);
        wishes.wish("settings");
      });
    },
    games: packs.games,
    async bringGames(name, bytes) {
      const outside = mkdtempSync(join(data, "upload-"));
      try {
        const folder = join(outside, "buzzle");
        mkdirSync(folder);
        // As it is told in problems; nothing else is done with a name that came from elsewhere.
        const safe = basename(name).replaceAll(/[^\w.-]/g, "_");
        writeFileSync(join(folder, `${basename(safe, extname(safe))}${extname(safe).toLowerCase()}`), bytes);
        return await packs.bring(folder);
      } finally {
        rmSync(outside, { recursive: true, force: true });
      }
    },
    removeGame: packs.remove,
    copy() {
      const file = join(data, "copy.db");
      if (vault.copyTo(file).type === "failed") return null;
      const bytes = new Uint8Array(readFileSync(file));
      rmSync(file);
      return bytes;
    },
    bringBack(bytes) {
      const file = join(data, "brought.db");
      writeFileSync(file, bytes);
      try {
        return options.bringBack(file);
      } finally {
        rmSync(file, { force: true });
      }
    },
    startAgain,
  };
}
