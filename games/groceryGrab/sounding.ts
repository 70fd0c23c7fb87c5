/** What stakes, tallies and keepsakes are, at every level. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** How sure of himself Coupon is: it rises with every thing in his nest, and falls with each that he is too late for. */
export const stakes: AnyDefinition["stakes"] = {
  pride: {
    start: 8,
    from: 0,
    to: 16,
    better: "less",
    moves: { hidden: 1, caught: -1, foiled: -1 },
    stretches: [
      {
        from: 0,
        layers: { song: { bed: "breathing", level: 0.3 } },
        say: "Coupon is hungry, and out of breath.",
        fallen: [
          { sound: "sigh", pitch: 7, caption: "a small bird sighs" },
          {
            say: ["So hungry. So tired. You win too much.", "My tummy growls. Do you take pity? No?"],
            voice: "coupon",
          },
        ],
      },
      {
        from: 4,
        layers: {},
        say: "Coupon has had better days.",
        risen: [{ say: ["I'm back! Fear the beak!", "A bite at last! Now I'm awake."], voice: "coupon" }],
        fallen: [{ say: ["Hmf. Beginner's luck.", "Don't get cocky, two-legs."], voice: "coupon" }],
      },
      {
        from: 7,
        layers: {},
        say: "It's close between you and Coupon.",
        risen: [{ say: ["Now we're even!", "Getting better, am I?"], voice: "coupon" }],
        fallen: [{ say: ["Hey! My music stopped.", "Who turned off my song?"], voice: "coupon" }],
      },
      {
        from: 10,
        layers: { song: { bed: "jungle", level: 0.35 } },
        say: "Coupon is proud, and plays his jungle music.",
        risen: [
          {
            say: ["I'm so good at this. Play my music!", "Music! The king of the store needs music!"],
            voice: "coupon",
          },
        ],
        fallen: [{ say: ["The party's over? Boo.", "Where did my guests go?"], voice: "coupon" }],
      },
      {
        from: 13,
        layers: { song: { bed: "party", level: 0.45 } },
        say: "Coupon is having a party in his nest.",
        risen: [
          {
            say: ["Party in my nest! Not you, two-legs!", "Everybody up here! I have snacks!"],
            voice: "coupon",
          },
        ],
      },
    ],
  },
};

export const tallies: AnyDefinition["tallies"] = {
  home: {
    counts: "home",
    of: "wanted",
    best: "most",
    now: "{count} things brought home so far.",
    end: "You brought home {count} of {of}.",
    record: "You brought home {count} of {of}. Your best was {best}: a new record!",
  },
  punches: {
    counts: "punches",
    best: "most",
    now: "{count} trips on the short way.",
    end: ["{count} of your trips went the short way.", "Short ways taken: {count}."],
    record: "{count} trips on the short way. That beats your {best}!",
  },
  bargains: {
    counts: "bargains",
    best: "most",
    now: "{count} packs bought well so far.",
    end: ["Packs bought well at once: {count}.", "You bought {count} packs well at once."],
    record: "Packs bought well at once: {count}. Your best was {best}!",
  },
  caught: {
    counts: "caught",
    best: "most",
    now: "You caught Coupon {count} times.",
    end: ["Times you caught Coupon: {count}.", "Coupon was caught {count} times."],
    record: "Times you caught Coupon: {count}. Your best yet!",
  },
};

export const keepsakes: AnyDefinition["keepsakes"] = {
  feather: {
    name: "Coupon's green feather",
    lines: ["A green feather, for your cap.", { sound: "wings" }, { sound: "parrot", pitch: 4 }],
  },
  "dark-bell": {
    name: "The bell from the dark",
    lines: [
      "The desk bell. It rang you all out of the dark.",
      { sound: "service-bell" },
      { sound: "service-bell", pitch: 5 },
    ],
  },
  elephant: {
    name: "The elephant who forgets nothing",
    lines: ["A toy elephant, who forgets nothing.", { sound: "squeak-toy" }, { sound: "elephant" }],
  },
  stickers: {
    name: "Coupon's sticker gun",
    lines: ["His sticker gun. It only says: maybe.", { sound: "ratchet" }, { sound: "parrot", pitch: -3 }],
  },
  horn: {
    name: "Your party horn",
    lines: [
      "A party horn, and a whole store that sings for you.",
      { sound: "party-horn" },
      { sound: "crowd-cheer" },
    ],
  },
};
