/** The one file that knows Lucia. It is no longer developed, and its adapters do not know current drivers. */
import { type Adapter, Lucia, TimeSpan } from "lucia";
import { DAY, type Now } from "../now.ts";
import type { Storage } from "../storage/open-storage.ts";
import { sweepTable } from "../storage/sweep-table.ts";
import type { User } from "../storage/tables.ts";

/**
 * What a person has just shown, and what the account must still have when the session begins: a password that was
 * changed meanwhile opens nothing, however long ago it was looked at.
 */
export interface Proof {
  readonly column: "password_hash" | "google_subject";
  readonly value: string;
}

declare module "lucia" {
  interface Register {
    Lucia: Lucia<Record<string, never>, { account: User }>;
    DatabaseUserAttributes: User;
    DatabaseSessionAttributes: { proof?: Proof };
  }
}

export const SESSION_DAYS = 7;
/** A class may share one account. When there are more, the oldest ends. */
const MOST_SESSIONS = 50;

/** Sessions by the hash of their id. */
export interface Sessions {
  /**
   * Resolves to the time at which it ends, in milliseconds since 1970; to undefined where the account is gone or does
   * not have any more what was proven.
   */
  readonly begin: (userId: string, idHash: string, proof: Proof) => Promise<number | undefined>;
  readonly find: (idHash: string) => Promise<User | undefined>;
  readonly end: (idHash: string) => Promise<void>;
  readonly sweep: () => Promise<void>;
}

export function createSessions(storage: Storage, now: Now): Sessions {
  const lucia = new Lucia(createAdapter(storage, now), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d"),
    getUserAttributes: (account) => ({ account }),
  });
  return {
    begin: async (userId, idHash, proof) => {
      try {
        const session = await lucia.createSession(userId, { proof }, { sessionId: idHash });
        return toOurs(session.expiresAt, now);
      } catch (error) {
        if (error instanceof ProofIsOver) return undefined;
        throw error;
      }
    },
    find: async (idHash) => (await lucia.validateSession(idHash)).user?.account,
    end: (idHash) => lucia.invalidateSession(idHash),
    sweep: () => lucia.deleteExpiredSessions(),
  };
}

class ProofIsOver extends Error {}

// Lucia asks the system for the time. Its dates are moved by the difference, so that it lives in our time.
function toOurs(date: Date, now: Now): number {
  return date.getTime() - Date.now() + now();
}

function toLucias(time: number, now: Now): Date {
  return new Date(time - now() + Date.now());
}

function createAdapter(storage: Storage, now: Now): Adapter {
  const { db, light } = storage;
  return {
    getSessionAndUser: async (id) => {
      const row = await db
        .selectFrom("sessions")
        .innerJoin("users", "users.id", "sessions.user_id")
        .selectAll("users")
        .select("sessions.expires_at")
        .where("sessions.id", "=", id)
        .executeTakeFirst();
      if (!row) return [null, null];
      const { expires_at, ...user } = row;
      return [
        { id, userId: user.id, expiresAt: toLucias(expires_at, now), attributes: {} },
        { id: user.id, attributes: user },
      ];
    },
    getUserSessions: async (userId) => {
      const rows = await db.selectFrom("sessions").selectAll().where("user_id", "=", userId).execute();
      return rows.map(({ id, expires_at }) => ({
        id,
        userId,
        expiresAt: toLucias(expires_at, now),
        attributes: {},
      }));
    },
    setSession: ({ id, userId, expiresAt, attributes: { proof } }) =>
      light(async (transaction) => {
        if (proof === undefined) throw new ProofIsOver();
        // It locks the account's row. A reset that comes later waits, and then finds the session and ends it; one that
        // came sooner has changed what is asked for here.
        const { numUpdatedRows } = await transaction
          .updateTable("users")
          .set({ seen_at: Math.floor(now() / DAY) * DAY })
          .where("id", "=", userId)
          .where(proof.column, "=", proof.value)
          .executeTakeFirst();
        if (numUpdatedRows !== 1n) throw new ProofIsOver();
        await transaction
          .insertInto("sessions")
          .values({ id, user_id: userId, expires_at: toOurs(expiresAt, now) })
          .execute();
        await transaction
          .deleteFrom("sessions")
          .where("user_id", "=", userId)
          .where("id", "!=", id)
          .where("id", "not in", (query) =>
            query
              .selectFrom("sessions")
              .select("id")
              .where("user_id", "=", userId)
              .orderBy("expires_at", "desc")
              .limit(MOST_SESSIONS),
          )
          .execute();
      }),
    // The token ends after seven days whatever happens here, so a session is never made longer.
    updateSessionExpiration: async () => undefined,
    deleteSession: async (id) => {
      await db.deleteFrom("sessions").where("id", "=", id).execute();
    },
    deleteUserSessions: async (userId) => {
      await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
    },
    deleteExpiredSessions: async () => {
      await sweepTable(storage, "sessions", now());
    },
  };
}
