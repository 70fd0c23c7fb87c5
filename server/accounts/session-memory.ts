import type { Now } from "../now.ts";
import { hashToken } from "./hash-token.ts";

type Verify<Session> = (token: string, companion: string) => Promise<Session | undefined>;

interface Ending {
  /** In milliseconds since 1970. */
  readonly endsAt: number;
}

interface Known<Session> {
  readonly session: Session;
  readonly knownSince: number;
}

/** Some ten megabytes. */
const MOST_KNOWN = 10_000;

/**
 * The same answers as `verify`, without its work where nothing at all was written to the database since it gave them: who
 * logs out, is deleted or loses a role is known by nobody from that moment on.
 * @param lastChange see `Sessions`; without it nothing is remembered
 */
export function rememberSessions<Session extends Ending>(
  verify: Verify<Session>,
  lastChange: (() => string) | undefined,
  now: Now,
): Verify<Session> {
  if (lastChange === undefined) return verify;
  const known = new Map<string, Known<Session>>();
  let knownAt = "";

  return async (token, companion) => {
    const askedAt = lastChange();
    if (askedAt !== knownAt || known.size >= MOST_KNOWN) known.clear();
    knownAt = askedAt;
    // Found by a hash, so that how long it takes says nothing about tokens that are alike.
    const key = hashToken(`${token} ${companion}`);
    const found = known.get(key);
    const time = now();
    if (found !== undefined && found.knownSince <= time && time < found.session.endsAt) return found.session;
    const session = await verify(token, companion);
    // What was written meanwhile was perhaps not seen yet.
    if (session !== undefined && knownAt === askedAt) known.set(key, { session, knownSince: time });
    return session;
  };
}
