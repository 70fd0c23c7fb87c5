import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Move } from "../move.ts";
import type { Reading } from "./phrases.ts";
import { EXAMPLE_TURNS } from "./rules/example-turns.ts";
import { understand, type Understanding } from "./understand.ts";

const SEATS: Move[] = [
  { id: "left", button: "left", label: "Light load", phrases: ["light load", "left", "left one"] },
  { id: "right", button: "right", label: "Dark load", phrases: ["dark load", "right"] },
  { id: "shelf", button: "down", label: "Quiet shelf", phrases: ["shelf"] },
  { id: "shake", button: "up", label: "Shake it", phrases: ["shake"] },
];
const DIAL: Move[] = [
  { id: "more", button: "up", label: "Add 1", phrases: ["up", "more"] },
  { id: "say", label: "Say it", phrases: ["<number>"], slot: { from: 0, to: 100 } },
];
const GRID: Move[] = [
  { id: "row", label: "Row", phrases: ["row <number>"], slot: { from: 1, to: 6 } },
  {
    id: "quarters",
    label: "Quarters",
    phrases: ["<number> quarters", "<number> quarter"],
    slot: { from: 1, to: 9 },
  },
];
const LETTERS: Move[] = "abcdeimnorstu".split("").map((letter) => ({
  id: letter,
  label: letter,
  phrases: [letter],
}));

const hear = (words: string, moves: readonly Move[], confidence = 0.9) =>
  understand([{ words, confidence }], moves);
const act = (move: string, value?: number): Understanding => ({
  type: "understood",
  action: value === undefined ? { move } : { move, value },
  confidence: 0.9,
});
const ask = (readBack: string, move: string, value?: number, other?: Reading): Understanding => ({
  type: "unsure",
  action: value === undefined ? { move } : { move, value },
  readBack,
  ...(other === undefined ? {} : { other }),
  confidence: expect.any(Number) as number,
});
const NOT_UNDERSTOOD: Understanding = { type: "not-understood" };

it.each(["forty two", "a hundred and one", "say twelve hundred please", "minus five"])(
  "does not take a piece of %j, which is out of range, for the number",
  (words) => {
    expect(
      hear(words, [{ id: "say", label: "Say it", phrases: ["<number>"], slot: { from: 0, to: 12 } }]),
    ).toEqual(NOT_UNDERSTOOD);
  },
);

describe("understand, phrases and labels", () => {
  it.each([
    ["left", act("left")],
    ["Left.", act("left")],
    ["light load", act("left")],
    ["um, the left one, please", act("left")],
    ["it's the dark load", act("right")],
    ["I think it goes right", act("right")],
    ["write", act("right")],
    ["quiet shelf", act("shelf")],
    ["shake it", act("shake")],
  ])("takes %j for %o", (words, understanding) => {
    expect(hear(words, SEATS)).toEqual(understanding);
  });

  it("asks back when the phrase stands among other words", () => {
    expect(hear("go over to the left side", SEATS)).toEqual(ask("Light load", "left"));
  });

  it.each(["left or right", "not left", "don't go left", "banana", "", "?!", "le"])(
    "does not understand %j",
    (words) => {
      expect(hear(words, SEATS)).toEqual(NOT_UNDERSTOOD);
    },
  );

  it("takes the longer of two phrases that hold each other", () => {
    const cars: Move[] = [
      { id: "left", label: "Wait", phrases: ["left"] },
      { id: "car", label: "Ride", phrases: ["left car"] },
    ];
    expect(hear("the left car over there", cars)).toEqual(ask("Ride", "car"));
  });

  it("does not drop a word that a phrase is made of", () => {
    const moves: Move[] = [{ id: "try", label: "Myself", phrases: ["try"] }];
    expect(hear("try please", moves)).toEqual(act("try"));
  });

  it.each([
    ["shelv", ask("Quiet shelf", "shelf")],
    ["wight woad", ask("Light load", "left")],
    ["dark lode", ask("Dark load", "right")],
  ])("asks back what it had to guess: %j", (words, understanding) => {
    expect(hear(words, SEATS)).toEqual(understanding);
  });

  it("does not guess between two that are equally near", () => {
    const moves: Move[] = [
      { id: "cat", label: "Cat", phrases: ["catty"] },
      { id: "bat", label: "Bat", phrases: ["batty"] },
    ];
    expect(hear("fatty", moves)).toEqual(NOT_UNDERSTOOD);
  });

  it("asks back when the recogniser was not sure itself", () => {
    expect(hear("left", SEATS, 0.3)).toEqual(ask("Light load", "left"));
  });

  it("counts a list from its first, wherever the cursor stands", () => {
    const colors = ["brown", "yellow", "green"];
    const moves = (cursor: number): Move[] => [
      { id: "previous", button: "left", label: "Previous", phrases: ["previous"] },
      { id: "next", button: "right", label: "Next", phrases: ["next"] },
      ...colors.map((color, index): Move => ({
        id: `take-${color}`,
        ...(index === cursor ? { button: "select" } : {}),
        label: color,
        phrases: [color],
      })),
    ];
    for (const cursor of [0, 1, 2]) {
      for (const [index, said] of ["the first", "the second one", "three"].entries())
        expect(hear(said, moves(cursor))).toEqual(act(`take-${colors[index]}`));
    }
  });

  it("takes the first alternative that makes sense, before it guesses at an earlier one", () => {
    const heard = ["lift of", "loft", "left", "lamp"].map((words) => ({ words, confidence: 0.8 }));
    expect(understand(heard, SEATS)).toEqual({ ...act("left"), confidence: 0.8 });
  });

  it("asks which of two that the recogniser is as sure of, and takes the surer", () => {
    const heard = (second: number) => [
      { words: "left", confidence: 0.8 },
      { words: "right", confidence: second },
    ];
    expect(understand(heard(0.8), SEATS)).toMatchObject({
      type: "unsure",
      action: { move: "left" },
      other: { action: { move: "right" } },
    });
    expect(understand(heard(0.6), SEATS)).toEqual({ ...act("left"), confidence: 0.8 });
  });

  it.each(["do you like left", "my left shoe is gone", "stop it you're squishing me", "I had a right once"])(
    "takes %j for talk",
    (words) => {
      expect(hear(words, SEATS)).toEqual(NOT_UNDERSTOOD);
    },
  );

  it("understands nothing when nothing was heard or nothing can be done", () => {
    expect(understand([], SEATS)).toEqual(NOT_UNDERSTOOD);
    expect(hear("left", [])).toEqual(NOT_UNDERSTOOD);
  });
});

