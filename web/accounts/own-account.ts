/** What is kept about a person, for that person: to read, to change, to take along, to delete. */
import type { Result } from "../../engine/index.ts";
import { callServer } from "./call-server.ts";
import { describeProblem } from "./error-catalogue.ts";
import { objectIn, objectsIn, textIn } from "./json.ts";
import { callAsUser, currentSession, keepSession } from "./session.ts";
import { readUser } from "./session-cookie.ts";

const DONE: Result<null, never> = { ok: true, value: null };

export interface OwnData {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Whether a link in a mail has shown that it is theirs. */
  readonly isEmailProven: boolean;
  readonly school: string;
  readonly role: string;
  /** ISO 8601, as are the ends of the sessions. */
  readonly createdAt: string;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  /** What Google calls this person; empty for who does not sign in with it. */
  readonly googleSubject: string;
  /** A day, such as 2026-11-22. */
  readonly lastSeenOn: string;
  readonly sessionsUntil: readonly string[];
  /** Links in mails that can still be used. */
  readonly openLinks: number;
  /** What was noted of this account's doings, and of what administrators did to it. */
  readonly deeds: number;
  /** All of it as JSON, to keep in a file. */
  readonly file: string;
}

export async function readOwnData(): Promise<Result<OwnData, string>> {
  const answer = await callAsUser("/api/auth/me/download");
  if (!answer.ok) return { ok: false, problem: describeProblem(answer.problem) };
  const { body } = answer.value;
  const account = objectIn(body, "account");
  return {
    ok: true,
    value: {
      firstName: textIn(account, "first_name"),
      lastName: textIn(account, "last_name"),
      email: textIn(account, "email"),
      isEmailProven: account["email_is_proven"] === true,
      school: textIn(account, "school_name"),
      role: textIn(account, "role"),
      createdAt: textIn(account, "created_at"),
      hasPassword: account["has_password"] === true,
      hasGoogle: account["has_google"] === true,
      googleSubject: textIn(account, "google_subject"),
      lastSeenOn: textIn(account, "last_seen_on"),
      openLinks: objectsIn(body, "email_links").length + objectsIn(body, "reset_links").length,
      deeds: objectsIn(body, "admin_deeds").length,
      sessionsUntil: objectsIn(body, "sessions").map((session) => textIn(session, "expires_at")),
      file: `${JSON.stringify(body, null, 2)}\n`,
    },
  };
}

export interface OwnNames {
  readonly first_name: string;
  readonly last_name: string;
  readonly school_name: string;
}

/** Changes them, also where pages show who is logged in. */
export async function changeOwnNames(names: OwnNames): Promise<Result<null, string>> {
  const { first_name, last_name, school_name } = names;
  const body = { first_name, last_name, school_name };
  const answer = await callAsUser("/api/auth/me", { method: "PATCH", body });
  if (!answer.ok) return { ok: false, problem: describeProblem(answer.problem) };
  const session = currentSession();
  if (session !== null) {
    const { imageUrl = "" } = session.user;
    keepSession({ ...session, user: readUser({ ...objectIn(answer.value.body, "user"), imageUrl }) });
  }
  return DONE;
}

/** A way in of the account, shown anew. Both are empty where there is nothing to show. */
export interface Shown {
  readonly password: string;
  /** What Google has handed out a moment ago. */
  readonly credential: string;
}

function bodyOf({ password, credential }: Shown) {
  return {
    ...(password !== "" && { password }),
    ...(credential !== "" && { google_credential: credential }),
  };
}

/** Has a link sent to the address that the account is to have. */
export async function askForOtherEmail(email: string, shown: Shown): Promise<Result<null, string>> {
  const body = { email, ...bodyOf(shown) };
  const answer = await callAsUser("/api/auth/me/email", { method: "POST", body });
  return answer.ok ? DONE : { ok: false, problem: describeProblem(answer.problem) };
}

/** Has the link sent once more that shows that the account's address is theirs. */
export async function askForProof(): Promise<Result<null, string>> {
  const answer = await callAsUser("/api/auth/me/prove-email", { method: "POST" });
  return answer.ok ? DONE : { ok: false, problem: describeProblem(answer.problem) };
}

/** What such a link is about. */
export interface EmailToConfirm {
  readonly name: string;
  readonly email: string;
  /** The email of now in part; empty where it is the same. */
  readonly emailNow: string;
}

export async function readEmailToConfirm(token: string): Promise<Result<EmailToConfirm, string>> {
  const answer = await callServer("/api/confirm_email_get_basics", { token });
  if (!answer.ok) return { ok: false, problem: describeProblem(answer.problem) };
  const { body } = answer.value;
  return {
    ok: true,
    value: {
      name: textIn(body, "full_name"),
      email: textIn(body, "email_address"),
      emailNow: textIn(body, "email_now"),
    },
  };
}

/** Uses such a link. Needs nobody to be logged in: the mail may be read on another device. */
export async function confirmEmail(token: string): Promise<Result<null, string>> {
  const answer = await callServer("/api/confirm-email", { method: "POST", body: { token } });
  if (!answer.ok) return { ok: false, problem: describeProblem(answer.problem) };
  const session = currentSession();
  // Where it is read on this one, the account's address may be another one now.
  if (session !== null) {
    const me = await callAsUser("/api/auth/me");
    const { imageUrl = "" } = session.user;
    if (me.ok) keepSession({ ...session, user: readUser({ ...objectIn(me.value.body, "user"), imageUrl }) });
  }
  return DONE;
}

export async function deleteOwnAccount(shown: Shown): Promise<Result<null, string>> {
  const answer = await callAsUser("/api/auth/me", { method: "DELETE", body: bodyOf(shown) });
  return answer.ok ? DONE : { ok: false, problem: describeProblem(answer.problem) };
}

/** The role by the server's word: it may have been given or taken since the log-in. */
export async function readOwnRole(): Promise<Result<string, string>> {
  const answer = await callAsUser("/api/auth/me");
  if (!answer.ok) return { ok: false, problem: describeProblem(answer.problem) };
  return { ok: true, value: textIn(objectIn(answer.value.body, "user"), "role") };
}
