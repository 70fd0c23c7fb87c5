/** What the game says in every level. */
import type { PartsOf } from "../../engine/definition/index.ts";

export const content: PartsOf<"talk">["content"] = {
  you: { voice: "you" },
  buttons: { goOn: { label: "Go on", phrases: ["go on", "keep going", "no"] } },
  texts: {
    heardAll: ["That's all there is to hear.", "Nothing more. Your turn."],
    listenFirst: [
      "Never mind the words. How does {name} sound?",
      "Listen to {name} again: quick, slow, hard, or stop and go?",
      "How fast does it go with {name}, and are there gaps?",
    ],
    best: ["I'd say number {number}: {line}", "Number {number} fits: {line}"],
    bestWait: ["Not yet. Somebody is still talking. Listen on.", "I'd wait for a pause."],
    takeTwo: {
      full: [
        "Do this talk over? You have {takes} do-overs. Down: do it over. Select: leave it.",
        "Want to do this talk over? Down. To leave it: Select. {takes} do-overs left.",
      ],
      short: ["Do this talk over? {takes} do-overs left.", "Do it over? {takes} do-overs left."],
    },
    takeLast: {
      full: [
        "One do-over left. Down: use it. Select: leave it.",
        "Do this talk over? It's your last do-over. Down: use it. Select: leave it.",
      ],
      short: ["Your last do-over: take it?", "One do-over left. Use it?"],
    },
  },
};
