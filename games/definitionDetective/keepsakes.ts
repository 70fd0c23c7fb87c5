/** The new words that a player keeps: each whole, with a bite, or a crumb of it. */
import type { AnyDefinition } from "../../engine/definition/index.ts";

type Keepsakes = NonNullable<AnyDefinition["keepsakes"]>;
type Line = Keepsakes[string]["lines"][number];

interface NewWord {
  readonly meaning: string;
  /** What a bite has left of it. */
  readonly left: string;
  readonly heard: Line;
  readonly whole: string;
  readonly bitten: string;
  readonly crumb: string;
}

const newWords: Record<string, NewWord> = {
  zibble: {
    meaning: "to eat in tiny bites, in secret, at night.",
    left: "to eat in tiny bites",
    heard: { sound: "nibble", hold: "end" },
    whole: "That's me! I'm in the book!",
    bitten: "Sorry. The end was so tasty.",
    crumb: "Only a crumb. But it's mine!",
  },
  snorfle: {
    meaning: "to laugh so hard that it comes out through your nose.",
    left: "to laugh so hard",
    heard: { sound: "laugh-child" },
    whole: "Hnk! I'm a word! A real one!",
    bitten: "Half a page! Hnk! That tickles!",
    crumb: "A crumb with my name on it. Hnk!",
  },
  flomp: {
    meaning: "to let yourself drop onto something soft, with a sigh.",
    left: "to let yourself drop",
    heard: { sound: "sigh", pitch: -5 },
    whole: "So comfortable, in here.",
    bitten: "Half a page. Still a fine pillow.",
    crumb: "A crumb. So small. So soft.",
  },
  reglump: {
    meaning: "to fall into the same puddle again.",
    left: "to fall into the same",
    heard: { sound: "splash" },
    whole: "I'm in the book! And in the puddle.",
    bitten: "Bitten and oily. Again.",
    crumb: "Only a crumb? Let's try again. Again!",
  },
  quandle: {
    meaning: "to think so hard that you forget the question.",
    left: "to think so hard",
    heard: { sound: "doubt-hum" },
    whole: "What was I? Oh, yes. A word!",
    bitten: "And how did I go on? I forgot.",
    crumb: "I thought there was more of me.",
  },
};

const AGAIN: Line = ["dot: Next time, let's save all of it.", "Come back, and we'll write the rest."];

export const keepsakes: Keepsakes = Object.fromEntries(
  Object.entries(newWords).flatMap(([word, { meaning, left, heard, whole, bitten, crumb }]) => [
    [
      word,
      {
        name: `The page of ${word}`,
        lines: [{ sound: "keepsake" }, `dot: To ${word}: ${meaning}`, heard, `${word}: ${whole}`],
      },
    ],
    [
      `${word}-bitten`,
      {
        name: `The bitten page of ${word}`,
        lines: [
          { sound: "keepsake" },
          `dot: To ${word}: ${left} …`,
          { sound: "big-bite", hold: "end" },
          `${word}: ${bitten}`,
          AGAIN,
        ],
      },
    ],
    [
      `${word}-crumb`,
      {
        name: `A crumb of the page of ${word}`,
        lines: [
          { sound: "keepsake" },
          `dot: ${word.charAt(0).toUpperCase()}${word.slice(1)}. The rest is eaten.`,
          { sound: "nibble", hold: "end" },
          `${word}: ${crumb}`,
          AGAIN,
        ],
      },
    ],
  ]),
);
