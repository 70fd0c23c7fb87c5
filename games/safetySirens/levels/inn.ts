/** Level 2: four beeps, which may be told from three outside and in peace; and fog at both doors. */
import { BUTTONS, ending, FETCH, HEAD_START, shift, shortShift, steps } from "../acts.ts";
import { walkOf } from "../doors.ts";
import { drill, rulesOf } from "../drills.ts";
import { INN } from "../houses.ts";
import {
  chirps,
  chirpsUnder,
  echo,
  fours,
  foursUnder,
  goingOn,
  harmless,
  microwavesUnder,
  threes,
  threesUnder,
} from "../inside.ts";
import { reports } from "../lawn.ts";
import { FOUR, THREE } from "../pieces.ts";
import type { Act, Alarm, Bank, Fates, Level } from "../pieces.ts";
import { scenes } from "../scenes.ts";
import { GOAL } from "../stakes.ts";

const BOTH = ["fog", "backfog", "both"] as const;
const innOf = (alarm: Alarm, last: typeof BOTH | undefined, name: string) =>
  walkOf({
    house: INN,
    alarm,
    name,
    lawns: [`report-${alarm.id}`, `report-${alarm.id}-both`],
    orders: 1,
    ...(last === undefined ? {} : { last }),
  });
const three = innOf(THREE, undefined, "inn-three");
const four = innOf(FOUR, undefined, "inn-four");
const threeFoggy = innOf(THREE, BOTH, "foggy-three");
const fourFoggy = innOf(FOUR, BOTH, "foggy-four");
const rooms: Fates = { ...three.fates, ...four.fates, ...threeFoggy.fates, ...fourFoggy.fates, ...reports };

const ARRIVED = [
  "Tea in the lounge. The cat has the best chair.",
  "Odile hangs up a sign: Do not feed Dudley.",
  "Two guests argue about a pillow.",
  "The goat looks in at the window.",
  "Somebody sings in the shower. Somebody else sings back.",
  "A guest asks for a room with a view of cake.",
  "The cat has hidden all the left slippers.",
];
const EVENING = [
  "Game night. Odile wins, as always.",
  "Soup for twelve, and one spoon.",
  "The guests learn to yodel.",
  "Dudley counts sheep. Aloud. From the back.",
  "Somebody tells a very long joke.",
  "The goat is in the lobby, and nobody says why.",
];
const DRILLS = [
  "The inn's first drill. Everybody acts surprised.",
  "Drill time at the inn.",
  "Odile winks. So, any moment.",
];
const LATER = ["Another drill, with fog.", "The fog machine rolls into the inn. Ready?"];
const NIGHT = [
  "The last drills. Even the goat takes part.",
  "It's late, and the inn is full.",
  "Dudley sleeps in his boots, to be ready.",
];

