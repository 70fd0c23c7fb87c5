/** The words, buttons and sounds that are there without a game saying so, true in every game. */
import type { Family } from "../../lines/family.ts";
import type { SoundId } from "../../sound/index.ts";
import type { MoveWords } from "../kit/move-words.ts";
import type { TallyContent, WordName } from "./schema.ts";
import { USUAL_WORK_WORDS } from "./work-words.ts";

type Named<Part extends keyof TallyContent> = keyof NonNullable<TallyContent[Part]>;

export const USUAL_WAYS = { left: "to the left", right: "to the right" };
export const USUAL_UNIT = { one: "point", many: "points" };

export const USUAL_BUTTONS: Record<Named<"buttons">, MoveWords> = {
  listen: { label: "Listen", phrases: ["listen", "listen on", "go on", "on"] },
  again: { label: "Hear it again", phrases: ["hear it again", "hear again", "hear that again"] },
  report: { label: "Report", phrases: ["report", "report it", "enough", "done"] },
  call: { label: "There are more", phrases: ["more", "more than that", "stop", "now"] },
  stand: { label: "Let it stand", phrases: ["let it stand", "not more", "leave it"] },
  left: { label: "One to the left", phrases: ["left", "to the left"] },
  right: { label: "One to the right", phrases: ["right", "to the right"] },
  undo: { label: "Take it back", phrases: ["back", "take it back", "no"] },
  weigh: { label: "Which is heavier", phrases: ["which is heavier", "weigh"] },
  go: { label: "Go", phrases: ["go", "done", "ready"] },
};

export const USUAL_SOUNDS: Record<Named<"sounds">, SoundId> = {
  click: "dial-click",
  begin: "tick",
  edge: "nothing",
  browse: "menu-step",
  set: "tick",
  call: "service-bell",
  right: "right",
  near: "almost",
  wrong: "almost",
  box: "tag-knock",
  go: "footstep",
  lost: "splash",
  arrived: "tick",
  enough: "service-bell",
  beyond: "tick",
  spare: "tick",
};

export const USUAL_WORDS: Record<WordName, Family> = {
  ready: {
    full: ["Up: listen."],
    short: ["Ready? Up.", "Up, and it begins.", "Up: listen.", "Begin with Up."],
  },
  over: {
    full: ["Worth {worth} now. Up: listen on, and it's {next}. Down: hear it again. Select: report."],
    short: [
      "Worth {worth} now, {next} after the next one.",
      "{worth} now. Listen on for {next}?",
      "Report for {worth}, or on for {next}?",
      "That makes {worth}. One more makes {next}.",
    ],
  },
  onward: {
    full: ["Up: listen on. Down: hear it again."],
    short: ["There's more. Up.", "It goes on. Up.", "And on. Up.", "More to come. Up."],
  },
  last: {
    full: ["That was all of it: {worth}. Select: report. Down: hear it again."],
    short: ["That was all: {worth}. Report it.", "All heard, for {worth}.", "No more to come. {worth}."],
  },
  calling: {
    full: ["Up: listen on. Select, while it goes on, at the one that is more than {guess}."],
    short: [
      "On with Up. Select at the one that is more than {guess}.",
      "Up goes on. More than {guess}: Select, while it goes on.",
      "Up, and a finger on Select, for more than {guess}.",
    ],
  },
  standing: {
    full: ["That was all. Up: never more than {guess}. Select: there were more, but it's late now."],
    short: [
      "All heard. Never more than {guess}: Up. More, and late: Select.",
      "That's the end. Up: {guess} was never passed. Select: it was, and I'm late.",
    ],
  },
  early: ["Too early. So far: {tally}.", "Not yet more: {tally} by then."],
  late: ["True, but late.", "Yes, there were more, but the call came late."],
  onTheOne: ["On the very one!", "At the very moment!", "That one, exactly that one!"],
  inTime: ["Yes, by now there are more.", "Right, there are more."],
  stood: ["Right: there were never more.", "Right, it never came to more.", "Right to let it stand."],
  missed: ["No. Count along.", "The count was different."],
  running: ["It's still going on.", "Not over yet.", "Still more in this one.", "Wait for the end of it."],
  clicked: ["Your clickers say {clicks}.", "Clicked so far: {clicks}.", "On the clickers: {clicks}."],
  start: {
    full: ["Up and Down set the number, Right adds five. Select: that's it. Down at zero: back."],
    short: [
      "Your number?",
      "Set it, then Select.",
      "What's your number?",
      "Up, Down, and Select.",
      "Set the number.",
    ],
  },
  set: "{value}.",
  choose: {
    full: ["{label}? Left and Right choose. Select: that's it. Down: back."],
    short: ["{label}?", "{label}, or another?", "Is it this: {label}?"],
  },
  confirm: {
    full: ["{value}. Select, or say yes: that's it. Or say another number."],
    short: ["{value}. Yes, or Select?", "{value}, you said. Select?", "{value}? Select, or yes."],
  },
  truth: ["It was {tally}.", "{tally}.", "In all: {tally}.", "The count: {tally}."],
  recount: ["Once more, with clicks.", "Count along.", "Here they are, with clicks."],
  said: [
    "You said: {said}. It was: {right}.",
    "It was: {right}. You said: {said}.",
    "The answer is: {right}. You said: {said}.",
  ],
  tooMany: [
    "You said {said}. It was {right}: {by} too many.",
    "It was {right}. You said {said}, {by} too many.",
  ],
  tooFew: [
    "You said {said}. It was {right}: {by} too few.",
    "It was {right}. You said {said}, {by} too few.",
  ],
  makes: ["{sum} makes {right}.", "{sum}: that's {right}."],
  once: [
    "There were {said}, and each one counts {times}.",
    "{said} is how many there were. Each one counts {times}.",
  ],
  turned: [
    "{said} is what comes out the wrong way around. Check which way adds.",
    "With more and fewer swapped, it would be {said}.",
  ],
  lastOnly: [
    "{said} is what the last one had alone. Add what came before it.",
    "The last one alone had {said}. Add all of them.",
  ],
  bothWays: [
    "{said} is both ways together. Only one way counts.",
    "Both ways together make {said}. Only one way counts.",
  ],
  withStrays: [
    "{said} would be right if every sound counted.",
    "With the sounds that don't count, it would be {said}.",
  ],
  right: ["Right.", "That's exactly it.", "Every last one.", "Every one of them."],
  near: ["So close.", "Nearly.", "One off.", "Almost to the number."],
  wrong: ["Not this time.", "That's not it.", "No, not quite what went on."],
  mended: [
    "Right, with some help.",
    "That's it, now that you know how.",
    "Right, and help had a hand in it.",
  ],
  two: [
    "It's one of two: {one}, or {other}. The next hint tells which, and then this one wins nothing.",
    "Two are left: {one}, or {other}. One more hint tells, and then there is nothing to win here.",
  ],
  best: ["I counted: {label}.", "I'd say: {label}."],
  bestOn: ["I'd listen: Up.", "Up: there's more to hear."],
  bestCall: ["I'd call it now: Select.", "There are more by now. Select."],
  bestStand: ["I'd let it stand: Up.", "There were never more. Up."],
  bestReport: ["I'd report it now: Select.", "All is heard. Select."],
  ...USUAL_WORK_WORDS,
};
