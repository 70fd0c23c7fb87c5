/** Each food group plays an instrument, each label has a sound, and these are the guests. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Plates = NonNullable<PartsOf<"amount">["content"]["plates"]>;

export const kinds: Plates["kinds"] = {
  grain: {
    one: "a grain",
    plays: "drum",
    phrases: ["a grain", "grain", "grains", "drum", "the drum"],
    beat: [
      { sound: "kick", at: 0 },
      { sound: "snare", at: 400, level: 0.8 },
      { sound: "kick", at: 800 },
      { sound: "snare", at: 1200, level: 0.8 },
    ],
  },
  vegetable: {
    one: "a vegetable",
    plays: "banjo",
    phrases: ["a vegetable", "vegetable", "vegetables", "banjo", "the banjo"],
    beat: [
      { sound: "banjo", at: 100 },
      { sound: "banjo", at: 300, pitch: 4 },
      { sound: "banjo", at: 500, pitch: 7 },
      { sound: "banjo", at: 900, pitch: 4 },
      { sound: "banjo", at: 1300, pitch: 7 },
    ],
  },
  protein: {
    one: "a protein",
    plays: "tuba",
    phrases: ["a protein", "protein", "tuba", "the tuba"],
    beat: [
      { sound: "tuba", at: 0 },
      { sound: "tuba", at: 450, pitch: -5 },
      { sound: "tuba", at: 800 },
      { sound: "tuba", at: 1250, pitch: -5 },
    ],
  },
  fruit: {
    one: "a fruit",
    plays: "flute",
    phrases: ["a fruit", "fruit", "flute", "the flute"],
    beat: [
      { sound: "flute", at: 50, pitch: 12, level: 0.8 },
      { sound: "flute", at: 400, pitch: 14, level: 0.8 },
      { sound: "flute", at: 800, pitch: 16, level: 0.8 },
    ],
  },
  dairy: {
    one: "something dairy",
    plays: "bells",
    phrases: ["something dairy", "dairy", "bells", "the bells"],
    beat: [
      { sound: "glockenspiel-note", at: 200, pitch: 12 },
      { sound: "glockenspiel-note", at: 600, pitch: 19 },
      { sound: "glockenspiel-note", at: 1000, pitch: 16 },
      { sound: "glockenspiel-note", at: 1400, pitch: 19 },
    ],
  },
};

export const marks: NonNullable<Plates["marks"]> = {
  milk: { name: "milk", sound: "cow", caption: "the label moos: milk" },
  egg: { name: "egg", sound: "hen", caption: "the label clucks: egg" },
  nuts: {
    name: "peanuts or nuts",
    phrases: ["peanuts or nuts", "nuts", "peanuts"],
    sound: "crunch",
    caption: "the label crunches: peanuts or nuts",
  },
};

/** Who can't have something can't have it in any evening: they come where labels are heard, and the others where none are. */
export const guests: Plates["guests"] = [
  {
    name: "Leo",
    voice: "leo",
    glad: ["Can I marry a plate?", "My fork is dancing!", "I'd clap, but my mouth is full."],
  },
  {
    name: "Mia",
    voice: "mia",
    glad: ["Mine's louder than yours!", "I'm eating the loud one first.", "Again! I mean, thank you. Again!"],
  },
  {
    name: "Omar",
    voice: "omar",
    glad: ["Hm. Hm! Hmmm.", "My mustache approves.", "A fine tune. I shall chew in time."],
  },
  {
    name: "Pia",
    voice: "pia",
    glad: ["Shh. It's playing my song.", "I'll name this plate Steve.", "This plate is called Bert."],
  },
  {
    name: "Kai",
    voice: "kai",
    glad: ["My stomach was on drums till now.", "Wow. Who's the cook? You?", "I'd ride any boat for this."],
  },
  {
    name: "Noor",
    voice: "noor",
    glad: ["Perfect. I brought my own spoon.", "Spoon, meet plate.", "My spoon wants to stay here."],
  },
  {
    name: "Sam",
    voice: "sam",
    glad: ["Gone! Was there a plate?", "Fastest lunch on the pier!", "Done. Did anybody see me chew?"],
  },
  {
    name: "Ines",
    voice: "ines",
    not: "milk",
    glad: ["No moo at all. Thank you!", "Not a drop of milk. Bravo.", "A whole band, and no milk. Lovely!"],
  },
  {
    name: "Theo",
    voice: "theo",
    not: "milk",
    glad: ["A whole plate without a moo!", "No milk, all music!", "Moo-free! I checked with both ears."],
  },
  {
    name: "Raj",
    voice: "raj",
    not: "egg",
    glad: ["Not a cluck. I'm yours.", "No egg in any of it. Hooray!", "I listened twice. No cluck!"],
  },
  {
    name: "Lulu",
    voice: "lulu",
    not: "egg",
    glad: ["No cluck, good luck!", "Egg-free, and on the beat!", "I looked for egg. There is none!"],
  },
  {
    name: "Gus",
    voice: "gus",
    not: "nuts",
    glad: ["No crunch for lunch!", "A squirrel would hate it. I don't.", "Squirrels can have my share."],
  },
  {
    name: "Wren",
    voice: "wren",
    not: "nuts",
    glad: [
      "Safe and loud. I like it.",
      "Nothing crunched but my chair.",
      "Listen: nothing crunches. Beautiful.",
    ],
  },
];
