import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

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
])("%s is tried first", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(["Qx7!velvet", "Zr8?harbor", "monkeytree9", "4paintedowls", "sunshinerain1"])(
  "%s is not",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
