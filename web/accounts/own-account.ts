/** What is kept about a person, for that person: to read, to take along, to delete. */
import type { Result } from "../../engine/index.ts";
import { describeProblem } from "./error-catalogue.ts";
import { objectIn, objectsIn, textIn } from "./json.ts";
import { callAsUser } from "./session.ts";

export interface OwnData {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly school: string;
  readonly role: string;
  /** ISO 8601, as are the ends of the sessions. */
  readonly createdAt: string;
  readonly hasPassword: boolean;
  readonly hasGoogle: boolean;
  readonly sessionsUntil: readonly string[];
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
      school: textIn(account, "school_name"),
      role: textIn(account, "role"),
      createdAt: textIn(account, "created_at"),
      hasPassword: account["has_password"] === true,
      hasGoogle: account["has_google"] === true,
      sessionsUntil: objectsIn(body, "sessions").map((session) => textIn(session, "expires_at")),
      file: `${JSON.stringify(body, null, 2)}\n`,
    },
  };
}

/** @param password empty where the account has none */
export async function deleteOwnAccount(password: string): Promise<Result<null, string>> {
  const body = password === "" ? {} : { password };
  const answer = await callAsUser("/api/auth/me", { method: "DELETE", body });
  return answer.ok ? { ok: true, value: null } : { ok: false, problem: describeProblem(answer.problem) };
}

/** The role by the server's word: it may have been given or taken since the log-in. */
export async function readOwnRole(): Promise<Result<string, string>> {
  const answer = await callAsUser("/api/auth/me");
  if (!answer.ok) return { ok: false, problem: describeProblem(answer.problem) };
  return { ok: true, value: textIn(objectIn(answer.value.body, "user"), "role") };
}
