import { expect, it } from "vitest";
import type { Move } from "../move.ts";
import { confirm, type Confirmation, type Question } from "./confirm.ts";

const MOVES: Move[] = [
  { id: "right", button: "right", label: "Dark load", phrases: ["dark load", "right"] },
  { id: "say", label: "Say it", phrases: ["<number>"], slot: { from: 0, to: 100 } },
];
const say = (value: number) => ({ move: "say", value });
const FIFTY: Question = { action: say(50), readBack: "50" };
const FIFTY_OR_FIFTEEN: Question = { ...FIFTY, other: { action: say(15), readBack: "15" } };

const answer = (words: string, question: Question) => confirm([{ words, confidence: 0.9 }], question, MOVES);
const act = (value: number): Confirmation => ({ type: "understood", action: say(value), confidence: 0.9 });

it.each([
  ["yes", { type: "yes" }],
  ["yeah that's right", { type: "yes" }],
  ["no", { type: "no" }],
  ["not fifty", { type: "no" }],
  ["fifty", act(50)],
  ["five zero", act(50)],
  ["yes fifty", act(50)],
  ["no forty two", act(42)],
  ["forty two", act(42)],
  ["no fifty", { type: "again" }],
  ["uh huh", { type: "yes" }],
  ["that's the one", { type: "yes" }],
  ["I think so", { type: "yes" }],
  [
    "no I said forty",
    {
      type: "unsure",
      action: say(40),
      readBack: "40",
      other: { action: say(14), readBack: "14" },
      confidence: 0.4,
    },
  ],
  ["what", { type: "again" }],
  ["banana", { type: "again" }],
  ["I don't know", { type: "command", command: "hint" }],
  ["right", { type: "unsure", action: { move: "right" }, readBack: "Dark load", confidence: 0 }],
] as const)("takes %j for %o where one was named", (words, confirmation) => {
  expect(answer(words, FIFTY)).toEqual(confirmation);
});

it.each([
  ["fifty", act(50)],
  ["fifteen", act(15)],
  ["one five", act(15)],
  ["no fifteen", act(15)],
  ["not fifteen", act(50)],
  ["no it's not fifty", act(15)],
  ["the first one", act(50)],
  ["the second", act(15)],
  ["the last one", act(15)],
  ["yes", { type: "yes" }],
  ["neither", { type: "no" }],
  ["neither of them", { type: "no" }],
  ["I didn't say that", { type: "no" }],
  ["no sixty one", act(61)],
  ["sixty one", act(61)],
] as const)("takes %j for %o where two were named", (words, confirmation) => {
  expect(answer(words, FIFTY_OR_FIFTEEN)).toEqual(confirmation);
});

it.each(["no", "nope", "wrong"])("takes %j for a no where it is a move as well", (words) => {
  const moves = [...MOVES, { id: "challenge", label: "Wrong", phrases: ["wrong", "no", "nope"] }];
  expect(confirm([{ words, confidence: 0.9 }], FIFTY, moves)).toEqual({ type: "no" });
});

it("takes the first alternative that is an answer", () => {
  const heard = ["ham", "yam", "yes"].map((words) => ({ words, confidence: 0.5 }));
  expect(confirm(heard, FIFTY, MOVES)).toEqual({ type: "yes" });
});

it("asks for a yes or no where saying it again leaves both as near as before", () => {
  const heard = ["fifty", "fifteen"].map((words) => ({ words, confidence: 0.45 }));
  expect(confirm(heard, FIFTY_OR_FIFTEEN, MOVES)).toEqual({
    type: "unsure",
    action: say(50),
    readBack: "50",
    confidence: 0,
  });
});
