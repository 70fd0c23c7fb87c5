import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { DAY, type Now } from "../now.ts";
import type { Storage } from "../storage/open-storage.ts";
import { sweepTable } from "../storage/sweep-table.ts";
import type { Tables } from "../storage/tables.ts";

/**
 * So many tries at once, and then one whenever `window / tries` has gone by: who has used them up waits for the next
 * one, not for the end of an hour.
 */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  /** How long it takes until all tries are there again, in milliseconds. */
  readonly window: number;
  /** Not given back when a try succeeds: it bounds the work, and not the guessing. */
  readonly countsSuccess?: true;
}

/** One limit for one thing, such as an e-mail address. All that have the same first part can be cleared together. */
export type Counted = readonly [limit: Limit, ...parts: string[]];

export type Attempt =
  | { readonly type: "allowed"; readonly giveBack: () => Promise<void> }
  | {
      readonly type: "refused";
      /** The one whose tries are used up, and after how long there is another. */
      readonly limit: Limit;
      readonly milliseconds: number;
    };

export interface RateLimits {
  /**
   * Counts one try against each, in the order given, or against none of them: what is refused costs nothing. It counts
   * before the try is made, so that many at once do not slip through together.
   */
  readonly take: (counted: readonly Counted[]) => Promise<Attempt>;
  /** Of this limit everything that was counted for this first part. */
  readonly clear: (limit: Limit, part: string) => Promise<void>;
  /** Removes what no longer counts. */
  readonly sweep: () => Promise<void>;
}

class UsedUp extends Error {
  constructor(
    readonly limit: Limit,
    readonly milliseconds: number,
  ) {
    super("rate-limits: used up");
  }
}

/** What one try takes of a window, in milliseconds. */
function stepOf({ tries, window }: Limit): number {
  return Math.ceil(window / tries);
}

export function createRateLimits(storage: Storage, secret: string, now: Now): RateLimits {
  const { db, light } = storage;
  const keyOf = (...parts: readonly string[]) =>
    createHmac("sha256", secret).update(JSON.stringify(parts)).digest("base64url");

  // Of each limit the time is kept at which all of its tries are there again (the generic cell rate algorithm of ATM).
  const count = async (on: Kysely<Tables>, [limit, ...parts]: Counted) => {
    const time = now();
    const step = stepOf(limit);
    const full = time + limit.tries * step;
    // A time later than any that we would write comes from a clock that has gone back since: it must lock nobody out.
    const isOver = sql<boolean>`(rate_limits.full_at <= ${time} or rate_limits.full_at > ${full})`;
    const key = keyOf(limit.name, ...parts);
    const taken = await on
      .insertInto("rate_limits")
      .values({ key, group_key: keyOf(limit.name, parts[0] ?? ""), full_at: time + step })
      .onConflict((conflict) =>
        conflict
          .column("key")
          .doUpdateSet({
            full_at: sql<number>`case when ${isOver} then ${time + step} else rate_limits.full_at + ${step} end`,
          })
          .where(sql<boolean>`(${isOver} or rate_limits.full_at <= ${full - step})`),
      )
      .returning("full_at")
      .executeTakeFirst();
    if (taken !== undefined) return;
    const row = await on
      .selectFrom("rate_limits")
      .select("full_at")
      .where("key", "=", key)
      .executeTakeFirst();
    throw new UsedUp(limit, Math.max(1, (row?.full_at ?? time) - (full - step)));
  };

  return {
    take: async (counted) => {
      try {
        // In one transaction: one write to the disk instead of several, and none where it is refused.
        await light(async (transaction) => {
          for (const one of counted) await count(transaction, one);
        });
      } catch (error) {
        if (!(error instanceof UsedUp)) throw error;
        return { type: "refused", limit: error.limit, milliseconds: error.milliseconds };
      }
      const giveBack = () =>
        light(async (transaction) => {
          // One by one, in the order in which they were taken: two that lock the same rows in different orders would
          // wait for each other.
          for (const [limit, ...parts] of counted.filter(([{ countsSuccess }]) => countsSuccess !== true)) {
            await transaction
              .updateTable("rate_limits")
              .set({ full_at: sql<number>`full_at - ${stepOf(limit)}` })
              .where("key", "=", keyOf(limit.name, ...parts))
              .execute();
          }
        });
      return { type: "allowed", giveBack };
    },
    clear: async (limit, part) => {
      await db.deleteFrom("rate_limits").where("group_key", "=", keyOf(limit.name, part)).execute();
    },
    sweep: () => sweepTable(storage, "rate_limits", now(), DAY),
  };
}
