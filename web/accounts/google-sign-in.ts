/** Getting in with Google's credential. Our server checks it; here it only tells who is being signed in. */
import type { Result } from "../../engine/index.ts";
import { callServer } from "./call-server.ts";
import { describeSchoolProblem, describeUserDataProblem, GOOGLE_FAILED } from "./error-catalogue.ts";
import { textIn } from "./json.ts";
import { enter } from "./log-in.ts";
import { isSharedComputer } from "./shared-computer.ts";
import { readClaims } from "./token-claims.ts";

export interface GooglePerson {
  readonly credential: string;
  readonly email: string;
  readonly name: string;
  readonly imageUrl: string;
}

type Welcome = { readonly type: "entered" } | { readonly type: "unknown"; readonly person: GooglePerson };

/** "unknown" where there is no account yet: the school is asked for first. */
export async function signInWithGoogle(credential: string): Promise<Result<Welcome, string>> {
  const claims = readClaims(credential);
  const email = textIn(claims, "email");
  if (email === "") return { ok: false, problem: GOOGLE_FAILED };
  const person = { credential, email, name: textIn(claims, "name"), imageUrl: textIn(claims, "picture") };

  const isShared = await isSharedComputer();
  const query = new URLSearchParams({ email, shared: String(isShared) });
  const found = await callServer(`/api/db/get_user?${query.toString()}`, { token: credential });
  if (!found.ok) return { ok: false, problem: describeUserDataProblem(found.problem) };
  if (textIn(found.value.body, "email") === "") return { ok: true, value: { type: "unknown", person } };
  const entered = enter(found.value, isShared, person.imageUrl);
  return entered.ok ? { ok: true, value: { type: "entered" } } : entered;
}

/** Makes the account of somebody new, and logs in. */
export async function enterSchool(person: GooglePerson, school: string): Promise<Result<null, string>> {
  const { credential: token, email, name, imageUrl } = person;
  const isShared = await isSharedComputer();
  const answer = await callServer("/api/db/update_user_school", {
    method: "POST",
    token,
    body: { email, name, school, shared: isShared },
  });
  if (!answer.ok) return { ok: false, problem: describeSchoolProblem(answer.problem) };
  return enter(answer.value, isShared, imageUrl);
}
