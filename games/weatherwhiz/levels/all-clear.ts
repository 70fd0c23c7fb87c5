/** Level 3: after the thunder. Thirty quiet minutes, and then: seconds from flash to thunder. */
import { NO_RAIN_NEEDED, SECONDS, THUNDER } from "../sources.ts";
import { moment, rain, thunder } from "../weather.ts";
import type { Bank, Chapter, Fate, Level, Note, Rules, Scene } from "../weather.ts";

const TICKS: Note[] = [0, 350, 700].map((at) => ({ sound: "clock-tick", at, level: 0.6 }));

const MOST_LISTENS = 9;

/** Ten minutes go by: T with thunder, q without; a capital R, or r, the same with rain. */
function slot(kind: string) {
  const isWet = kind === "R" || kind === "r";
  const hasThunder = kind === "T" || kind === "R";
  const told = [hasThunder ? "a rumble" : "no rumble", ...(isWet ? ["rain"] : [])].join(", ");
  return moment(
    `ten minutes tick by: ${told}`,
    TICKS,
    isWet ? rain(0.4) : [],
    hasThunder ? thunder(isWet ? 0.6 : 0.7, 900) : [],
  );
}

function wait(told: string): Fate {
  const isWet = told.endsWith("r");
  const right = told.length - 1;
  // The row goes on: when it is over tells nothing.
  const slots = `${told}${isWet ? "rr" : "qq"}`.split("").slice(0, MOST_LISTENS);
  const from = (worth: 0.5 | 1): (0 | 0.5 | 1)[] =>
    slots.map((_, index) => (index < right ? 0 : index === right ? worth : 0.5));
  return {
    moments: slots.map(slot),
    worth: { clear: from(isWet ? 0.5 : 1), wet: from(isWet ? 1 : 0.5) },
    hazard: true,
    why: isWet
      ? [
          "All clear after 30 quiet minutes. Rain alone asks for coats.",
          "Three quiet listens, and rain at the end: out, in coats.",
        ]
      : [
          "All clear needs 30 quiet minutes after the last thunder.",
          "Three quiet listens in a row: that's 30 minutes. Not before.",
        ],
    source: isWet ? NO_RAIN_NEEDED : THUNDER,
    after: [
      {
        sound: isWet ? "rain-here" : "bird",
        level: 0.5,
        caption: isWet ? "much later: soft rain, no thunder" : "much later: a bird, no thunder",
      },
    ],
  };
}

const easy: Rules["fates"] = { "quiet-soon": wait("Tqqq"), "one-more": wait("TTqqq") };
const all: Rules["fates"] = {
  ...easy,
  "comes-back": wait("TqTqqq"),
  "comes-back-late": wait("TqqTqqq"),
  "wet-soon": wait("Rrrr"),
  "wet-back": wait("RrRrrr"),
  "wet-late": wait("RrrRrrr"),
  "twice-back": wait("TqTqTqqq"),
};

type Place = "lake" | "square" | "hill";
type Seat = readonly [Place, number, string];
const SEATS: readonly [Seat, Seat, Seat] = [
  ["lake", -0.9, "left"],
  ["square", 0, "middle"],
  ["hill", 0.9, "right"],
];
/** Seconds from the beep, which stands for a flash, to the thunder. A tick is a second. */
function count([, side, name]: Seat, seconds: number) {
  const ticks = Array.from({ length: seconds }, (_, index): Note => ({
    sound: "clock-tick",
    at: (index + 1) * 1000,
    side,
    level: 0.5,
  }));
  return moment(
    `${name}: a beep, ${seconds} ticks, a rumble`,
    { sound: "probe-beep", at: 0, side, level: 0.6 },
    ticks,
    thunder(0.7, seconds * 1000 + 150),
  );
}
function nearest(gaps: readonly [number, number, number]): Fate {
  const least = gaps.indexOf(Math.min(...gaps));
  const [place, , name] = SEATS[least] ?? SEATS[0];
  return {
    moments: SEATS.map((seat, index) => count(seat, gaps[index] ?? 2)),
    worth: { [place]: [0.5, 0.5, 1] },
    hazard: true,
    clue: count(SEATS[least] ?? SEATS[0], gaps[least] ?? 2),
    why: [
      `Fewest ticks: the ${place}, ${gaps[least] ?? 2}. Five would be about a mile.`,
      `The ${place}'s thunder came first after its flash: nearest, on the ${name === "middle" ? "square" : name}.`,
    ],
    source: SECONDS,
    after: ["All three are called, nearest first. Everybody is indoors."],
  };
}
const flashes: Rules["fates"] = {
  "near-lake": nearest([2, 5, 4]),
  "near-square": nearest([6, 3, 5]),
  "near-hill": nearest([5, 4, 2]),
  "near-lake-far": nearest([3, 4, 6]),
  "near-square-close": nearest([4, 2, 3]),
  "near-hill-close": nearest([4, 6, 3]),
};

