/**
 * The token that a page keeps where its scripts can read it, and the companion that no script can read. The token
 * bears the hash of the companion, so that either alone opens nothing.
 */
import { timingSafeEqual, webcrypto } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import type { Now } from "../now.ts";
import type { User } from "../storage/tables.ts";
import { hashToken, randomToken } from "./hash-token.ts";
import type { Proof, Sessions } from "./lucia-sessions.ts";

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
  readonly issue: (userId: string, proof: Proof) => Promise<NewSession | undefined>;
  /** Undefined where either is missing, wrong, too old or revoked: the caller is not told which. */
  readonly open: (
    token: string | undefined,
    companion: string | undefined,
  ) => Promise<OpenSession | undefined>;
  readonly revoke: (idHash: string) => Promise<void>;
}

const NAME = "wigglewave-session";

/** @param secrets the first signs; tokens of the others are still believed */
export function createSessionTokens(sessions: Sessions, secrets: readonly string[], now: Now): SessionTokens {
  const keys = Promise.all(secrets.map(importKey));

  const read = async (token: string) => {
    for (const key of await keys) {
      const claims = await readWith(token, key);
      if (claims !== undefined) return claims;
    }
    return undefined;
  };

  const readWith = async (token: string, key: webcrypto.CryptoKey) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        // The key is good for this one alone; to name it does not hang on that.
        algorithms: ["HS256"],
        issuer: NAME,
        audience: NAME,
        requiredClaims: ["exp", "jti", "cmp"],
        currentDate: new Date(now()),
      });
      const { jti, cmp } = payload;
      return typeof jti === "string" && typeof cmp === "string" ? { id: jti, companionHash: cmp } : undefined;
    } catch {
      return undefined;
    }
  };

  return {
    issue: async (userId, proof) => {
      const [key] = await keys;
      if (key === undefined) throw new Error("session-tokens: no secret");
      const id = randomToken();
      const companion = randomToken();
      const expiresAt = await sessions.begin(userId, hashToken(id), proof);
      if (expiresAt === undefined) return undefined;
      const token = await new SignJWT({ cmp: hashToken(companion) })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setJti(id)
        .setIssuer(NAME)
        .setAudience(NAME)
        .setIssuedAt(Math.floor(now() / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key);
      return { token, companion };
    },
    open: async (token, companion) => {
      if (token === undefined || companion === undefined) return undefined;
      const claims = await read(token);
      if (claims === undefined || !isSame(claims.companionHash, hashToken(companion))) return undefined;
      const idHash = hashToken(claims.id);
      const user = await sessions.find(idHash);
      return user && { user, idHash };
    },
    revoke: (idHash) => sessions.end(idHash),
  };
}

/** Once, in the form that jose works with: any other it would turn into this one for each token. */
function importKey(secret: string): Promise<webcrypto.CryptoKey> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return webcrypto.subtle.importKey("raw", Buffer.from(secret, "utf8"), algorithm, false, ["sign", "verify"]);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
