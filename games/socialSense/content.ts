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
    bestAround: ["I'd go there now. {line}", "Over there, next. {line}"],
    best: ["I'd say number {number}: {line}", "Number {number} fits: {line}"],
    bestWait: ["Not yet. Somebody is still talking. Listen on.", "I'd wait for a pause."],
    takeLast: [
      "Take that back? You can, once today. Down: take it back. Select: leave it.",
      "You can take back one line today. Down: take it back. Select: leave it.",
    ],
  },
};