const rules: Rules = {
  tips: ["Count on your fingers. A rumble folds them all back in."],
  responses: ["clear", "wet"],
  listenFor: [
    "How many quiet listens since the last rumble?",
    "Count from the last rumble, not from the first.",
  ],
  rule: [
    "Three quiet listens in a row are 30 minutes. A rumble starts the count again. Rain doesn't.",
    "Rumble: back to zero. Quiet, quiet, quiet: all clear. If it rains then: coats.",
  ],
  fates: all,
};
const flashRules: Rules = {
  responses: ["lake", "square", "hill"],
  places: true,
  listenFor: [
    "Count the ticks from the beep to the rumble, for each place.",
    "Which beep and rumble lie closest together?",
  ],
  rule: [
    "Few ticks: near. Many: far. About five to a mile.",
    "Two ticks are nearer than four, whatever is louder.",
  ],
  fates: flashes,
};

function scenes(set: string, asks: readonly (readonly [string, string, string])[]): Scene[] {
  return asks.map(([ask, right, half], index) => {
    const voice = ["jo", "max", "bea"][index % 3] ?? "jo";
    return {
      id: `${set}-${index + 1}`,
      ask: [{ say: ask, voice }],
      replies: { right: [{ say: right, voice }], half: [{ say: half, voice }] },
    };
  });
}

const items = scenes("waiting", [
  [
    "Nine tubas are in my kitchen since the thunder. When may they go out?",
    "Out they go! My kettle can hear itself again.",
    "Nine tubas, one kitchen. We've had worse.",
  ],
  [
    "The whole soccer team is in my bus, and one of them eats garlic. When can we play?",
    "Air! I mean: thank you!",
    "Garlic. Still garlic.",
  ],
  [
    "The bride, the groom and eleven cakes are in the school. When can they marry outside?",
    "They said yes, and so did the janitor.",
    "We ate a cake. Cake three.",
  ],
  [
    "Thirty dogs came in. They all want out. You tell them when!",
    "Thirty tails say thanks. My vase doesn't.",
    "They're chewing my sofa. Slowly.",
  ],
  [
    "My goat won't leave the sofa, and I won't leave without my goat. Is it time?",
    "The goat says: five more minutes.",
    "The goat's fine with it.",
  ],
  [
    "The pirates are in the post office. They've stamped each other. When can we sail?",
    "Arr! Sent by first class!",
    "Arr. More stamps, then.",
  ],
  [
    "The worm race waits in a shoebox. When do they start?",
    "And they're off! No. Yes. Slowly.",
    "The worms didn't notice.",
  ],
  [
    "The mayor's hiding in the bakery, and the buns are going. When may he leave?",
    "The last bun is saved!",
    "There goes another bun.",
  ],
  [
    "The choir's in the library. They sing. When can they come out?",
    "Doors open! Silence! Bless you.",
    "They know a lot of songs.",
  ],
  [
    "Twelve clowns are in my tiny kitchen. When may they go out?",
    "Out they come. And out. And out.",
    "Somebody's nose honked. Fine.",
  ],
  [
    "The knitting club has knitted me in. When can we all go back to the garden?",
    "I'm free! I keep the sleeves.",
    "They've started on the lamp.",
  ],
  [
    "My twins have built a fort from all my pillows. When can they go and play?",
    "They don't want to now! But thanks.",
    "Forts need towers, they say.",
  ],
]);

const calls = scenes("flash", [
  [
    "Beep means: somebody saw a flash. Whom do I call in first?",
    "First call made, all three indoors!",
    "All three are in.",
  ],
  [
    "Three camps, one telephone! Who's nearest to the storm?",
    "Best order! Everybody's in.",
    "They're in. Phew.",
  ],
  [
    "I'm the fire chief. Which siren first?",
    "Sirens in the right order. Thank you, Whiz.",
    "All sirens sounded.",
  ],
  [
    "Three ice cream stands. Whose people run in first?",
    "In with them, cones and all!",
    "In they went. Cones dripped.",
  ],
]);

