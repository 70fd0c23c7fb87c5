/** All that grown-ups can have done on an installed Buzzle: by stick, and by the set-up page. */
import { join } from "node:path";
import type { Clock } from "../../engine/index.ts";
import type { PackStore } from "../packs/pack-store.ts";
import { createDeeds } from "../set-up/create-deeds.ts";
import { createSetUpPage } from "../set-up/set-up-page.ts";
import type { Vault } from "../vault.ts";
import { createStickUpkeep, versionIn } from "./stick-upkeep.ts";
import type { Upkeep } from "./upkeep.ts";
import { createWishes } from "./wishes.ts";

/** Where the installer puts it. */
const HOME = "/opt/buzzle";
/** Where `upkeep.sh` answers. */
const ANSWERS = process.env["BUZZLE_ANSWERS"] ?? "/run/buzzle-upkeep";
/** A folder that its unit gives it: elsewhere nothing leads from a network to the set-up page. */
const RUNTIME = process.env["RUNTIME_DIRECTORY"];

export interface UpkeepOptions {
  /** Buzzle's own folder. */
  readonly data: string;
  readonly settingsFile: string;
  /** The folders `buzzle` of the sticks that are there. */
  readonly sticks: () => readonly string[];
  readonly packs: Pick<PackStore, "games" | "bring" | "remove">;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly tell: (spoken: string) => void;
  /** Ends the program, which is started again. */
  readonly startAgain: () => void;
}

export function openUpkeep(options: UpkeepOptions): Upkeep & { close(): void } {
  const wishes = createWishes({ ...options, answers: ANSWERS });
  const sticks = createStickUpkeep({ ...options, home: HOME, wishes });
  const deeds = createDeeds({
    ...options,
    version: versionIn(HOME) ?? "unknown",
    bringBack: sticks.bringBack,
    wishes,
  });
  const page =
    RUNTIME === undefined
      ? null
      : createSetUpPage({ ...options, socket: join(RUNTIME, "page"), wishes, deeds });
  const pageNow = (): "closed" | "open" => (page?.isOpen() === true ? "open" : "closed");
  return {
    view: () => ({ ...sticks.view(), page: page === null ? "absent" : pageNow() }),
    start(chore) {
      switch (chore) {
        case "open-page":
        case "tell-page":
        case "close-page":
          return page?.start(chore) ?? "";
        default:
          return sticks.start(chore);
      }
    },
    close() {
      page?.close();
      sticks.close();
      wishes.close();
    },
  };
}
