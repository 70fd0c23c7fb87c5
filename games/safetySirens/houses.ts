/** Where the drills are walked: what is heard behind the doors, and which ways lead out. */
import { at, every, says } from "./pieces.ts";
import type { House, Place } from "./doors.ts";

const clock: Place = {
  name: "a clock",
  phrases: ["the clock", "clock"],
  notes: (from, side) => [
    at(from, "clock-tick", { side }),
    at(from + 350, "clock-tock", { side }),
    at(from + 700, "clock-tick", { side }),
    at(from + 1050, "clock-tock", { side }),
  ],
  why: ["Tick, tock: the front way.", "The clock: that's the front way."],
};
const fish: Place = {
  name: "bubbles",
  phrases: ["the fish", "fish", "bubbles", "the fish tank"],
  notes: (from, side) => every(550, 2, "bubbles", { side }, from),
  why: ["Bubbles: the fish tank, on the front way.", "The fish tank bubbles. Front way!"],
};
const street: Place = {
  name: "birds",
  phrases: ["the birds", "birds", "the bird"],
  notes: (from, side) => [at(from, "bird", { side })],
  why: ["Birds: that's the front door.", "Birds sing there: outside!"],
};
const fridge: Place = {
  name: "a hum",
  phrases: ["the fridge", "fridge", "the hum", "hum", "the kitchen"],
  notes: (from, side) => [at(from, "freezer-here", { side })],
  why: ["The fridge hums: the back way.", "That hum is the fridge: your back way."],
};
const hens: Place = {
  name: "a hen",
  phrases: ["the hens", "hens", "the hen", "hen"],
  notes: (from, side) => [at(from, "hen", { side })],
  why: ["A hen: that's the back door.", "The hens are out in the yard, and so are you."],
};
const closet: Place = {
  name: "coat hangers",
  phrases: ["the closet", "closet", "hangers", "the hangers"],
  notes: (from, side) => every(550, 2, "hanger", { side }, from),
  why: ["Hangers: a closet. No way out through coats."],
};
const bath: Place = {
  name: "drops",
  phrases: ["the bath", "bath", "drops", "the bathroom"],
  notes: (from, side) => every(450, 3, "drip", { side }, from),
  why: ["Drip, drip: the bathtub. It only leads to the bathtub."],
};
const bodo: Place = {
  name: "a page turns",
  phrases: ["the page", "page", "the study"],
  notes: (from, side) => every(650, 2, "page", { side }, from),
  why: ["Pages: Bodo's study. Full of books, empty of ways out."],
};
const boots: Place = {
  name: "squeaks",
  phrases: ["dudley", "the boots", "squeaks"],
  notes: (from, side) => every(450, 3, "squeak-toy", { side }, from),
  why: ["Those are Dudley's boots, and they walk in circles."],
};
const parrot: Place = {
  name: "a squawk",
  phrases: ["echo", "the parrot", "parrot"],
  notes: (from, side) => [at(from, "parrot", { side })],
  why: ["Echo squawks there. Echo is on the curtain rod, and that leads nowhere."],
};

