import { describe, expect, test } from "vitest";
import { checkPassword, isStrongPassword } from "./password-rules.ts";

const ada = { firstName: "Ada", lastName: "King Byron", email: "countess@example.org" };
const good = { isLengthRight: true, isImpersonal: true, isMixed: true };

describe("a password", () => {
  test.each([
    ["Qx7!velv", good],
    ["Qx7!velvetvelve", good],
    ["Qx7!vel", { ...good, isLengthRight: false }],
    ["Qx7!velvetvelvet", { ...good, isLengthRight: false }],
    ["velvetsea", { ...good, isMixed: false }],
    ["VELVETSEA", { ...good, isMixed: false }],
    ["12345678", { ...good, isMixed: false }],
    ["!!!!!!!!", { ...good, isMixed: false }],
    ["velvetSea", good],
    ["velvet sea", good],
    ["xADAx7!vel", { ...good, isImpersonal: false }],
    ["7kING!velv", { ...good, isImpersonal: false }],
    ["7byron!velv", { ...good, isImpersonal: false }],
    ["7Countess!", { ...good, isImpersonal: false }],
    ["7example!vel", good],
  ])("%s is %o", (password, checks) => {
    expect(checkPassword(password, ada)).toEqual(checks);
  });

  test("is counted in characters, as a person counts", () => {
    expect(isStrongPassword("🦊🐻🐼🦁🐯🐨🐵a", ada)).toBe(true);
    expect(isStrongPassword("🦊🐻🐼a", ada)).toBe(false);
  });

  test("may hold an initial, but no short name", () => {
    expect(isStrongPassword("Qx7!velvet", { ...ada, firstName: "Q", lastName: "X" })).toBe(true);
    expect(isStrongPassword("Bo7!velvet", { ...ada, firstName: "Bo" })).toBe(false);
  });

  test("is compared with a name however its accents are written", () => {
    expect(isStrongPassword("7zoe\u0308!velv", { ...ada, firstName: "Zo\u00EB" })).toBe(false);
  });
});
