/** Heard words and written phrases in one form, so that they can be compared. */
import { spokenText } from "../speech/index.ts";

/** An answer is short. What goes on for longer is not one, and is not worth comparing word by word. */
const MOST_WORDS = 40;
const MOST_CHARACTERS = 400;

const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "can't": "can not",
    cannot: "can not",
    "won't": "will not",
    "let's": "let us",
    ok: "okay",
    wanna: "want to",
    gonna: "going to",
    gotta: "have to",
    dunno: "do not know",
    dubya: "double you",
    was: "is",
    were: "are",
    lets: "let us",
    lemme: "let me",
    gimme: "give me",
    fink: "think",
    whats: "what is",
    wheres: "where is",
    its: "it is",
    im: "i am",
    ive: "i have",
    id: "i would",
    dont: "do not",
    isnt: "is not",
    thats: "that is",
    alright: "all right",
    "c'mon": "come on",
  }),
);
/** "'s" is an "is" after these only: "granny's house" is hers. */
const IS_AFTER = /^(?:it|that|he|she|who|what|where|when|how|here|there|this|one|everything)'s$/u;
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/n't$/u, " not"],
  [/'m$/u, " am"],
  [/'re$/u, " are"],
  [/'ve$/u, " have"],
  [/'ll$/u, " will"],
  [/'d$/u, " would"],
];

/** "Add 10!" and "add ten" are the same words, "b" is "bee", and "where's" is "where is". */
export function wordsOf(text: string): string[] {
  return spokenText(text.slice(0, MOST_CHARACTERS))
    .toLowerCase()
    .split(/[\s,.?!]+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS)
    .flatMap((word) => longForm(word).split(" "));
}

/** Said beside an answer, they change nothing, though their words do. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\b(?:go|turn|step|walk|move|head) )\bright (now|here|there|away)\b/gu, "$1"],
  [/\bfor sure\b/gu, "sure"],
  [/\b(?:uh|mm|um) (?:huh|hmm)\b/gu, "yes"],
  [/\boh clock\b/gu, "o'clock"],
  [/\ball right\b/gu, "okay"],
  [/\b(it|that|he|she) (?:is )?(?:has to|have to|got to|must|might|could|will|would) be\b/gu, "$1 is"],
  [/ is (?:the )?one (?:who|that) /gu, " "],
  [/(?<!\bdo |\bdid )\bi (?:already )?know(?: (?:it|that)(?= |$))?(?! (?:what|where|how|who|it))/gu, ""],
  [/\bhave i got\b/gu, "do i have"],
  [/\b(?:what|which) (?!else\b|do\b)(\S+) do i have\b/gu, "my $1"],
  [/\bhow (?:do|can|could|should) i (?:get|go|walk|come) to\b/gu, "where is"],
  [/\bwhich way (?:is(?: it)?(?: to)?|to|do i go to|should i go to)\b/gu, "where is"],
  [/'s got (it|them|him|her)\b/gu, " has $1"],
  [/\bit is you\b/gu, "you did it"],
  [/\b(?:right |straight )?in front of me\b/gu, "in front"],
  [/\bnot (?:so|that|as|too) (?:much|many)\b/gu, "less"],
  [/^back up\b/gu, "back"],
  [/\b(?:anything|everything|anybody|anyone|all) (?:but|except)\b/gu, "not"],
];

/** "For tea seven", "ate teen": what begins a number that was heard as two words. */
const BEGUN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    twen: "twen",
    thir: "thir",
    for: "for",
    four: "for",
    fif: "fif",
    five: "fif",
    six: "six",
    sick: "six",
  }).concat(Object.entries({ seven: "seven", eigh: "eigh", eight: "eigh", ate: "eigh", nine: "nine" })),
);
const TORN = new RegExp(
  `\\b(${[...BEGUN.keys()].join("|")}) (teen|ty|(?<=^(?:(?:um|uh|it is|it|is|stop at|say) )*\\S+ )te[ae])\\b`,
  "gu",
);

function mended(_: string, begun: string, ending: string): string {
  const stem = BEGUN.get(begun) ?? begun;
  return ending === "teen" ? `${stem === "for" ? "four" : stem}teen` : `${stem}ty`;
}

/** What was heard, for comparison with `phraseWords`: without articles, which nobody means. */
export function heardWords(text: string): readonly string[] {
  const words = FILLERS.reduce(
    (said, [filler, rest]) => said.replace(filler, rest),
    wordsOf(text).join(" ").replace(TORN, mended),
  );
  return withoutThe(words.split(" ").filter((word) => word !== ""));
}

/** The same, with a "/" wherever the recogniser heard a pause and wrote a comma or a stop. */
export function heardWithPauses(text: string): readonly string[] {
  const parts = text.split(/(?<!\d)[,;:.!?]+\s/u).map(heardWords);
  return parts.flatMap((part, index) => (index === 0 ? part : ["/", ...part]));
}

/** What authors wrote comes again turn after turn. */
const written = new Map<string, readonly string[]>();

/** What may be said, for comparison with `heardWords`. */
export function phraseWords(text: string): readonly string[] {
  const known = written.get(text);
  if (known !== undefined) return known;
  const words = withoutThe(wordsOf(text));
  written.set(text, words);
  return words;
}

function withoutThe(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => word !== "the");
  return rest.length > 0 ? rest : words;
}

