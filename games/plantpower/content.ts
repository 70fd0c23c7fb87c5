/** The greenhouse: three pots, what can be given, and how it is told there. */
import type { Content } from "./types.ts";

const level = (label: string, ...phrases: string[]) => ({ label, phrases });

export const content: Content = {
  parts: [
    level("Left pot", "left pot"),
    level("Middle pot", "middle pot", "center pot"),
    level("Right pot", "right pot"),
  ],
  dials: {
    water: {
      label: "Water",
      levels: [
        level("A sip", "sip", "a sip"),
        level("A cup", "cup", "a cup"),
        level("A can", "can", "a can"),
      ],
      sound: "pour",
    },
    light: {
      label: "Light",
      levels: [level("Shade", "shade"), level("Window", "window"), level("Lamp", "lamp", "sun lamp")],
      sound: "lever-pull",
    },
    flow: {
      label: "Water",
      levels: [
        level("Nothing", "nothing", "no water", "dry"),
        level("A sip", "sip", "a sip"),
        level("A cup", "cup", "a cup"),
        level("A can", "can", "a can"),
        level("A bucket", "bucket", "a bucket"),
      ],
      sound: "pour",
    },
    glow: {
      label: "Light",
      levels: [
        level("Boxed", "boxed", "box", "under a box"),
        level("Shade", "shade"),
        level("Window", "window"),
        level("Lamp", "lamp", "sun lamp"),
        level("Spotlight", "spotlight", "two lamps"),
      ],
      sound: "lever-pull",
    },
    stuff: {
      label: "Weedy's stuff",
      levels: [level("Plain", "plain", "no stuff"), level("Stuff", "stuff", "with stuff")],
      begins: 0,
      mayNot: true,
      sound: "jar-pop",
    },
    trick: {
      label: "Weedy's trick",
      levels: [level("Untouched", "untouched", "no trick"), level("Trick", "trick", "with trick")],
      begins: 0,
      mayNot: true,
      sound: "party-horn",
    },
  },
  passes: [{ sound: "clock-tick", hold: "end" }],
  sounds: { end: "door-close", done: "right", guess: "tick", fair: "page-write", copy: "water-fill" },
  buttons: {
    end: { label: "Let a day pass", phrases: ["let a day pass", "end day", "good night", "done"] },
    log: { label: "Look in the notebook", phrases: ["notebook", "look in the notebook", "what was"] },
  },
  words: {
    opens: ["Three of a kind:", "From left to right:", "New in the pots:", "Three seedlings, all new:"],
    goesOn: [
      "The same three:",
      "As they stand now:",
      "Your three, as they are today:",
      "Left, middle, right:",
      "How tall they are now:",
      "The three pots:",
    ],
    dropped: [
      "The three from before weren't done yet. A neighbor takes them home.",
      "Your last three weren't done. They move next door, with a page of the notebook.",
    ],
    task: [
      "Find out what they like. When all three climb two steps in a day, they're done.",
      "What do they like? Two steps up in a day, all three: then they're done.",
    ],
    keys: ["Up: more {one}. Down: less. Left and Right: the pots, and the door. Select: all like this one."],
    keysTwo: ["Up: {one}. Down: {other}. Left and Right: the pots, and the door. Select: all like this one."],
    how: {
      full: ["Left and Right: the pots, and the door."],
      short: [
        "You are at the {part}.",
        "At the {part}.",
        "The {part} first.",
        "Your turn: the {part}.",
        "Here's the {part}.",
        "The {part} is in front of you.",
      ],
    },
    restored: ["As they were before.", "Back to how it was.", "Never mind: as before."],
    part: {
      full: ["{part}. {settings}."],
      short: [
        "{part}: {settings}.",
        "Here: {settings}.",
        "It gets: {settings}.",
        "So far: {settings}.",
        "For this one: {settings}.",
        "Now: {settings}.",
        "{settings}.",
      ],
    },
    copied: {
      full: ["All alike: {settings}. Select again: as before."],
      short: ["All alike: {settings}.", "The others have it now: {settings}.", "All three: {settings}."],
    },
    end: {
      full: ["The door. Select: let a day pass. Up: the notebook."],
      short: [
        "The door.",
        "At the door.",
        "The door. All set?",
        "Out the door?",
        "The door. A day, or the notebook?",
        "The door squeaks.",
      ],
    },
    log: "Day {round}. {settings}.",
    shift: [
      "The weather that day: a step {step} {dial} for all.",
      "Weather: {dial}, a step {step} in every pot.",
    ],
    shiftOne: [
      "One pot had a step {step} {dial}, from the roof.",
      "The roof: {dial}, a step {step} in one pot.",
    ],
    noLog: ["The notebook is empty for these.", "These haven't had a day yet."],
    ask: {
      full: [
        "Which will grow most? Left, Up for the middle, Right. If two tie, either is right. Down: all three the same. Select: not yet.",
      ],
      short: [
        "Which will grow most?",
        "Your guess: which one?",
        "Left, middle, right, or all the same?",
        "Which one wins today?",
        "Say which, before you hear it.",
        "Who grows most?",
        "What do you expect?",
      ],
    },
    called: [
      "You called it.",
      "Just as you said.",
      "You saw that coming, with your ears.",
      "Good guess.",
      "That was your guess.",
      "You said so.",
    ],
    miscalled: [
      "The notebook didn't rule your guess out. The plants went another way.",
      "Not this time. The notebook left that open.",
      "It might have been, by the notebook. It wasn't.",
      "A fair guess, by the notebook. It went another way.",
    ],
    ruledOut: [
      "No. That could be ruled out beforehand. The notebook's at the door.",
      "No. Think of what each pot had: that couldn't be.",
      "No. Put together what you know, and that guess drops out.",
    ],
    known: [
      "All three at their best, and the notebook proves it.",
      "All three shoot up. The notebook leaves no other answer.",
      "Three for three, with proof.",
      "They have all they want, and the notebook can prove it.",
    ],
    lucky: [
      "All three shoot up! A good guess, but no proof. A neighbor buys them: two seeds.",
      "It worked, without a test to prove it. Sold to a neighbor, for two seeds.",
      "They like it! Was it all of it, or some? No test says. Sold, for two seeds.",
    ],
    aided: [
      "All three shoot up, as help had said. Sold to a neighbor, for a seed.",
      "Help knew it. A neighbor pays a seed for them.",
    ],
    muddled: [
      "Two things differed between pots. Which one did it?",
      "Two things differed. Was it the one, or the other?",
      "Two things at once make a riddle, not a test.",
      "Hmm. For a test, each pot may differ from one of them in one thing only.",
    ],
    alike: [
      "All three had the same, so no pot shows what did it.",
      "A day without a test: all three had the same.",
      "All three alike: that tells a little. Two pots to compare tell more.",
    ],
    idle: [
      "You could work that out from the days before.",
      "The days before, put together, tell that already.",
      "That followed from the days before.",
      "A quiet day. It ruled nothing out.",
    ],
    stand: [
      "Day {round} with these three. You're at the {part}: {settings}.",
      "You're at the {part}: {settings}. It's day {round} with these.",
    ],
    standEnd: [
      "Day {round} with these three. You're at the door.",
      "You're at the door. It's day {round} with these.",
    ],
    open: ["Still to find out: {dials}.", "The notebook leaves this open: {dials}."],
    settled: ["The notebook leaves only one answer now.", "Put your days together: one answer is left."],
    listen: [
      "The last day again. Compare the pots:",
      "Once more, the last day. How many steps for each pot?",
    ],
    listenFirst: ["No day has passed with these. Give them something, and listen."],
    rule: [
      "Change one thing, and keep the rest alike. Then what you hear comes from that one thing.",
      "Keep one pot as it is. Change one thing in another pot, one other thing in the third, and compare both with the first.",
      "Say a sip, a cup and a can, all in the same light. Then it's the water that you hear.",
    ],
    test: ["I'd change only one thing: {dial}. Different in the pots, all else alike."],
    testAlike: ["I'd set all three alike, and hear which one is the stranger."],
    right: ["Your days leave one answer: {settings}.", "Only this is left: {settings}."],
    choose: ["My guess would be the {part}."],
    shown: ["This is what they like:", "They want this:"],
  },
};
