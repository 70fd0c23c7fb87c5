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
      levels: [level("No-stuff", "no stuff"), level("Stuff", "stuff", "with stuff")],
      begins: 0,
      mayNot: true,
      sound: "jar-pop",
    },
    trick: {
      label: "Weedy's trick",
      levels: [level("No-trick", "no trick"), level("Trick", "trick", "with trick")],
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
    copied: ["All alike: {settings}.", "The others have it now: {settings}.", "All three: {settings}."],
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
    noLog: ["The notebook is empty for these.", "These haven't had a day yet."],
    ask: {
      full: [
        "Which will grow most? Left, Up for the middle, Right; of two that tie, either. Down: all three the same. Select: not yet.",
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
      "Not what you guessed.",
      "You had guessed otherwise.",
      "A surprise, then.",
      "The plants see it another way.",
      "Nope.",
      "Now you know more than before.",
    ],
    known: [
      "All three at their best. You found that out.",
      "All three shoot up. Tested, and true.",
      "Three for three. No luck in it.",
      "They have all they want, and you knew it.",
    ],
    lucky: [
      "All three shoot up! A good guess, but no proof. A neighbor buys them: two seeds.",
      "It worked, and not all of it was tested. Sold to a neighbor, for two seeds.",
      "They like it! Was it all of it, or some? No test says. Sold, for two seeds.",
    ],
    aided: [
      "All three shoot up, as help had said. Sold to a neighbor, for a seed.",
      "Help knew it. A neighbor pays a seed for them.",
    ],
    muddled: [
      "Two things differed from pot to pot. Which one did it?",
      "Was it the one thing, or the other? No pot can tell.",
      "Two things at once make a riddle, not a test.",
      "Hmm. For a test, each pot may differ from one of them in one thing only.",
    ],
    idle: [
      "The notebook had that already.",
      "Nothing new for the notebook.",
      "That told us nothing new.",
      "A quiet day. Nothing learned.",
    ],
    stand: [
      "Days with these three: {rounds}. You are at the {part}.",
      "These have had this many days: {rounds}. You're at the {part}.",
    ],
    listen: ["Listen to the last day again. Who climbs, who slides?", "Once more, the last day:"],
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
