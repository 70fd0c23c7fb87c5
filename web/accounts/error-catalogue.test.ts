import { describe, expect, test } from "vitest";
import type { CallProblem } from "./call-server.ts";
import {
  describeAutoLoginProblem,
  describeCountProblem,
  describeProblem,
  describeResetProblem,
  describeSchoolProblem,
  describeSendLinkProblem,
  describeUserDataProblem,
} from "./error-catalogue.ts";

const INTERNAL = "Internal server error. Please try again later.";
const UNREACHABLE: CallProblem = { type: "unreachable", message: "Failed to fetch" };

function refused(status: number, message = ""): CallProblem {
  return { type: "refused", status, message };
}

describe("without a word of the server the catalogue speaks", () => {
  test.each([
    [400, "Bad request: Please check your input"],
    [401, "Unauthorized: Invalid credentials"],
    [403, "Forbidden: You don't have permission to access this resource"],
    [404, "Resource not found"],
    [405, "Method not allowed"],
    [429, "Too many requests: Please try again later"],
    [500, INTERNAL],
    [502, INTERNAL],
    [503, INTERNAL],
    [504, INTERNAL],
    [418, "Unexpected error occurred."],
  ])("of %d", (status, text) => {
    expect(describeProblem(refused(status))).toBe(text);
  });

  test.each([
    [400, "Invalid login request. Please check your information."],
    [401, "Invalid email or password. Please try again."],
    [404, "Account not found. Please check your email."],
    [429, "Too many login attempts. Please try again later."],
    [500, INTERNAL],
  ])("of %d when a sign-up logs in", (status, text) => {
    expect(describeAutoLoginProblem(refused(status))).toBe(text);
  });

  test.each([
    [401, "Password reset link is invalid or has expired"],
    [403, "Forbidden: You don't have permission to reset this password"],
    [404, "User not found"],
    [500, "Internal server error: Password reset link may have expired"],
    [418, "An error occurred during password reset"],
  ])("of %d when a password is reset", (status, text) => {
    expect(describeResetProblem(refused(status))).toBe(text);
  });

  test("of calls that have one sentence of their own", () => {
    expect(describeSendLinkProblem(refused(404))).toBe("No account found with that email address.");
    expect(describeUserDataProblem(refused(500))).toBe("Failed to retrieve user data");
    expect(describeSchoolProblem(refused(500))).toBe("Failed to update school information");
    expect(describeCountProblem(refused(500))).toBe("Failed to fetch user count");
  });
});

test("what the server says is preferred", () => {
  const problem = refused(400, "School name is required");
  const said = [
    describeProblem,
    describeSendLinkProblem,
    describeResetProblem,
    describeUserDataProblem,
    describeSchoolProblem,
    describeCountProblem,
  ].map((describeIt) => describeIt(problem));
  expect(new Set(said)).toEqual(new Set(["School name is required"]));
});

test("a server that cannot be reached is told apart", () => {
  const connection = "Connection error: Please check your internet connection";
  expect({
    usual: describeProblem(UNREACHABLE),
    autoLogin: describeAutoLoginProblem(UNREACHABLE),
    reset: describeResetProblem(UNREACHABLE),
    sendLink: describeSendLinkProblem(UNREACHABLE),
    count: describeCountProblem(UNREACHABLE),
  }).toEqual({
    usual: connection,
    autoLogin: connection,
    reset: connection,
    sendLink: "Network error. Please check your connection and try again.",
    count: "Network error: Failed to fetch",
  });
});
