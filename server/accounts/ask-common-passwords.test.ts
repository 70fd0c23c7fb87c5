import { setImmediate } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createCommonPasswords } from "./ask-common-passwords.ts";

const passwords = createCommonPasswords();
afterAll(() => passwords.close());
const person = { firstName: "Ada", lastName: "Byron", email: "ada@example.org" };

test("what is common is found in a thread, while this one does other things", async () => {
  const answered = new AbortController();
  const answer = passwords.isCommon("1l1l1l1l1l1l1lA", person).finally(() => answered.abort());
  let rounds = 0;
  for (; !answered.signal.aborted; rounds += 1) await setImmediate();
  expect(await answer).toBe(true);
  expect(rounds).toBeGreaterThan(1);
  expect(await passwords.isCommon("Qx7!velvet", person)).toBe(false);
});
