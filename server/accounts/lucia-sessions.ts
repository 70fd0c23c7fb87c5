/** The one file that knows Lucia. It is no longer developed, and its adapters do not know current drivers. */
import { type Adapter, Lucia, TimeSpan } from "lucia";
import { CLOCK_TOLERANCE, DAY, HOUR, type Now } from "../now.ts";
import type { Storage } from "../storage/open-storage.ts";
import { sweepTable } from "../storage/sweep-table.ts";
import type { User } from "../storage/tables.ts";
import { lockAccount, type Proof } from "./credentials.ts";

declare module "lucia" {
  interface Register {
    Lucia: Lucia<Record<string, never>, FoundSession>;
    DatabaseUserAttributes: FoundSession;
    DatabaseSessionAttributes: { beginning?: Beginning };
  }
}

export const SESSION_DAYS = 7;
/** On a shared computer, where the browser forgets it when it closes; some never close. */
const SHARED_HOURS = 12;
/** A class may share one account. When there are more, the oldest ends. */
const MOST_SESSIONS = 50;

interface Beginning {
  readonly proof: Proof;
  /** In milliseconds. */
  readonly lifetime: number;
}

export interface FoundSession {
  readonly account: User;
  /** In milliseconds since 1970. */
  readonly endsAt: number;
}

/** Sessions by the hash of their id. */
export interface Sessions {
  /**
   * Resolves to the time at which it ends, in milliseconds since 1970; to undefined where the account is gone or does
   * not have any more what was proven.
   * @param isShared whether others use the same computer
   */
  readonly begin: (
    userId: string,
    idHash: string,
    proof: Proof,
    isShared?: boolean,
  ) => Promise<number | undefined>;
  readonly find: (idHash: string) => Promise<FoundSession | undefined>;
  /** Differs as soon as `find` might find something else. Undefined where only asking would tell. */
  readonly lastChange: (() => string) | undefined;
  readonly end: (idHash: string) => Promise<void>;
  readonly sweep: () => Promise<void>;
}

export function createSessions(storage: Storage, now: Now): Sessions {
  const lucia = new Lucia(createAdapter(storage, now), {
    sessionExpiresIn: new TimeSpan(SESSION_DAYS, "d"),
    getUserAttributes: (found) => found,
  });
  return {
    begin: async (userId, idHash, proof, isShared = false) => {
      const lifetime = isShared ? SHARED_HOURS * HOUR : SESSION_DAYS * DAY;
      const begunAt = now();
      try {
        await lucia.createSession(userId, { beginning: { proof, lifetime } }, { sessionId: idHash });
        return begunAt + lifetime;
      } catch (error) {
        if (error instanceof ProofIsOver) return undefined;
        throw error;
      }
    },
    find: async (idHash) => (await lucia.validateSession(idHash)).user ?? undefined,
    lastChange: storage.lastChange,
    end: (idHash) => lucia.invalidateSession(idHash),
    sweep: () => lucia.deleteExpiredSessions(),
  };
}

const notUsed = (): Promise<never> => Promise.reject(new Error("lucia-sessions: nobody asks for that"));

class ProofIsOver extends Error {}

// Lucia asks the system for the time. Its dates are moved by the difference, so that it lives in our time.
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
        .where("sessions.issued_at", "<=", now() + CLOCK_TOLERANCE)
        .executeTakeFirst();
      if (!row) return [null, null];
      const { expires_at: endsAt, ...account } = row;
      return [
        { id, userId: account.id, expiresAt: toLucias(endsAt, now), attributes: {} },
        { id: account.id, attributes: { account, endsAt } },
      ];
    },
    setSession: ({ id, userId, attributes: { beginning } }) =>
      light(async (transaction) => {
        const time = now();
        const today = Math.floor(time / DAY) * DAY;
        const isProven =
          beginning !== undefined && (await lockAccount(transaction, userId, beginning.proof, today));
        if (!isProven) throw new ProofIsOver();
        await transaction
          .insertInto("sessions")
          .values({ id, user_id: userId, issued_at: time, expires_at: time + beginning.lifetime })
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
              .orderBy("issued_at", "desc")
              .limit(MOST_SESSIONS),
          )
          .execute();
      }),
    // The token ends after seven days whatever happens here, so a session is never made longer.
    updateSessionExpiration: async () => undefined,
    deleteSession: async (id) => {
      await db.deleteFrom("sessions").where("id", "=", id).execute();
    },
    deleteExpiredSessions: async () => {
      await sweepTable(storage, "sessions", now(), SESSION_DAYS * DAY);
    },
    // What ends all of somebody's sessions does so in the transaction that changes the account.
    getUserSessions: notUsed,
    deleteUserSessions: notUsed,
  };
}
