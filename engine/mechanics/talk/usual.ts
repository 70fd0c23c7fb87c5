/** What a game need not state: sounds, buttons and words of every conversation. */
import { withDefaults, type Stated } from "../../definition/defaults.ts";
import type { TalkContent } from "./schema.ts";

type Whole<Name extends "sounds" | "buttons" | "texts"> = Stated<NonNullable<TalkContent[Name]>>;
/** Without a text of its own for what stands around, a game says the same of it as of lines. */
type Texts = Omit<Whole<"texts">, "bestAround">;

export const USUAL_SOUNDS: Whole<"sounds"> = {
  begin: "scene",
  browse: "menu-step",
  edge: "nothing",
  said: "tick",
  fit: "warmer",
  amiss: "cooler",
  listen: "lean-in",
  take: "rewind",
};

const USUAL_BUTTONS: Whole<"buttons"> = {
  previous: { label: "Previous", phrases: ["previous", "before"] },
  next: { label: "Next", phrases: ["next", "next line"] },
  say: { label: "This one", phrases: ["this one", "that one", "say it", "say that", "okay"] },
  go: { label: "Go there", phrases: ["go there", "this one", "that one"] },
  listen: { label: "Listen", phrases: ["listen", "listen closer", "listen on", "wait"] },
  take: { label: "Take two", phrases: ["take two", "rewind", "try again", "do over"] },
  goOn: { label: "Go on", phrases: ["go on", "keep going"] },
};

const USUAL_TEXTS: Texts = {
  line: { full: ["{number} of {count}. {line}"], short: ["{number}. {line}"] },
  heardAll: ["That's all there is to hear.", "There is nothing more to hear."],
  listenFirst: ["Listen to {name} once more.", "How does {name} sound?"],
  two: ["Number {first} or number {second}?", "It's between number {first} and number {second}."],
  best: ["I'd take number {number}: {line}", "Number {number} fits: {line}"],
  bestWait: ["I'd listen on.", "Not yet. Listen on."],
  takeTwo: "Take two? {takes} left. Down: do it over. Select: leave it.",
  takeLast: "One do-over left. Down: use it. Select: leave it.",
};

export function soundsOf({ sounds }: TalkContent): Whole<"sounds"> {
  return withDefaults(USUAL_SOUNDS, sounds);
}

export function buttonsOf({ buttons }: TalkContent): Whole<"buttons"> {
  return withDefaults(USUAL_BUTTONS, buttons);
}

export function textsOf({ texts }: TalkContent): Texts {
  return withDefaults(USUAL_TEXTS, texts);
}
