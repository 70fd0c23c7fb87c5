import { describe, expect, test } from "vitest";
import { givePasswordFeedback, type TypedPasswords } from "./password-feedback.ts";

const WEAK = "Weak password! Please use letters, numbers, and symbols";
const WEAK_WHY = `${WEAK} (at least 8 characters and no name or email)`;

const typed: TypedPasswords = {
  password: "",
  confirm: "",
  person: { firstName: "Ada", lastName: "Byron", email: "countess@example.org" },
  isPasswordTouched: true,
  isConfirmTouched: true,
};

function feedback(changes: Partial<TypedPasswords>) {
  const { password, confirm, checklist } = givePasswordFeedback({ ...typed, ...changes });
  return { password: password?.text, confirm: confirm?.text, checked: checklist.map(({ isMet }) => isMet) };
}

describe("feedback on a password", () => {
  test("the checklist has the two lines of the specification", () => {
    expect(givePasswordFeedback(typed).checklist.map(({ text }) => text)).toEqual([
      "Be 8 to 15 characters long",
      "Not include your name or email",
    ]);
  });

  test("nothing is said before anybody has typed, and nothing counts as done", () => {
    expect(feedback({ isPasswordTouched: false, isConfirmTouched: false })).toEqual({
      password: undefined,
      confirm: undefined,
      checked: [false, false],
    });
  });

  test("what is missing is asked for", () => {
    expect(feedback({})).toEqual({
      password: "Please enter a password.",
      confirm: "Please confirm your password.",
      checked: [false, false],
    });
  });

  test.each([
    ["too short", "tulip9f", WEAK_WHY, [false, true]],
    ["too long", "tulip9field12345", WEAK_WHY, [false, true]],
    ["with the first name in it", "xxADAxx99", WEAK_WHY, [true, false]],
    ["with the last name in it", "byron4ever", WEAK_WHY, [true, false]],
    ["with the name of the mailbox in it", "Countess99", WEAK_WHY, [true, false]],
    ["of one kind of characters", "tulipfield", WEAK, [true, true]],
  ])("a password %s is weak", (_what, password, text, checked) => {
    expect(feedback({ password, confirm: password })).toEqual({
      password: text,
      confirm: undefined,
      checked,
    });
  });

  test("a confirmation that differs is told, and one that is equal is praised", () => {
    expect(feedback({ password: "tulip9field", confirm: "tulip9fielt" })).toEqual({
      password: undefined,
      confirm: "Oops! Passwords do not match. Please try again.",
      checked: [true, true],
    });
    expect(
      givePasswordFeedback({ ...typed, password: "tulip9field", confirm: "tulip9field" }).confirm,
    ).toEqual({
      tone: "praise",
      text: "Great! Passwords match and your password is strong.",
    });
  });
});
