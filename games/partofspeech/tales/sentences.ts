/** Level 3: the words come in sentences, and what they do there is what they can do here. */
import type { Tale } from "../types.ts";
import { letterWith } from "./first.ts";

const NOUN = "noun-here";
const VERB = "verb-here";
const ADJECTIVE = "adjective-here";

export const sentenceTales: Readonly<Record<string, Tale>> = {
  "short-name": {
    title: "Our hero's name",
    blanks: [[NOUN]],
    lines: ["nora: Good evening. This is Radio Kickoff. Tonight's hero is Captain {One}."],
    names: { hero: "{One}" },
    practice: true,
  },
  traffic: {
    title: "The Traffic Report",
    blanks: [[VERB]],
    lines: ["nora: And now, the traffic. On the long bridge, all the trucks have begun to {one}."],
    practice: true,
  },
  key: {
    title: "The Lost Key",
    blanks: [[NOUN], [VERB], [NOUN]],
    lines: [
      "nora: Captain {Hero} had lost the key. It wasn't in the hat, and it wasn't behind the {one}.",
      "nora: Keys {two} when nobody listens, said a neighbor.",
      "nora: So they both lay down on the floor, and there was the {three}.",
    ],
  },
  bear: {
    title: "Breakfast with a Bear",
    blanks: [[VERB], [ADJECTIVE], [NOUN]],
    lines: [
      "nora: The bear said that it could {one} before breakfast, and it could.",
      "nora: Your honey, it told Captain {Hero}, is very {two}.",
      "nora: Then it went home, and took nothing with it but the {three}.",
    ],
  },
  race: {
    title: "The Snail Race",
    blanks: [[ADJECTIVE], [NOUN], [VERB], [NOUN]],
    lines: [
      "nora: It was a long race, and Captain {Hero}'s shoes were very {one}.",
      "nora: Halfway, the captain stopped to admire the {two}.",
      "nora: You can't {three} here, said a snail, and passed.",
      "nora: The snail won. It got the golden {four}.",
    ],
  },
  neighbor: {
    title: "The New Neighbor",
    blanks: [[NOUN], [VERB], [ADJECTIVE]],
    lines: [
      "nora: The new neighbor owned three chairs and that {one}.",
      "nora: Every night at eight, the chairs would {two}.",
      "nora: Isn't that very {three}, asked Captain {Hero}. Very, said the neighbor.",
    ],
  },
  frogs: {
    title: "The Wedding of Two Frogs",
    blanks: [[NOUN], [VERB], [ADJECTIVE], [NOUN], [VERB]],
    lines: [
      "nora: The frogs wanted a small wedding: just the two of them, and the {one}.",
      "nora: Will you {two} with me, asked one frog.",
      "nora: Only if you're always {three} to me, said the other.",
      "nora: Captain {Hero} made a speech about the {four}.",
      "nora: And all the guests went down to the pond to {five}.",
    ],
  },
  "letter-here": letterWith(NOUN, VERB),
  sentences: {
    title: "A rehearsal",
    blanks: [[NOUN, VERB]],
    lines: ["nora: Testing. My {one} and I will now {two}. Thank you."],
    practice: true,
  },
  machine: {
    title: "The Time Machine",
    blanks: [
      [NOUN, VERB],
      [ADJECTIVE, NOUN],
    ],
    lines: [
      "nora: Captain {Hero} built a time machine out of two spoons and the {one}.",
      "nora: It went back to yesterday, but first it had to {two}.",
      "nora: Yesterday was very {three}.",
      "nora: So the captain came back to today, and brought along the {four}.",
    ],
  },
  cookie: {
    title: "The Last Cookie",
    blanks: [
      [VERB, NOUN],
      [NOUN, ADJECTIVE],
    ],
    lines: [
      "nora: The last cookie on the plate began to {one}.",
      "nora: It's only afraid of the {two}, said Captain {Hero}.",
      "nora: So they hid it in the cupboard, next to the {three}.",
      "nora: In there it felt very {four}, and it lived to be a hundred.",
    ],
  },
  tooth: {
    title: "The Tooth That Sang",
    blanks: [
      [NOUN, VERB],
      [VERB, ADJECTIVE],
    ],
    lines: [
      "nora: Captain {Hero} had a tooth that sang. It sang about the {one}.",
      "nora: Can't it {two} instead, asked the family.",
      "nora: At night, said the tooth doctor, all teeth {three}.",
      "nora: And yours is simply very {four}.",
    ],
  },
  "hold-on": {
    title: "Something to hold on to",
    blanks: [[NOUN]],
    lines: ["nora: Thank you. I'm holding on to the {one}.", "nora: And now I'm serious again."],
    told: 1,
    practice: true,
  },
};
