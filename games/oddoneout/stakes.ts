/** The cake, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** So many slices the plate holds, so many are left at first, and with so many at the end there is a feast. */
export const WHOLE = 15;
const LEFT = 5;
export const FEAST = 12;
const BAKED = 2;

const BANJO = { banjo: { bed: "train-music", level: 0.22 } } as const;
const BASS = { ...BANJO, bass: { bed: "train-music-bass", level: 0.22 } } as const;
const TUNE = { ...BASS, tune: { bed: "train-music-tune", level: 0.22 } } as const;
const goal = `With ${FEAST} at the end there's a feast.`;
const say = `{Amount} of cake. ${goal}`;

export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  cake: {
    start: LEFT,
    from: 0,
    to: WHOLE,
    better: "more",
    unit: { one: "slice", many: "slices" },
    atOnce: true,
    moves: { unmasked: 1, baked: 1, mistaken: -1, slipped: -1 },
    falls: { sound: "big-bite", caption: "a goblin bites into the cake" },
    rises: { sound: "plate-down", caption: "cake comes back onto the plate" },
    counted: [
      "{Amount} of cake now.",
      "That makes {amount}.",
      "{Amount} on the plate.",
      "{Amount}.",
      "The plate: {amount}.",
      "Cake: {amount}.",
    ],
    stretches: [
      {
        from: 0,
        layers: {},
        say: "The cake is gone.",
        counted: ["That was the last slice."],
      },
      {
        from: 1,
        layers: BANJO,
        say: `Only {amount} of cake. At none the party is over. ${goal}`,
        counted: [
          "Only {amount} left! At none the party is over.",
          "{Amount} left, careful! None, and the party is over.",
          "Just {amount} of cake left!",
          "Careful: {amount} left.",
          "Look after the cake: {amount}!",
        ],
      },
      {
        from: 3,
        layers: BANJO,
        say,
        fallen: [
          [
            "opal: The bass fiddle has stopped. Less cake, less music.",
            "opal: Hear that? Only the banjo plays on.",
          ],
        ],
      },
      {
        from: 7,
        layers: BASS,
        say,
        risen: [["opal: More cake, more music! A bass fiddle.", "opal: The bass fiddle plays again."]],
        fallen: [
          [
            "opal: The harmonica has stopped. That's too little for a feast.",
            "opal: No harmonica, no feast. We need more cake.",
          ],
        ],
      },
      {
        from: FEAST,
        layers: TUNE,
        say: "{Amount} of cake: enough for a feast. With fifteen the goblins get some, too.",
        risen: [
          [
            "opal: Hear the harmonica? Enough for a feast! With fifteen there's some for the goblins, too.",
            "opal: The harmonica is back: it's a feast again!",
          ],
        ],
      },
      {
        from: WHOLE,
        layers: TUNE,
        say: "The plate is full: a feast, and some for the goblins. Now keep it.",
        counted: ["{Amount}. The plate is full!", "The plate is full: {amount}!"],
      },
    ],
  },
};

export const baked = { baked: BAKED };

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  unmasked: {
    counts: "unmasked",
    of: "benched",
    best: "most",
    unit: { one: "goblin", many: "goblins" },
    now: "Goblins you caught by yourself: {count} of {of}.",
    end: ["Goblins you caught by yourself: {count} of {of}."],
    record: ["Goblins you caught by yourself: {count} of {of}. Your best was {best}!"],
  },
};

function mask(name: string, sound: "dog" | "post-clang" | "giggle", says: string) {
  return { name, lines: [{ sound: "keepsake" as const }, { sound, hold: "end" as const }, says] };
}

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  barks: mask("A mask that barks", "dog", "goblin: I said hello in it, and a dog said hello back."),
  rings: mask("A mask that clangs", "post-clang", "goblin: Nod once, and everybody knows you're there."),
  talks: mask("A mask that giggles", "giggle", "goblin: It never stops. I couldn't sleep."),
  horn: {
    name: "A party horn with a bite in it",
    lines: [
      { sound: "keepsake" },
      { sound: "party-horn", pitch: -3, hold: "end" },
      "opal: One of them thought it was a wafer.",
    ],
  },
  crumbs: {
    name: "A bag of crumbs",
    lines: [
      { sound: "keepsake" },
      { sound: "crumbs", hold: "end" },
      "goblin: We saved you some. That's a lot, for us.",
    ],
  },
};
