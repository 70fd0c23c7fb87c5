/**
 * The token that a page keeps where its scripts can read it, and the companion that no script can read. The token
 * bears the hash of the companion, so that either alone opens nothing.
 */
import { createHmac, timingSafeEqual, webcrypto } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import type { Now } from "../now.ts";
import type { User } from "../storage/tables.ts";
import type { Proof } from "./credentials.ts";
import { hashToken, randomToken } from "./hash-token.ts";
import type { Sessions } from "./lucia-sessions.ts";
import { rememberSessions } from "./session-memory.ts";

export interface NewSession {
  readonly token: string;
  readonly companion: string;
}

export interface OpenSession {
  readonly user: User;
  readonly idHash: string;
}

export interface SessionTokens {
  /** Undefined where the account is gone or does not have any more what was proven. */
  readonly issue: (userId: string, proof: Proof, isShared?: boolean) => Promise<NewSession | undefined>;
  /** Undefined where either is missing, wrong, too old or revoked: the caller is not told which. */
  readonly open: (
    token: string | undefined,
    companion: string | undefined,
  ) => Promise<OpenSession | undefined>;
  readonly revoke: (idHash: string) => Promise<void>;
}

const NAME = "wigglewave-session";
const ALGORITHM = "HS256";

/** @param secrets the first signs; tokens of the others are still believed */
export function createSessionTokens(sessions: Sessions, secrets: readonly string[], now: Now): SessionTokens {
  const [newest] = secrets;
  const signingKey = newest === undefined ? undefined : importKey(newest);

  const verify = async (
    token: string,
    companion: string,
  ): Promise<(OpenSession & { readonly endsAt: number }) | undefined> => {
    const claims = isSignedByOneOf(secrets, token) ? readClaims(token, now()) : undefined;
    if (claims === undefined || !isSame(claims.companionHash, hashToken(companion))) return undefined;
    const idHash = hashToken(claims.id);
    const found = await sessions.find(idHash);
    return found && { user: found.account, idHash, endsAt: Math.min(found.endsAt, claims.endsAt) };
  };
  const open = rememberSessions(verify, sessions.lastChange, now);

  return {
    issue: async (userId, proof, isShared) => {
      if (signingKey === undefined) throw new Error("session-tokens: no secret");
      const id = randomToken();
      const companion = randomToken();
      const expiresAt = await sessions.begin(userId, hashToken(id), proof, isShared);
      if (expiresAt === undefined) return undefined;
      const token = await new SignJWT({ cmp: hashToken(companion) })
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setJti(id)
        .setIssuer(NAME)
        .setAudience(NAME)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(await signingKey);
      return { token, companion };
    },
    open: async (token, companion) =>
      token === undefined || companion === undefined ? undefined : open(token, companion),
    revoke: (idHash) => sessions.end(idHash),
  };
}

/**
 * By hand, because jose would have a thread of Node's do it, and those are what hashes passwords: everybody's session would
 * wait behind that. It is looked at before anything that the token says.
 */
function isSignedByOneOf(secrets: readonly string[], token: string): boolean {
  const dot = token.lastIndexOf(".");
  const [signed, signature] = [token.slice(0, dot), token.slice(dot + 1)];
  return secrets.some((secret) =>
    isSame(createHmac("sha256", secret).update(signed).digest("base64url"), signature),
  );
}

interface Claims {
  readonly id: string;
  readonly companionHash: string;
  readonly endsAt: number;
}

/** What one of our tokens says; undefined where it is none, or too old. */
function readClaims(token: string, time: number): Claims | undefined {
  try {
    const { alg } = decodeProtectedHeader(token);
    const { iss, aud, exp, jti, cmp } = decodeJwt(token);
    const isOurs = alg === ALGORITHM && iss === NAME && aud === NAME;
    const isInTime = exp !== undefined && exp > time / 1000;
    return isOurs && isInTime && typeof jti === "string" && typeof cmp === "string"
      ? { id: jti, companionHash: cmp, endsAt: exp * 1000 }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Once, in the form that jose works with: any other it would turn into this one for each token. */
function importKey(secret: string): Promise<webcrypto.CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return webcrypto.subtle.importKey("raw", Buffer.from(secret, "utf8"), algorithm, false, ["sign"]);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
