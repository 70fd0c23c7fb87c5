/** Level 1: sounds, and what kinds of things make them. */
import { arrive, banksOf, boss, cook, COSTS, ending, first, perhaps, rides, two, visitor } from "../acts.ts";
import type { Bank, Level } from "../types.ts";

const ID = "noisy";
const SKILL = "categories";

export const noisyLevel: Level = {
  id: ID,
  name: "The noisy guests",
  difficulty: -1,
  skill: SKILL,
  learned: "that four things can be sorted in more than one way, and that each way leaves out another",
  next: "In the next level the guests tap themselves. Wood, metal, glass: you'll hear it.",
  stakes: ["cake"],
  tallies: ["unmasked"],
  rules: { task: "odd", clubs: ["animals", "music"], intruders: [1] },
  chapter: [
    arrive(
      "arrive",
      "My costume party! But goblins came in costumes, too, and ate my cake. Five slices are left. Twelve make a feast. None, and the party is over.",
      "Another party, and goblins in costumes again. Five slices are left. Twelve make a feast; at none it's over.",
    ),
    first("noisy-first", [
      "opal: Three guests here are in one club: Animals, or Music. The fourth is a goblin. Right: pass along. At the goblin: Select.",
    ]),
    ...rides(
      ID,
      [COSTS, "opal: A new club: Wheels.", { sound: "bike-bell", hold: "end" }],
      [
        "opal: Once on each bench you may ask one guest: Up. You hear its name, and a sign for each of its clubs.",
        { sound: "dog-pant", hold: "end" },
        "opal: That's Animals.",
        { sound: "piano", hold: "end" },
        "opal: Music.",
        { sound: "bike-bell", hold: "end" },
        "opal: Wheels.",
        { sound: "servo", hold: "end" },
        "opal: And that's a new club: Motors.",
      ],
    ),
    two("noisy-two", [
      "opal: This bench hides two goblins. Three go together one way, and three another way. Whoever is left out is a goblin. Find both.",
    ]),
    perhaps("noisy-perhaps", "hunt"),
    visitor(
      { sound: "door-knock", hold: "end" },
      "goblin: Excuse me, is this the costume party? I've come as a goblin.",
      "opal: Now that's an honest costume. Have a cracker.",
      { sound: "cracker", hold: "end" },
    ),
    ...cook("cook", "noisy-later", "noisy-counted", 2, [
      "opal: A new list of clubs: Animals, Music, and two new ones. Wings:",
      { sound: "wings", hold: "end" },
      "opal: And Hitting, for whatever works by hitting:",
      { sound: "snare", hold: "end" },
    ]),
    ...boss(
      "noisy-boss",
      [
        "nib: I am Big Nib! One goblin on each bench, and it's me. I don't sit still!",
        "opal: All six clubs are on the list now.",
        "opal: With every third step of yours he trades places with a neighbor. You hear it, from one seat to the next:",
      ],
      { seat: 1, so: "So one of those two is Big Nib." },
    ),
    ...ending("barks"),
  ],
};

export const noisyBanks: Bank[] = banksOf(
  ID,
  SKILL,
  -1,
  {
    first: ["animals", "music"],
    few: ["animals", "music", "wheels"],
    alike: ["animals", "music", "wheels", "motors"],
    two: ["animals", "music", "wheels", "motors"],
    perhaps: ["animals", "music", "wheels", "motors"],
    later: ["animals", "music", "wings", "hits"],
    boss: ["animals", "music", "wheels", "motors", "wings", "hits"],
  },
  { intruders: [1], trades: 3 },
);
