/** Level 3: what words sound like: how they end, how they begin, how many beats they have. */
import { arrive, banksOf, boss, cook, COSTS, ending, first, perhaps, rides, two, visitor } from "../acts.ts";
import type { Bank, Level } from "../types.ts";

const ID = "spoken";
const SKILL = "word-sounds";

export const spokenLevel: Level = {
  id: ID,
  name: "The guests in the dark",
  difficulty: 1,
  skill: SKILL,
  learned: "that words can go together by how they end, how they begin, and how many beats they have",
  next: "Next time there's another cake. Goblins never learn.",
  stakes: ["cake"],
  tallies: ["unmasked"],
  rules: { task: "odd", clubs: ["rhyme", "first", "beats"], intruders: [1] },
  chapter: [
    arrive(
      "arrive",
      "The lights are out! Five slices are left. Twelve make a feast; at none the party is over. Each guest says one word.",
      "Lights out again, and five slices. Twelve make a feast; at none it's over. One word each.",
    ),
    first("spoken-first", [
      "opal: Three are in one club: They rhyme, Same first sound, or Same beats. Right: pass along. At the goblin: Select.",
    ]),
    ...rides(
      ID,
      [COSTS],
      [
        "opal: Once on each bench you may ask one word: Up. You hear what it rhymes with, how it begins, and its beats:",
        { sound: "woodblock", hold: "end", caption: "a beat" },
        { sound: "woodblock", hold: "end", caption: "a beat" },
        "opal: That's two.",
      ],
    ),
    two("spoken-two", [
      "opal: Two goblins on this bench. Three words go together one way, and three another way. Find both.",
    ]),
    perhaps("spoken-perhaps", "ride"),
    visitor(
      { sound: "crunch", hold: "end" },
      "goblin: It's so dark. Nobody can see me chew!",
      "opal: No. But everybody can hear you.",
      { sound: "crunch", hold: "end" },
      "goblin: That was somebody else.",
    ),
    ...cook("cook", "spoken-later", "spoken-counted", 2, []),
    ...boss(
      "spoken-boss",
      [
        "nib: Big Nib! And my cousin Nob! Two of us, on each bench!",
        "opal: With every second step of yours, one of them trades places with a neighbor. Listen for the patter:",
      ],
      { seat: 2, so: "At least one of those two is a goblin. Find both." },
    ),
    ...ending("talks"),
  ],
};

const THREE = ["rhyme", "first", "beats"];

export const spokenBanks: Bank[] = banksOf(
  ID,
  SKILL,
  1,
  { first: THREE, few: THREE, alike: THREE, two: THREE, perhaps: THREE, later: THREE, boss: THREE },
  { intruders: [2], trades: 2 },
);
