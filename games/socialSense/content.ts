/** What the game says in every level. */
import type { PartsOf } from "../../engine/definition/index.ts";

export const content: PartsOf<"talk">["content"] = {
  you: { voice: "you" },
  buttons: {
    previous: { label: "Hear the one before", phrases: ["previous", "before"] },
    next: { label: "Hear the next", phrases: ["next", "next line"] },
    take: { label: "Take it back", phrases: ["take it back", "take two", "try again", "do over"] },
    goOn: { label: "Leave it", phrases: ["leave it", "go on", "keep going", "no"] },
  },
  texts: {
    heardAll: ["That's all there is to hear.", "Nothing more. Your turn."],
    listenFirst: [
      "Listen to {name}: quick and even, stop and go, hard and short, or slow?",
      "Which is {name}: even, stop and go, hard, or slow with long gaps?",
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
