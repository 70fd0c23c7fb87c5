/** The cake, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** So many slices the cake had, so many are left at first, and with so many at the end there is a feast. */
const WHOLE = 12;
const LEFT = 4;
export const FEAST = 10;
const BAKED = 2;

const BANJO = { banjo: { bed: "train-music", level: 0.22 } } as const;
const BASS = { ...BANJO, bass: { bed: "train-music-bass", level: 0.22 } } as const;
const TUNE = { ...BASS, tune: { bed: "train-music-tune", level: 0.22 } } as const;
const say = `{Amount} of cake, of ${WHOLE}. With ${FEAST} at the end there's a feast.`;

export const stakes: NonNullable<AnyDefinition["stakes"]> = {
  cake: {
    start: LEFT,
    from: 0,
    to: WHOLE,
    better: "more",
    unit: { one: "slice", many: "slices" },
    moves: { unmasked: 1, baked: 1, mistaken: -1, slipped: -1 },
    falls: { sound: "big-bite", caption: "a goblin bites into the cake" },
    rises: { sound: "plate-down", caption: "cake comes back onto the plate" },
    counted: ["{Amount} of cake now.", "That makes {amount} of cake.", "{Amount} on the plate.", "{Amount}."],
    stretches: [
      { from: 0, layers: {}, say: "The cake is gone.", fallen: ["opal: That was the last slice."] },
      {
        from: 1,
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
        from: 5,
        layers: BASS,
        say,
        risen: [["opal: More cake, more music! A bass fiddle.", "opal: The bass fiddle plays again."]],
        fallen: ["opal: The harmonica has gone home. It came for the cake."],
      },
      {
        from: 9,
        layers: TUNE,
        say,
        risen: [["opal: Now the harmonica plays, too!", "opal: The harmonica is back!"]],
      },
    ],
  },
};

export const prices = { hint: { cake: 1 } };
export const baked = { baked: BAKED };

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  unmasked: {
    counts: "unmasked",
    of: "benched",
    best: "most",
    unit: { one: "goblin", many: "goblins" },
    now: "Goblins unmasked: {count} of {of}.",
    end: ["Goblins unmasked: {count} of {of}."],
    record: ["Goblins unmasked: {count} of {of}. Your best was {best}!"],
  },
};

function mask(name: string, sound: "dog" | "post-clang" | "giggle", says: string) {
  return { name, lines: [{ sound: "keepsake" as const }, { sound, hold: "end" as const }, says] };
}

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  barks: mask("A mask that barks", "dog", "goblin: It bit me once. Now it's yours."),
  rings: mask("A mask that clangs", "post-clang", "goblin: Don't wear it in the rain. It rusts."),
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
