import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Proof } from "./accounts/credentials.ts";
import { SESSION_DAYS } from "./accounts/lucia-sessions.ts";
import type { OpenSession, SessionTokens } from "./accounts/session-tokens.ts";
import { ApiError } from "./api-error.ts";
import { DAY, SECOND } from "./now.ts";
import { PRODUCT_NAME } from "./product-name.ts";

/** Beside the readable cookie that the page writes itself, and out of reach for its scripts. */
const COMPANION_COOKIE = `__Host-${PRODUCT_NAME.toLowerCase()}_companion`;

const attributes = { path: "/", secure: true, httpOnly: true, sameSite: "Strict" } as const;

export function bearerToken(context: Context): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
}

/**
 * Signs a person in: the token goes into the header Authorization, the companion into its cookie. Refuses where what
 * was proven does not hold any more.
 * @param isShared whether others use the same computer: then it is over when the browser closes
 */
export async function beginSession(
  context: Context,
  sessions: SessionTokens,
  userId: string,
  proof: Proof,
  isShared = false,
): Promise<string> {
  const begun = await sessions.issue(userId, proof, isShared);
  if (begun === undefined) throw new ApiError(401);
  const { token, companion } = begun;
  context.header("Authorization", `Bearer ${token}`);
  // Without an age the browser forgets it when it closes.
  const age = isShared ? {} : { maxAge: (SESSION_DAYS * DAY) / SECOND };
  setCookie(context, COMPANION_COOKIE, companion, { ...attributes, ...age });
  return token;
}

export function forgetCompanion(context: Context): void {
  deleteCookie(context, COMPANION_COOKIE, attributes);
}

export function findSession(context: Context, sessions: SessionTokens): Promise<OpenSession | undefined> {
  return sessions.open(bearerToken(context), getCookie(context, COMPANION_COOKIE));
}

export async function requireSession(context: Context, sessions: SessionTokens): Promise<OpenSession> {
  const session = await findSession(context, sessions);
  if (!session) throw new ApiError(401);
  return session;
}

export async function requireAdmin(context: Context, sessions: SessionTokens): Promise<OpenSession> {
  const session = await requireSession(context, sessions);
  if (session.user.role !== "admin") throw new ApiError(403);
  return session;
}
