/** Level 2: what things are made of, what they are for, and where they belong. */
import { arrive, banksOf, boss, cook, COSTS, ending, first, rides, two, visitor } from "../acts.ts";
import { taps } from "../things.ts";
import type { Bank, Level } from "../types.ts";

const ID = "things";
const SKILL = "attributes";
const PHRASE = { hold: "end" } as const;

export const thingsLevel: Level = {
  id: ID,
  name: "The guests who tap",
  difficulty: 0,
  skill: SKILL,
  learned: "that one thing is in many clubs: what it's made of, what it's for, and where it belongs",
  next: "In the next level the guests say one word each, and it's all in how it sounds.",
  stakes: ["cake"],
  tallies: ["unmasked"],
  rules: { task: "odd", clubs: ["stuff", "job"], intruders: [1] },
  chapter: [
    arrive(
      "arrive",
      "Tonight everybody comes as a thing, goblins too. Five slices are left. Twelve make a feast; at none the party is over.",
      "Things again tonight, and goblins. Five slices are left. Twelve make a feast; at none it's over.",
    ),
    first("things-first", [
      "opal: Each guest says its name, and taps itself. Wood:",
      { ...taps("wood"), ...PHRASE },
      "opal: Metal:",
      { ...taps("metal"), ...PHRASE },
      "opal: Glass:",
      { ...taps("glass"), ...PHRASE },
      "opal: Three are in one club: Same stuff, or Same job. Right: pass along. At the goblin: Select.",
    ]),
    ...rides(
      ID,
      [COSTS, "opal: A new club: Same place. Things belong in the kitchen, the toolbox, or the music room."],
      ["opal: Once on each bench you may ask one guest: Up. You hear all its clubs."],
    ),
    two("things-two", [
      "opal: Two goblins on this bench, I heard them whisper. Three go together one way, and three another way. Whoever is left out is a goblin. Find both.",
    ]),
    visitor(
      { sound: "door-knock", hold: "end" },
      "goblin: I've come as a cake. Which plate do I lie down on?",
      "opal: Nice try. Cakes don't talk.",
      "goblin: I'm a very fresh cake!",
    ),
    ...cook("cook", "things-later", "things-counted", 3),
    ...boss(
      "things-boss",
      [
        "nib: Big Nib is back! One goblin on each bench, and I've been running!",
        "opal: He trades places with a neighbor at every second step of yours. You hear it:",
      ],
      { seat: 0, so: "Of two who trade, one is Big Nib." },
    ),
    ...ending("rings"),
  ],
};

const THREE = ["stuff", "job", "place"];

export const thingsBanks: Bank[] = banksOf(
  ID,
  SKILL,
  0,
  {
    first: ["stuff", "job"],
    few: THREE,
    alike: THREE,
    two: THREE,
    later: THREE,
    boss: THREE,
  },
  { intruders: [1], trades: 2 },
);
