import { expect, it } from "vitest";
import { askedTab } from "./asked-tab.ts";

it("reads the number of a tab, of which My Progress is the sixth", () => {
  const asked = ["1", "2", "3", "4", "5", "6"].map((page) => askedTab(`page=${page}`));
  expect(asked).toEqual(["language", "math", "science", "life-skills", "independence-skills", "progress"]);
});

it("knows an address that asks for nothing from one that asks for what is not there", () => {
  expect(askedTab("")).toBe("nothing");
  expect(["0", "7", "-1", "1.0", "01", "", "math"].map((page) => askedTab(`page=${page}`))).toEqual(
    Array.from({ length: 7 }, () => "unknown"),
  );
});
