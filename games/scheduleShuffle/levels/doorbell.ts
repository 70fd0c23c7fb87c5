/** Level 3: the time by the clock, and what comes in between. */
import { day, practiceDay, type Row, type Ticks } from "../days.ts";
import { evening, LISTEN, lists, longRows, poorLists, shortRows, type Bank, type Level } from "./chapter.ts";

type Surprise = NonNullable<NonNullable<Row["day"]>["surprises"]>[number];
type Lines = Surprise["lines"];

const RULE =
  "Each tick is ten minutes. What Otto can't go without comes first. What no longer fits before the bus goes after it.";

const bell: Lines = [
  { sound: "doorbell", hold: "end" },
  [
    "Mrs. Bell from next door, with a basket of plums. She has a story about each plum.",
    "Mrs. Bell again. She forgot to tell about the biggest plum.",
  ],
];
const rosa: Lines = [
  { sound: "phone-ring", hold: "end" },
  [
    "It's Cousin Rosa, and all of the goats. Each wants to say hello.",
    "Cousin Rosa, about the goats. One of them breathes into the phone.",
  ],
];
const drips: Lines = [
  { sound: "tap-drip", hold: "end" },
  [
    "The faucet! Otto turns it and turns it, until it stops.",
    "Drip, says the faucet. Otto says: we'll see about that.",
  ],
];
const rain: Lines = [
  { sound: "rain-here", hold: "end" },
  [
    "Rain! Otto runs and shuts all the windows, and one of them twice.",
    "The rain comes in! Otto shuts the windows, and dries a very wet fern.",
  ],
];
const catnap: Lines = [
  { sound: "purr", hold: "end" },
  [
    "The cat lies down on the list. Nobody moves a cat.",
    "The cat sits down on the list, and washes one paw after the other.",
  ],
];
const flour: Lines = [
  { sound: "sneeze", hold: "end" },
  [
    "Grandpa has sneezed into the flour. Otto looks for Grandpa, and dusts him off.",
    "A cloud of flour, and Grandpa somewhere in it. Otto gets the broom.",
  ],
];

const EIGHT = 480;
const HALF_PAST_EIGHT = 510;
const NINE = 540;

/** `early` is done first and stays; what was to follow before the bus makes room for what comes in between. */
function bent(id: string, early: Ticks, late: Ticks, lines: Lines, takes: number, at = 2): Row {
  return day(id, early, late, {
    clock: at % 2 === 0 ? EIGHT : HALF_PAST_EIGHT,
    surprises: [{ at, takes, lines }],
  });
}

