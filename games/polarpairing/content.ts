/** What the ice says in every level. */
import type { Content } from "./types.ts";

export const content: Content = {
  thing: { one: "floe", many: "floes" },
  voices: { first: "bo", second: "pip" },
  sounds: {
    note: "cell-note",
    edge: "nothing",
    gone: "drip",
    lift: "ice-lift",
    match: "sled-bells",
    apart: "splash",
    crack: "ice-crack",
    ask: "whale",
    drift: "hull-creak",
  },
  buttons: {
    lift: { label: "Lift the floe", phrases: ["lift", "lift it", "lift the floe"] },
    ask: { label: "Ask the whale", phrases: ["ask", "ask the whale", "whale", "where is it"] },
  },
  uses: {
    left: {
      label: "A singer",
      phrases: ["singer", "a singer", "sing"],
      lines: [
        [
          "The door to the stage opens.",
          "Make room on the stage!",
          "The choir grows.",
          "One more for the show.",
        ],
      ],
    },
    right: {
      label: "Three clams",
      phrases: ["clams", "three clams", "clam"],
      lines: [
        ["Into the bucket.", "Clams for later.", "Cool and fresh.", "Saved for the whale, or for Wallace."],
      ],
    },
  },
  words: {
    opens: {
      full: ["{count} floes, {pairs}. You stand at the top left."],
      short: [
        "{count} floes, {pairs}. Top left.",
        "New ice: {count} floes, {pairs}.",
        "{pairs} under {count} floes.",
      ],
    },
    pair: {
      full: [
        "{First} and {second}: opposites, and you remembered where.",
        "{First} and {second}! You knew the note.",
      ],
      short: [
        "{First} and {second}. What an ear!",
        "{First}, {second}: opposites.",
        "{First} against {second}: found.",
        "{First} and {second}, from memory.",
        "There it was: {first} and {second}.",
        "{First} and {second} sing together.",
      ],
    },
    lucky: {
      full: ["{First} and {second}: opposites, and pure luck."],
      short: [
        "{First} and {second}: a lucky lift.",
        "{First}, {second}. Luck!",
        "{First} and {second}, just like that.",
      ],
    },
    made: ["{First} and {second}: opposites.", "{First} goes with {second}.", "A pair: {first}, {second}."],
    miss: {
      full: ["{First} and {second} aren't opposites. Both floes sink back down."],
      short: [
        "{First} and {second}: no.",
        "{First}, {second}: not opposites.",
        "{First} isn't against {second}.",
        "{First} and {second}? Down they go.",
        "No match: {first}, {second}.",
        "{First} and {second} stay strangers.",
      ],
    },
    near: {
      full: ["{First} and {second}: not equally strong. Opposites must be."],
      short: [
        "{First} and {second}: one is stronger.",
        "{First}, {second}: close, not equal.",
        "{First} and {second} don't balance.",
      ],
    },
    half: {
      full: ["{First} and {second}: both in one voice. A pair is one word from Bo and one from Pip."],
      short: [
        "{First} and {second}: the same voice twice.",
        "{First}, {second}: it takes one from Bo, one from Pip.",
        "{First} and {second}? One singer can't be a duet.",
        "Same voice: {first}, {second}.",
      ],
    },
    crack: {
      full: ["You had already heard the opposite of {first}. That floe cracks, and a crack is loud."],
      short: [
        "A crack: you had heard what goes with {first}.",
        "You knew the opposite of {first}. Crack!",
        "{First} has a partner that you know. Crack!",
      ],
    },
    waste: {
      full: ["You had already heard {second}. That floe cracks, and a crack is loud."],
      short: [
        "A crack: {second} again.",
        "You knew {second} was there. Crack!",
        "{Second}, once more for nothing.",
      ],
    },
    gone: ["Open water.", "Only water here.", "Nothing but a wave."],
    up: ["You've lifted {first} already. Find its opposite."],
    asked: {
      full: ["The whale sings the note of what goes with {first}:"],
      short: ["For {first}, the whale sings:", "The whale hears it here:", "Listen for this note:"],
    },
    drifts: {
      full: ["The ice creaks. Two floes trade places:"],
      short: ["Two trade places:", "They drift:", "Listen, two move:"],
    },
    spend: {
      full: [
        "Left: a singer. It takes seven for the big show. Right: three clams, for the whale and for Wallace.",
      ],
      short: ["Left, singer. Right, clams.", "A singer, or clams?", "Left for a singer, Right for clams."],
    },
    place: "Row {row}, column {column}.",
    lifted: "You've lifted {first}, in row {row}, column {column}.",
    none: "No floe is up.",
    aim: {
      full: [
        "Find two words that are opposites, one from Bo and one from Pip. Walk to a floe, and lift it with Select.",
      ],
      short: ["Find two opposites, one from Bo and one from Pip. Lift a floe."],
    },
    left: "Still hidden: {pairs}.",
    known: ["You've heard the opposite of {first}. Which note was it?"],
    unknown: ["The opposite of {first} is under a floe you haven't heard yet."],
    both: ["You've already heard two words that go together. Which notes were they?"],
    fresh: ["No pair is known yet. Lift a new floe, and keep its note in your ear."],
    two: [
      "The opposite of {first} is under one of these two notes: row {row}, column {column}, or row {otherRow}, column {otherColumn}.",
    ],
    begin: [
      "Half of a pair you've heard is under one of these two notes: row {row}, column {column}, or row {otherRow}, column {otherColumn}.",
    ],
    over: [
      "The rest of this ice drifts away. Here is what was under it:",
      "This ice drifts off. Under it lay:",
    ],
    go: ["Row {row}, column {column}. Lift that one:"],
    tryOne: ["Try a new one, such as row {row}, column {column}:"],
    shown: ["{First} goes with {second}:"],
  },
};
