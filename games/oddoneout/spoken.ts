/** Level 3: guests who say one word each; what counts is how it sounds. */
import type { Club, Guest } from "./types.ts";

const idOf = (word: string): string => `word-${word}`;

/** Before each an example that is no guest. */
const RHYMES: Readonly<Record<string, readonly string[]>> = {
  that: ["cat", "hat", "bat", "mat"],
  sea: ["bee", "key", "knee", "tea"],
  make: ["cake", "lake", "snake", "rake"],
  June: ["moon", "spoon", "balloon", "raccoon"],
  thing: ["king", "ring", "swing"],
  far: ["car", "star", "guitar"],
  clocks: ["fox", "box", "socks", "rocks"],
  goes: ["nose", "rose", "hose", "toes"],
  scandal: ["candle", "sandal", "handle"],
  "lock it": ["rocket", "pocket", "socket"],
};
/** Their last beat is like bee's, and some hear a rhyme in that: they never decide whether words rhyme. */
const NEARLY_RHYME = ["honey", "bunny", "money", "monkey", "cookie"];
/** By the sound a word begins with, not by its letter; before each an example that is no guest. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  ball: ["bat", "bee", "balloon", "box", "bunny", "button", "banana", "butterfly"],
  cow: ["cat", "key", "cake", "king", "car", "candle", "cookie", "kangaroo"],
  sand: ["socket", "snake", "spoon", "swing", "star", "socks", "sandal", "spider"],
  milk: ["mat", "moon", "money", "muffin", "monkey"],
  hand: ["hat", "hose", "honey", "handle", "hammer"],
  rain: ["rocket", "rake", "raccoon", "ring", "rocks", "rose", "robot", "radio"],
  toy: ["toes", "tea", "tiger", "turtle", "tomato"],
};
const TWO_BEATS = [
  "rocket",
  "pocket",
  "socket",
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
const WORDS = [...new Set([...Object.values(RHYMES).flat(), ...Object.values(FIRST).flat()])];
const ONE_BEAT = WORDS.filter((word) => !TWO_BEATS.includes(word) && !THREE_BEATS.includes(word));

export const spokenGuests: Readonly<Record<string, Guest>> = Object.fromEntries(
  WORDS.map((word) => [idOf(word), { name: word, heard: [`${word}.`] }]),
);

const beats = (many: number, told: string) => [
  ...Array.from({ length: many }, () => ({
    sound: "woodblock" as const,
    caption: "a beat",
    hold: "end" as const,
  })),
  [`opal: ${told}.`, `opal: That's ${told.toLowerCase()}.`, `opal: ${told}, you hear?`],
];

export const spokenClubs: Readonly<Record<string, Club>> = {
  rhyme: {
    label: "They rhyme",
    phrases: ["rhyme", "rhymes", "same ending", "they end the same"],
    are: "rhyme",
    isnt: "doesn't rhyme with them",
    groups: Object.entries(RHYMES).map(([like, of]) => ({
      of: of.map(idOf),
      heard: [`opal: It rhymes with ${like}.`],
    })),
    unsure: NEARLY_RHYME.map(idOf),
  },
  first: {
    label: "Same first sound",
    phrases: [
      "first sound",
      "same first letter",
      "first letter",
      "same beginning",
      "they begin alike",
      "they begin the same",
      "they start the same",
      "they all start the same",
      "same start",
    ],
    are: "begin like {told}",
    isnt: "doesn't begin like {told}",
    groups: Object.entries(FIRST).map(([like, of]) => ({
      of: of.map(idOf),
      told: like,
      heard: [`opal: It begins like ${like}.`],
    })),
  },
  beats: {
    label: "Same beats",
    phrases: ["beats", "syllables", "same length", "same syllables"],
    are: "have {told}",
    isnt: "doesn't have {told}",
    groups: [
      { of: ONE_BEAT.map(idOf), told: "one beat", heard: beats(1, "One beat") },
      { of: TWO_BEATS.map(idOf), told: "two beats", heard: beats(2, "Two beats") },
      { of: THREE_BEATS.map(idOf), told: "three beats", heard: beats(3, "Three beats") },
    ],
  },
};