export const doorbell: Level = {
  id: "doorbell",
  name: "The doorbell rings",
  difficulty: 1,
  skill: "bend-a-plan",
  rules: { helpCosts: true, rule: RULE, listen: `${LISTEN} Each is ten minutes.` },
  items: [
    bent("plums-dog", { dress: 1, dog: 2 }, { cat: 1, fish: 1 }, bell, 1),
    bent("plums-toast", { breakfast: 1, teeth: 1, dress: 1, plants: 1 }, { hens: 3 }, bell, 2),
    bent("goats-mud", { shower: 1, dress: 1, fish: 1 }, { apples: 2, cat: 1 }, rosa, 2),
    bent("goats-lump", { dress: 1, grandpa: 2, bed: 1 }, { trash: 2 }, rosa, 2),
    bent("faucet-lunch", { lunch: 2, dress: 1, fish: 1 }, { pajamas: 1, porch: 1 }, drips, 1),
    bent("faucet-cake", { dress: 1, bake: 2, trash: 2 }, { frost: 1, cat: 1 }, drips, 2),
    bent("rain-tuba", { dress: 1, wrap: 2, mail: 1 }, { phone: 2 }, rain, 2),
    bent("rain-paws", { dress: 1, dog: 2, fish: 2 }, { mop: 2 }, rain, 1, 3),
    bent("catnap-waltz", { dress: 2, tune: 1 }, { play: 1, hens: 1 }, catnap, 2),
    bent("catnap-plates", { breakfast: 1, dress: 1, plants: 1 }, { dishes: 2, phone: 3 }, catnap, 3),
    bent("flour-porch", { dress: 2, porch: 2, cat: 1 }, { apples: 2 }, flour, 1, 3),
    bent("flour-hens", { dress: 1, hens: 2, trash: 1 }, { fish: 3, plants: 2 }, flour, 2),
  ],
  learned: "to tell how many minutes are left by the clock, and to change a plan in the middle",
  tryAtHome: ["Plan your next hour with a grown-up. What can move to later, if the doorbell rings?"],
  next: ["That was the last of Otto's lists. He has asked for the first one again, because of the ducks."],
  goodbye: ["otto: Goodbye! If somebody rings, I'm still on the list."],
  tallies: ["slid"],
  stakes: ["loop"],
  chapter: [
    {
      id: "clock",
      type: "tell",
      as: "story",
      lines: [
        { bed: "kitchen", layer: "air", level: 0.25 },
        { sound: "radio-jingle" },
        "zib: The Otto Show! I won't say how many ticks there are.",
        "otto: We have a clock.",
      ],
      again: [{ sound: "radio-jingle" }, "otto: By the clock again! Each tick is ten minutes."],
    },
    {
      id: "minutes",
      type: "play",
      as: "learn",
      set: "doorbell-clock",
      turns: 1,
      short: 1,
      how: ["Left, Right: go along. Up: pick up. Select: run the day. Each tick is ten minutes."],
      resumed: ["Each tick is ten minutes. Fill the time before the bus."],
    },
    {
      id: "somebody",
      type: "tell",
      as: "story",
      lines: [
        { sound: "gremlin-giggle" },
        "zib: Now I'll tell the whole street that Otto is home!",
        "otto: Then we'll be interrupted! So first what I can't go without. Then look at the clock, and move what doesn't fit anymore.",
      ],
      again: ["zib: I've told the whole street that he's home!"],
    },
    {
      id: "street",
      type: "play",
      as: "rescue",
      turns: 1,
      short: 1,
      how: ["otto: Twelve slides open the Triple Loop. A day that goes wrong costs one."],
      resumed: ["Somebody interrupts. Then look at the clock, and move what doesn't fit anymore."],
    },
    ...lists("doorbell-short", "doorbell-long", poorLists("clock-")),
    {
      id: "field-trip",
      type: "tell",
      as: "story",
      lines: [
        { sound: "boss-near", hold: "end" },
        "otto: Field-trip day! The whole music box factory is going to the zoo, and the bus comes at nine.",
        "zib: Field trip? Then I'll send you two visits.",
      ],
      again: [{ sound: "boss-near", hold: "end" }, "zib: Field-trip day again. And two visits!"],
    },
    {
      id: "boss",
      type: "play",
      as: "boss",
      set: "doorbell-trip",
      turns: 1,
      short: 1,
      how: ["This day is interrupted twice."],
      resumed: ["Field-trip day: it's interrupted twice."],
    },
    ...evening("bell"),
  ],
};

/** Each trip has two ticks of things after work, and five slides. */
const TRIP_REST = 7;

function trip(id: string, early: Ticks, late: Ticks, visits: readonly [Lines, Lines]): Row {
  const [first, second] = visits;
  return day(id, early, late, {
    clock: NINE,
    rest: TRIP_REST,
    surprises: [
      { at: 2, takes: 1, lines: first },
      { at: 5, takes: 1, lines: second },
    ],
  });
}

const clocked = (row: Row): Row => ({
  ...row,
  id: `clock-${row.id}`,
  ...(row.day === undefined ? {} : { day: { ...row.day, clock: NINE } }),
});

export const doorbellBanks: Bank[] = [
  {
    id: "doorbell-clock",
    difficulty: 0.5,
    skill: "fill-the-time",
    rules: { rule: RULE, listen: LISTEN },
    items: [
      practiceDay("clock-cat", { dress: 1, cat: 2 }, { hens: 2 }, { clock: EIGHT, rest: 5 }),
      practiceDay("clock-fish", { dress: 2, fish: 1 }, { phone: 2 }, { clock: EIGHT, rest: 5 }),
    ],
  },
  {
    id: "doorbell-short",
    difficulty: 0.5,
    skill: "fill-the-time",
    rules: { rule: RULE, listen: LISTEN, helpCosts: true },
    items: shortRows.map(clocked),
  },
  {
    id: "doorbell-long",
    difficulty: 1,
    skill: "fill-the-time",
    rules: { rule: RULE, listen: LISTEN, helpCosts: true },
    items: longRows.map(clocked),
  },
  {
    id: "doorbell-trip",
    difficulty: 1.5,
    skill: "bend-a-plan",
    rules: { rule: RULE, listen: LISTEN, helpCosts: true },
    items: [
      trip("trip-dog", { shower: 2, dress: 1, dog: 2 }, { mop: 1, fish: 1 }, [bell, drips]),
      trip("trip-lunch", { lunch: 2, dress: 1, fish: 2 }, { cat: 1, pajamas: 1 }, [rosa, rain]),
      trip("trip-lump", { dress: 1, grandpa: 2, bed: 1, plants: 1 }, { hens: 2 }, [catnap, bell]),
      trip("trip-tuba", { dress: 2, wrap: 1, mail: 2 }, { trash: 1, porch: 1 }, [flour, rosa]),
    ],
  },
];
