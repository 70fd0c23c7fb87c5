import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.js";

const ada = { firstName: "Ada", lastName: "Lovelace", email: "countess@example.org" };

test.each([
  "password1",
  "Password1",
  "PASSWORD123",
  "P@ssw0rd",
  "p4ssword1!",
  "Qwerty123",
  "iloveyou2",
  "Sunshine1!",
  "Welcome2024",
  "1q2w3e4r",
  "!QAZ2wsx",
  "Monkey123!",
  "abcdef12",
  "Wigglewave1",
  "12345678!",
  "Aa123456.",
  "Admin@1234",
  "unicorn1",
  "       1",
  "Summer2024!",
  "!!london2012",
  "lovelace12",
])("%s is tried first", (password) => {
  expect(isCommonPassword(password, ada)).toBe(true);
});

test.each(["Qx7!velvet", "Zr8?harbor", "monkeytree9", "4paintedowls", "sunshinerain1", "tulip9field"])(
  "%s is not",
  (password) => {
    expect(isCommonPassword(password, ada)).toBe(false);
  },
);
