import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Move } from "../move.ts";
import { grammar } from "./grammar.ts";
import { understand } from "./understand.ts";
import { parseYesNo } from "./yes-no.ts";

const MOVES: readonly Move[] = [
  { id: "dark", button: "left", label: "Dark load", phrases: ["dark", "dark load", "left"] },
  { id: "light", button: "right", label: "Light load", phrases: ["light", "light load", "right"] },
  { id: "wash", button: "down", label: "Hand wash", phrases: ["hand wash"] },
];
const NUMBER: Move = {
  id: "set",
  label: "Say a number",
  phrases: ["<number>", "stop at <number>"],
  slot: { from: 0, to: 120 },
};
const LETTERS: readonly Move[] = ["b", "d", "c"].map((letter) => ({
  id: letter,
  label: letter,
  phrases: [letter],
}));

const heard = (...words: string[]) => words.map((alternative) => ({ words: alternative, confidence: 0.9 }));
const understood = (move: string, value?: number) => ({
  type: "understood",
  action: value === undefined ? { move } : { move, value },
});

describe("labels and phrases", () => {
  it.each([
    ["dark", "dark"],
    ["Dark load!", "dark"],
    ["um, the left one please", "dark"],
    ["I think light load", "light"],
    ["hand-wash", "wash"],
    ["wash it by hand wash", "wash"],
  ])("%j is %s", (words, move) => {
    expect(understand(heard(words), MOVES)).toEqual(understood(move));
  });

  it("takes the first alternative that makes sense", () => {
    expect(understand(heard("bark lode", "dark load"), MOVES)).toEqual(understood("dark"));
  });

  it("asks back what only sounds alike, and what the recogniser doubts", () => {
    expect(understand(heard("lite lode"), MOVES)).toEqual({
      type: "unsure",
      action: { move: "light" },
      readBack: "Light load",
    });
    expect(understand([{ words: "dark", confidence: 0.2 }], MOVES)).toMatchObject({
      type: "unsure",
      readBack: "Dark load",
    });
    expect(understand([{ words: "dark", confidence: 0 }], MOVES)).toEqual(understood("dark"));
  });

  it("does not choose between two that were both said, nor guess at what is far off", () => {
    expect(understand(heard("dark or light"), MOVES)).toEqual({ type: "not-understood" });
    expect(understand(heard("umbrella"), MOVES)).toEqual({ type: "not-understood" });
    expect(understand([], MOVES)).toEqual({ type: "not-understood" });
    expect(understand(heard(""), MOVES)).toEqual({ type: "not-understood" });
  });
});

describe("numbers", () => {
  it.each([
    ["7", 7],
    ["for", 4],
    ["too", 2],
    ["ate", 8],
    ["forty two", 42],
    ["forty-to", 42],
    ["a hundred and four", 104],
    ["one hundred", 100],
    ["it is twenty one", 21],
    ["stop at 9 please", 9],
  ])("%j is %d", (words, value) => {
    expect(understand(heard(words), [...MOVES, NUMBER])).toEqual(understood("set", value));
  });

  it.each([
    ["thirteen", 13, "thirteen"],
    ["30", 30, "thirty"],
    ["a hundred and fifteen", 115, "one hundred fifteen"],
  ])("%j is read back, since it sounds like another", (words, value, readBack) => {
    expect(understand(heard(words), [NUMBER])).toEqual({
      type: "unsure",
      action: { move: "set", value },
      readBack,
    });
  });

  it("stays within the slot's bounds, and does not choose between two", () => {
    expect(understand(heard("two hundred"), [NUMBER])).toEqual({ type: "not-understood" });
    expect(understand(heard("five or six"), [NUMBER])).toEqual({ type: "not-understood" });
  });

  it("is understood for every number that the grammar lists", () => {
    const spelled = grammar([NUMBER]).filter((phrase) => !phrase.startsWith("stop at"));
    expect(spelled.slice(0, 3)).toEqual(["zero", "one", "two"]);
    const values = spelled.slice(0, 121).map((words) => {
      const understanding = understand(heard(words), [NUMBER]);
      return "action" in understanding ? understanding.action.value : null;
    });
    expect(values).toEqual(Array.from({ length: 121 }, (_, value) => value));
  });
});

describe("letters", () => {
  it.each([
    ["b", "b"],
    ["bee", "b"],
    ["B as in boy", "b"],
    ["sea", "c"],
    ["dee", "d"],
  ])("%j is %s", (words, letter) => {
    expect(understand(heard(words), LETTERS)).toEqual(understood(letter));
  });

  it("does not take a letter whose example begins with another", () => {
    expect(understand(heard("b as in dog"), LETTERS)).toEqual({ type: "not-understood" });
  });
});

describe("commands", () => {
  it("work everywhere, unless a move says the same", () => {
    expect(understand(heard("repeat please"), MOVES)).toEqual({ type: "command", command: "repeat" });
    const own: Move = { id: "again", label: "Again", phrases: ["repeat"] };
    expect(understand(heard("repeat"), [own])).toEqual(understood("again"));
  });
});

it("reads yes and no", () => {
  expect(["yes", "Yep!", "yes that one", "no", "Nope", "no no", "maybe", ""].map(parseYesNo)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    null,
    null,
  ]);
});

it("survives whatever is heard", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ words: fc.string({ unit: "binary" }), confidence: fc.double() })),
      (anything) => {
        expect(understand(anything, [...MOVES, NUMBER, ...LETTERS]).type).toBeTypeOf("string");
      },
    ),
  );
});
