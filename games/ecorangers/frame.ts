/** What is won or slips away, what is counted, and what is kept. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

export const devices: NonNullable<AnyDefinition["devices"]> = {
  batteries: {
    type: "purse",
    unit: { one: "battery", many: "batteries" },
    start: 3,
    most: 9,
    earns: { full: 1, found: 2 },
    loses: { traded: 3 },
    sounds: { gain: "couple-one", pay: "lock-click", empty: "power-down" },
    words: { empty: "The flashlight is dark: no batteries. A row that sings right away brings one." },
  },
  chorus: {
    type: "collection",
    unit: { one: "singer", many: "singers" },
    start: 2,
    gains: { whole: 1, traded: 1, joined: 1 },
    loses: { fixes: 1 },
    things: [
      { id: "kevin", name: "Kevin the cricket", lines: [{ sound: "cricket", side: -0.8, hold: "end" }] },
      { id: "dove", name: "A shy dove", lines: [{ sound: "bird-low", side: 0.8, hold: "end" }] },
      {
        id: "frog",
        name: "A frog with a cold",
        lines: [
          { sound: "frog", pitch: -4, side: -0.4 },
          { sound: "sneeze", level: 0.5, hold: "end" },
        ],
      },
      { id: "bee", name: "A humming bee", lines: [{ sound: "bee", hold: "end" }] },
      {
        id: "woodpecker",
        name: "A drumming woodpecker",
        lines: [{ sound: "woodpecker", side: 0.6, hold: "end" }],
      },
      {
        id: "goose",
        name: "A goose on trumpet",
        lines: [{ sound: "goose", side: -0.6, hold: "end" }],
      },
      {
        id: "robin",
        name: "A star robin",
        lines: [{ sound: "bird", pitch: 3, side: 0.3, hold: "end" }],
      },
      {
        id: "toad",
        name: "A bass toad",
        lines: [{ sound: "frog", pitch: -9, side: 0.5, hold: "end" }],
      },
      {
        id: "goat",
        name: "A goat from next door",
        lines: [{ sound: "goat", side: -0.7, hold: "end" }],
      },
      { id: "owl", name: "A solo owl", lines: [{ sound: "owl", side: 0.7, hold: "end" }] },
    ],
    words: {
      joins: ["{name} joins the chorus.", "{name} is in!"],
      leaves: ["{name} loses patience and goes home.", "{name} won't wait, and goes home."],
      have: "The chorus has {amount} of 10.",
      none: "The chorus has no singers. It's very quiet.",
    },
  },
};

export const tallies: NonNullable<AnyDefinition["tallies"]> = {
  right: {
    counts: "full",
    best: "most",
    now: "Rows that sang right away: {count}.",
    end: ["Rows that sang right away: {count}.", "Sung at the first try: {count}."],
    record: ["Rows that sang right away: {count}, your best yet!"],
  },
};

export const keepsakes: NonNullable<AnyDefinition["keepsakes"]> = {
  "meadow-tape": {
    name: "The meadow concert, on tape",
    lines: [
      { sound: "keepsake" },
      { sound: "cricket" },
      { sound: "frog" },
      { sound: "owl" },
      "moss: I'm on it too. Listen. That was me, breathing.",
    ],
  },
  pebble: {
    name: "A pebble that Kevin likes",
    lines: [{ sound: "keepsake" }, { sound: "cricket" }, "moss: A pebble. Kevin the cricket sat on it once."],
  },
  shell: {
    name: "A shell with the sea in it",
    lines: [
      { sound: "keepsake" },
      { sound: "wave-here" },
      { sound: "whale" },
      "fern: A shell from the beach. The whale signed it. With water.",
    ],
  },
  "bottle-message": {
    name: "A message in a bottle",
    lines: [{ sound: "keepsake" }, { sound: "cork" }, 'moss: A message in a bottle. It says: "Wet in here."'],
  },
  badge: {
    name: "Your ranger badge",
    lines: [
      { sound: "keepsake" },
      { sound: "lock-click" },
      "fern: Your ranger badge. It has a wolf on it, and a blade of grass.",
      { sound: "wolf" },
    ],
  },
  whistle: {
    name: "A trainee's whistle",
    lines: [
      { sound: "keepsake" },
      { sound: "recorder" },
      "fern: A trainee's whistle. Rangers use it to call for help.",
    ],
  },
};
