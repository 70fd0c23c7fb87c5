import { setTimeout } from "node:timers/promises";
import type { Log } from "./log.ts";
import { type Now, SECOND } from "./now.ts";
import type { Storage } from "./storage/open-storage.ts";

export interface Health {
  /** Whether accounts can be read and written just now. Never takes longer than its patience, and never rejects. */
  readonly check: () => Promise<boolean>;
  /** Told of what failed inside: where it was the disk's fault, accounts cannot be written for a while. */
  readonly saw: (error: unknown) => void;
}

const PATIENCE = 3 * SECOND;
/** Whoever asks more often is told what was found: a check writes to the disk. */
const KEPT = SECOND;

/** For so long: what is looked at may be small enough to go through where an account does not. */
const FAULT_KEPT = 10 * SECOND;
/** SQLite's and PostgreSQL's words for a disk that is full, or takes or gives nothing. */
const DISK = /^(SQLITE_(FULL|IOERR|CORRUPT|READONLY)|53100|58030)/;

class DiskFault extends Error {
  override readonly name = "DiskFault";
}

class TooSlow extends Error {
  override readonly name = "TooSlow";
}

export function createHealth({ db }: Storage, log: Log, now: Now, patience = PATIENCE): Health {
  let found: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

  let faultAt = -Infinity;

  const look = async () => {
    if (Math.abs(now() - faultAt) < FAULT_KEPT) throw new DiskFault();
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
    saw: (error) => {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (typeof code === "string" && DISK.test(code)) faultAt = now();
    },
    check: () => {
      const time = now();
      if (found === undefined || Math.abs(time - found.at) >= KEPT) found = { at: time, answer: answer() };
      return found.answer;
    },
  };
}
