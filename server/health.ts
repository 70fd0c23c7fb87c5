import { setTimeout } from "node:timers/promises";
import type { Log } from "./log.ts";
import { type Now, SECOND } from "./now.ts";
import type { Storage } from "./storage/open-storage.ts";

export interface Health {
  /** Whether accounts can be read and written just now. Never takes longer than its patience, and never rejects. */
  readonly check: () => Promise<boolean>;
}

const PATIENCE = 3 * SECOND;
/** Whoever asks more often is told what was found: a check writes to the disk. */
const KEPT = SECOND;

class TooSlow extends Error {
  override readonly name = "TooSlow";
}

export function createHealth({ db }: Storage, log: Log, now: Now, patience = PATIENCE): Health {
  let found: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

  const look = async () => {
    // The rows and not only an index of them.
    await db.selectFrom("users").selectAll().orderBy("created_at", "desc").limit(1).execute();
    await db.selectFrom("sessions").selectAll().limit(1).execute();
    await db.updateTable("health").set({ checked_at: now() }).execute();
  };

  const answer = async () => {
    const over = new AbortController();
    try {
      await Promise.race([
        look(),
        setTimeout(patience, undefined, { signal: over.signal, ref: false }).then(() => {
          throw new TooSlow();
        }),
      ]);
      return true;
    } catch (error) {
      log.error("health.failed", error);
      return false;
    } finally {
      over.abort();
    }
  };

  return {
    check: () => {
      const time = now();
      if (found === undefined || Math.abs(time - found.at) >= KEPT) found = { at: time, answer: answer() };
      return found.answer;
    },
  };
}
