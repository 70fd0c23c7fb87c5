/** Level 2: a shower wanders over lake, square and hill. Where will it be next? */
import { SHOWERS } from "../sources.ts";
import { FAR_MICROPHONE, moment, rain } from "../weather.ts";
import type { Bank, Chapter, Fate, Level, Note, Rules, Scene } from "../weather.ts";

type Place = "lake" | "square" | "hill";
const SIDES: Record<Place, number> = { lake: -0.9, square: 0, hill: 0.9 };
const LOCAL: Record<Place, Note> = {
  lake: { sound: "duck", at: 1700, side: -0.9, level: 0.7 },
  square: { sound: "hand-bell", at: 1700, side: 0, level: 0.6 },
  hill: { sound: "sheep", at: 1700, side: 0.9, level: 0.7 },
};
const NAMES: Record<Place, string> = {
  lake: "from the left, with a duck",
  square: "from the middle, with a bell",
  hill: "from the right, with a sheep",
};

function over(place: Place, level = 0.6, told = "rain") {
  return moment(`${told} ${NAMES[place]}`, rain(level, SIDES[place]), LOCAL[place]);
}
function between(side: number) {
  return moment(`rain from half ${side < 0 ? "left" : "right"}`, rain(0.6, side));
}
const out = (place: Place): NonNullable<Fate["after"]> => [
  { sound: "rain-here", side: SIDES[place], caption: `an hour later: rain, ${NAMES[place]}` },
  { ...soundOf(place) },
];
function soundOf(place: Place) {
  const { sound, side, level } = LOCAL[place];
  return { sound, side, level };
}
const soon = (place: Place): Fate["worth"] => ({ [place]: [0.5, 1, 0.5] });

/** At the first listen the square is next, and nobody can know. */
const across = (from: Place, to: Place): Fate => ({
  moments: [over(from), over("square"), over(to)],
  worth: { ...soon(to), square: [0.5, 0] },
  why: [
    `It went from the ${from} to the square: next, the ${to}.`,
    `First ${from}, then square. One more step is the ${to}.`,
  ],
  source: SHOWERS,
  after: out(to),
});
const stays = (place: Place): Fate => ({
  moments: [over(place, 0.35, "soft rain"), over(place, 0.7, "louder rain"), over(place, 0.9, "loud rain")],
  worth: soon(place),
  why: [
    `It didn't move. It only got louder, at the ${place}.`,
    `Twice the ${place}, and louder: it stays there.`,
  ],
  source: SHOWERS,
  after: out(place),
});
const sets = (side: number, to: Place): Fate => ({
  moments: [over("square"), between(side), over(to)],
  worth: soon(to),
  why: [
    `From the square it leaned to one side: toward the ${to}.`,
    `It left the square on the way to the ${to}.`,
  ],
  source: SHOWERS,
  after: out(to),
});
const inward = (from: Place, side: number): Fate => ({
  moments: [over(from), between(side), over("square")],
  worth: soon("square"),
  why: [
    `From the ${from} it came inward: next, the square.`,
    `It was halfway from the ${from} to the square.`,
  ],
  source: SHOWERS,
  after: out("square"),
});
const twoShowers = (fades: Place, grows: Place): Fate => ({
  moments: [
    moment("rain from both sides", rain(0.6, SIDES[fades]), rain(0.3, SIDES[grows])),
    moment(
      `rain from both sides; ${fades === "lake" ? "left softer, right louder" : "right softer, left louder"}`,
      rain(0.2, SIDES[fades]),
      rain(0.6, SIDES[grows]),
    ),
    over(grows),
  ],
  worth: soon(grows),
  why: [
    `Two showers! The one at the ${fades} faded, the one at the ${grows} grew.`,
    `The ${fades}'s shower got softer, the ${grows}'s got louder.`,
  ],
  source: SHOWERS,
  after: out(grows),
});

const simple: Rules["fates"] = {
  "to-hill": across("lake", "hill"),
  "to-lake": across("hill", "lake"),
  "stays-lake": stays("lake"),
  "stays-hill": stays("hill"),
};
const leaning: Rules["fates"] = {
  ...simple,
  "stays-square": stays("square"),
  "sets-lake": sets(-0.45, "lake"),
  "sets-hill": sets(0.45, "hill"),
  "in-from-lake": inward("lake", -0.45),
  "in-from-hill": inward("hill", 0.45),
};
const withTwo: Rules["fates"] = {
  "two-to-hill": twoShowers("lake", "hill"),
  "two-to-lake": twoShowers("hill", "lake"),
  "to-hill": across("lake", "hill"),
  "in-from-hill": inward("hill", 0.45),
};