export const DRILL_HOUSE: House = {
  places: { clock, fish, street, fridge, hens, closet, bath, bodo },
  front: ["clock", "fish", "street"],
  back: ["fridge", "hens"],
  others: ["closet", "bath", "bodo"],
  rooms: [
    [
      { sound: "door-open", level: 0.6 },
      says(
        "chief",
        "Walk. Three doors, left, ahead, right:",
        "Off you go, and walk, don't run. Three doors:",
      ),
    ],
    [says("chief", "The hall. Three doors:", "Now the hall:", "You're in the hall:")],
    [says("chief", "The porch room:", "The last room of the front way:", "Next, the porch room:")],
  ],
  backRooms: [[says("chief", "The kitchen:", "You're in the kitchen:", "In the kitchen. Three doors:")]],
};
const piano: Place = {
  name: "a piano",
  phrases: ["the piano", "piano"],
  notes: (from, side) => [at(from, "piano", { side }), at(from + 500, "piano", { side, pitch: 4 })],
  why: ["The piano: the front way.", "Somebody practices two notes: that's the front way."],
};
const cat: Place = {
  name: "a purr",
  phrases: ["the cat", "cat", "the purr", "purr"],
  notes: (from, side) => [at(from, "purr", { side })],
  why: ["A purr: the cat sleeps by the front stairs.", "The cat purrs. Front way!"],
};
const road: Place = {
  name: "a bicycle bell",
  phrases: ["the bicycle", "bicycle", "the bell", "bell", "the street"],
  notes: (from, side) => every(600, 2, "bike-bell", { side }, from),
  why: ["A bicycle bell: that's the street.", "Bicycles: the front door is right there."],
};
const whisk: Place = {
  name: "a whisk",
  phrases: ["the whisk", "whisk", "the kitchen", "kitchen"],
  notes: (from, side) => [at(from, "whisk", { side })],
  why: ["The whisk: Odile's kitchen, the back way.", "Somebody whisks: the back way."],
};
const goat: Place = {
  name: "a goat",
  phrases: ["the goat", "goat", "the yard"],
  notes: (from, side) => [at(from, "goat", { side })],
  why: ["The goat: that's the back door.", "A goat bleats in the yard: out you go."],
};
const cuckoo: Place = {
  name: "a cuckoo",
  phrases: ["the cuckoo", "cuckoo"],
  notes: (from, side) => [at(from, "cuckoo", { side })],
  why: ["The cuckoo clock hangs in the pantry, and the pantry has one door."],
};
const bed: Place = {
  name: "bedsprings",
  phrases: ["the bed", "bed", "bedsprings", "springs"],
  notes: (from, side) => every(600, 2, "spring", { side }, from),
  why: ["Boing: somebody jumps on a bed in there. No way out."],
};
/** Grandma Odile's inn. */
export const INN: House = {
  places: { piano, cat, road, whisk, goat, cuckoo, closet, bed },
  front: ["piano", "cat", "road"],
  back: ["whisk", "goat"],
  others: ["cuckoo", "closet", "bed"],
  rooms: [
    [
      { sound: "door-open", level: 0.6 },
      says("odile", "Walk, dear. Three doors:", "Out we go, and no pushing. Three doors:"),
    ],
    [says("odile", "The lounge:", "Now the lounge. Mind the rug:", "You're in the lounge:")],
    [says("odile", "The stairs are behind you. Three doors:", "The last room, dear:")],
  ],
  backRooms: [[says("odile", "My kitchen. Three doors:", "You're in my kitchen:", "The kitchen, dear:")]],
};

const silent = (name: string, phrases: string[], why: string[]): Place => ({
  name,
  phrases,
  notes: () => [],
  why,
});
const crickets: Place = {
  name: "a cricket",
  phrases: ["the cricket", "cricket", "crickets"],
  notes: (from, side) => [at(from, "cricket", { side }), at(from + 600, "cricket", { side })],
  why: ["A cricket: that's the front door, at night.", "Crickets sing there: outside!"],
};
/** At night, with the power out: what is plugged in is silent, and Dudley and Echo are on their feet. */
export const DARK_HOUSE: House = {
  ...DRILL_HOUSE,
  places: {
    ...DRILL_HOUSE.places,
    boots,
    parrot,
    fish: silent(
      "nothing",
      ["the fish", "fish"],
      ["The silent door: the fish tank's pump is off.", "Silence: the fish tank has no power."],
    ),
    fridge: silent(
      "nothing",
      ["the fridge", "fridge"],
      ["The silent door: the fridge is off.", "Silence: that's the fridge, without power."],
    ),
    crickets,
  },
  front: ["clock", "fish", "crickets"],
  others: ["boots", "parrot", "closet"],
  rule: ["The fridge and the fish tank need power: now they're the silent doors. A hiss: not that one."],
};
