/** A small post office, for the tests of this folder. */
import type { SortContent, SortItem, SortRules } from "./schema.ts";
import type { SortDeal } from "./signs.ts";
import { bareDeal } from "../kit/deal.ts";

export const content: SortContent = {
  arrives: "rustle",
  bounces: "bounce",
  bins: {
    near: {
      seat: "left",
      label: "Near cart",
      phrases: ["near"],
      voice: "ned",
      arrives: ["drop-machine"],
      landed: ["Near. Thanks."],
      contrast: "Near ones only.",
      mishaps: [[{ sound: "cart" }, "Around the block again."]],
    },
    far: {
      seat: "right",
      label: "Far plane",
      phrases: ["far"],
      arrives: ["zip", "spin"],
      contrast: "Far ones only.",
    },
    shelf: { seat: "down", label: "Quiet shelf", phrases: ["shelf"], arrives: ["drop-counter"] },
  },
  codes: {
    strings: {
      opens: ["Monday's bags."],
      reminder: "Knot: near. Bow: far. Tape: shelf.",
      signs: [
        { id: "knot", text: "a knot", bin: "near", why: "A knot means near." },
        { id: "bow", text: "a bow", bin: "far", why: "A bow means far." },
        { id: "tape", text: "tape", bin: "shelf", why: "Tape means shelf." },
      ],
    },
    stamps: {
      opens: ["Tuesday's bags."],
      reminder: "Round stamp: near. Square: far. No stamp: shelf.",
      signs: [
        { id: "round", text: "a round stamp", bin: "near", why: "Round means near." },
        { id: "square", text: "a square stamp", bin: "far", why: "Square means far." },
        { id: "none", text: "no stamp", bin: "shelf", why: "No stamp means shelf." },
      ],
    },
  },
  preparations: {
    weigh: {
      label: "Weigh it",
      phrases: ["weigh"],
      sound: "dial-click",
      done: "Weighed already.",
      none: "No scale for it.",
      danger: { sound: "almost", text: "Step back." },
    },
  },
  examine: { button: "up", label: "Shake it", phrases: ["shake"], sound: "pocket", end: "Nothing more." },
  words: {
    count: "{at} of {count}.",
    button: "{button}: {label}.",
    either: "{first} Or {second}",
    waits: "Something comes first, before you send it.",
    prepare: "{label} first. Select.",
    prepared: "{label} first.",
    press: "Press {button}: {label}.",
    belongs: "This one goes {seat}: {label}.",
  },
};

export const coded: SortRules = {
  bins: ["near", "shelf", "far"],
  codes: ["strings"],
  question: "{name} with {sign}.",
};
export const plain: SortRules = { bins: ["near", "far"], prepare: "weigh", question: "{name}." };

export const parcel: SortItem = {
  id: "parcel",
  name: "A parcel",
  sign: "knot",
  details: ["Heavy.", { text: "It ticks.", sound: "tick" }],
};
export const letter: SortItem = {
  id: "letter",
  name: "A letter",
  bin: "far",
  details: [],
  why: "Letters fly.",
};
export const crate: SortItem = {
  id: "crate",
  name: "A crate",
  bin: "near",
  details: [],
  contrast: "Too heavy to fly.",
  hint: "Think of its weight.",
  mishaps: { far: [{ sound: "rewind" }, "The plane sighs."] },
  prepare: { sound: "bump", text: "Nine pounds.", forgotten: [{ sound: "rewind" }, "The cart tips over."] },
};

/** Things may be asked about at a desk, and one of them must be. */
export const withDesk: SortContent = {
  ...content,
  bins: {
    ...content.bins,
    shelf: {
      seat: "down",
      label: "Quiet shelf",
      phrases: ["shelf"],
      arrives: ["drop-counter"],
      contrast: "Quiet ones only.",
    },
    desk: {
      seat: "right",
      label: "Ask the desk",
      phrases: ["ask"],
      voice: "dee",
      arrives: ["help"],
      advises: ["Good question. {clue}"],
    },
  },
};
export const atDesk: SortRules = { bins: ["near", "shelf", "desk"], prepare: "weigh", question: "{name}." };
export const bundle: SortItem = { ...parcel, id: "bundle", bin: "near", why: "It is for next door." };
export const barrel: SortItem = {
  id: "barrel",
  name: "A smoking barrel",
  bin: "desk",
  details: ["It hisses."],
  danger: true,
  safety: true,
  contrast: "Not safe alone.",
  why: "Smoke means danger.",
};

/** Three things in one turn. */
export const sack: SortItem = {
  ...parcel,
  id: "sack",
  followedBy: [
    { name: "A card", sign: "bow", details: [] },
    { name: "A tube", sign: "tape", details: [] },
  ],
};

export function dealOf(item: SortItem, rules: SortRules = coded, seed = 1): SortDeal {
  return bareDeal({ content, rules, item, seed });
}

export function deskDealOf(item: SortItem): SortDeal {
  return { ...dealOf(item, atDesk), content: withDesk };
}
