/** Level 3: away from home. A way is walked once and then backwards; and outdoors sirens mean other things. */
import { ending, FETCH, HEAD_START, shift, shortShift, steps, TIPS } from "../acts.ts";
import { wayIn, wayOut, type Route } from "../corridors.ts";
import { drill } from "../drills.ts";
import { goingOn, threes, threesUnder } from "../inside.ts";
import { ARRIVALS, arrivals } from "../lawn.ts";
import type { Act, Bank, Fates, Level, Scene } from "../pieces.ts";
import { scenes } from "../scenes.ts";
import { GOAL } from "../stakes.ts";
import { curb, GO_IN, street } from "../street.ts";

const STREET_BUTTONS = [
  "Left: walk on. Right: step back and wait. Down: go in and find out. Select: listen on.",
];

const route = (...corners: Route): Route => corners;
const SHORT: readonly Route[] = [
  route(
    { place: "fountain", turn: "right" },
    { place: "piano", turn: "ahead" },
    { place: "ice", turn: "left" },
  ),
  route(
    { place: "ice", turn: "left" },
    { place: "fountain", turn: "ahead" },
    { place: "popcorn", turn: "right" },
  ),
  route(
    { place: "piano", turn: "left" },
    { place: "tank", turn: "right" },
    { place: "fountain", turn: "ahead" },
  ),
];
const LONG: readonly Route[] = [
  route(
    { place: "popcorn", turn: "right" },
    { place: "ice", turn: "right" },
    { place: "tank", turn: "left" },
  ),
  route(
    { place: "tank", turn: "left" },
    { place: "piano", turn: "left" },
    { place: "popcorn", turn: "right" },
  ),
  route(
    { place: "fountain", turn: "left" },
    { place: "popcorn", turn: "right" },
    { place: "piano", turn: "left" },
  ),
  route(
    { place: "ice", turn: "right" },
    { place: "tank", turn: "left" },
    { place: "fountain", turn: "right" },
  ),
];

interface Hotel {
  readonly items: Scene[];
  readonly begins: Fates;
  readonly rooms: Fates;
}
/** Each room has its own way, so its alarms lead nowhere else. */
function hotel(set: string, routes: readonly Route[], alarms: Fates): Hotel {
  const known = Object.entries(alarms);
  const all = routes.map((one, index) => {
    const { fates, begins } = wayOut(`${set}-${index + 1}`, one, ARRIVALS);
    const [id, fate] = known[index % known.length] ?? known[0] ?? ["", undefined];
    const begun = fate === undefined ? {} : goingOn({ [`${set}-${index + 1}-${id}`]: fate }, begins);
    return { fates, begun, route: one };
  });
  const spoken = scenes(
    set,
    routes.map((_, index) => `Room ${index + 7}.`),
  );
  return {
    items: all.map(({ begun, route: one }, index) => ({
      ...(spoken[index] ?? { id: set, ask: [""] }),
      ask: [
        `chief: Room ${index + 7}. Listen, this is the way in.`,
        ...wayIn(one),
        { rest: 0.6 },
        "Later, in the room:",
      ],
      recall: [...wayIn(one)],
      fates: Object.keys(begun),
    })),
    begins: Object.assign({}, ...all.map(({ begun }) => begun)) as Fates,
    rooms: Object.assign({}, ...all.map(({ fates }) => fates)) as Fates,
  };
}
const first = hotel("room", SHORT, threes);
const second = hotel("suite", LONG, threesUnder);

const FIRST_WALKS = ["You walk Odile's goat.", "Dudley carries nine pillows."];
const WALKS = [
  "The twins push Bodo in a cart.",
  "Somebody chalks a snail on the sidewalk.",
  "Everybody has an ice cream but Dudley.",
  "Bodo tips his hat to a lamppost.",
  "The goat reads a poster, and eats it.",
  "A man sells one balloon, slowly.",
  "The twins count cracks in the sidewalk.",
];

