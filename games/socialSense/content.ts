/** What the game says in every level. */
import type { PartsOf } from "../../engine/definition/index.ts";

export const content: PartsOf<"talk">["content"] = {
  you: { voice: "you" },
  sounds: {
    begin: "scene",
    browse: "menu-step",
    edge: "nothing",
    said: "tick",
    fit: "warmer",
    amiss: "cooler",
    listen: "lean-in",
    take: "rewind",
  },
  buttons: {
    previous: { label: "Previous", phrases: ["previous", "before"] },
    next: { label: "Next", phrases: ["next", "next line"] },
    say: { label: "This one", phrases: ["this one", "that one", "say it", "say that", "okay"] },
    go: { label: "Go there", phrases: ["go there", "this one", "that one"] },
    listen: { label: "Listen", phrases: ["listen", "listen closer", "listen on", "wait"] },
    take: { label: "Take two", phrases: ["take two", "rewind", "try again", "do over"] },
    goOn: { label: "Go on", phrases: ["go on", "keep going", "no"] },
  },
  texts: {
    line: { full: ["{number} of {count}. {line}"], short: ["{number}. {line}"] },
    heardAll: ["That's all there is to hear.", "Nothing more. Your turn."],
    listenFirst: [
      "Never mind the words. What do {name}'s voice and hands do?",
      "Listen to {name} again. What doesn't go with the words?",
      "What would you sound like, if you felt like {name}?",
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
