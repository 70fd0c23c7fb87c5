/** Fuel, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** Landing where the box is not burns so many cans; a probe burns one. */
const WRONG_LANDING = 3;
export const CANS = 7;
const MOST_CANS = 12;

export const devices: NonNullable<AnyDefinition["devices"]> = {
  fuel: {
    type: "fuel",
    unit: { one: "can", many: "cans" },
    start: CANS,
    most: MOST_CANS,
    // What is left is said after all that is spent.
    low: MOST_CANS,
    burns: { astray: WRONG_LANDING },
    gets: { traded: 2 },
    sounds: { gain: "pour", pay: "bottle-note", empty: "sigh" },
    out: [{ sound: "hull-creak" }, "kettle: That was more than we had! Gus has to tow us home."],
    words: {
      have: "Fuel in the tank: {amount}.",
      none: "The tank is empty.",
      left: ["{Amount} left.", "{Amount} in the tank."],
      last: ["One can left.", "Only one can now."],
      empty: ["That was the last can.", "No fuel left. We can still land, if we land right."],
    },
  },
};

export const tank = { stake: "fuel", probe: 1, astray: WRONG_LANDING, hint: 1 };
export const prices = { probe: { fuel: 1 }, hint: { fuel: 1 } };

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  home: {
    counts: "home",
    best: "most",
    unit: { one: "box", many: "boxes" },
    now: "Lunchboxes home: {count} of 6.",
    end: ["Lunchboxes home: {count} of 6."],
    record: ["Lunchboxes home: {count} of 6. Your best was {best}!"],
  },
  sure: {
    counts: "sure",
    best: "most",
    now: "Found without a doubt: {count}.",
    end: ["Found without a doubt: {count}."],
    record: ["Found without a doubt: {count}. Your best was {best}!"],
  },
  hidden: {
    counts: "hidden",
    best: "most",
    now: "Baskets that Tidy did not find: {count}.",
    end: ["Baskets that Tidy did not find: {count}."],
    record: ["Baskets that Tidy did not find: {count}. Your best was {best}!"],
  },
  caught: { counts: "caught", best: "fewest", now: "{count}", end: "{count}", record: "{count}" },
  towed: { counts: "fuel-out", best: "fewest", now: "{count}", end: "{count}", record: "{count}" },
};

/** A jump in a bottle, as long as it lasts on this world. */
function bottle(name: string, rests: number[], says: string) {
  return {
    name,
    lines: [
      { sound: "keepsake" as const },
      { sound: "jump-up" as const },
      ...rests.map((rest) => ({ rest })),
      { sound: "jump-land" as const },
      says,
    ],
  };
}

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  moon: bottle("A jump on the Moon, in a bottle", [3], "blip: I shook it. It jumps back."),
  jupiter: bottle("A jump on Jupiter, in a bottle", [0.1], "blip: Was that all? Again!"),
  pluto: bottle("A jump on Pluto, in a bottle", [5, 2.9], "blip: I had a nap in between."),
  can: {
    name: "An empty fuel can",
    lines: [
      { sound: "keepsake" },
      { sound: "bottle-note" },
      "kettle: There's no fuel left in it. Just one very good note.",
    ],
  },
  rope: {
    name: "Gus's tow rope",
    lines: [
      { sound: "keepsake" },
      { sound: "rope-creak" },
      "gus: I've got another one. You'll need it more than I do.",
    ],
  },
};