const chapter: Act[] = [
  {
    id: "arrive",
    lines: [
      { sound: "goat" },
      "odile: Welcome to the Snoring Duck, rookies! I'm Grandma Odile.",
      "chief: Stoves and heaters can make carbon monoxide. So an inn needs a second alarm, and so does a home: a CO alarm. Listen for it.",
    ],
    again: [{ sound: "goat" }, "odile: Back at the Snoring Duck! Mind the goat."],
  },
  {
    id: "four",
    as: "learn",
    set: "four",
    turns: 1,
    short: 1,
    devices: [],
    resumed: BUTTONS,
  },
  {
    id: "carbon-monoxide",
    as: "learn",
    lines: [
      "chief: Four quick ones mean carbon monoxide. Nobody can smell, see or hear it. Out into fresh air, just as for smoke.",
      "chief: And one short beep, half covered? It may be a battery, or the last of four. Nobody can tell. So?",
      "dudley: So we wait!",
      "chief: So we're out, Dudley. Out costs nothing.",
      { sound: "squeak-toy" },
      "chief: You're three steps ahead of him, rookie.",
    ],
    again: ["chief: Three steps ahead of Dudley. In doubt: out costs nothing."],
  },
  steps("Out at the first beeps of an alarm"),
  shift(`End ${GOAL} steps ahead of him, and the other golden boot is yours.`),
  shortShift("One beeper, one drill."),
  { id: "beeps", as: "ride", turns: 3, short: 1, devices: [], resumed: BUTTONS },
  {
    id: "front",
    as: "learn",
    lines: [
      "odile: My front way, dear. The piano:",
      { sound: "piano" },
      { sound: "piano", pitch: 4, hold: "end" },
      "odile: the cat:",
      { sound: "purr", hold: "end" },
      "odile: and the bicycles in the street:",
      { sound: "bike-bell", hold: "end" },
      "odile: Or the back way: my whisk,",
      { sound: "whisk", hold: "end" },
      "odile: and the goat.",
      { sound: "goat", hold: "end" },
      "chief: Outside, at the mailbox, a grown-up calls 911 at once, in a drill on a toy phone. You listen on: threes, fours, or both?",
    ],
    again: ["odile: Piano, cat, bicycles. Or whisk, goat. And then the mailbox."],
  },
  {
    id: "drill",
    as: "hunt",
    set: "inn-drill",
    turns: 1,
    short: 1,
    resumed: ["Front way: piano, cat, bicycles. Back way: whisk, goat. A hiss: the other way."],
  },
  FETCH,
  {
    id: "window",
    length: "full",
    as: "learn",
    lines: [
      "chief: And if it hisses at both your ways?",
      { sound: "steam", side: -0.8 },
      { sound: "steam", side: 0.8, hold: "end" },
      "chief: Then the door stays shut. You go to the window, and call. Down. There the crew can see and hear you.",
    ],
    again: ["chief: Hisses both ways: Down. Door shut, window, call."],
  },
  {
    id: "fog",
    as: "rescue",
    set: "inn-fog",
    turns: 1,
    short: 0,
    resumed: ["Piano, cat, bicycles. Whisk, goat. Hisses at both: Down, to the window."],
  },
  { id: "beeps-on", as: "ride", set: "evening", turns: 3, short: 0, devices: [], resumed: BUTTONS },
  HEAD_START,
  {
    id: "night",
    length: "full",
    lines: [
      { sound: "boss-near" },
      "chief: The last two drills. The beginning is covered, the fog rolls from door to door, and Echo flew after us.",
      { sound: "parrot" },
    ],
  },
  {
    id: "last",
    as: "boss",
    set: "last",
    turns: 2,
    short: 0,
    resumed: ["Piano, cat, bicycles. Whisk, goat. Hisses at both: Down, to the window."],
  },
  ...ending({
    prize: "other-boot",
    won: [
      "chief: {leadTold} ahead. The other golden boot is yours!",
      "odile: Now you have one for each foot, dear. Or for each ear.",
    ],
    close: [
      "chief: {leadTold} ahead of Dudley. No boot, but the lace of it.",
      "dudley: I was so near! I could smell your sandwich. No, that was mine.",
    ],
    lost: [
      "dudley: I passed you at the piano! I even played a note!",
      "odile: Half a sandwich for everybody, dear. Tomorrow we walk it again.",
    ],
  }),
];

export const innLevel: Level = {
  id: "inn",
  name: "Four beeps",
  difficulty: -0.5,
  skill: "alarm-patterns",
  learned: "that four beeps mean carbon monoxide, and that you go out first and count later",
  next: "Next time: a hotel, a way that is walked backwards, and sirens in the street.",
  tryAtHome: [
    "With a grown-up, find the CO alarm at home, and press its test button. Count the beeps.",
    "With your family: which window would you call from?",
  ],
  stakes: ["lead"],
  devices: ["band"],
  tallies: ["sharp"],
  chapter,
  rules: rulesOf({ ...fours, ...threes, ...chirps, ...foursUnder, ...chirpsUnder }),
  items: scenes("arrived", ARRIVED),
};

const begins = (fates: [threes: Fates, fours: Fates], ...airs: ("free" | "fog" | "both")[]): Fates => ({
  ...goingOn(fates[0], threeFoggy.begins(...airs)),
  ...goingOn(fates[1], fourFoggy.begins(...airs)),
});

export const innBanks: Bank[] = [
  {
    id: "four",
    difficulty: -1,
    skill: "alarm-patterns",
    rules: rulesOf(fours),
    items: scenes("four", ["Everybody says hello to the cat."], ["four-kitchen"]).map((item) => ({
      ...item,
      practice: true as const,
    })),
  },
  {
    id: "evening",
    difficulty: 0,
    skill: "alarm-patterns",
    rules: rulesOf({
      ...foursUnder,
      ...chirpsUnder,
      ...threesUnder,
      ...microwavesUnder,
      ...harmless,
      ...echo,
    }),
    items: scenes("evening", EVENING),
  },
  {
    id: "inn-drill",
    difficulty: -0.5,
    skill: "ways-out",
    rules: drill(
      { ...goingOn(threes, three.begins("free", "fog")), ...goingOn(fours, four.begins("free", "fog")) },
      rooms,
    ),
    items: scenes("inn-drill", DRILLS),
  },
  {
    id: "inn-fog",
    difficulty: 0,
    skill: "ways-out",
    rules: drill(begins([threes, fours], "both", "both", "free"), rooms),
    items: scenes("inn-fog", LATER),
  },
  {
    id: "last",
    difficulty: 0.3,
    skill: "ways-out",
    rules: drill(begins([threesUnder, foursUnder], "free", "fog", "both"), rooms),
    items: scenes("inn-night", NIGHT),
  },
];