const turning = (from: Place, turn: number, to: Place): Fate => ({
  moments: [over(from), over("square"), between(turn), over(to)],
  worth: { [to]: from === to ? [0, 0, 1, 0.5] : [0.5, 0.5, 1, 0.5], square: [0.5, 0] },
  why:
    from === to
      ? [
          `It turned around over the square: back to the ${to}.`,
          `At the square it changed its mind. Back to the ${to}!`,
        ]
      : [`It never turned: on to the ${to}.`, `No turn this time. Straight on to the ${to}.`],
  source: SHOWERS,
  after: out(to),
});
const turns: Rules["fates"] = {
  "turns-to-lake": turning("lake", -0.45, "lake"),
  "turns-to-hill": turning("hill", 0.45, "hill"),
  "on-to-hill": turning("lake", 0.45, "hill"),
  "on-to-lake": turning("hill", -0.45, "lake"),
};

const rules: Rules = {
  tips: ["Two listens make an arrow."],
  responses: ["lake", "square", "hill"],
  safe: {
    label: "Warn all three",
    phrases: ["warn all three", "all three", "all", "everybody", "play it safe", "safe"],
  },
  tool: FAR_MICROPHONE,
  listenFor: [
    "Where was it at first, and where is it now?",
    "Put a finger where the rain was, and another where it is now.",
  ],
  rule: [
    "It takes one more step the same way. If it hasn't moved at all, it stays.",
    "Two listens make an arrow. Follow the arrow one step. No arrow: it stays.",
  ],
  fates: leaning,
};

type Show = readonly [ask: string, right: string, wrong: string];

const ALL_WARNED = [
  "All three places warned. My legs hurt!",
  "All three warned. Two of them were dry, and cross.",
  "I ran to all three. My shoes are smoking.",
  "Three warnings, one shower. Well, better than none.",
];
const LATE = [
  "It had begun to rain by then, but thanks!",
  "The first drops were quicker than you.",
  "I ran. The rain ran, too. It won.",
  "A bit damp, but all right.",
];

function shows(set: string, all: readonly Show[]): Scene[] {
  return all.map(([ask, right, wrong], index) => {
    const voice = index % 2 === 0 ? "bea" : "max";
    const line = (say: string | string[]) => [{ say, voice }];
    const reply = { right: line(right), late: line(LATE), wrong: line(wrong) };
    return {
      id: `${set}-${index + 1}`,
      ask: line(ask),
      replies: { lake: reply, square: reply, hill: reply, safe: { half: line(ALL_WARNED) } },
    };
  });
}

const TOWN: readonly Show[] = [
  [
    "Paper boats at the lake, paper hats on the square, paper kites on the hill. Which get wet next?",
    "Not one paper thing is soggy!",
    "A wet paper thing is called mush.",
  ],
  [
    "Cats at all three places, and they hate rain. Which cats do I call in?",
    "A purr for Radio Whiz.",
    "The wet cats give me a look.",
  ],
  [
    "Three chalk paintings, all of my grandmother. Which one do I cover?",
    "Grandmother still smiles, all three of her.",
    "One grandmother is a puddle now.",
  ],
  ["Three barbecues. Where do I bring the big lid?", "Dry sausages! Thank you!", "Sausage soup, anyone?"],
  [
    "Hay on the hill, wool on the square, flour on the boat. What goes under the tarp?",
    "All dry. I owe you a bun.",
    "It's wet. I won't say how wet.",
  ],
  [
    "Three choirs, one umbrella. Which choir gets it?",
    "The choir sings: la, la, Whiz!",
    "They sing in the wet key.",
  ],
  [
    "My three sons left their shoes out. One pair at each place. Which pair do I fetch?",
    "Dry shoes! He'll never know.",
    "Somebody squelches home.",
  ],
  [
    "Three mattresses are airing. I can carry one. Which?",
    "I'll sleep well tonight, thanks to you.",
    "I'm sleeping in the bathtub.",
  ],
  [
    "Popcorn at all three places! Which machine gets the cover?",
    "Crisp! Come and get some.",
    "Wet popcorn. Don't.",
  ],
  [
    "Three scarecrows in their best suits. Which one needs a raincoat?",
    "Very smart, in yellow.",
    "His suit has shrunk. He's a scaremouse.",
  ],
  [
    "A snail is at each place, waiting for rain. Which one gets the good news?",
    "That snail is overjoyed. You can't tell, but it is.",
    "The wrong snail packed a bag.",
  ],
  [
    "I drew one treasure map at each place, in ink. Which one will smudge?",
    "The treasure is safe. So is the sock in it.",
    "X marks the puddle.",
  ],
];
/** Those of the first hunt, and those of the second. */
const EARLY = TOWN.slice(0, 7);
const EVENING = TOWN.slice(7);

