/** Level 3: what words sound like: how they end, how they begin, how many beats they have. */
import { arrive, banksOf, boss, cook, ending, first, perhaps, rides, two } from "../acts.ts";
import type { Bank, Level } from "../types.ts";

const ID = "spoken";
const SKILL = "word-sounds";

export const spokenLevel: Level = {
  id: ID,
  name: "The guests in the dark",
  difficulty: 1,
  skill: SKILL,
  learned: "that words can be friends by their end, by their beginning and by their beats",
  next: "Next time there's another cake. Goblins never learn.",
  stakes: ["cake"],
  tallies: ["unmasked"],
  rules: { task: "odd", clubs: ["rhyme", "first", "beats"], intruders: [1] },
  chapter: [
    arrive(
      "arrive",
      "The lights are out, and four slices are left, of twelve. Each guest says one word. Only its sound counts.",
      "Lights out again, and four slices of twelve. One word each: only its sound counts.",
    ),
    first("spoken-first", [
      "opal: Three words go together: they rhyme, begin with the same sound, or have the same beats. The fourth is a goblin. Right: pass along. At the goblin: Select.",
    ]),
    ...rides(
      "spoken-few",
      ["opal: That was practice. From now on a wrong try costs a slice of cake."],
      [
        "opal: Once on each bench you may ask a word: Up. It tells how it rhymes and begins, and you hear its beats:",
        { sound: "woodblock", hold: "end", caption: "a beat" },
        { sound: "woodblock", hold: "end", caption: "a beat" },
        "opal: That's two.",
      ],
    ),
    two("spoken-two", [
      "opal: Two goblins on this bench. Three words go together one way, and three another way. Find both.",
    ]),
    perhaps("spoken-perhaps", "ride"),
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
  { first: THREE, few: THREE, two: THREE, perhaps: THREE, later: THREE, boss: THREE },
  { intruders: [2], trades: 2 },
);
