import type { Result } from "../../engine/index.ts";
import { callServer, isRefused, type CallProblem } from "./call-server.ts";
import { describeResetProblem, describeSendLinkProblem, passwordProblem } from "./error-catalogue.ts";
import type { FormProblem } from "./form-problem.ts";
import { textIn } from "./json.ts";

/** Whose password it is. Empty until it is known. */
export interface ResetPerson {
  readonly fullName: string;
  readonly email: string;
}

export interface ResetFailure {
  /** The link is of no use any more. */
  readonly isExpired: boolean;
  readonly message: string;
  /** Those that the server found wrong. */
  readonly fields: FormProblem<"password">["fields"];
}

export async function sendResetLink(email: string): Promise<Result<null, FormProblem<"email">>> {
  const answer = await callServer("/api/send-email", { method: "POST", body: { email } });
  if (answer.ok) return DONE;
  const message = describeSendLinkProblem(answer.problem);
  const isUnknown = isRefused(answer.problem, 404);
  return { ok: false, problem: { message, fields: isUnknown ? { email: message } : {} } };
}

/** Asks whose link this is, and so whether it still holds. */
export async function readResetPerson(token: string): Promise<Result<ResetPerson, ResetFailure>> {
  const answer = await callServer("/api/reset_password_get_user_basics", { token });
  if (!answer.ok) return failure(answer.problem);
  const { body } = answer.value;
  return { ok: true, value: { fullName: textIn(body, "full_name"), email: textIn(body, "email_address") } };
}

export async function resetPassword(token: string, newPassword: string): Promise<Result<null, ResetFailure>> {
  const answer = await callServer("/api/reset-password", { method: "POST", body: { token, newPassword } });
  return answer.ok ? DONE : failure(answer.problem);
}

const DONE: Result<null, never> = { ok: true, value: null };

function failure(problem: CallProblem): Result<never, ResetFailure> {
  const isExpired = isRefused(problem, 401);
  const message = describeResetProblem(problem);
  return { ok: false, problem: { isExpired, message, fields: passwordProblem(problem, message) } };
}
