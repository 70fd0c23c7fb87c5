/** The one file that knows Lucia. It is no longer developed, and its adapters do not know current drivers. */
import type { Kysely } from "kysely";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Now } from "../now.ts";
import type { Tables, User } from "../storage/tables.ts";

declare module "lucia" {
  interface Register {
    Lucia: Lucia<Record<string, never>, { account: User }>;
    DatabaseUserAttributes: User;
  }
}

export const SESSION_DAYS = 7;

/** Sessions by the hash of their id. */
export interface Sessions {
  /** Resolves to the time at which it ends, in milliseconds since 1970. */
  readonly begin: (userId: string, idHash: string) => Promise<number>;
  readonly find: (idHash: string) => Promise<User | undefined>;
  readonly end: (idHash: string) => Promise<void>;
  readonly sweep: () => Promise<void>;
}

export function createSessions(db: Kysely<Tables>, now: Now): Sessions {
  const lucia = new Lucia(createAdapter(db, now), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d"),
    getUserAttributes: (account) => ({ account }),
  });
  return {
    begin: async (userId, idHash) => {
      const session = await lucia.createSession(userId, {}, { sessionId: idHash });
      return toOurs(session.expiresAt, now);
    },
    find: async (idHash) => (await lucia.validateSession(idHash)).user?.account,
    end: (idHash) => lucia.invalidateSession(idHash),
    sweep: () => lucia.deleteExpiredSessions(),
  };
}

// Lucia asks the system for the time. Its dates are moved by the difference, so that it lives in our time.
function toOurs(date: Date, now: Now): number {
  return date.getTime() - Date.now() + now();
}

function toLucias(time: number, now: Now): Date {
  return new Date(time - now() + Date.now());
}

function createAdapter(db: Kysely<Tables>, now: Now): Adapter {
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
    setSession: async ({ id, userId, expiresAt }) => {
      await db
        .insertInto("sessions")
        .values({ id, user_id: userId, expires_at: toOurs(expiresAt, now) })
        .execute();
    },
    // The token ends after seven days whatever happens here, so a session is never made longer.
    updateSessionExpiration: async () => undefined,
    deleteSession: async (id) => {
      await db.deleteFrom("sessions").where("id", "=", id).execute();
    },
    deleteUserSessions: async (userId) => {
      await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
    },
    deleteExpiredSessions: async () => {
      await db.deleteFrom("sessions").where("expires_at", "<=", now()).execute();
    },
  };
}
