/** Level 1: sounds, and what kinds of things make them. */
import { arrive, banksOf, boss, cook, ending, first, perhaps, rides, two } from "../acts.ts";
import type { Bank, Level } from "../types.ts";

const ID = "noisy";
const SKILL = "categories";

export const noisyLevel: Level = {
  id: ID,
  name: "The noisy guests",
  difficulty: -1,
  skill: SKILL,
  learned: "that four things can be sorted in more than one way, and that each way leaves out another",
  next: "Next time the guests tap themselves. Wood, metal, glass: you'll hear it.",
  stakes: ["cake"],
  tallies: ["unmasked"],
  rules: { task: "odd", clubs: ["animals", "music"], intruders: [1] },
  chapter: [
    arrive(
      "arrive",
      "My costume party! Goblins came in costumes, too, and pocketed my cake. Of twelve slices four are left.",
      "Another party, and goblins in costumes again. Of twelve slices four are left.",
    ),
    first("noisy-first", [
      "opal: Three guests on this bench go together. The fourth is a goblin. Unmask it, and a slice comes back. Right: pass along. At the goblin: Select.",
    ]),
    ...rides(
      "noisy-few",
      [
        "opal: That was practice. From now on a wrong try costs a slice: the guest and the club must both be right. A new club: Wheels.",
        { sound: "bike-bell", hold: "end" },
      ],
      [
        "opal: Once on each bench you may ask a guest: Up. You hear its name, and a sign for each of its clubs.",
        { sound: "dog-pant", hold: "end" },
        "opal: That's Animals.",
        { sound: "piano", hold: "end" },
        "opal: Music.",
        { sound: "bike-bell", hold: "end" },
        "opal: And Wheels.",
      ],
    ),
    two("noisy-two", [
      "opal: A new club: Motors.",
      { sound: "servo", hold: "end" },
      "opal: And this bench hides two goblins. Three go together one way, and three another way. Whoever is left out is a goblin. Find both.",
    ]),
    perhaps("noisy-perhaps", "hunt"),
    ...cook("cook", "noisy-later", "noisy-counted", 2, [
      "opal: A new list of clubs: Animals, Music, and two new ones. Wings:",
      { sound: "wings", hold: "end" },
      "opal: And Hits, for all that needs a hit to be heard:",
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
    two: ["animals", "music", "wheels", "motors"],
    perhaps: ["animals", "music", "wheels", "motors"],
    later: ["animals", "music", "wings", "hits"],
    boss: ["animals", "music", "wheels", "motors", "wings", "hits"],
  },
  { intruders: [1], trades: 3 },
);