describe("understand, numbers", () => {
  it.each([
    ["42", act("say", 42)],
    ["forty two", act("say", 42)],
    ["forty-two", act("say", 42)],
    ["the answer is 42", act("say", 42)],
    ["I want to say five", act("say", 5)],
    ["to", act("say", 2)],
    ["it's for", act("say", 4)],
    ["um one please", act("say", 1)],
    ["a hundred", act("say", 100)],
    ["13", ask("13", "say", 13, { action: { move: "say", value: 30 }, readBack: "30" })],
    ["thirty", ask("30", "say", 30, { action: { move: "say", value: 13 }, readBack: "13" })],
    ["four two", ask("42", "say", 42)],
    ["I have 42 apples", ask("42", "say", 42)],
    ["104", NOT_UNDERSTOOD],
    ["-5", NOT_UNDERSTOOD],
    ["more", act("more")],
    ["add one", act("more")],
  ])("takes %j for %o", (words, understanding) => {
    expect(hear(words, DIAL)).toEqual(understanding);
  });

  it("does not read a teen back where its ten cannot be meant", () => {
    const moves: Move[] = [{ id: "say", label: "Say it", phrases: ["<number>"], slot: { from: 0, to: 20 } }];
    expect(hear("thirteen", moves)).toEqual(act("say", 13));
  });

  it.each([
    ["row three", act("row", 3)],
    ["row 3", act("row", 3)],
    ["row tree", act("row", 3)],
    ["rose", NOT_UNDERSTOOD],
    ["row 9", NOT_UNDERSTOOD],
    ["two quarters", act("quarters", 2)],
    ["to quarters please", act("quarters", 2)],
    ["one quarter", act("quarters", 1)],
  ])("takes %j for %o, with words around the number", (words, understanding) => {
    expect(hear(words, GRID)).toEqual(understanding);
  });
});

describe("understand, choices that have a number", () => {
  const choices: Move[] = [
    { id: "anchor", button: "left", label: "The anchor", phrases: ["the anchor", "left", "23"] },
    { id: "seal", button: "right", label: "The seal", phrases: ["the seal", "right", "3"] },
  ];

  it.each(["33", "thirty three", "forty three"])("take %s for none of them", (words) => {
    expect(hear(words, choices)).toEqual({ type: "not-understood" });
  });

  it.each([
    ["twenty three", "anchor"],
    ["the three", "seal"],
  ])("take %s for its own", (words, move) => {
    expect(hear(words, choices)).toEqual(act(move));
  });
});

