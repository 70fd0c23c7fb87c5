/** The ferry, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: NonNullable<AnyDefinition["devices"]> = {
  ferry: {
    type: "clock",
    unit: { one: "minute", many: "minutes" },
    budget: 10,
    runs: { lifted: 1, filled: 1, returned: 3 },
    how: "A lid takes one minute, and so does a plate. A plate that comes back takes three.",
    warns: [7, 4, 2, 1],
    sounds: { warn: "boat-horn", over: "boat-horn" },
    words: {
      begins: [
        "This ferry leaves in {amount}.",
        "The next ferry leaves in {amount}.",
        "{Amount}, and then this ferry leaves.",
        "A ferry is in, for {amount}.",
      ],
      left: "{Amount} until the ferry leaves.",
      over: [
        { sound: "ship-engine", level: 0.6, hold: "end" },
        [
          "ada: There she goes. Whoever has no plate yet gets a lunch bag. I packed and checked each one.",
          "ada: The ferry's gone. The others eat on board, out of lunch bags that I checked myself.",
          "ada: That was the ferry. Run, I've got a checked lunch bag for each of you!",
        ],
      ],
      none: "This ferry has left.",
    },
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  bands: {
    counts: "clean",
    of: "ordered",
    best: "most",
    unit: { one: "plate", many: "plates" },
    now: "Plates right at the first try: {count} of {of}.",
    end: ["Plates right at the first try: {count} of {of}."],
    record: "Plates right at the first try: {count} of {of}. Your best was {best}!",
  },
};

const RUSTLE = { sound: "rustle", hold: "end" } as const;

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  bell: {
    name: "The diner's counter bell",
    lines: [
      { sound: "keepsake" },
      { sound: "service-bell", hold: "end" },
      "ada: One ring, and I come running.",
    ],
  },
  whisk: {
    name: "Bo's whisk",
    lines: [{ sound: "keepsake" }, { sound: "whisk", hold: "end" }, "bo: So that's what I forgot!"],
  },
  horn: {
    name: "The ferry's old horn",
    lines: [{ sound: "keepsake" }, { sound: "boat-horn", hold: "end" }, "ada: Not in the house, please."],
  },
  lid: {
    name: "A shiny lid",
    lines: [{ sound: "keepsake" }, { sound: "pan-lid", hold: "end" }, "ada: It makes a good hat."],
  },
  bag: {
    name: "A lunch bag that whispers",
    lines: [{ sound: "keepsake" }, RUSTLE, "ada: Empty. Somebody was hungry."],
  },
};
