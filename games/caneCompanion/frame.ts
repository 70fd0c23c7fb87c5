/** What is won and lost beside the walks: the line, the marshmallows, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";
import type { Act, Lines } from "./types.ts";

/** So many in line make a real campfire, and so many a great one. */
const ENOUGH = 3;
const MANY = 7;
/** So many marshmallows are a feast. */
const FEAST = 7;

export const devices: AnyDefinition["devices"] = {
  marshmallows: {
    type: "purse",
    unit: { one: "marshmallow", many: "marshmallows" },
    start: 2,
    earns: { found: 1 },
    sounds: { gain: "pocket", pay: "nibble", empty: "nothing" },
    words: { empty: "The bag is empty. Marshmallows lie by the edges of the paths: listen for the rustle." },
  },
};

export const stakes: AnyDefinition["stakes"] = {
  line: {
    start: 0,
    from: 0,
    to: 9,
    better: "more",
    unit: { one: "camper", many: "campers" },
    moves: { joined: 1, rejoined: 1, strayed: -1 },
    stretches: [
      {
        from: 0,
        layers: {},
        say: "{Amount} in line. Three make a campfire, seven a great one.",
      },
      {
        from: 2,
        layers: { song: { bed: "train-music", level: 0.14 } },
        say: "{Amount} in line. Three make a campfire, seven a great one.",
        risen: ["finch: Two! Sing a round."],
        fallen: ["tap: The song got thin."],
      },
      {
        from: ENOUGH,
        layers: {
          song: { bed: "train-music", level: 0.16 },
          low: { bed: "train-music-bass", level: 0.16 },
        },
        say: "{Amount} in line. That's a campfire; seven make it a great one.",
        risen: ["tap: Three! That's enough for a campfire. Hear them hum?"],
        fallen: ["tap: Fewer than seven now."],
      },
      {
        from: MANY,
        layers: {
          song: { bed: "train-music", level: 0.18 },
          low: { bed: "train-music-bass", level: 0.18 },
          tune: { bed: "train-music-tune", level: 0.18 },
        },
        say: "{Amount} in line. That's a great campfire!",
        risen: ["finch: Seven! I ran out of fingers. On one hand, I mean."],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  clean: {
    counts: "clean",
    of: "walks",
    best: "most",
    now: "Walks without a slip: {count} of {of}.",
    end: ["Walks without a slip: {count} of {of}."],
    record: ["Walks without a slip: {count} of {of}. Your best was {best}!"],
  },
};

const keepsake = (name: string, ...lines: Lines) => ({
  name,
  lines: [{ sound: "keepsake" as const }, ...lines],
});

export const keepsakes: AnyDefinition["keepsakes"] = {
  ember: keepsake(
    "A jar of campfire crackle",
    { sound: "simmer", hold: "end" },
    "finch: Caught it myself. Listen, it's still warm.",
  ),
  map: keepsake(
    "A map with no picture",
    { sound: "cane-gravel", side: -0.8, hold: "end" },
    { sound: "cane-wood", side: 0.8, hold: "end" },
    { sound: "cane-grass", side: -0.8, hold: "end" },
    "tap: Gravel, boards, grass. Nobody else can read it. You can.",
  ),
  rail: keepsake(
    "The ring of the top rail",
    { sound: "post-clang", hold: "end" },
    "tap: The rail that tells of steps. I'd know it anywhere.",
  ),
  sock: keepsake(
    "One wet sock",
    { sound: "splat", hold: "end" },
    "finch: We never found out whose. It's yours now.",
  ),
};

interface Fires {
  readonly gift: string;
  readonly great: Lines;
  readonly good: Lines;
  readonly small: Lines;
}

/** The fire: who is in line makes their noise, and the marshmallows go around. */
export function fires({ gift, great, good, small }: Fires): Act[] {
  return [
    {
      id: "fire",
      if: { stakes: { line: { from: 1 } } },
      as: "perform",
      lines: [
        { bed: "fire", layer: "camp", level: 0.4 },
        "finch: The fire is straight ahead. We sit on the log bench, three big steps away from it. And now, one after the other, your very own noise.",
        { perform: true },
        { sound: "applause-small", hold: "end" },
      ],
      again: [{ bed: "fire", layer: "camp", level: 0.4 }, { perform: true }, { sound: "applause-small" }],
    },
    {
      id: "feast",
      if: { stakes: { line: { from: 1 }, marshmallows: { from: FEAST } } },
      lines: [
        [
          "finch: And so many marshmallows! Everybody gets one, and I get the burnt one.",
          "finch: Marshmallows for everybody! I counted twice. It's hard in the dark.",
        ],
      ],
    },
    {
      id: "shared",
      if: { stakes: { line: { from: 1 }, marshmallows: { from: 1, to: FEAST - 1 } } },
      lines: [
        [
          "finch: Few marshmallows. We share. Small bites, everybody!",
          "finch: We share the marshmallows. I measured with my thumb.",
        ],
      ],
    },
    {
      id: "none-left",
      if: { stakes: { line: { from: 1 }, marshmallows: { to: 0 } } },
      lines: [
        [
          "finch: No marshmallows at all? Then we toast crackers.",
          "finch: Toasted crackers, then. They taste like crackers.",
        ],
      ],
    },
    {
      id: "great",
      if: { stakes: { line: { from: MANY } } },
      lines: [{ sound: "crowd-cheer" }, ...great],
    },
    {
      id: "good",
      if: { stakes: { line: { from: ENOUGH, to: MANY - 1 } } },
      lines: [{ sound: "warmer" }, ...good],
    },
    { id: "small", if: { stakes: { line: { to: ENOUGH - 1 } } }, lines: [{ sound: "warmer" }, ...small] },
    { id: "gift", if: { stakes: { line: { from: ENOUGH } } }, keepsake: gift },
    { id: "sock", if: { stakes: { line: { to: ENOUGH - 1 } } }, keepsake: "sock" },
  ];
}

/** The lights come back at last, and nobody much wants them. */
export const lightsOn: Lines = [
  { sound: "power-up", hold: "end" },
  [
    "finch: Oh. The lights are back. Who wants them off again?",
    "finch: Light! Ow. Somebody turn that off, it was so nice.",
    "finch: The lights! Sunny, my flashlight, you're too late.",
  ],
];
