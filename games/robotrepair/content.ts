/** Bolt's three beeps, and how he talks about them. */
import type { Content } from "./types.ts";

export const content: Content = {
  symbols: {
    l: { name: "Left", sound: "command-left", caption: "a low beep, falling", goes: "left" },
    u: { name: "Up", sound: "command-forward", caption: "a beep, rising", goes: "up" },
    r: { name: "Right", sound: "command-right", caption: "a high beep, rising", goes: "right" },
  },
  noun: "beep",
  perform: { label: "Let Bolt run", phrases: ["go", "run", "let bolt run", "done"] },
  sounds: {
    rung: "dial-click",
    place: "marimba-note",
    bump: "robot-bump",
    work: "servo",
    back: "uncouple-one",
  },
  words: {
    wanted: ["Wanted: {thing}.", "{thing}, please."],
    tape: {
      full: ["Bolt's tape beeps:", "The tape goes:"],
      short: ["His tape:", "The tape:", "On the tape:", "Beeps:"],
    },
    walks: { full: ["And he walks:"], short: ["He walks:", "Off he goes:", "His steps:", "So he goes:"] },
    ran: ["Your last try:", "You punched in:"],
    unfilled: ["Nothing is punched in yet.", "No beeps yet. The arrows are the beeps."],
    keyed: ["So far: {spelled}.", "Punched in: {spelled}."],
    full: ["Only {count} beeps fit.", "Full: {count} beeps. Select runs them."],
    patches: [
      "He's there, but the box stays shut: {count} beeps aren't as on his tape, and only one may change.",
      "There, and it won't open. That's {count} beeps changed, and only one was wrong.",
    ],
    resized: [
      "He's there, but the box stays shut. It opens for his tape, with one beep put in or left out.",
      "There, and it won't open: that isn't his tape with one beep more, or one fewer.",
    ],
    entering: ["And you punched in:", "Yours:"],
    edge: ["Bump. That's where the wall ends.", "Bump. No more boxes that way."],
    blocked: ["Bump. A suitcase sticks out there.", "Bump. That's a suitcase, and it's staying there."],
    past: ["He went past it. So close!", "He was there, and went on.", "Past it! Too many beeps."],
    box: [
      "He has {thing}. We want {wanted}.",
      "That's {thing}, not {wanted}.",
      "Oops, {thing}. Back it goes.",
    ],
    floor: [
      "He's still on the floor. The boxes begin one click up.",
      "That ends on the floor, below the boxes.",
    ],
    nobody: ["An empty box.", "Nothing in there but dust.", "That box is empty."],
    arrived: ["{steps} steps.", "That took {steps} steps.", "In {steps} steps."],
    shorter: ["There was a way of {par} steps.", "It can be done in {par} steps."],
    whereEnds: [
      "Compare two places: where it calls, and where he ends up. Count the clicks. Which note is higher?",
      "Is he too low, or too far over to one side? That tells you which beep to look for.",
    ],
    whereTo: [
      "Count the clicks: that many boxes up. Then compare its note with Bolt's, which comes first.",
      "How many clicks up? And is its note higher or lower than Bolt's, or the same?",
    ],
    target: ["It calls here:", "He should end here:"],
    ends: ["And the tape ends here:", "But the tape gets him here:"],
    tried: ["And your last try ended here:", "But your last try got him here:"],
    begins: ["And he starts here:", "Bolt stands here:"],
    names: [
      "The next help says where to look. After it, this one won't count as found at the first try.",
      "Careful: with the next help it's no longer a first try.",
    ],
    helps: ["Here's some help.", "Let me help."],
    twoBeeps: ["It's the {one} beep or the {other} one.", "Look at the {one} beep and the {other} one."],
    bestFirst: ["Begin with {name}.", "The first beep: {name}."],
    bestNext: ["Next: {name}.", "And now {name}."],
    bestBack: ["The last one doesn't help. Take it back with Down.", "Press Down: the last one has to go."],
    ready: ["That's all of it. Select.", "It's complete. Let him run."],
    shown: ["Listen, this is one way.", "Listen, I'll punch it in."],
  },
};
