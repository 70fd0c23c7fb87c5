/** Counts tries in the database, so that several servers count together and a restart forgets nothing. */
import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Now } from "../now.ts";
import type { Tables } from "../storage/tables.ts";

export interface Limit {
  readonly name: string;
  readonly tries: number;
  /** How long the count runs from the first try, in milliseconds. */
  readonly window: number;
}

/** One limit for one thing, such as an e-mail address. */
export type Counted = readonly [limit: Limit, ...parts: string[]];

export type Attempt =
  | { readonly type: "allowed"; readonly giveBack: () => Promise<void> }
  | { readonly type: "refused"; readonly retrySeconds: number };

export interface RateLimits {
  /**
   * Counts one try against each, in the order given, and stops at the first that is used up: the others are not
   * charged for it. It counts before the try is made, so that many at once do not slip through together.
   */
  readonly take: (counted: readonly Counted[]) => Promise<Attempt>;
  readonly clear: (counted: Counted) => Promise<void>;
  /** Removes what no longer counts. */
  readonly sweep: () => Promise<void>;
}

export function createRateLimits(db: Kysely<Tables>, secret: string, now: Now): RateLimits {
  const keyOf = ([limit, ...parts]: Counted) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([limit.name, ...parts]))
      .digest("base64url");

  const count = async (on: Kysely<Tables>, counted: Counted) => {
    const time = now();
    const end = time + counted[0].window;
    // A count that ends later than a new one would comes from a clock that has gone back since: it must lock nobody
    // out for longer.
    const isOver = sql<boolean>`(rate_limits.expires_at <= ${time} or rate_limits.expires_at > ${end})`;
    const row = await on
      .insertInto("rate_limits")
      .values({ key: keyOf(counted), points: 1, expires_at: end })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          points: sql<number>`case when ${isOver} then 1 else rate_limits.points + 1 end`,
          expires_at: sql<number>`case when ${isOver} then ${end} else rate_limits.expires_at end`,
        }),
      )
      .returning(["points", "expires_at"])
      .executeTakeFirstOrThrow();
    return row.points <= counted[0].tries ? undefined : Math.ceil((row.expires_at - time) / 1000);
  };

  return {
    take: async (counted) => {
      // In one transaction: one write to the disk instead of three.
      const retrySeconds = await db.transaction().execute(async (transaction) => {
        for (const one of counted) {
          const seconds = await count(transaction, one);
          if (seconds !== undefined) return seconds;
        }
        return undefined;
      });
      if (retrySeconds !== undefined) return { type: "refused", retrySeconds };
      const giveBack = () =>
        db.transaction().execute(async (transaction) => {
          // One by one, in the order in which they were taken: two that lock the same rows in different orders would
          // wait for each other.
          for (const one of counted) {
            await transaction
              .updateTable("rate_limits")
              .set({ points: sql<number>`points - 1` })
              .where("key", "=", keyOf(one))
              .where("points", ">", 0)
              .execute();
          }
        });
      return { type: "allowed", giveBack };
    },
    clear: async (counted) => {
      await db.deleteFrom("rate_limits").where("key", "=", keyOf(counted)).execute();
    },
    sweep: async () => {
      await db.deleteFrom("rate_limits").where("expires_at", "<=", now()).execute();
    },
  };
}
