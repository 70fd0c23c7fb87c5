/** Steam, the parade, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: NonNullable<AnyDefinition["devices"]> = {
  steam: {
    type: "fuel",
    unit: { one: "puff", many: "puffs" },
    start: 10,
    most: 20,
    low: 4,
    burns: { effort: 1, spent: 1 },
    gets: { least: 1, clean: 1 },
    sounds: { gain: "coal-in", pay: "chuff", empty: "power-down" },
    out: [
      { sound: "bike-bell" },
      [
        "tilda: Not enough steam! I'm pedaling.",
        "I pedal. Phew. Who needs legs?",
        "More legs than steam.",
        "Pedaling for Clara!",
        "Round and round go my knees.",
      ],
    ],
    words: {
      have: "Steam: {amount} of 20.",
      none: "Steam: none. Tilda pedals.",
      left: ["Steam: {amount} left.", "Only {amount} of steam left."],
      last: ["One puff of steam left.", "Just one puff left."],
      empty: [
        "That was the last puff. The next ribbon brings steam.",
        "The boiler is empty. The next ribbon brings steam.",
      ],
    },
  },
  parade: {
    type: "collection",
    unit: { one: "marcher", many: "marchers" },
    gains: { clean: 1, gained: 1 },
    loses: { "steam-out": 1 },
    things: [
      { id: "goose", name: "The tin goose", lines: [{ sound: "goose", side: -0.6, hold: "end" }] },
      { id: "tuba", name: "The tuba on wheels", lines: [{ sound: "tuba", side: 0.5, hold: "end" }] },
      { id: "snare", name: "The drumming mouse", lines: [{ sound: "snare", side: -0.3, hold: "end" }] },
      { id: "duck", name: "The copper duck", lines: [{ sound: "duck", side: 0.7, hold: "end" }] },
      { id: "elephant", name: "The brass elephant", lines: [{ sound: "elephant", hold: "end" }] },
      { id: "bell", name: "The bell carrier", lines: [{ sound: "hand-bell", side: -0.8, hold: "end" }] },
      {
        id: "squeezebox",
        name: "The bear with the accordion",
        lines: [{ sound: "accordion", side: 0.3, hold: "end" }],
      },
      { id: "cow", name: "The clockwork cow", lines: [{ sound: "cowbell", side: -0.5, hold: "end" }] },
      { id: "bass", name: "The big drum", lines: [{ sound: "kick", side: 0.6, hold: "end" }] },
      { id: "box", name: "The waltzing music box", lines: [{ sound: "music-box", side: -0.2, hold: "end" }] },
      { id: "trumpet", name: "The tin trumpeter", lines: [{ sound: "trumpet", side: 0.8, hold: "end" }] },
      { id: "organ", name: "The pocket organ", lines: [{ sound: "organ-note", side: -0.7, hold: "end" }] },
    ],
    words: {
      joins: [
        "{name} joins the parade.",
        "{name} gets a place in the parade.",
        "{name} marches along.",
        "{name} falls in line.",
        "{name} is in the parade.",
      ],
      leaves: ["{name} runs down, and stays behind.", "{name} stops ticking, and stays behind."],
      have: "In the parade: {amount} of 12.",
      none: "In the parade: nobody yet.",
    },
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  ribbons: {
    counts: "clean",
    of: "filled",
    best: "most",
    unit: { one: "ribbon", many: "ribbons" },
    now: "Ribbons so far: {count}.",
    end: ["Boxes filled: {of}. With a ribbon: {count}.", "Ribbons: {count}. Boxes filled: {of}."],
    record: "Ribbons: {count}. Boxes filled: {of}. Your best was {best}!",
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  jumper: {
    name: "The frog that winds itself",
    lines: [
      { sound: "keepsake" },
      { sound: "ratchet" },
      { sound: "frog", hold: "end" },
      "tilda: Nobody knows how it does that.",
    ],
  },
  "bicycle-bell": {
    name: "Tilda's bicycle bell",
    lines: [{ sound: "keepsake" }, { sound: "bike-bell", hold: "end" }, "tilda: For days without steam."],
  },
  chalk: {
    name: "The chalk that lies",
    lines: [{ sound: "keepsake" }, { sound: "tag-knock" }, "tilda: It says it's cheese. Trust your ear."],
  },
  "hot-gear": {
    name: "A gear that has cooled down",
    lines: [
      { sound: "keepsake" },
      { sound: "gear" },
      { sound: "steam", level: 0.4 },
      "tilda: It makes a fine bookend.",
    ],
  },
  whistle: {
    name: "Otto's steam whistle",
    lines: [{ sound: "keepsake" }, { sound: "whistle", hold: "end" }, "otto: I miss it already."],
  },
  "wall-brick": {
    name: "A brick from Otto's wall",
    lines: [{ sound: "keepsake" }, { sound: "tag-knock" }, "otto: Now I can hear you, too."],
  },
};