describe("understand, a number that is known to lie within bounds", () => {
  const moves: Move[] = [
    {
      id: "say",
      label: "Say it",
      phrases: ["<number>"],
      slot: { from: 0, to: 100, heardFrom: -1000, heardTo: 1000, likely: { from: 54, to: 100 } },
    },
  ];
  const at = (value: number) => ({ action: { move: "say", value }, readBack: String(value) });

  it("is asked back beside its twin, whichever was heard and whichever can be", () => {
    expect(hear("sixteen", moves)).toEqual(ask("16", "say", 16, at(60)));
    expect(hear("sixty", moves)).toEqual(ask("60", "say", 60, at(16)));
  });

  it.each([
    ["sixty six", act("say", 66)],
    ["111", ask("111", "say", 111)],
    ["to", ask("2", "say", 2)],
  ])("%j is read back where it cannot be", (words, understanding) => {
    expect(hear(words, moves)).toEqual(understanding);
  });
});

describe("understand, letters", () => {
  it.each([
    ["b", act("b")],
    ["B", act("b")],
    ["bee", act("b")],
    ["be", act("b")],
    ["see", act("c")],
    ["sea", act("c")],
    ["a", act("a")],
    ["the letter A", act("a")],
    ["eye", act("i")],
    ["I", act("i")],
    ["oh", act("o")],
    ["are", act("r")],
    ["you", act("u")],
    ["b as in boy", act("b")],
    ["t like tiger", act("t")],
    ["z as in zebra", NOT_UNDERSTOOD],
    ["bravo", act("b")],
    ["capital m", act("m")],
  ])("takes %j for %o", (words, understanding) => {
    expect(hear(words, LETTERS)).toEqual(understanding);
  });
});

describe("understand, commands", () => {
  it.each([
    ["repeat", "repeat"],
    ["say that again please", "repeat"],
    ["help me", "hint"],
    ["I don't know", "hint"],
    ["slow down", "slower"],
    ["faster", "faster"],
    ["stop", "pause"],
    ["menu", "menu"],
  ])("takes %j for %s", (words, command) => {
    expect(hear(words, SEATS)).toEqual({ type: "command", command });
  });

  it("lets a move have a command's word", () => {
    const moves: Move[] = [{ id: "ask", button: "up", label: "Stop and ask", phrases: ["stop"] }];
    expect(hear("stop", moves)).toEqual(act("ask"));
  });
});

describe("understand, whatever is heard", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          "left",
          "not",
          "to",
          "for",
          "a",
          "hundred",
          "one",
          "b",
          "as",
          "in",
          "13",
          "-5",
          "$4",
          "<number>",
        ),
        {
          maxLength: 12,
        },
      )
      .map((words) => words.join(" ")),
  );

  it("never throws, and answers only with a move that there is, in its bounds", () => {
    const moves = [...SEATS, ...DIAL, ...GRID, ...LETTERS];
    fc.assert(
      fc.property(
        fc.array(fc.record({ words: texts, confidence: fc.double({ min: 0, max: 1 }) }), { maxLength: 4 }),
        (heard) => {
          const understanding = understand(heard, moves);
          if (understanding.type !== "understood" && understanding.type !== "unsure") return;
          const { move: id, value } = understanding.action;
          const move = moves.find((one) => one.id === id);
          expect(move).toBeDefined();
          if (value === undefined) return;
          expect(value).toBeGreaterThanOrEqual(move?.slot?.from ?? Infinity);
          expect(value).toBeLessThanOrEqual(move?.slot?.to ?? -Infinity);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("does not take long over a long speech", () => {
    expect(hear("and then we went ".repeat(5000), SEATS)).toEqual(NOT_UNDERSTOOD);
  });
});

it.each([
  { what: "believes doubtful hypotheses that mean the same", words: ["go left", "left"], type: "understood" },
  { what: "asks back where they mean different moves", words: ["left", "right"], type: "unsure" },
  {
    what: "does no command that it doubts",
    words: ["louder", "louder please", "quit"],
    type: "not-understood",
  },
])("$what", ({ words, type }) => {
  const moves = ["left", "right"].map((side) => ({ id: side, label: side, phrases: [side, `go ${side}`] }));
  expect(
    understand(
      words.map((one) => ({ words: one, confidence: 0.45 })),
      moves,
    ).type,
  ).toBe(type);
});

describe("doors on two sides", () => {
  const { doors } = EXAMPLE_TURNS;

  it.each(["one", "number two", "the first door", "the second one"])(
    "takes none for %j: there are two of that number",
    (heard) => {
      const { type } = understand([{ words: heard, confidence: 0.85 }], doors);
      expect(type).toBe("not-understood");
    },
  );
});
