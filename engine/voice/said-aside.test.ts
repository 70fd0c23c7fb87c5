import { expect, it } from "vitest";
import type { Move } from "../move.ts";
import { understand, type Understanding } from "./understand.ts";

const TIMES: Move[] = [
  { id: "noon", button: "left", label: "Noon: hot", phrases: ["noon", "hot"] },
  { id: "evening", button: "right", label: "Evening: parrot", phrases: ["evening", "parrot"] },
];
const FRUIT: Move[] = ["Carrot", "Pear", "Kettle"].map((label, index) => ({
  id: `go-${index + 1}`,
  label,
  phrases: [label.toLowerCase()],
}));
const NUMBERS: Move[] = [
  {
    id: "say",
    label: "Say it",
    phrases: ["<number>"],
    slot: { from: 0, to: 100, heardFrom: -1000, heardTo: 1000 },
  },
  { id: "stop", button: "select", label: "Stop", phrases: ["stop"] },
];

const hear = (words: string, moves: readonly Move[]): Understanding =>
  understand([{ words, confidence: 0.9 }], moves);

it.each([
  ["it's hot in here", TIMES],
  ["I have a parrot", TIMES],
  ["my brother has a parrot", TIMES],
  ["carrots are orange", FRUIT],
  ["we went to get a pear yesterday", FRUIT],
  ["I'm seven", NUMBERS],
  ["I'm four years old", NUMBERS],
  ["it's bigger than fifty", NUMBERS],
  ["ten twenty thirty forty", NUMBERS],
])("leaves alone %j, which is no answer", (words, moves) => {
  expect(hear(words, moves)).toEqual({ type: "not-understood" });
});

it.each([
  ["ten twenty thirty that makes thirty five", 35],
  ["stop on forty eight", 48],
  ["two and a half", 2.5],
  ["two thirds", 0.67],
  ["a quarter of a hundred", 25],
  ["forty and two", 42],
])("takes what was decided, or is to be judged, of %j", (words, value) => {
  expect(hear(words, NUMBERS)).toEqual({
    type: "understood",
    action: { move: "say", value },
    confidence: 0.9,
  });
});

it.each([
  ["second from the left", "go-2"],
  ["first from the right", "go-3"],
  ["the one at the end", "go-3"],
  ["the second to last one", "go-2"],
])("counts places from both sides: %j", (words, move) => {
  expect(hear(words, FRUIT)).toEqual({ type: "understood", action: { move }, confidence: 0.9 });
});

it.each(["the third row", "row the third", "third row down"])("finds the ordinal in %j", (words) => {
  const grid: Move[] = [{ id: "row", label: "Row", phrases: ["row <number>"], slot: { from: 1, to: 6 } }];
  expect(hear(words, grid)).toEqual({
    type: "understood",
    action: { move: "row", value: 3 },
    confidence: 0.9,
  });
});

it.each([
  ["half past free", "<time>", 210],
  ["quawter to nine", "<time>", 525],
  ["free quarters and a dime", "<money>", 85],
  ["two dowwars fifty", "<money>", 250],
  ["half a dollar", "<money>", 50],
  ["two dollars and a half", "<money>", 250],
])("hears a child's %j", (words, phrase, value) => {
  const moves: Move[] = [{ id: "say", label: "Say it", phrases: [phrase], slot: { from: 0, to: 2000 } }];
  expect(hear(words, moves)).toEqual({
    type: "understood",
    action: { move: "say", value },
    confidence: 0.9,
  });
});

it("answers a question by the move that a game has for it", () => {
  const moves: Move[] = [{ id: "count", label: "How many I have", phrases: ["how many do i have"] }];
  expect(hear("how many things have I got", moves)).toEqual({
    type: "understood",
    action: { move: "count" },
    confidence: 0.9,
  });
});

it("says how one stands to who asks that, also where a move is asked for by how many there are", () => {
  const moves: Move[] = [{ id: "count", label: "How many I have", phrases: ["how many do i have"] }];
  expect(hear("how am I doing", moves)).toEqual({ type: "command", command: "standing" });
});

it("says how one stands to who asks how many there are of something", () => {
  expect(hear("how many bananas", [])).toEqual({ type: "command", command: "standing" });
  expect(hear("how much coal", [])).toEqual({ type: "command", command: "standing" });
});

it("repeats what a game has its own question for", () => {
  const repeat: Move = {
    id: "repeat",
    button: "repeat",
    label: "Repeat",
    phrases: ["repeat", "how many coins"],
  };
  expect(hear("how many coins", [repeat])).toMatchObject({ type: "understood", action: { move: "repeat" } });
});
