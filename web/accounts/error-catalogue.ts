/** What people are told when a call fails. The words are those of the specification, section 8. */
import { isRefused, type CallProblem } from "./call-server.ts";
import type { FormProblem } from "./form-problem.ts";

type Texts = Readonly<Record<number, string>>;

const INTERNAL = "Internal server error. Please try again later.";

const shared: Texts = {
  400: "Bad request: Please check your input",
  401: "Unauthorized: Invalid credentials",
  403: "Forbidden: You don't have permission to access this resource",
  404: "Resource not found",
  405: "Method not allowed",
  429: "Too many requests: Please try again later",
  500: INTERNAL,
  502: INTERNAL,
  503: INTERNAL,
  504: INTERNAL,
};

const autoLogin: Texts = {
  400: "Invalid login request. Please check your information.",
  401: "Invalid email or password. Please try again.",
  404: "Account not found. Please check your email.",
  429: "Too many login attempts. Please try again later.",
};

const reset: Texts = {
  401: "Password reset link is invalid or has expired",
  403: "Forbidden: You don't have permission to reset this password",
  404: "User not found",
  500: "Internal server error: Password reset link may have expired",
};

export const TOKEN_NOT_FOUND = "Token not found";
export const GOOGLE_FAILED = "Failed to process Google login";

/** Log in, sign up, own account: what the server says is preferred to our own words. */
export function describeProblem(problem: CallProblem): string {
  if (problem.type === "unreachable") return "Connection error: Please check your internet connection";
  return problem.message || (shared[problem.status] ?? "Unexpected error occurred.");
}

export function describeSendLinkProblem(problem: CallProblem): string {
  if (problem.type === "unreachable") return "Network error. Please check your connection and try again.";
  if (problem.status === 404) return "No account found with that email address.";
  return describeProblem(problem);
}

/** When the account is there, and logging in with it failed. */
export function describeAutoLoginProblem(problem: CallProblem): string {
  return (problem.type === "refused" && autoLogin[problem.status]) || describeProblem(problem);
}

export function describeResetProblem(problem: CallProblem): string {
  if (problem.type === "unreachable") return describeProblem(problem);
  return (
    reset[problem.status] ||
    problem.message ||
    shared[problem.status] ||
    "An error occurred during password reset"
  );
}

/**
 * The password's part of it. The server says no more than a sentence; with 400, one that names the password is about it,
 * such as that it is a common one.
 */
export function passwordProblem(problem: CallProblem, message: string): FormProblem<"password">["fields"] {
  const isAbout = isRefused(problem, 400) && /\bpassword\b/i.test(message);
  return isAbout ? { password: message } : {};
}

export function describeUserDataProblem(problem: CallProblem): string {
  if (problem.type === "unreachable") return describeProblem(problem);
  return problem.message || "Failed to retrieve user data";
}

export function describeSchoolProblem(problem: CallProblem): string {
  if (problem.type === "unreachable") return describeProblem(problem);
  return problem.message || "Failed to update school information";
}

export function describeCountProblem(problem: CallProblem): string {
  if (problem.type === "unreachable") return `Network error: ${problem.message}`;
  return problem.message || "Failed to fetch user count";
}
