import { expect, it } from "vitest";
import type { Move } from "../move.ts";
import { understand, type Understanding } from "./understand.ts";

const STORE: Move[] = [
  { id: "left", button: "left", label: "Left", phrases: ["left", "go left"] },
  { id: "right", button: "right", label: "Right", phrases: ["right", "go right"] },
  { id: "back", button: "down", label: "Back", phrases: ["back", "go back"] },
  { id: "ask", button: "select", label: "Ask a grown-up", phrases: ["ask", "ask a grown up"] },
  { id: "label", label: "The label", phrases: ["label", "hear the label"] },
  {
    id: "count",
    label: "How many",
    phrases: ["<number>", "<number> cars"],
    slot: { from: 0, to: 50, heardFrom: 0, heardTo: 1000 },
  },
  { id: "repeat", button: "repeat", label: "Repeat", phrases: ["repeat", "again"] },
  { id: "hint", button: "hint", label: "Hint", phrases: ["hint", "help me"] },
  { id: "pause", button: "pause", label: "Pause", phrases: ["pause", "menu"] },
];
const BET: Move[] = [
  { id: "bet", button: "left", label: "Bet", phrases: ["bet", "yes"] },
  { id: "keep", button: "right", label: "Keep it", phrases: ["keep it", "no"] },
];

const hear = (words: string, moves: readonly Move[] = STORE): Understanding =>
  understand([{ words, confidence: 0.9 }], moves);

/** A move, with a "?" where it is asked back; a command with a colon. */
function outcome(words: string, moves?: readonly Move[]): string {
  const heard = hear(words, moves);
  if (heard.type === "not-understood") return "nothing";
  if (heard.type === "command") return `:${heard.command}`;
  const { move, value } = heard.action;
  return `${heard.type === "unsure" ? "?" : ""}${move}${value === undefined ? "" : ` ${value}`}`;
}

it.each([
  ["go left I can hear the freezer humming", "left"],
  ["it smells of soap in here so go right", "right"],
  ["back back back I bumped something", "back"],
  ["oops too far go back", "back"],
  ["left, it's this way", "left"],
  ["no no ask a grown up it has no label", "ask"],
  ["can I hear the label again please", "label"],
  ["twelve that is so many", "count 12"],
  ["um it's eight I'm sure", "count 8"],
  ["five cars no six cars I think", "count 6"],
  ["right please mister driver", "right"],
])("takes the answer out of %j", (words, expected) => {
  expect(outcome(words)).toBe(expected);
});

it.each([
  ["I can hear the left door so go right", "?right"],
  ["no left it's that way", "?left"],
  ["eleven red cars and a bus", "?count 11"],
])("asks back where %j says something else as well", (words, expected) => {
  expect(outcome(words)).toBe(expected);
});

it.each([
  ["pause please I dropped my headphones", ":pause"],
  ["what did you say again repeat please", ":repeat"],
  ["I didn't catch it because my sister screamed repeat please", ":repeat"],
  ["I'm stuck in here can you give me a hint", ":hint"],
  ["go left I forgot", "left"],
])("knows the wish of %j from the reason for it", (words, expected) => {
  expect(outcome(words)).toBe(expected);
});

it.each([
  "go left don't go left",
  "go left go right go left go right",
  "one for you one for me one for you",
  "put it back",
  "I left my coat at the pool",
  "I don't think it's seven",
  "seven not seven",
  "my brother is eight",
])("takes nothing out of %j", (words) => {
  expect(outcome(words)).toBe("nothing");
});

it("keeps a yes and a no apart from what is said with them", () => {
  expect(outcome("yep I counted on my fingers", BET)).toBe("bet");
  expect(outcome("nah no thank you", BET)).toBe("keep");
  expect(outcome("yes no yes no", BET)).toBe("nothing");
});

it("takes the place that was said last", () => {
  const lines: Move[] = ["kind", "quiet", "loud"].map((word, index) => ({
    id: `line-${index + 1}`,
    label: word,
    phrases: [["the first one", "the second one", "the last one"][index] ?? "", word],
  }));
  expect(outcome("um the last one no wait the first one", lines)).toBe("line-1");
  expect(outcome("the second one I mean the last one", lines)).toBe("line-3");
});

it("turns no verdict round, and takes no reason for one", () => {
  const verdicts: Move[] = [
    { id: "wrong", label: "Wrong", phrases: ["wrong", "no"] },
    { id: "right", label: "Right", phrases: ["right", "yes"] },
  ];
  expect(outcome("that's not wrong", verdicts)).toBe("right");
  expect(outcome("I know", verdicts)).toBe("nothing");
  expect(outcome("she's right and that's wrong", verdicts)).toBe("nothing");
});

it("asks back a letter that was said for another", () => {
  const letters: Move[] = "bcdsu"
    .split("")
    .map((letter) => ({ id: letter, label: letter, phrases: [letter] }));
  expect(outcome("c as in cat", letters)).toBe("c");
  expect(outcome("c as in sea", letters)).toBe("?s");
  expect(outcome("oh I see", letters)).toBe("nothing");
});