const chapter: Act[] = [
  {
    id: "street",
    lines: [{ sound: "bike-bell" }, "chief: A trip to town, rookie!"],
    again: [{ sound: "bike-bell" }, "chief: Town again, rookie. Ears up."],
  },
  {
    id: "three-sirens",
    as: "learn",
    lines: [
      "chief: A siren comes and passes:",
      { sound: "siren-wail", side: -0.8, level: 0.4, hold: "end" },
      "chief: step back from the curb, and wait. Beeps on and on:",
      { sound: "back-up-beeper", level: 0.6, hold: "end" },
      "chief: a truck backs up. Step back, too.",
    ],
    again: [],
  },
  {
    id: "walk",
    as: "learn",
    set: "curb",
    turns: 2,
    short: 1,
    devices: [],
    resumed: STREET_BUTTONS,
  },
  {
    id: "town-siren",
    as: "learn",
    lines: [
      "chief: And the third. Far off, it rises, and stays where it is:",
      { sound: "siren-town", level: 0.6, hold: "end" },
      "chief: The town siren. In one town it means a storm, in another something else. So: go in, and find out. Radio, phone, a grown-up.",
      { sound: "squeak-toy" },
      "chief: Dudley is right behind you, as ever.",
    ],
    again: ["chief: The town siren stays where it is: in, and find out."],
  },
  steps("In, or out, at the first sound of an alarm"),
  shift(`Four more walks, three hotel drills. End ${GOAL} ahead, and the hotel's bell is yours.`),
  shortShift("One hotel drill."),
  { id: "walk-on", as: "ride", turns: 4, short: 0, devices: [], resumed: STREET_BUTTONS },
  FETCH,
  {
    id: "hotel",
    as: "learn",
    lines: [
      { sound: "door-revolving", hold: "end" },
      "chief: The Grand Hotel Echo. No relation. Here you know no way out. So you learn one on the way in.",
      "chief: Going out, it's backwards. The last corner comes first, and left and right trade places.",
    ],
    again: [
      { sound: "door-revolving" },
      "chief: The Grand Hotel Echo. The way in, backwards, is the way out.",
    ],
  },
  {
    id: "rooms",
    as: "hunt",
    set: "rooms",
    turns: 1,
    short: 1,
    resumed: ["The way in, backwards. The last corner first, and left and right trade places."],
  },
  HEAD_START,
  {
    id: "upstairs",
    length: "full",
    lines: [
      { sound: "boss-near" },
      { sound: "elevator-down", hold: "end" },
      "dudley: I'll take the elevator, it's so comfy.",
      "chief: Not in an alarm, Dudley. Nobody does. The last two rooms, rookie, and every corner turns.",
    ],
  },
  {
    id: "suites",
    as: "boss",
    set: "suites",
    turns: 2,
    short: 0,
    resumed: ["The way in, backwards. The last corner first, and left and right trade places."],
  },
  ...ending({
    prize: "bell",
    won: [
      "chief: {leadTold} ahead. The hotel gives you its bell, rookie!",
      "dudley: I went the way in. Twice. I know it very well now.",
    ],
    close: [
      "chief: {leadTold} ahead of Dudley. The bell stays on its counter, and you get a golden lace.",
      "dudley: I was right behind you at the ice machine. I had ice.",
    ],
    lost: [
      "dudley: I'm first! Where is everybody? Is this the right street?",
      "chief: It is. Share the sandwich, Dudley. Tomorrow, rookie, we walk it again.",
    ],
  }),
];

const streetRules: Level["rules"] = {
  tips: TIPS,
  responses: ["walk", "back"],
  safe: GO_IN,
  listenFor: [
    "Does it come from one side and pass? Does it beep on and on? Or does it stay far off, and rise?",
  ],
  rule: ["It passes, or backs up: step back. It rises and stays: in. None of it: walk on."],
  fates: street,
};

export const hotelLevel: Level = {
  id: "hotel",
  name: "Town and hotel",
  difficulty: 0.7,
  skill: "sirens",
  learned: "what a siren means by how it moves, and how to find the way back after walking in only once",
  next: "Next time: another shift with Dudley. He has oiled his boots.",
  tryAtHome: [
    "Ask a grown-up what the siren of your town means, and when it is tested.",
    "In a new place, ask a grown-up to walk two ways out with you.",
  ],
  stakes: ["lead"],
  devices: ["band"],
  tallies: ["sharp"],
  chapter,
  rules: streetRules,
  items: scenes("walk", WALKS),
};

export const hotelBanks: Bank[] = [
  {
    id: "curb",
    difficulty: 0.3,
    skill: "sirens",
    rules: { ...streetRules, fates: curb },
    items: scenes("curb", FIRST_WALKS).map((item) => ({ ...item, practice: true as const })),
  },
  {
    id: "rooms",
    difficulty: 0.7,
    skill: "ways-out",
    rules: drill(first.begins, { ...first.rooms, ...arrivals }),
    items: first.items,
  },
  {
    id: "suites",
    difficulty: 1,
    skill: "ways-out",
    rules: drill(second.begins, { ...second.rooms, ...arrivals }),
    items: second.items,
  },
];