/** A text as it is said, in words. */
export function wordsToHear(text: string): string {
  return wordsOf(text).join(" ");
}

function longForm(word: string): string {
  const known = SHORT_FORMS.get(word);
  if (known !== undefined) return known;
  if (!word.includes("'")) return word;
  if (IS_AFTER.test(word)) return `${word.slice(0, -2)} is`;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

/** Words that mean nothing in an answer. */
const NOISE = wordSet(
  "oops huh well so okay ok like maybe perhaps probably thanks",
  "thank hey hi buzzle the that this these those is are was am be been my our your his her its it he she we they i",
  "will want would have has got going think guess believe know reckon bet suppose say said saying mean choose",
  "chose pick picking take taking try trying let us can could may should must will go goes going with answer option",
  "equals easy wow cool yay hooray need needs get getting sound sounds sounded seem seems feel feels feeling felt",
  "step steps turn turning move moving walk walking head heading keep",
  "choice just really very pretty sure definitely certainly thing some little both into straight count counted add use do does did there here now then today oh yes",
  "yeah yep yup yay right-o side at about it's gonna wanna kind sort kinda sorta bit quite even also give hear another",
);
/** Words that sometimes do: "one", and "to" and "for", which may be numbers. */
const LIGHT = wordSet(
  "a an and one ones eigh in on of off out from by to for me you up make makes making put number letter",
);

export function isNoise(word: string): boolean {
  return NOISE.has(word) || HESITATIONS.has(word);
}

/** Means little: it may be missing from an answer, or stand in it, and nothing is changed. */
export function isLight(word: string): boolean {
  return isNoise(word) || LIGHT.has(word);
}

/** What one does with a thing beside naming it, and where it lies: nothing, unless a move is called so. */
const CARRIERS = wordSet(
  "see look looking check hear heard hearing listen ask asking talk tell visit find open send put place pile remember",
  "remembered wash him them us all only when more so far next under near back thing stuff work job person guy",
  "quick quickly fast while first who play player something better best favorite nice good great fine color time",
);

export function isCarrier(word: string): boolean {
  return CARRIERS.has(word);
}

/** What is done with a number, as it is no answer: "add ten", "take off ten". */
const OPERATIONS = wordSet("add plus minus take takes taking off away more less fewer subtract");

export function isOperation(word: string): boolean {
  return OPERATIONS.has(word);
}

/** Nothing ends with one. */
const PREPOSITIONS = wordSet("at of in on to with for about from");

export function isPreposition(word: string): boolean {
  return PREPOSITIONS.has(word);
}

/** What is said while one thinks. */
const HESITATIONS = wordSet("um uh er erm uhm umm hm hmm mm mmm ah aha huh-uh please");

/** "uhhh", "hmmm" */
const LONG_HESITATION = /^(?:u+h+m*|h+m{2,}|e+r+m*|a+h+|u+m+)$/u;

export function isHesitation(word: string): boolean {
  return HESITATIONS.has(word) || LONG_HESITATION.test(word);
}

/** Words that turn an answer into another. */
const NEGATIONS = wordSet("not never neither nor nope without");

export function isNegation(word: string): boolean {
  return NEGATIONS.has(word);
}

export function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
