/** Bolt's battery, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

/** So many steps it is to the box that giggles, on each wall. */
export const TO_GIGGLE = 6;

export const devices: NonNullable<AnyDefinition["devices"]> = {
  battery: {
    type: "fuel",
    unit: { one: "spark", many: "sparks" },
    start: 28,
    most: 80,
    low: 20,
    burns: { walked: 1 },
    gets: { gained: 1 },
    sounds: { gain: "ratchet", pay: "pin-click", empty: "power-down" },
    out: [
      { sound: "yawn" },
      {
        say: [
          "That was more than his battery had, so I pushed him on. Twice a night is all I can.",
          "He fell asleep on the rail, and I pushed him on. I can do that twice a night.",
        ],
        voice: "odette",
      },
    ],
    words: {
      have: "Bolt has {amount}. A step takes one. Six must be left at the end.",
      none: "Bolt's battery is empty. I push him now.",
      left: ["{Amount} left."],
      last: ["One spark left."],
      more: ["{Amount} now."],
      empty: ["That was his last spark.", "His battery is empty."],
    },
  },
};

export const prices = { hint: { battery: 1 } };

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  first: {
    counts: "exact",
    of: "judged",
    best: "most",
    unit: { one: "thing", many: "things" },
    now: "Found at the first try: {count} of {of}.",
    end: ["Found at the first try: {count} of {of}."],
    record: ["Found at the first try: {count} of {of}. Your best was {best}!"],
  },
  pushed: { counts: "battery-out", best: "fewest", now: "{count}", end: "{count}", record: "{count}" },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  teeth: {
    name: "Wind-up teeth",
    lines: [
      { sound: "keepsake" },
      { sound: "laugh-big", hold: "end" },
      "bolt: They laugh at everything. I like them.",
    ],
  },
  ball: {
    name: "A ticklish ball",
    lines: [
      { sound: "keepsake" },
      { sound: "ball-bounce", hold: "lead" },
      { sound: "giggle", hold: "end" },
      "bolt: It bounces away before you can tickle it.",
    ],
  },
  fiddle: {
    name: "The fiddle with the giggles",
    lines: [
      { sound: "keepsake" },
      { sound: "violin", pitch: 7, hold: "lead" },
      { sound: "giggle", hold: "end" },
      "bolt: It can't play one sad song. I tried.",
    ],
  },
  blanket: {
    name: "Bolt's blanket",
    lines: [
      { sound: "keepsake" },
      { sound: "snore", hold: "end" },
      "bolt: It's warm. There is a nap in it. You may use it.",
    ],
  },
  beep: {
    name: "Bolt's spare beep",
    lines: [
      { sound: "keepsake" },
      { sound: "command-forward", hold: "end" },
      "bolt: My second-best beep. For emergencies, and for elevators.",
    ],
  },
};
