/** Getting in with Google's credential. Our server checks it; here it only tells who is being signed in. */
import type { Result } from "../../engine/index.ts";
import { callServer } from "./call-server.ts";
import { describeSchoolProblem, describeUserDataProblem, GOOGLE_FAILED } from "./error-catalogue.ts";
import { objectIn, textIn } from "./json.ts";
import { enter } from "./log-in.ts";
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

  const found = await callServer(`/api/db/get_user?${new URLSearchParams({ email }).toString()}`, {
    token: credential,
  });
  if (!found.ok) return { ok: false, problem: describeUserDataProblem(found.problem) };
  if (textIn(found.value.body, "email") === "") return { ok: true, value: { type: "unknown", person } };
  const entered = enter(found.value, person.imageUrl);
  return entered.ok ? { ok: true, value: { type: "entered" } } : entered;
}

/** Makes the account of somebody new, and logs in. */
export async function enterSchool(person: GooglePerson, school: string): Promise<Result<null, string>> {
  const { credential: token, email, name, imageUrl } = person;
  const answer = await callServer("/api/db/update_user_school", {
    method: "POST",
    token,
    body: { email, name, school },
  });
  if (!answer.ok) return { ok: false, problem: describeSchoolProblem(answer.problem) };
  return enter(answer.value, imageUrl);
}

/** Google's id for this site; null where the server has not switched Google on, or does not say. */
export async function findGoogleClientId(): Promise<string | null> {
  const answer = await callServer("/api/auth/options");
  return answer.ok ? textIn(objectIn(answer.value.body, "google"), "client_id") || null : null;
}
