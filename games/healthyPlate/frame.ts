/** The ferry, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: NonNullable<AnyDefinition["devices"]> = {
  ferry: {
    type: "clock",
    unit: { one: "minute", many: "minutes" },
    budget: 6,
    carries: 6,
    runs: { lifted: 1, filled: 1, returned: 3 },
    how: "A lid takes a minute, a plate one, a plate that comes back three. Whoever is in line when it leaves gets a lunch bag.",
    warns: [3, 1],
    sounds: { warn: "boat-horn", over: "boat-horn" },
    words: {
      begins: [
        "The ferry leaves in {amount}.",
        "A ferry is in, for {amount}.",
        "{Amount}, and then this ferry leaves.",
      ],
      carried: [
        "You saved {saved}, so this ferry waits {amount}.",
        "The next ferry leaves in {amount}, thanks to the {saved} you saved.",
        "{Saved} saved! You have {amount} until the ferry leaves.",
      ],
      left: "{Amount} until the ferry leaves.",
      over: [
        { sound: "wave-here", hold: "end" },
        [
          "ada: There she goes. Whoever has a seat stays, and whoever is in line gets a lunch bag. I read every label first.",
          "ada: The ferry's gone. This table can stay. Anybody still in line gets a lunch bag to eat on board. I checked what's inside.",
          "ada: That was the ferry. Whoever sits, eats. Anybody still in line gets a lunch bag, and I checked each one.",
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
    now: "Plates right on the first try: {count} of {of}.",
    end: ["Plates right on the first try: {count} of {of}."],
    record: "Plates right on the first try: {count} of {of}. Your best was {best}!",
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
