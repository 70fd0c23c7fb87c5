import { describe, expect, test } from "vitest";
import { checkForgotPassword, checkLogin, checkReset, checkSchool, checkSignUp } from "./form-checks.ts";

const details = {
  first_name: "Ada",
  last_name: "Byron",
  school_name: "Sample School",
  email: "countess@example.org",
  password: "tulip9field",
  confirm_password: "tulip9field",
};
const person = { firstName: "Ada Byron", lastName: "", email: "countess@example.org" };
const WEAK =
  "Weak password! Please use letters, numbers, and symbols (at least 8 characters and no name or email)";
const MISMATCH = {
  message: "Passwords do not match. Please try again.",
  fields: { confirm_password: "Oops! Passwords do not match. Please try again." },
};

describe("before it is sent", () => {
  test("a form without a fault passes", () => {
    expect([
      checkLogin(details),
      checkSignUp(details),
      checkReset(details, person),
      checkForgotPassword(details),
      checkSchool({ school: "Sample School" }),
    ]).toEqual([null, null, null, null, null]);
  });

  test("a log-in needs email and password", () => {
    expect(checkLogin({ email: " ", password: "" })).toEqual({
      message: "Email and password are required",
      fields: { email: "Please enter your email.", password: "Please enter a password." },
    });
  });

  test("a sign-up needs all six fields", () => {
    const blank = {
      first_name: "",
      last_name: " ",
      school_name: "",
      email: "",
      password: "",
      confirm_password: "",
    };
    expect(checkSignUp(blank)).toEqual({
      message: "Please fill in required fields",
      fields: {
        first_name: "Please enter your first name.",
        last_name: "Please enter your last name.",
        school_name: "Please enter your school name.",
        email: "Please enter your email.",
        password: "Please enter a password.",
        confirm_password: "Please confirm your password.",
      },
    });
  });

  test("a weak password is told before one that does not match", () => {
    const weak = { message: WEAK, fields: { password: WEAK } };
    expect(checkSignUp({ ...details, password: "byron4ever" })).toEqual(weak);
    expect(checkReset({ password: "byron4ever", confirm_password: "x" }, person)).toEqual(weak);
    expect(checkSignUp({ ...details, confirm_password: "tulip9fielt" })).toEqual(MISMATCH);
    expect(checkReset({ ...details, confirm_password: "tulip9fielt" }, person)).toEqual(MISMATCH);
  });

  test("a reset needs both passwords", () => {
    expect(checkReset({ password: "tulip9field", confirm_password: "" }, person)).toEqual({
      message: "Please fill in required fields",
      fields: { confirm_password: "Please confirm your password." },
    });
  });

  test("a link needs an email, and a newcomer a school", () => {
    expect(checkForgotPassword({ email: "" })).toEqual({
      message: "Email is required to send reset link.",
      fields: { email: "Please enter your email." },
    });
    expect(checkSchool({ school: " " })).toEqual({
      message: "School name is required",
      fields: { school: "Please enter your school name." },
    });
  });
});
