import { expect, it } from "vitest";
import { spokenText } from "./spoken-text.ts";

it.each([
  ["Left: light load. Right: dark load.", "Left, light load. Right, dark load."],
  ["Wait... what?", "Wait, what?"],
  ["Wait… What?", "Wait. What?"],
  ['"Hello," she said (quietly).', "Hello, she said, quietly."],
  ["‘Hello’ she said", "Hello she said"],
  ["a (very) big dog", "a very big dog"],
  ["stop—no, go", "stop, no, go"],
  ["a dash - here", "a dash, here"],
  ["and/or", "and or"],
  ["Yes/no?", "Yes or no?"],
  ["What?!", "What?"],
  ["Stop!!!", "Stop!"],
  ["Say:", "Say."],
  ["  two   spaces ", "two spaces"],
  ["rock 'n' roll", "rock and roll"],
  ["the dogs' bowls", "the dogs bowls"],
  ["don't", "don't"],
  ["**bold** `code`", "bold code"],
  ["One line\nand another", "One line, and another"],
  ["?!", ""],
  ["", ""],
])("leaves words and the marks that a voice pauses by: %s", (written, spoken) => {
  expect(spokenText(written)).toBe(spoken);
});
