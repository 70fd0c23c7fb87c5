/** Who is hidden with us, what may be asked in whispers, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";
import type { Friend, Sound } from "./types.ts";

/** With so many hidden at sunset, our team has won. */
export const GOAL = 10;
/** With so few, Captain Peek has. */
export const FEW = 3;

/** Each has one noise that cannot be held in. */
function friend(name: string, sound: Sound, caption: string, pitch = 0): Friend {
  return { id: name.toLowerCase(), name, lines: [{ sound, caption, ...(pitch !== 0 && { pitch }) }] };
}

const friends: Friend[] = [
  friend("Bea", "giggle", "somebody giggles"),
  friend("Otto", "keys-jingle", "somebody plays with keys"),
  friend("Milo", "sneeze", "somebody sneezes"),
  friend("Gus", "snore", "somebody snores"),
  friend("Nan", "hello-hum", "somebody hums"),
  friend("Kim", "zip", "somebody zips a jacket"),
  friend("Leo", "yawn", "somebody yawns"),
  friend("Ada", "crunch", "somebody bites into a carrot"),
  friend("Ruth", "party-horn", "somebody has a party horn"),
  friend("Finn", "duck", "somebody has brought a duck"),
  friend("Wilma", "tuba", "somebody has brought a tuba", -5),
  friend("Sam", "balloon", "somebody had a balloon"),
];

export const devices: AnyDefinition["devices"] = {
  team: {
    type: "collection",
    unit: { one: "friend", many: "friends" },
    start: 1,
    things: friends,
    gains: { rose: 1, gained: 1 },
    loses: { sank: 1 },
    words: {
      joins: [
        "{name} comes over to us.",
        "In comes {name}.",
        "{name} joins us.",
        "And that's {name}, on our side.",
        "{name} is with us now.",
      ],
      leaves: [
        "{name} goes to Peek's bench.",
        "Peek leads {name} to her bench.",
        "{name} waves goodbye, and goes to Peek's bench.",
        "Off to Peek's bench with {name}.",
      ],
      have: `With you: {amount}. It takes ${GOAL} at sunset to win.`,
      none: `Nobody is with you. It takes ${GOAL} friends at sunset to win.`,
    },
  },
  whispers: {
    type: "purse",
    unit: { one: "whisper", many: "whispers" },
    start: 2,
    most: 9,
    low: 2,
    earns: { sharp: 1 },
    loses: { spent: 1 },
    sounds: { gain: "breath-in", pay: "breath-out", empty: "nothing" },
    words: {
      have: "You have {amount} left to ask with.",
      none: "You have no whispers left. Being right without help brings one.",
    },
  },
};

export const prices: AnyDefinition["prices"] = {
  clue: { whispers: 1 },
  other: { whispers: 1 },
  hint: { whispers: 1 },
};

export const tallies: AnyDefinition["tallies"] = {
  sharp: {
    counts: "sharp",
    of: "judged",
    best: "most",
    now: "Right at the first try, without help: {count} of {of}.",
    end: "Right at the first try, without help: {count} of {of}.",
    record: "Right at the first try, without help: {count} of {of}. Your best was {best}!",
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  banana: {
    name: "A banana with a brush in it",
    lines: [
      { sound: "keepsake" },
      { sound: "peel" },
      "prism: It's green outside, and mush inside. Don't eat it. It's art.",
    ],
  },
  bell: {
    name: "The deer's second-best bell",
    lines: [
      { sound: "keepsake" },
      { sound: "triangle" },
      "prism: It's painted orange. She thinks it's grass.",
    ],
  },
  button: {
    name: "The top button of the coat",
    lines: [
      { sound: "keepsake" },
      { sound: "tag-knock" },
      "prism: It's the only part that never changes. Somebody just chose it: blue, with four holes.",
    ],
  },
  pancake: {
    name: "A cold pancake",
    lines: [
      { sound: "keepsake" },
      { sound: "splat" },
      "pop: Brown on both sides. That's the sugar and the heat. The hair's mine, sorry.",
    ],
  },
  squeak: {
    name: "The squeak of Captain Peek's boot",
    lines: [
      { sound: "keepsake" },
      { sound: "squeak-toy", pitch: -8, caption: "one squeak" },
      "peek: I've got plenty more. Come and hear them next time.",
    ],
  },
};