const chapter: Chapter = [
  {
    id: "clear-on-air",
    lines: [{ sound: "radio-jingle" }, { sound: "thunder-far" }, "pip: Everybody is indoors, and wants out."],
    again: [{ sound: "radio-jingle" }, "pip: Indoors again, all of them, and bored."],
  },
  {
    id: "first-wait",
    as: "learn",
    set: "first-wait",
    turns: 1,
    how: ["pip: All clear: 30 quiet minutes after the last thunder. One listen is ten."],
    resumed: ["Three quiet listens after the last rumble are 30 minutes. Up: listen on."],
  },
  {
    id: "sam-out",
    lines: [
      { sound: "radio-tune" },
      "sam: Sunny FM! Everybody out! It's been a whole minute!",
      { sound: "thunder-far" },
      "sam: Everybody back in! Me first!",
      "pip: That's how not to do it. Right on time wins us 2 houses. Too early loses 3.",
    ],
  },
  {
    id: "waiting",
    as: "rescue",
    turns: 3,
    short: 2,
    how: [
      "pip: A rumble starts the count again, and rain may hide one. If it's all clear but wet, send them out in coats.",
    ],
    resumed: ["Three quiet listens in a row: all clear. If it rains then: coats."],
  },
  {
    id: "song",
    length: "full",
    ask: ["pip: Everybody is bored in there. What do we play for them?"],
    options: [
      {
        id: "accordion",
        label: "The accordion hour",
        phrases: ["accordion"],
        counts: { gained: 2 },
        chosen: [{ sound: "accordion", hold: "end" }, "pip: Two houses tune in. They like to stamp."],
      },
      {
        id: "goat-song",
        label: "The goat sings",
        phrases: ["goat"],
        counts: { gained: 1 },
        chosen: [{ sound: "goat", hold: "end" }, "pip: One house tunes in. We think it's the goat's mother."],
      },
    ],
  },
  {
    id: "waiting-on",
    as: "rescue",
    turns: 2,
    short: 0,
    returns: true,
    resumed: ["Three quiet listens in a row: all clear. If it rains then: coats."],
  },
  {
    id: "flash-lab",
    as: "learn",
    lines: [
      "pip: A new storm! A beep means that somebody saw a flash. Then count the ticks, one a second.",
      { sound: "probe-beep", hold: "end" },
      { sound: "clock-tick", hold: "end" },
      { rest: 0.5 },
      { sound: "clock-tick", hold: "end" },
      { sound: "thunder-far", hold: "end" },
      "pip: Two ticks. Five are about a mile. Everybody goes in. You choose who's called first: the nearest.",
    ],
    again: ["pip: The storm again. Beep, ticks, rumble: fewest ticks is nearest, and is called first."],
  },
  {
    id: "storm-shift",
    as: "boss",
    set: "flashes",
    turns: 3,
    short: 1,
    resumed: [
      "Left, Up, Right: call that place first. Select: the next place's flash. Fewest ticks is nearest.",
    ],
  },
  {
    id: "clear-won",
    if: { stakes: { listeners: { from: 18 } } },
    lines: [
      { sound: "crowd-cheer" },
      "sam: Whiz, I want to learn that. Ten minutes, ten minutes, ten minutes?",
      "pip: He can count! Hire him.",
    ],
  },
  {
    id: "clear-even",
    if: { stakes: { listeners: { from: 9, to: 17 } } },
    lines: ["sam: I stayed in all day. It was awful. It was right."],
  },
  {
    id: "clear-lost",
    if: { stakes: { listeners: { to: 8 } } },
    lines: [
      "sam: Most of the town listens to me today! I told them: go in, and stay in. I heard it on your station.",
      "pip: Then it was a good day for everybody.",
    ],
  },
  { id: "bell-given", if: { stakes: { listeners: { from: 18 } } }, keepsake: "bell" },
  { id: "tick-given", if: { stakes: { listeners: { to: 17 } } }, keepsake: "clock" },
];

export const clearLevel: Level = {
  id: "all-clear",
  name: "All clear?",
  difficulty: 1,
  skill: "storm-safety",
  learned: "to wait 30 quiet minutes after the last thunder, and to count from flash to thunder",
  next: "Next time the storms come in another order. Keep counting!",
  stakes: ["listeners"],
  tallies: ["sharp"],
  chapter,
  rules,
  items,
};

export const clearBanks: Bank[] = [
  {
    id: "first-wait",
    difficulty: 0.5,
    skill: "storm-safety",
    rules: { ...rules, fates: easy },
    items: scenes("first-wait", [
      [
        "The gym's full of jugglers, and the lamp's afraid. When can they go out?",
        "Out with them! The lamp's alive.",
        "Four balls in the soup. We'll wait.",
      ],
    ]).map((item) => ({ ...item, practice: true as const })),
  },
  { id: "flashes", difficulty: 1, skill: "storm-safety", rules: flashRules, items: calls },
];
