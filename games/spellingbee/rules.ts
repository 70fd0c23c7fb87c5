/** How the comb turns at each level: vowels to vowels, consonants to consonants, and where it is open. */
import type { Rules } from "./types.ts";

export const oneLetter: Rules = {
  tips: [
    "Say the word you have and the word you want, slowly. Where do they part?",
    "The letters go around in a ring: after the last comes the first.",
    "No way? Change another letter first, and see where it takes you.",
  ],
  ladder: { begins: "hen", to: 2 },
  wheels: ["aeiou", "bcdghmnprt"],
  rule: [
    "Pan and pen part in the middle, pen and hen at the front. Where do your two words part?",
    "Keep what's the same in both words. Turn what isn't. Every word on the way must exist.",
  ],
};

export const oneMore: Rules = {
  tips: [
    "Say the word without its first sound. Is that a word, too?",
    "Two sounds at the front are two notes in the tune.",
    "Every word can lose something. Rain is a train with nothing in front.",
  ],
  ladder: { begins: "rain", to: 2, front: 1 },
  wheels: ["aeiou", "_bcdfghklmnprstw"],
  rule: [
    "One more in front: rain, train. One out: train, rain. Or turn one: ball, bell.",
    "The cell before the word is open. Is there a letter for it?",
  ],
};

export const quiet: Rules = {
  tips: [
    "An E at the end is quiet, and lets the vowel before it say its name.",
    "Can, cane. Kit, kite. Hop, hope. Hear what the quiet one does?",
    "Often the vowel is right, and only the letter in front is not.",
  ],
  ladder: { begins: "can", to: 2, back: 1 },
  wheels: ["aeiou_", "bcdfghjklmnprstvw"],
  rule: [
    "The quiet E: with it can is cane, and without it cane is can. Nobody hears it, everybody hears what it does.",
    "Hear the vowel. If it says its own name, try a quiet E at the end.",
  ],
};

/** The same with no names: one letter is changed unsaid. */
export function inTheDark(rules: Rules): Rules {
  return {
    ...rules,
    tips: undefined,
    dark: true,
    rule: [
      "Hum the tune that was, and the tune that is. Where do they part?",
      "Go from note to note, and hum along with the first tune. Which one doesn't fit?",
    ],
  };
}
