import { expect, it } from "vitest";
import { say } from "../cue.ts";
import { tipOfAct } from "./tips.ts";

it("gives each round the next tip, for who wants all words", () => {
  expect([6, 7, 8].map((round) => tipOfAct(["Count on.", "Tens first."], round))).toEqual([
    [say("Count on.", "hint")],
    [say("Tens first.", "hint")],
    [say("Count on.", "hint")],
  ]);
});

it("says nothing where a level has no tips", () => {
  expect(tipOfAct(undefined, 6)).toEqual([]);
});
