import { expect, test } from "vitest";
import { logInFirst, nextPage } from "./next-page.ts";

test.each(["/account", "/dashboard", "/dashboard/studentlist", "/dashboard/teacher", "/dashboard/games"])(
  "a log-in leads back to %s",
  (page) => {
    expect(nextPage(new URL(logInFirst(page), "https://example.org").search)).toBe(page);
  },
);

test.each([
  "",
  "?next=",
  "?next=/impact",
  "?next=//evil.example",
  "?next=https://evil.example/account",
  "?next=/account/..",
])("a log-in with %j leads to the Game Zone", (search) => {
  expect(nextPage(search)).toBe("/game-zone");
});
