/** Level 3: guests who say one word each; what counts is how it sounds. */
import type { Club, Guest } from "./types.ts";

const idOf = (word: string): string => `word-${word}`;

const RHYMES: readonly (readonly string[])[] = [
  ["cat", "hat", "bat", "mat"],
  ["bee", "key", "knee", "tea"],
  ["cake", "lake", "snake", "rake"],
  ["moon", "spoon", "balloon", "raccoon"],
  ["king", "ring", "swing"],
  ["car", "star", "guitar"],
  ["fox", "box", "socks", "rocks"],
  ["nose", "rose", "hose", "toes"],
  ["honey", "bunny", "money"],
  ["candle", "sandal", "handle"],
];
/** By the sound a word begins with, not by its letter; before each an example that is no guest. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  ball: ["bat", "bee", "balloon", "box", "bunny", "button", "banana", "butterfly"],
  cow: ["cat", "key", "cake", "king", "car", "candle", "cookie", "kangaroo"],
  sand: ["snake", "spoon", "swing", "star", "socks", "sandal", "spider"],
  milk: ["mat", "moon", "money", "muffin", "monkey"],
  hand: ["hat", "hose", "honey", "handle", "hammer"],
  rain: ["rake", "raccoon", "ring", "rocks", "rose", "robot", "radio"],
  toy: ["toes", "tea", "tiger", "turtle", "tomato"],
};
const TWO_BEATS = [
  "balloon",
  "raccoon",
  "guitar",
  "honey",
  "bunny",
  "money",
  "candle",
  "sandal",
  "handle",
  "button",
  "cookie",
  "spider",
  "muffin",
  "monkey",
  "hammer",
  "robot",
  "tiger",
  "turtle",
];
const THREE_BEATS = ["banana", "butterfly", "kangaroo", "tomato", "radio"];
const WORDS = [...new Set([...RHYMES.flat(), ...Object.values(FIRST).flat()])];
const ONE_BEAT = WORDS.filter((word) => !TWO_BEATS.includes(word) && !THREE_BEATS.includes(word));

export const spokenGuests: Readonly<Record<string, Guest>> = Object.fromEntries(
  WORDS.map((word) => [idOf(word), { name: word, heard: [`${word}.`] }]),
);

const beats = (many: number) =>
  Array.from({ length: many }, () => ({ sound: "woodblock" as const, caption: "a beat" }));

export const spokenClubs: Readonly<Record<string, Club>> = {
  rhyme: {
    label: "They rhyme",
    phrases: ["rhyme", "rhymes", "same ending"],
    are: "rhyme",
    isnt: "doesn't rhyme with them",
    groups: RHYMES.map((of) => ({
      of: of.map(idOf),
      heard: [`opal: It rhymes like ${of[0] ?? ""} and ${of[1] ?? ""}.`],
    })),
  },
  first: {
    label: "Same first sound",
    phrases: ["first sound", "same beginning", "they begin alike", "same start"],
    are: "begin with the same sound",
    isnt: "begins with another sound",
    groups: Object.entries(FIRST).map(([like, of]) => ({
      of: of.map(idOf),
      heard: [`opal: It begins like ${like}.`],
    })),
  },
  beats: {
    label: "Same beats",
    phrases: ["beats", "syllables", "same length", "same syllables"],
    are: "have {told}",
    isnt: "doesn't have {told}",
    groups: [
      { of: ONE_BEAT.map(idOf), told: "one beat", heard: beats(1) },
      { of: TWO_BEATS.map(idOf), told: "two beats", heard: beats(2) },
      { of: THREE_BEATS.map(idOf), told: "three beats", heard: beats(3) },
    ],
  },
};
