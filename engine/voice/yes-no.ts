import { isHesitation, isNoise, wordSet, wordsOf } from "./words.ts";

const YES = wordSet(
  "yes yeah yep yup ya yah yea yay aye sure right correct okay exactly true totally absolutely definitely indeed si",
  "affirmative bingo course",
);
const NO = wordSet("no nope nah naw know wrong incorrect false never negative nuh-uh noooo");
/** "Not right" is a no, and so is "that is not it". */
const NOT = wordSet("not neither");
/** What sounds like words and is none. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:uh|mm|um|m|a) (?:huh|hmm|hm|hum)\b|\bm+h+m+\b/g, "yes"],
  [/\b(?:nuh|uh|na|unh) (?:uh|ah|unh|nah)\b/g, "no"],
  [/\bno way\b/g, "no"],
  [/\bthat is (?:it|the one|what i said|what i meant|what i want)\b/g, "yes"],
  [/\b(?:you got it|got it|you bet|why not|i did|i do|it is|that one)\b/g, "yes"],
  [/\byou are wrong\b/g, "no"],
  [/\ball right\b/g, "yes"],
];

/** An answer to "Did you say fifteen?"; null if it is neither, or both. */
export function parseYesNo(words: string): boolean | null {
  return answerIn(spoken(words));
}

/** The same, of words that say nothing else: "yeah", "uh huh", "nope", and not "right there" or "no bananas". */
export function plainYesNo(words: string): boolean | null {
  const heard = spoken(words);
  const isPlain = heard.every((word) => YES.has(word) || NO.has(word) || NOT.has(word) || isNoise(word));
  return isPlain ? answerIn(heard) : null;
}

/** Says yes and no in one breath. */
export function isBoth(words: string): boolean {
  const heard = spoken(words);
  return heard.some((word) => YES.has(word)) && heard.some((word) => NO.has(word));
}

function spoken(words: string): readonly string[] {
  return SOUNDS.reduce((text, [sound, word]) => text.replaceAll(sound, word), wordsOf(words).join(" "))
    .split(" ")
    .filter((word) => !isHesitation(word));
}

function answerIn(heard: readonly string[]): boolean | null {
  if (heard.some((word) => NOT.has(word))) return false;
  const [yes, no] = [heard.some((word) => YES.has(word)), heard.some((word) => NO.has(word))];
  return yes === no ? null : yes;
}
