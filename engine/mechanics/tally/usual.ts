/** The words, buttons and sounds that are there without a game saying so, true in every game. */
import type { Family } from "../../lines/family.ts";
import type { SoundId } from "../../sound/index.ts";
import type { MoveWords } from "../kit/move-words.ts";
import type { TallyContent, WordName } from "./schema.ts";

type Named<Part extends keyof TallyContent> = keyof NonNullable<TallyContent[Part]>;

export const USUAL_WAYS = { left: "to the left", right: "to the right" };
export const USUAL_UNIT = { one: "point", many: "points" };

export const USUAL_BUTTONS: Record<Named<"buttons">, MoveWords> = {
  listen: { label: "Listen", phrases: ["listen", "listen on", "go on", "on"] },
  again: { label: "Hear it again", phrases: ["hear it again", "hear again", "hear that again"] },
  report: { label: "Report", phrases: ["report", "report it", "enough", "done"] },
  call: { label: "There are more", phrases: ["more", "more than that", "stop", "now"] },
  stand: { label: "Let it stand", phrases: ["let it stand", "not more", "leave it"] },
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
    full: ["Select, as soon as there are more than {guess}, even while it goes on. Up: listen on."],
    short: [
      "More than {guess}? Select. Else Up.",
      "On with Up, until it's more than {guess}.",
      "{guess}, or more? Up goes on.",
      "Still not more than {guess}? Up.",
    ],
  },
  standing: {
    full: ["That was all. Select: there were more than {guess}. Up: let it stand."],
    short: [
      "All heard. More than {guess}? Select. Else Up.",
      "That's the end. More than {guess}, or let it stand?",
    ],
  },
  early: ["Too early. So far: {tally}.", "Not yet more: {tally} by then."],
  late: ["True, but it was so a while ago.", "Yes, and it could be called sooner."],
  onTheOne: ["On the very one!", "At the very moment!", "That one, exactly that one!"],
  inTime: ["Called in time.", "Yes, by now there are more.", "Right, that's one too many."],
  stood: ["Right: there were never more.", "Right, it never came to more.", "Right to let it stand."],
  missed: ["Not so: count along.", "The count says otherwise."],
  running: ["It's still going on.", "Not over yet.", "Still more in this one.", "Wait for the end of it."],
  clicked: ["Your clickers say {clicks}.", "Clicked so far: {clicks}.", "On the clickers: {clicks}."],
  start: {
    full: ["Up and Down set the number, Right adds five. Select: that's it."],
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
    full: ["{label}? Left and Right choose. Select: that's it."],
    short: ["{label}?", "{label}, or another?", "Is it this: {label}?"],
  },
  truth: ["It was {tally}.", "{tally}.", "In all: {tally}.", "The count: {tally}.", "{tally}, by the ear."],
  recount: ["Once more, with a click for each.", "Count along.", "Here they are, one click each."],
  said: ["{right}, and you said {said}.", "It was {right}, not {said}.", "You said {said}. It was {right}."],
  right: ["Right.", "That's exactly it.", "To the last one.", "Every one of them."],
  near: ["So close.", "Nearly.", "One off.", "Almost to the number."],
  wrong: ["It was otherwise.", "Not this time.", "The ear says something else."],
  mended: [
    "Right, with some help.",
    "That's it, now that you know how.",
    "Right, and help had a hand in it.",
  ],
  where: ["Heard: {heard} of {of}.", "You have heard {heard} of {of}."],
  two: ["It's one of two: {one}, or {other}.", "Two are left: {one}, or {other}."],
  best: ["I counted: {label}.", "I'd say: {label}."],
  bestOn: ["I'd listen: Up.", "Up: there's more to hear."],
  bestCall: ["I'd call it now: Select.", "There are more by now. Select."],
  bestStand: ["I'd let it stand: Up.", "There were never more. Up."],
  bestReport: ["I'd report it now: Select.", "All is heard. Select."],
};