const FIRST: readonly Show[] = [
  [
    "The ice cream truck! Which place must it leave?",
    "You get two scoops.",
    "It's an ice cream soup truck now.",
  ],
  [
    "Quick, Whiz! Where do I send the umbrellas?",
    "Umbrellas up, just in time.",
    "Our umbrellas are dry. Nobody else is.",
  ],
];
const SLY: readonly Show[] = [
  ["Lake, square or hill: which is next?", "Right place, dry people!", "The wrong ones opened umbrellas."],
  [
    "Three weddings today, outdoors. Which bride do I warn?",
    "She said yes! To the umbrella.",
    "A wet veil. She laughed about it.",
  ],
  [
    "The fire department left three drums out to dry. Which one goes in?",
    "Boom! Dry as a bone.",
    "It goes blub now.",
  ],
  [
    "I've got a picnic with three friends, at three places. Which friend do I call?",
    "Not one wet sandwich!",
    "A sandwich swims by.",
  ],
];

const chapter: Chapter = [
  {
    id: "wander-on-air",
    lines: [{ sound: "radio-jingle" }, "pip: One shower goes for a walk today."],
    again: [{ sound: "radio-jingle" }, "pip: The walking shower is back."],
  },
  {
    id: "tour",
    as: "learn",
    lines: [
      "pip: Left, the lake:",
      { sound: "duck", side: -0.9, hold: "end" },
      "pip: Middle, the square:",
      { sound: "hand-bell", hold: "end" },
      "pip: Right, the hill:",
      { sound: "sheep", side: 0.9, hold: "end" },
    ],
    again: [],
  },
  {
    id: "first-walk",
    as: "learn",
    set: "first-walk",
    turns: 2,
    short: 1,
    how: ["pip: Where will it be next? Two listens tell: one more step, or it stays."],
    resumed: ["Two listens tell which way it goes, or that it stays. Left, Up, Right: warn the place."],
  },
  {
    id: "sam-flies",
    lines: [
      { sound: "radio-tune" },
      "sam: Sunny FM, live from a hot-air balloon! Up here it's, hm. Where is it going?",
      { sound: "sheep", side: 0.9 },
      "sam: Get off my picnic, sheep!",
      "pip: Ten houses are ours, and 16 win. On time brings 2, anything else loses 1, a wrong call 3.",
      "pip: Hold Select, the far microphone: for 2 houses you hear the next listen now. Right by that brings 5.",
    ],
  },
  {
    id: "hunt",
    as: "hunt",
    turns: 4,
    short: 2,
    resumed: [
      "Where will it be next? Left, Up, Right: warn the place. Down: warn all three. Select: listen on.",
    ],
  },
  {
    id: "sam-asks",
    length: "full",
    ask: [
      { sound: "phone-ring" },
      "sam: Whiz! My balloon has landed in a tree. May I borrow your far microphone, to call for help?",
      "pip: Lend it, and two houses thank us, but we go without it tonight. Or the fire department brings him down, and we keep it.",
    ],
    options: [
      {
        id: "lend",
        label: "Lend it",
        phrases: ["yes", "lend", "lend it"],
        counts: { gained: 2 },
        chosen: [
          "sam: Help! I mean: it's sunny! I mean: help!",
          { sound: "applause-small" },
          "pip: The fire department heard him. Two houses thank us. That makes {listenersTold}.",
        ],
      },
      {
        id: "send",
        label: "Keep it",
        phrases: ["no", "keep", "fire department", "send the fire department"],
        chosen: [
          "pip: They bring him down with a long ladder.",
          { sound: "applause-small" },
          "sam: I wasn't up there!",
        ],
      },
    ],
  },
  {
    id: "two-showers",
    length: "full",
    lines: [
      "pip: Now there may be two showers at once. One fades and one grows: warn the place of the one that grows.",
    ],
    again: ["pip: Two showers may come. Warn the place of the one that grows."],
  },
  {
    id: "hunt-on",
    as: "hunt",
    set: "two",
    turns: 3,
    short: 0,
    if: { chose: { "sam-asks": "send" } },
    resumed: ["Two showers may come: warn the place of the one that grows."],
  },
  {
    id: "hunt-without",
    as: "hunt",
    set: "two-without",
    turns: 3,
    short: 0,
    if: { chose: { "sam-asks": "lend" } },
    resumed: ["Two showers may come: warn the place of the one that grows."],
  },
  {
    id: "sly",
    lines: [
      { sound: "boss-near" },
      "pip: Now it's sly. Over the square it may turn around! So two listens aren't enough. The third one tells.",
    ],
  },
  {
    id: "turncoat",
    as: "boss",
    set: "turns",
    turns: 3,
    short: 1,
    if: { chose: { "sam-asks": "send" } },
    resumed: ["It may turn around at the square. The third listen tells."],
  },
  {
    id: "turncoat-without",
    as: "boss",
    set: "turns-without",
    turns: 3,
    short: 0,
    if: { chose: { "sam-asks": "lend" } },
    resumed: ["It may turn around at the square. The third listen tells."],
  },
  {
    id: "turncoat-short",
    as: "boss",
    set: "turns",
    turns: 1,
    short: 1,
    length: "short",
    resumed: ["It may turn around at the square. The third listen tells."],
  },
  {
    id: "wander-won",
    if: { stakes: { listeners: { from: 16 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      { sound: "crowd-cheer" },
      "sam: I give up! My balloon follows your forecast from now on.",
      { sound: "sheep" },
      "pip: The sheep, too. More than half the town is ours.",
    ],
  },
  {
    id: "wander-even",
    if: { stakes: { listeners: { from: 9, to: 15 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      "sam: You've got ears, Whiz. I've got a balloon. Let's call it even.",
      "pip: {listenersTold}. 16 would have won.",
    ],
  },
  {
    id: "wander-lost",
    if: { stakes: { listeners: { to: 8 } }, tallies: { sharp: { from: 2 } } },
    lines: [
      "sam: My balloon, my houses, my evening!",
      { sound: "splash" },
      "sam: My lake.",
      "pip: Tomorrow it rains again. And we'll be there.",
    ],
  },
  {
    id: "wander-unheard",
    if: { tallies: { sharp: { to: 1 } } },
    lines: [
      "sam: I won, and I don't even know where I am!",
      "pip: Hardly any call was on time. Tomorrow: two listens, and then the arrow.",
    ],
  },
  {
    id: "sheep-given",
    if: { stakes: { listeners: { from: 16 } }, tallies: { sharp: { from: 2 } } },
    keepsake: "sheep",
  },
  {
    id: "duck-given",
    if: { stakes: { listeners: { to: 15 } }, tallies: { sharp: { from: 2 } } },
    keepsake: "duck",
  },
];

export const wanderLevel: Level = {
  id: "wander",
  name: "The wandering shower",
  difficulty: -0.5,
  skill: "weather-trends",
  learned: "to hear which way a shower moves, and to say where it will be next",
  next: "Next time: after the thunder. When is it really all clear?",
  tryAtHome: [
    "Ask a grown-up to play you a weather forecast. Was it right, the next day?",
    "Ask a grown-up which way the clouds go today. Will they get to you?",
  ],
  stakes: ["listeners"],
  tallies: ["sharp"],
  chapter,
  rules,
  items: shows("town", EARLY),
};

const { tool, ...without } = rules;
const two: Rules = {
  ...without,
  fates: withTwo,
  listenFor: [
    "Is there one shower, or two? Which side got louder?",
    "Compare left with left, and right with right.",
  ],
  rule: "With two: the one that got louder is next. With one: follow the arrow.",
};
const sly: Rules = {
  ...without,
  fates: turns,
  listenFor: [
    "Where was it last, and where is it now? Did it turn?",
    "After the square: which way does it lean?",
  ],
  rule: "Only after it has left the square does the arrow point where it goes.",
};

export const wanderBanks: Bank[] = [
  {
    id: "first-walk",
    difficulty: -1,
    skill: "weather-trends",
    rules: { ...rules, fates: simple },
    items: shows("first-walk", FIRST).map((item, index) => ({
      ...item,
      practice: true as const,
      fates: index === 0 ? ["to-hill", "to-lake"] : ["stays-lake", "stays-hill"],
    })),
  },
  {
    id: "two",
    difficulty: 0,
    skill: "weather-trends",
    rules: { ...two, tool },
    items: shows("two", EVENING),
  },
  {
    id: "two-without",
    difficulty: 0,
    skill: "weather-trends",
    rules: two,
    items: shows("two-without", EVENING),
  },
  {
    id: "turns",
    difficulty: 0.2,
    skill: "weather-trends",
    rules: { ...sly, tool },
    items: shows("turns", SLY),
  },
  {
    id: "turns-without",
    difficulty: 0.2,
    skill: "weather-trends",
    rules: sly,
    items: shows("turns-without", SLY),
  },
];
