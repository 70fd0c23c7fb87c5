/**
 * The readable cookie that holds a session: who is logged in, and the token for calls. Only the few things that pages
 * show are kept in it. Alone it opens nothing, because the server also asks for a cookie that no script can read.
 */
import { SITE_NAME } from "../site-name.ts";
import { numberIn, objectIn, parseJsonObject, textIn, type JsonObject } from "./json.ts";
import { readClaims } from "./token-claims.ts";

export interface SessionUser {
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  /** Decides what a page offers. What it may do is decided by the server. */
  readonly role: string;
  /** Only where Google has signed the person in. */
  readonly imageUrl?: string;
}

export interface Session {
  readonly token: string;
  readonly user: SessionUser;
  /** Whether others use this computer: then it is forgotten when the browser closes. */
  readonly isShared: boolean;
}

export type StoredSession =
  | { readonly type: "none" }
  | { readonly type: "unreadable" }
  | { readonly type: "expired" }
  | { readonly type: "open"; readonly session: Session };

const NAME = `__Host-${SITE_NAME.toLowerCase()}_session`;
const LIFETIME_SECONDS = 7 * 24 * 60 * 60;
const ATTRIBUTES = "Path=/; Secure; SameSite=Strict";

/** The session as `document.cookie` takes it. */
export function writeSessionCookie(session: Session): string {
  const age = session.isShared ? "" : `Max-Age=${LIFETIME_SECONDS}; `;
  return `${NAME}=${encodeURIComponent(JSON.stringify(session))}; ${age}${ATTRIBUTES}`;
}

export function removeSessionCookie(): string {
  return `${NAME}=; Max-Age=0; ${ATTRIBUTES}`;
}

/**
 * @param cookies as `document.cookie` gives them
 * @param now in milliseconds since 1970
 */
export function readSessionCookie(cookies: string, now: number): StoredSession {
  const value = cookies
    .split("; ")
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (value === undefined || value === "") return { type: "none" };
  const kept = parseJsonObject(decoded(value));
  const token = textIn(kept, "token");
  const user = readUser(objectIn(kept, "user"));
  const expiresAt = numberIn(readClaims(token), "exp");
  const isShared = kept["isShared"] === true;
  if (expiresAt === null || user.email === "") return { type: "unreadable" };
  return expiresAt * 1000 <= now ? { type: "expired" } : { type: "open", session: { token, user, isShared } };
}

/** What is kept of the user that the server has answered with. */
export function readUser(user: JsonObject): SessionUser {
  const imageUrl = textIn(user, "imageUrl");
  return {
    user_id: textIn(user, "user_id"),
    name: textIn(user, "name"),
    email: textIn(user, "email"),
    role: textIn(user, "role"),
    ...(imageUrl !== "" && { imageUrl }),
  };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
