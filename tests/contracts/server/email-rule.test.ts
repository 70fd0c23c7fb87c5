/** The page may not reach into the server, so it has the rule again: both must be the same. */
import { expect, test } from "vitest";
import { email as emailOfServer } from "../../../server/api-shapes.ts";
import { checkForgotPassword, checkLogin, checkSignUp } from "../../../web/accounts/form-checks.ts";

const details = {
  first_name: "Ada",
  last_name: "Byron",
  school_name: "Sample School",
  email: "countess@example.org",
  password: "tulip9field",
  confirm_password: "tulip9field",
};

test.each([
  "ada@example.org",
  " Ada.B+games@Mail.Example.org ",
  "o'neil@example.co.uk",
  "a@b",
  "ada",
  "ada@@example.org",
  "ada..b@example.org",
  ".ada@example.org",
  "ada@example.o",
  "ada b@example.org",
  "zoë@example.org",
])("the email %j is valid just where the server takes it", (email) => {
  const wrong = "Please enter a valid email.";
  const expected = emailOfServer.safeParse(email).success
    ? null
    : { message: wrong, fields: { email: wrong } };
  expect(checkLogin({ email, password: "tulip9field" })).toEqual(expected);
  expect(
    checkSignUp({ ...details, password: "meadow7river", confirm_password: "meadow7river", email }),
  ).toEqual(expected);
  expect(checkForgotPassword({ email })).toEqual(expected);
});
