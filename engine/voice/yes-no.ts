import { isHesitation, isNoise, wordSet, wordsOf } from "./heard-words.ts";

const YES = wordSet(
  "yes yeah yep yup ya yah yea yay aye sure right correct okay exactly true totally absolutely definitely indeed si",
  "affirmative bingo course agree agreed",
);
const NO = wordSet("no nope nah naw know wrong incorrect false never negative nuh-uh noooo");
/** "Not right" is a no, and so is "that is not it". */
const NOT = wordSet("not neither");
/** What sounds like words and is none. */
const SOUNDS: readonly (readonly [RegExp, string | ((said: string) => string)])[] = [
  [/\bnot (?:wrong|false|incorrect)\b/g, "yes"],
  [/\bi (?:think|guess|believe|suppose|hope) so\b|\bfor sure\b/g, "yes"],
  [/\bi disagree\b/g, "no"],
  [/\b(?:i|you|we|they|she|he) knows?\b/g, "/"],
  [/\bnot (?:think|believe|guess)(?: (?:it|she|he|that|so|this|is))* (?:right|true|correct|so|it)\b/g, "no"],
  [/\b(?:i|we) (?:do not|would not) (?:want|like|need)(?: to| it| that)?$/g, "no"],
  [
    /\b(?:it|that|she|he|this|i|they) (?:is|do|does|did|am|are|would|will) not\b(?: (?:right|true|correct|so|it|good|sure)\b)?/g,
    "no",
  ],
  [/\bof course not\b/g, "no"],
  [/\bof course\b/g, "yes"],
  [
    /\b(?:yes|no) (?:ma'am|mam|sir|miss|mister|man|dude|bro|buddy)\b/g,
    (said) => said.slice(0, said.indexOf(" ")),
  ],
  [/\b(?:uh|mm|um|m|a) (?:huh|hmm|hm|hum)\b|\bm+h+m+\b/g, "yes"],
  [/\b(?:nuh|uh|na|unh) (?:uh|ah|unh|nah)\b/g, "no"],
  [/\bno way\b|\b(?:rather|better) not\b|\bnot (?:this time|now|today)\b/g, "no"],
  [/\bthat is (?:it|the one|what i said|what i meant|what i want)\b/g, "yes"],
  [/\b(?:you got it|you bet|why not|that one)\b|\b(?:i did|i do|it is|she is|he is|got it)$/g, "yes"],
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

/** Says yes and no in one breath, and not "right, no, wrong". */
export function isBoth(words: string): boolean {
  const heard = spoken(words);
  const answers = heard.filter((word) => YES.has(word) || NO.has(word));
  if (answers.length === 3 && answers[1] === "no" && YES.has(answers[0] ?? "") !== YES.has(answers[2] ?? ""))
    return false;
  return heard.some((word) => YES.has(word)) && heard.some((word) => NO.has(word));
}

function spoken(words: string): readonly string[] {
  return SOUNDS.reduce(
    (text, [sound, word]) =>
      typeof word === "string" ? text.replaceAll(sound, word) : text.replaceAll(sound, word),
    wordsOf(words).join(" "),
  )
    .split(" ")
    .filter((word) => !isHesitation(word));
}

function answerIn(heard: readonly string[]): boolean | null {
  if (heard.some((word) => NOT.has(word))) return false;
  const [yes, no] = [heard.some((word) => YES.has(word)), heard.some((word) => NO.has(word))];
  return yes === no ? null : yes;
}
