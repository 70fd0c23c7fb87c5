/** Getting in, by password. What fails is told in the words of the catalogue. */
import type { Result } from "../../engine/index.ts";
import { callServer, isRefused, type Answer, type CallProblem } from "./call-server.ts";
import {
  describeAutoLoginProblem,
  describeProblem,
  passwordProblem,
  TOKEN_NOT_FOUND,
} from "./error-catalogue.ts";
import type { FormProblem } from "./form-problem.ts";
import { objectIn, textIn } from "./json.ts";
import { keepSession } from "./session.ts";
import { readUser } from "./session-cookie.ts";
import { isSharedComputer } from "./shared-computer.ts";

export interface LoginDetails {
  readonly email: string;
  readonly password: string;
}

export interface SignUpDetails {
  readonly first_name: string;
  readonly last_name: string;
  readonly school_name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm_password: string;
}

export interface SignUpFailure {
  /** Of an account that is there already, only the log-in has failed: signing up again would not help. */
  readonly isSignedUp: boolean;
  readonly message: string;
  /** Those that the server found wrong. */
  readonly fields: FormProblem<keyof SignUpDetails>["fields"];
}

const DONE: Result<null, never> = { ok: true, value: null };
const NOT_KEPT = "Your browser did not keep the login. Please allow cookies for this website, and try again.";

export async function logIn(details: LoginDetails): Promise<Result<null, FormProblem<keyof LoginDetails>>> {
  const isShared = await isSharedComputer();
  const answer = await askToEnter(details, isShared);
  if (!answer.ok) {
    const message = describeProblem(answer.problem);
    // It may be the email as well, but nobody is told which: the password is the one that cannot be seen.
    const isWrong = isRefused(answer.problem, 401);
    return { ok: false, problem: { message, fields: isWrong ? { password: message } : {} } };
  }
  const entered = enter(answer.value, isShared);
  return entered.ok ? entered : { ok: false, problem: { message: entered.problem, fields: {} } };
}

/** Makes an account and logs in with it. */
export async function signUp(details: SignUpDetails): Promise<Result<null, SignUpFailure>> {
  const made = await callServer("/api/auth/signup", { method: "POST", body: { user: details } });
  if (!made.ok) return { ok: false, problem: signUpFailure(made.problem) };
  const isShared = await isSharedComputer();
  const answer = await askToEnter(details, isShared);
  const entered: Result<null, string> = answer.ok
    ? enter(answer.value, isShared)
    : { ok: false, problem: describeAutoLoginProblem(answer.problem) };
  if (entered.ok) return entered;
  return { ok: false, problem: { isSignedUp: true, message: entered.problem, fields: {} } };
}

function askToEnter({ email, password }: LoginDetails, shared: boolean) {
  return callServer("/api/auth/login", { method: "POST", body: { user: { email, password, shared } } });
}

function signUpFailure(problem: CallProblem): SignUpFailure {
  const message = describeProblem(problem);
  const isTaken = isRefused(problem, 409);
  const fields = isTaken ? { email: message } : passwordProblem(problem, message);
  return { isSignedUp: false, message, fields };
}

/** Keeps the session that an answer brings. */
export function enter(
  { body, token: inHeader }: Answer,
  isShared: boolean,
  imageUrl = "",
): Result<null, string> {
  const token = inHeader || textIn(body, "token");
  if (token === "") return { ok: false, problem: TOKEN_NOT_FOUND };
  const user = readUser({ ...objectIn(body, "user"), imageUrl });
  return keepSession({ token, user, isShared }) ? DONE : { ok: false, problem: NOT_KEPT };
}
