/** How high the ship is, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** From here up the ship can glide home: story and keepsakes go by it. */
export const stakes: AnyDefinition["stakes"] = {
  height: {
    start: 6,
    from: 0,
    to: 44,
    better: "more",
    unit: { one: "ring", many: "rings" },
    moves: { rose: 1, sank: -1, gained: 1, spent: -1 },
    counted: ["{Amount} up now.", "{Amount}."],
    falls: { sound: "breath-out", level: 0.5, caption: "the ship sinks" },
    stretches: [
      {
        from: 0,
        layers: { air: { bed: "storm", level: 0.4 } },
        say: "You're on ring {height} of 44, near the eye of the vortex.",
        fallen: [
          { sound: "monster-gurgle" },
          {
            say: [
              "Hic! Soup. That was a word, once.",
              "Hic! You smell like a dictionary.",
              "Hic! Hat.",
              "Hic! Button. I don't even wear any.",
              "Hic! Is that a ship, or another word?",
            ],
            voice: "vortex",
          },
        ],
      },
      {
        from: 4,
        layers: { air: { bed: "storm", level: 0.2 } },
        say: "You're on ring {height} of 44. From 26 up you can glide home.",
        risen: [["bix: We're out of its mouth.", "Away from the eye. I can breathe again."]],
      },
      {
        from: 12,
        layers: { air: { bed: "wind", level: 0.3 } },
        say: "You're on ring {height} of 44. From 26 up you can glide home.",
        risen: [["bix: No storm up here, only breezes!", "The storm's below us again."]],
        fallen: [["bix: It gets rougher. We've lost the glide.", "Too low to glide, for now."]],
      },
      {
        from: 26,
        layers: { air: { bed: "meadow", level: 0.25 } },
        say: "You're on ring {height} of 44, high enough to glide home.",
        risen: [
          { sound: "bird" },
          ["bix: Birds! That's high enough to glide home.", "High enough to glide!"],
        ],
      },
      {
        from: 41,
        layers: { air: { bed: "bird-song", level: 0.3 } },
        say: "You're on ring {height} of 44, close to the rim.",
        risen: [{ sound: "glass-harp" }, "bix: Close to the rim! I can hear the whole sky from here."],
      },
      {
        from: 44,
        layers: { air: { bed: "bird-song", level: 0.5 } },
        say: "You're on ring 44 of 44: on the rim. It can't get any higher.",
        risen: [{ sound: "applause" }, "bix: The rim, Captain! It can't get any higher."],
      },
    ],
  },
};

export const prices: AnyDefinition["prices"] = {
  clue: { height: 1 },
  other: { height: 1 },
  hint: { height: 1 },
};

export const tallies: AnyDefinition["tallies"] = {
  sharp: {
    counts: "sharp",
    of: "judged",
    best: "most",
    unit: { one: "word", many: "words" },
    now: "Hard words at the first try, with no clue: {count} of {of}.",
    end: "Hard words at the first try, with no clue: {count} of {of}.",
    record: "Hard words at the first try, with no clue: {count} of {of}. Your best was {best}!",
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  page: {
    name: "A page of the big dictionary",
    lines: [
      { sound: "keepsake" },
      { sound: "page" },
      "keeper: The first page, with your ship's name on it. It was A, for ahoy.",
    ],
  },
  hiccup: {
    name: "A hiccup in a jar",
    lines: [{ sound: "keepsake" }, { sound: "jar-pop" }, "vortex: Hic! Spoon. Close the lid, please."],
  },
  spoon: {
    name: "The cook's spoon",
    lines: [
      { sound: "keepsake" },
      { sound: "cutlery" },
      "bix: The cook's own spoon. A vortex has stirred with it, and now it only stirs left.",
    ],
  },
  magnet: {
    name: "A box of word parts",
    lines: [
      { sound: "keepsake" },
      { sound: "couple-one" },
      "keeper: Scend, sub, less. Put them together as you like.",
    ],
  },
  hat: {
    name: "A hat with two sides",
    lines: [{ sound: "keepsake" }, { sound: "spring" }, "keeper: Some words wear one, too."],
  },
};
