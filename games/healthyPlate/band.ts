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
  nuts: { name: "nuts", sound: "crunch", caption: "the label crunches: nuts" },
};

export const guests: Plates["guests"] = [
  { name: "Leo", voice: "leo" },
  { name: "Mia", voice: "mia" },
  { name: "Omar", voice: "omar" },
  { name: "Pia", voice: "pia" },
  { name: "Kai", voice: "kai" },
  { name: "Noor", voice: "noor" },
  { name: "Sam", voice: "sam" },
];
