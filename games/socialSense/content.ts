/** What the game says in every level. */
import type { PartsOf } from "../../engine/definition/index.ts";

export const content: PartsOf<"talk">["content"] = {
  you: { voice: "you" },
  buttons: { goOn: { label: "Go on", phrases: ["go on", "keep going", "no"] } },
  texts: {
    heardAll: ["That's all there is to hear.", "Nothing more. Your turn."],
    listenFirst: [
      "Never mind the words. What do {name}'s voice and hands do?",
      "Listen to {name} again: quick, slow, hard, or stop and go?",
      "How fast is {name}, and are there gaps?",
    ],
    best: ["I'd say number {number}: {line}", "Number {number} fits: {line}"],
    bestWait: ["Not yet. Somebody is still talking. Listen on.", "I'd wait for a pause."],
    takeTwo: {
      full: [
        "Take two? {takes} left. Down: do it over. Select: leave it.",
        "Want to do it over? Down. To leave it: Select. {takes} left.",
      ],
      short: ["Take two? {takes} left.", "Do it over? {takes} left."],
    },
    takeLast: {
      full: [
        "One do-over left. Down: use it. Select: leave it.",
        "That's your last take two. Down: use it. Select: leave it.",
      ],
      short: ["Your last do-over: take it?", "One take two left. Use it?"],
    },
  },
};
