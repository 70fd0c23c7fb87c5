import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox-of.ts";

test.each([
  ["ada@example.org", "ada@example.org"],
  ["ada.b+one+two@example.org", "ada.b@example.org"],
  ["a.d.a+x@googlemail.com", "ada@gmail.com"],
  ["+one@example.org", "@example.org"],
])("mails to %s reach the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
