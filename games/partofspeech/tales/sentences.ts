/**
 * Level 3: the words come in sentences, and what they do there is what they can do here. Each stands with the small word
 * that shows its job (the bark, to bark, very light), so that a wrong one is heard to be wrong.
 */
import type { Tale } from "../types.ts";

const NOUN = "noun-here";
const VERB = "verb-here";
const ADJECTIVE = "adjective-here";

export const sentenceTales: Readonly<Record<string, Tale>> = {
  traffic: {
    title: "The Traffic Report",
    blanks: [[VERB]],
    lines: ["nora: And now, the traffic. On the long bridge, all the trucks have decided {one}."],
    practice: true,
  },
  key: {
    title: "The Lost Key",
    blanks: [[NOUN], [VERB], [NOUN]],
    lines: [
      "nora: Captain {Hero} had lost the key. It wasn't in the hat, and it wasn't behind {one}.",
      "nora: Keys are only able {two} when nobody listens, said a neighbor.",
      "nora: So they both lay down on the floor, side by side with {three}.",
    ],
  },
  bear: {
    title: "Breakfast with a Bear",
    blanks: [[VERB], [ADJECTIVE], [NOUN]],
    lines: [
      "nora: Captain {Hero} knew a bear that was able {one} before breakfast.",
      "nora: One morning it came by with a {two} jar of honey.",
      "nora: Then it went home, and left a picture of {three}.",
    ],
  },
  race: {
    title: "The Snail Race",
    blanks: [[ADJECTIVE], [NOUN], [VERB], [NOUN]],
    lines: [
      "nora: It was a {one} race, and Captain {Hero} wore new shoes.",
      "nora: Halfway, the captain had a long talk with {two}.",
      "nora: You're not allowed {three} here, said a snail, and passed.",
      "nora: The snail won. It has moved in with {four}.",
    ],
  },
  neighbor: {
    title: "The New Neighbor",
    blanks: [[NOUN], [VERB], [ADJECTIVE]],
    lines: [
      "nora: The new neighbor shared the house with {one}.",
      "nora: Every night at eight, they both decided {two}.",
      "nora: What a {three} hobby, said Captain {Hero}.",
    ],
  },
  frogs: {
    title: "The Wedding of Two Frogs",
    blanks: [[NOUN], [VERB], [ADJECTIVE], [NOUN], [VERB]],
    lines: [
      "nora: The frogs wanted a small wedding: just the two of them, side by side with {one}.",
      "nora: Are you willing {two} every day, asked the first frog.",
      "nora: Only if you sing me a {three} song, said the second.",
      "nora: Captain {Hero} made a speech in front of {four}.",
      "nora: And then all the guests were ready {five}.",
    ],
  },
  "letter-here": {
    title: "A Letter from a Listener",
    blanks: [[VERB], [NOUN], [VERB]],
    lines: [
      "nora: A listener asks: is a goose able {one}? Ours is.",
      "nora: Where does he sleep? In my drawer, on top of {two}.",
      "nora: And what does he do all day? He sits by the window, always ready {three}.",
    ],
  },
  sentences: {
    title: "A rehearsal",
    blanks: [[NOUN, VERB]],
    lines: ["nora: Testing. Side by side with {one}, I am now ready {two}. Thank you."],
    practice: true,
  },
  machine: {
    title: "The Time Machine",
    blanks: [
      [NOUN, VERB],
      [ADJECTIVE, NOUN],
    ],
    lines: [
      "nora: Captain {Hero} built a time machine from two spoons, with {one} in the middle.",
      "nora: It was able {two}, and back it went to yesterday.",
      "nora: Yesterday was a {three} day.",
      "nora: So the captain came back to today, side by side with {four}.",
    ],
  },
  cookie: {
    title: "The Last Cookie",
    blanks: [
      [VERB, NOUN],
      [NOUN, ADJECTIVE],
    ],
    lines: [
      "nora: The last cookie on the plate decided {one}.",
      "nora: It's only afraid of {two}, said Captain {Hero}.",
      "nora: So they hid it in the cupboard, next to {three}.",
      "nora: In there it had a {four} life, and it lived to be a hundred.",
    ],
  },
  tooth: {
    title: "The Tooth That Sang",
    blanks: [
      [NOUN, VERB],
      [VERB, ADJECTIVE],
    ],
    lines: [
      "nora: Captain {Hero} had a tooth that sang duets with {one}.",
      "nora: Isn't it able {two} instead, asked the family.",
      "nora: At night, said the tooth doctor, all teeth are allowed {three}.",
      "nora: And yours is simply a {four} tooth.",
    ],
  },
  "hold-on": {
    title: "Something to hold on to",
    blanks: [[NOUN]],
    lines: ["nora: Thank you. I'm holding on to {one}.", "nora: And now I'm serious again."],
    told: 1,
    practice: true,
  },
};
