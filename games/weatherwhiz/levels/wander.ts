/** Level 2: a shower wanders over lake, square and hill. Where will it be next? */
import { SHOWERS } from "../sources.ts";
import { moment, rain } from "../weather.ts";
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

function over(place: Place, level = 0.6) {
  return moment(`rain ${NAMES[place]}`, rain(level, SIDES[place]), LOCAL[place]);
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

const across = (from: Place, to: Place): Fate => ({
  moments: [over(from), over("square"), over(to)],
  worth: soon(to),
  why: [
    `It went from the ${from} to the square: next, the ${to}.`,
    `First ${from}, then square. One more step is the ${to}.`,
  ],
  source: SHOWERS,
  after: out(to),
});
const stays = (place: Place): Fate => ({
  moments: [over(place, 0.35), over(place, 0.7), over(place, 0.9)],
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
const all: Rules["fates"] = {
  ...simple,
  "sets-lake": sets(-0.45, "lake"),
  "sets-hill": sets(0.45, "hill"),
  "in-from-lake": inward("lake", -0.45),
  "in-from-hill": inward("hill", 0.45),
  "two-to-hill": twoShowers("lake", "hill"),
  "two-to-lake": twoShowers("hill", "lake"),
};

const turning = (from: Place, turn: number, to: Place): Fate => ({
  moments: [over(from), over("square"), between(turn), over(to)],
  worth: { [to]: from === to ? [0, 0, 1, 0.5] : [0.5, 0.5, 1, 0.5] },
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
  places: true,
  listenFor: [
    "Where was it at first, and where is it now?",
    "Put a finger where the rain was, and another where it is now.",
  ],
  rule: [
    "It goes on the way it went: left, then middle, then right. If it doesn't move, it stays.",
    "Two listens make an arrow. Follow the arrow one step.",
  ],
  fates: all,
};

const shows = (
  set: string,
  asks: readonly string[],
  right: readonly string[],
  wrong: readonly string[],
): Scene[] =>
  asks.map((ask, index) => ({
    id: `${set}-${index + 1}`,
    ask: [{ say: ask, voice: index % 2 === 0 ? "bea" : "max" }],
    replies: {
      right: [{ say: right[index] ?? "Thanks, Whiz!", voice: index % 2 === 0 ? "bea" : "max" }],
      wrong: [{ say: wrong[index] ?? "You warned the dry ones.", voice: index % 2 === 0 ? "bea" : "max" }],
    },
  }));

const items = shows(
  "town",
  [
    "Paper boats at the lake, paper hats on the square, paper kites on the hill. Who's next to get wet?",
    "Cats at all three places, and they hate rain. Which cats do I call in?",
    "Three chalk paintings, all of my grandmother. Which one do I cover?",
    "Three barbecues. Where do I bring the big lid?",
    "Hay on the hill, wool on the square, flour on the boat. What goes under the tarp?",
    "Three choirs, one umbrella. Who gets it?",
    "My three sons left their shoes out. One pair each. Which pair do I fetch?",
    "Three mattresses are airing. I can carry one!",
    "Popcorn at all three places! Which machine gets the cover?",
    "Three scarecrows in their best suits. Who needs a raincoat?",
    "A snail is at each place, waiting for rain. Whom do I tell the good news?",
    "I drew one treasure map at each place. Which one runs?",
  ],
  [
    "Not one paper thing is soggy!",
    "A purr for Radio Whiz.",
    "Grandmother still smiles.",
    "Dry sausages! Thank you!",
    "All dry. I owe you a bun.",
    "The choir sings: la, la, Whiz!",
    "Dry shoes! He'll never know.",
    "I sleep well tonight, thanks to you.",
    "Crisp! Come and get some.",
    "Very smart, in yellow.",
    "That snail is overjoyed. You can't tell, but it is.",
    "The treasure is safe. So is the sock in it.",
  ],
  [
    "A wet paper thing is called mush.",
    "Three cats give you a look.",
    "Grandmother is a puddle now.",
    "Sausage soup, anyone?",
    "We've got dough. A lot.",
    "They sing in the wet key.",
    "Somebody squelches home.",
    "I'm sleeping in the bathtub.",
    "Wet popcorn. Don't.",
    "His suit has shrunk. He's a scaremouse.",
    "The wrong snail packed a bag.",
    "X marks the puddle.",
  ],
);

const short = (set: string): Scene[] =>
  shows(
    set,
    [
      "Lake, square or hill: who's next?",
      "Quick, Whiz! Where do I send the umbrellas?",
      "The ice cream truck wants to stay dry. Which place must it leave?",
      "Three weddings today. Which bride do I warn?",
    ],
    [
      "Right place, dry people!",
      "Umbrellas up, just in time.",
      "You get two scoops.",
      "She said yes! To the umbrella.",
    ],
    [
      "The wrong ones opened umbrellas.",
      "Umbrellas in the dry. Oh, well.",
      "It's an ice cream soup truck now.",
      "Wet veil. She laughed about it.",
    ],
  );

const chapter: Chapter = [
  {
    id: "wander-on-air",
    lines: [{ sound: "radio-jingle" }, "pip: Three microphones, no thunder. Only rain, with legs."],
    again: [{ sound: "radio-jingle" }, "pip: The rain with legs is back."],
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
    how: ["pip: Two listens tell which way it goes. Warn the place where it will be next."],
    resumed: ["Two listens tell which way it goes. Select: listen on. Left, Up, Right: warn the place."],
  },
  {
    id: "sam-flies",
    lines: [
      { sound: "radio-tune" },
      "sam: Sunny FM, live from a hot-air balloon! Up here it's, hm. Where is it going?",
      { sound: "sheep", side: 0.9 },
      "sam: Get off my picnic, sheep!",
      "pip: A call right on time wins 2 houses, a wrong one loses 3, a late one 1.",
    ],
  },
  { id: "hunt", as: "hunt", turns: 4, short: 2, resumed: ["Where will it be next? Select: listen on."] },
  {
    id: "sam-asks",
    length: "full",
    ask: [
      { sound: "phone-ring" },
      "sam: Whiz! It's wet in my balloon. May I borrow your microphone, to call for help?",
    ],
    options: [
      {
        id: "lend",
        label: "Lend it",
        phrases: ["yes", "lend it"],
        counts: { gained: 1 },
        chosen: [
          "sam: Help! I mean: it's sunny! I mean: help!",
          { sound: "crowd-laugh" },
          "pip: One house moves in with us. It liked that.",
        ],
      },
      {
        id: "send",
        label: "Send the fire brigade",
        phrases: ["no", "fire brigade"],
        counts: { gained: 2 },
        chosen: [
          "pip: They bring him down with a long ladder. He thanks us on the air.",
          { sound: "applause-small" },
          "pip: Two houses stay on for the ladder.",
        ],
      },
    ],
  },
  {
    id: "hunt-on",
    as: "hunt",
    turns: 3,
    short: 0,
    returns: true,
    resumed: ["Where will it be next? Select: listen on."],
  },
  {
    id: "turncoat",
    as: "boss",
    set: "turns",
    turns: 3,
    short: 1,
    how: [
      { sound: "boss-near" },
      "pip: Now it's sly. At the square it may turn around! So two listens aren't enough. After the third you know.",
    ],
    resumed: ["It may turn around at the square. After the third listen you know."],
  },
  {
    id: "wander-won",
    if: { stakes: { listeners: { from: 20 } } },
    lines: [
      { sound: "crowd-cheer" },
      "sam: I give up! My balloon follows your forecast from now on.",
      { sound: "sheep" },
      "pip: The sheep, too.",
    ],
  },
  {
    id: "wander-even",
    if: { stakes: { listeners: { from: 9, to: 19 } } },
    lines: ["sam: You've got ears, Whiz. I've got a balloon. Let's call it even."],
  },
  {
    id: "wander-lost",
    if: { stakes: { listeners: { to: 8 } } },
    lines: [
      "sam: My balloon, my houses, my evening!",
      { sound: "splash" },
      "sam: My lake.",
      "pip: Tomorrow it rains again. And we'll be there.",
    ],
  },
  { id: "sheep-given", if: { stakes: { listeners: { from: 20 } } }, keepsake: "sheep" },
  { id: "duck-given", if: { stakes: { listeners: { to: 19 } } }, keepsake: "duck" },
];

export const wanderLevel: Level = {
  id: "wander",
  name: "The shower with legs",
  difficulty: -0.5,
  skill: "weather-trends",
  learned: "to hear which way a shower moves, and to say where it will be next",
  next: "Next time: after the thunder. When is it really all clear?",
  stakes: ["listeners"],
  tallies: ["sharp"],
  chapter,
  rules,
  items,
};

export const wanderBanks: Bank[] = [
  {
    id: "first-walk",
    difficulty: -1,
    skill: "weather-trends",
    rules: { ...rules, fates: simple },
    items: short("first-walk")
      .slice(0, 2)
      .map((item) => ({ ...item, practice: true as const })),
  },
  {
    id: "turns",
    difficulty: 0.2,
    skill: "weather-trends",
    rules: {
      ...rules,
      fates: turns,
      listenFor: "Where was it last, and where is it now? Did it turn?",
      rule: "Only after it has left the square does the arrow point where it goes.",
    },
    items: short("turns"),
  },
];
