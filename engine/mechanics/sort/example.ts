/** A small post office, for the tests of this folder. */
import { bareDeal } from "../kit/deal.ts";
import type { SortDeal } from "./basket.ts";
import type { SortContent, SortItem, SortRules } from "./schema.ts";
import { beginWorld } from "./world.ts";

export const content: SortContent = {
  bins: {
    near: {
      label: "Near cart",
      phrases: ["near"],
      voice: "ned",
      takes: "load",
      means: "near",
      arrives: [{ sound: "drop-machine", caption: "it drops into the left cart" }],
      rejects: ["Not on this cart."],
    },
    far: {
      label: "Far plane",
      phrases: ["far"],
      takes: "load",
      means: "far",
      arrives: [{ sound: "zip", caption: "it slides into the plane" }],
      rejects: ["The plane says no."],
    },
    cage: {
      label: "Cage",
      phrases: ["cage"],
      takes: "trap",
      means: "a mouse",
      arrives: [{ sound: "drop-counter", caption: "a cage snaps shut" }],
      landed: ["A mouse!"],
    },
    shelf: {
      label: "Quiet shelf",
      phrases: ["shelf"],
      takes: "judge",
      arrives: [{ sound: "drop-counter", caption: "it lands on the shelf" }],
      landed: ["It stays."],
      contrast: ["Quiet things only."],
    },
    floor: {
      label: "The floor",
      phrases: ["floor"],
      takes: "judge",
      arrives: [{ sound: "bump", caption: "it lands on the floor" }],
      contrast: ["Not on the floor."],
    },
    desk: {
      label: "Ask the desk",
      phrases: ["ask"],
      takes: "judge",
      arrives: [{ sound: "help", caption: "the desk's bell" }],
      advises: true,
      contrast: ["You know this one."],
    },
  },
  kinds: { morning: "the morning", noon: "noon", night: "the night" },
  marks: {
    knot: { heard: [{ sound: "tick", caption: "one tick" }], text: "one knot" },
    bow: { heard: [{ sound: "tick", times: 2, caption: "two ticks" }], text: "two knots" },
    tape: { heard: [{ sound: "zip", caption: "a rip" }], text: "tape" },
  },
  codes: {
    monday: {
      name: "Monday",
      reminder: "Knot near, bow far.",
      marks: { knot: "near", bow: "far", tape: "cage" },
    },
    tuesday: { name: "Tuesday", reminder: "Bow near, knot far.", marks: { bow: "near", knot: "far" } },
    clock: { name: "The clock", reminder: "Ticks.", marks: { knot: "morning", bow: "noon", tape: "night" } },
  },
  things: {
    parcel: { name: "A parcel" },
    letter: { name: "A letter" },
    tube: { name: "A tube" },
    crate: { name: "A crate" },
  },
  finds: {
    jam: {
      heard: [{ sound: "pocket", caption: "something rattles" }],
      found: ["Jam, saved."],
      forgotten: ["Jam everywhere."],
      spoils: true,
      tips: 2,
    },
  },
  customers: {
    ann: {
      hello: ["Ann here."],
      pleased: ["Ann, glad."],
      wary: ["Ann, careful."],
      happy: ["Thanks."],
      unhappy: ["Hm."],
      lost: "Mine!",
    },
  },
  loads: {
    tips: [1, 3, 6],
    label: "Send off",
    phrases: ["send off"],
    runs: [{ sound: "cart", caption: "the cart rolls" }],
    paid: [{ sound: "coin", caption: "coins" }],
    clean: ["One there.", "Two there.", "Three there."],
    nothing: "Nothing is loaded.",
  },
  prowler: {
    step: "footstep",
    steps: ["one step", "two steps"],
    unit: { one: "step", many: "steps" },
    places: [
      { from: 0, text: "here", level: 1 },
      { from: 3, text: "far", level: 0.4 },
    ],
    jumps: [{ sound: "mouse", caption: "a squeak from the cart" }],
    warns: ["Send it off?"],
    flees: [{ sound: "run", caption: "feet run off" }],
    waits: [{ sound: "mouse", caption: "a squeak" }],
    spoils: ["A mouse was in it."],
    at: "The mouse is {away} away",
    inside: "The mouse is in the {label}",
    after: "The mouse is {away} from the {label}",
    swaps: ["The dials turn."],
    grabs: ["The mouse was in the hat."],
    snug: [{ sound: "mouse", caption: "a squeak, still inside" }],
  },
  dials: {
    sound: "dial-click",
    clicks: ["one click", "two clicks", "three clicks"],
    places: ["left", "middle", "right"],
  },
  bounces: [{ sound: "bounce", caption: "it bounces back" }],
  feel: { label: "Shake it", phrases: ["shake"], heard: [{ sound: "rustle", caption: "you shake it" }] },
  words: {
    felt: "{mark}.",
    smooth: "No knot.",
    misplaced: "{Mark}: {means}.",
    misplacedOf: "{family}, {mark}: {means}.",
    stray: "{Mark}: a mouse.",
    strayOf: "{family}, {mark}: a mouse.",
    back: "It comes again.",
    taken: "Ann takes it.",
    again: "Again {name}.",
    later: "And now?",
    ears: "You had heard it.",
    moved: "The dial has moved.",
    feelFirst: "Shake it first.",
    result: "{clean} of {count}, {tips}.",
    resultAll: "All {count}, {tips}.",
    resultFirsts: "{clean} of {count} at once, {tips}.",
    where: "{left} left.",
    still: "Still {name}.",
    holds: "{label}: {count}.",
    listen: "Listen.",
    hidden: "It rattles.",
    others: "Anything else: the cage.",
    hears: "You hear {mark}.",
    handsOff: "Hands off.",
    press: "{mark}. Press {button}: {label}.",
    belongs: "This one goes {seat}: {label}.",
  },
};

const seats = { left: "near", right: "far", down: "cage" };
export const plain: SortRules = { seats };
export const prowled: SortRules = { seats, prowler: { from: 5, most: 2, does: "jumps" } };
export const atDesk: SortRules = { seats: { left: "shelf", down: "floor", right: "desk" } };
export const withPot: SortRules = {
  ...atDesk,
  pot: {
    label: "Bank it",
    phrases: ["bank"],
    grows: [{ sound: "coin", caption: "a coin" }],
    price: 2,
    pays: [{ sound: "coin-small", caption: "a coin goes" }],
    left: "{tips} left.",
    banks: [{ sound: "coin-jar", caption: "coins" }],
    banked: "{tips} banked.",
    spills: ["Spilled."],
    nothing: "Nothing to bank.",
    holds: "{tips} in the hat.",
  },
};
export const dialed: SortRules = {
  seats: { left: "near", down: "far", right: "shelf" },
  dials: ["morning", "noon", "night"],
  prowler: { from: 3, most: 2, does: "swaps" },
};

/** A parcel for near, a letter for far, a crate for near. */
export const sack: SortItem = {
  id: "sack",
  customer: "ann",
  codes: ["monday"],
  things: [
    { name: "A parcel", mark: "knot" },
    { name: "A letter", mark: "bow" },
    { name: "A crate", mark: "knot", hides: "jam" },
  ],
};

export function dealOf(item: SortItem = sack, rules: SortRules = plain, seed = 1): SortDeal {
  return { ...bareDeal({ content, rules, item, seed }), world: beginWorld(rules, seed) };
}
