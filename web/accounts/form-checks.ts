/** What is wrong with a form before it is sent. Each check answers null where nothing is. */
import type { Person } from "../../server/accounts/password-rules.ts";
import type { LoginDetails, SignUpDetails } from "./log-in.ts";
import type { FormProblem } from "./form-problem.ts";
import type { OwnNames } from "./own-account.ts";
import { judgePassword } from "./password-feedback.ts";

export interface ResetDetails {
  readonly password: string;
  readonly confirm_password: string;
}

const PASSWORD_MISSING = "Please enter a password.";
const CONFIRMATION_MISSING = "Please confirm your password.";
const MISMATCH = "Passwords do not match. Please try again.";
const LIVE_MISMATCH = `Oops! ${MISMATCH}`;
const EMAIL_MISSING = "Please enter your email.";
const EMAIL_WRONG = "Please enter a valid email.";
/** The server's own rule, which it has from Zod. All of Zod would be much to load for it. */
const EMAIL = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i;
const REQUIRED = "Please fill in required fields";

export function checkLogin({ email, password }: LoginDetails): FormProblem<keyof LoginDetails> | null {
  return (
    problemOf("Email and password are required", {
      email: email.trim() === "" && EMAIL_MISSING,
      password: password === "" && PASSWORD_MISSING,
    }) ?? checkEmail(email)
  );
}

export function checkSignUp(details: SignUpDetails): FormProblem<keyof SignUpDetails> | null {
  const { email, password, confirm_password } = details;
  return (
    problemOf(REQUIRED, {
      ...missingNames(details),
      email: isMissing(email) && EMAIL_MISSING,
      password: password === "" && PASSWORD_MISSING,
      confirm_password: confirm_password === "" && CONFIRMATION_MISSING,
    }) ??
    checkEmail(email) ??
    checkPasswords(details, personOf(details))
  );
}

export function checkReset(details: ResetDetails, person: Person): FormProblem<keyof ResetDetails> | null {
  const { password, confirm_password } = details;
  return (
    problemOf(REQUIRED, {
      password: password === "" && PASSWORD_MISSING,
      confirm_password: confirm_password === "" && CONFIRMATION_MISSING,
    }) ?? checkPasswords(details, person)
  );
}

export function checkForgotPassword({ email }: { readonly email: string }): FormProblem<"email"> | null {
  return (
    problemOf("Email is required to send reset link.", { email: email.trim() === "" && EMAIL_MISSING }) ??
    checkEmail(email)
  );
}

export function checkSchool({ school }: { readonly school: string }): FormProblem<"school"> | null {
  return problemOf("School name is required", {
    school: school.trim() === "" && "Please enter your school name.",
  });
}

export function checkOwnNames(names: OwnNames): FormProblem<keyof OwnNames> | null {
  return problemOf(REQUIRED, missingNames(names));
}

export function checkOtherEmail(
  { email, password }: LoginDetails,
  hasPassword: boolean,
): FormProblem<keyof LoginDetails> | null {
  return (
    problemOf(REQUIRED, {
      email: email.trim() === "" && EMAIL_MISSING,
      password: hasPassword && password === "" && PASSWORD_MISSING,
    }) ?? checkEmail(email)
  );
}

function missingNames({ first_name, last_name, school_name }: OwnNames) {
  return {
    first_name: isMissing(first_name) && "Please enter your first name.",
    last_name: isMissing(last_name) && "Please enter your last name.",
    school_name: isMissing(school_name) && "Please enter your school name.",
  };
}

function isMissing(text: string): boolean {
  return text.trim() === "";
}

export function personOf({ first_name, last_name, email }: SignUpDetails): Person {
  return { firstName: first_name, lastName: last_name, email };
}

function checkEmail(email: string): FormProblem<"email"> | null {
  return problemOf(EMAIL_WRONG, { email: !EMAIL.test(email.trim()) && EMAIL_WRONG });
}

function checkPasswords(
  { password, confirm_password }: ResetDetails,
  person: Person,
): FormProblem<keyof ResetDetails> | null {
  const weakness = judgePassword(password, person);
  if (weakness !== null) return { message: weakness.text, fields: { password: weakness.text } };
  return problemOf(MISMATCH, { confirm_password: confirm_password !== password && LIVE_MISMATCH });
}

function problemOf<Field extends string>(
  message: string,
  found: Readonly<Record<Field, string | false>>,
): FormProblem<Field> | null {
  const fields: Partial<Record<Field, string>> = {};
  for (const field in found) {
    const text = found[field];
    if (typeof text === "string") fields[field] = text;
  }
  return Object.keys(fields).length === 0 ? null : { message, fields };
}
