/** Level 2: what things are made of, what they are for, and where they belong. */
import { arrive, banksOf, boss, cook, ending, first, rides, two } from "../acts.ts";
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
  learned: "that a thing has a material, a use and a place, and that each of them makes other friends",
  next: "Next time the guests say one word each, and it's all in how it sounds.",
  stakes: ["cake"],
  tallies: ["unmasked"],
  rules: { task: "odd", clubs: ["stuff", "job"], intruders: [1] },
  chapter: [
    arrive(
      "arrive",
      "Tonight everybody comes as a thing. Goblins, too: of twelve slices four are left.",
      "Things again tonight, and goblins. Four slices are left, of twelve.",
    ),
    first("things-first", [
      "opal: Each guest says what it is, and taps itself. Listen to the tap. Wood:",
      { ...taps("wood"), ...PHRASE },
      "opal: Metal:",
      { ...taps("metal"), ...PHRASE },
      "opal: Glass:",
      { ...taps("glass"), ...PHRASE },
      "opal: Three go together. Right: pass along. At the goblin: Select.",
    ]),
    ...rides(
      "things-few",
      [
        "opal: That was practice. From now on a wrong try costs a slice of cake. A new club: Same place. Some things belong in the kitchen, some in the toolbox.",
      ],
      ["opal: Once on each bench you may ask a guest: Up. It tells you all its clubs."],
    ),
    two("things-two", [
      "opal: Two goblins on this bench, I heard them whisper. Three go together one way, and three another way. Whoever is left out is a goblin. Find both.",
    ]),
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
    two: THREE,
    later: THREE,
    boss: THREE,
  },
  { intruders: [1], trades: 2 },
);
