import { expect, it } from "vitest";
import { parseOptions, USAGE } from "./options.ts";

it("reads a game and its options", () => {
  const args = ["addition", "--seed", "7", "--level", "2", "--journal", "a.jsonl"];
  expect(parseOptions(args)).toEqual({
    ok: true,
    value: { game: "addition", seed: 7, level: 2, journal: "a.jsonl", replay: null, mic: false, hear: [] },
  });
});

it("reads recordings in their order", () => {
  const parsed = parseOptions(["addition", "--hear", "a.wav", "--hear", "b.wav"]);
  expect(parsed.ok && parsed.value.hear).toEqual(["a.wav", "b.wav"]);
});

it.each([
  [["addition", "--mic", "--hear", "a.wav"], "--mic and --hear: choose one of them."],
  [[], `Name one game. Use: ${USAGE}`],
  [["addition", "subtraction"], `Name one game. Use: ${USAGE}`],
  [["addition", "--sed", "7"], `Unknown option '--sed'. Use: ${USAGE}`],
  [["addition", "--seed", "x"], "--seed x: give a whole number from 0 to 4294967295."],
  [["addition", "--seed", "4294967296"], "--seed 4294967296: give a whole number from 0 to 4294967295."],
  [["addition", "--seed", "-1"], `Option '--seed' argument is ambiguous. Use: ${USAGE}`],
  [
    ["addition", "--replay", "a.jsonl", "--level", "2"],
    "--replay takes seed and level from the journal: leave the other options out.",
  ],
  [["addition", "--level", "0"], "--level 0: give a whole number from 1 on."],
])("tells in one line what is wrong with %j", (args, problem) => {
  expect(parseOptions(args)).toEqual({ ok: false, problem });
});
