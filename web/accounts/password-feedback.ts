/** What is said about a password while it is typed. The rules are the server's; the words are the specification's. */
import { checkPassword, type Person } from "../../server/accounts/password-rules.ts";

export interface Feedback {
  readonly tone: "problem" | "praise";
  readonly text: string;
}

export interface PasswordFeedback {
  readonly checklist: readonly { readonly text: string; readonly isMet: boolean }[];
  /** Null where there is nothing to say yet. */
  readonly password: Feedback | null;
  readonly confirm: Feedback | null;
}

export interface TypedPasswords {
  readonly password: string;
  readonly confirm: string;
  readonly person: Person;
  /** A field in which nobody has typed yet is not found fault with. */
  readonly isPasswordTouched: boolean;
  readonly isConfirmTouched: boolean;
}

const WEAK = "Weak password! Please use letters, numbers, and symbols";
const WEAK_WHY = "(at least 8 characters and no name or email)";

export function givePasswordFeedback(typed: TypedPasswords): PasswordFeedback {
  const { isLengthRight, isImpersonal } = checkPassword(typed.password, typed.person);
  return {
    checklist: [
      { text: "Be 8 to 15 characters long", isMet: isLengthRight },
      { text: "Not include your name or email", isMet: typed.password !== "" && isImpersonal },
    ],
    password: typed.isPasswordTouched ? judgePassword(typed.password, typed.person) : null,
    confirm: typed.isConfirmTouched ? judgeConfirmation(typed) : null,
  };
}

/** Null where the password is strong. */
export function judgePassword(password: string, person: Person): Feedback | null {
  if (password === "") return { tone: "problem", text: "Please enter a password." };
  const { isLengthRight, isImpersonal, isMixed } = checkPassword(password, person);
  if (!isLengthRight || !isImpersonal) return { tone: "problem", text: `${WEAK} ${WEAK_WHY}` };
  return isMixed ? null : { tone: "problem", text: WEAK };
}

function judgeConfirmation({ password, confirm, person }: TypedPasswords): Feedback | null {
  if (confirm === "") return { tone: "problem", text: "Please confirm your password." };
  if (confirm !== password) {
    return { tone: "problem", text: "Oops! Passwords do not match. Please try again." };
  }
  if (judgePassword(password, person) !== null) return null;
  return { tone: "praise", text: "Great! Passwords match and your password is strong." };
}
