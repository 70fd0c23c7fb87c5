/** What sounds alike. Recognisers write whichever they know better. */
import { soundsOf } from "./nearness.ts";

/** Each line sounds the same. */
const ALIKE = [
  "one won",
  "two to too",
  "three tree",
  "four for fore",
  "eight ate",
  "right write rite wright",
  "red read",
  "blue blew",
  "know no",
  "new knew",
  "hear here",
  "there their they're",
  "sun son",
  "night knight",
  "sail sale",
  "tail tale",
  "pair pear pare",
  "carrot carat karat",
  "bear bare",
  "deer dear",
  "flour flower",
  "hole whole",
  "hour our",
  "meat meet",
  "mail male",
  "plane plain",
  "road rode rowed",
  "rose rows",
  "stair stare",
  "steel steal",
  "wait weight",
  "week weak",
  "wood would",
  "brake break",
  "cent sent scent",
  "by buy bye",
  "be bee",
  "see sea",
  "eye i aye",
  "ant aunt",
  "hair hare",
  "horse hoarse",
  "piece peace",
  "peas pees",
  "toe tow",
  "tire tyre",
  "wear where ware",
  "which witch",
  "ring wring",
  "rap wrap",
  "rain reign rein",
  "root route",
  "sew so sow",
  "some sum",
  "stake steak",
  "threw through",
  "thrown throne",
  "waist waste",
  "wave waive",
  "way weigh",
  "board bored",
  "ball bawl",
  "beach beech",
  "beat beet",
  "berry bury",
  "bread bred",
  "cell sell",
  "cereal serial",
  "chews choose",
  "clothes close",
  "crews cruise",
  "die dye",
  "fair fare",
  "feat feet",
  "find fined",
  "fir fur",
  "flea flee",
  "grate great",
  "heal heel",
  "higher hire",
  "idle idol",
  "in inn",
  "jeans genes",
  "knead need",
  "knot not",
  "lead led",
  "loan lone",
  "made maid",
  "main mane",
  "missed mist",
  "none nun",
  "oar or ore",
  "pail pale",
  "paws pause",
  "pane pain",
  "past passed",
  "pole poll",
  "pray prey",
  "ray re",
  "real reel",
  "sand-bag sandbag",
  "seam seem",
  "soar sore",
  "sole soul",
  "sweet suite",
  "tea tee",
  "team teem",
  "tied tide",
  "time thyme",
  "tic tick",
  "tow-truck towtruck",
  "vane vein vain",
  "wear-house warehouse",
  "wail whale",
  "wine whine",
  "you ewe u",
  "moo mu",
  "lite light",
  "thru through",
  "nite night",
  "grey gray",
  "donut doughnut",
  "colour color",
  "choir quire",
  "nine nein",
  "centre center",
  "mom mum",
  "back backward backwards",
  "forward forwards",
];

/** What a lone letter is taken for. In a longer answer these words are themselves. */
const LETTERS_ALIKE = [
  "eigh a eh hey ay",
  "bee be",
  "see sea si",
  "dee the de",
  "ee he e",
  "ef if eff",
  "jee gee g",
  "aitch age each h",
  "eye i aye",
  "jay j jade",
  "kay okay ok k",
  "el ell hell l",
  "em am them m",
  "en and in n",
  "oh owe o",
  "pee pea p",
  "cue queue q",
  "are our r",
  "ess yes us as s",
  "tee tea t",
  "you ewe u",
  "vee we v",
  "ex axe x",
  "why y",
  "zee zed z",
  "dubya double-you",
];

const SOUND = bySound(ALIKE);
const LETTER_SOUND = bySound(LETTERS_ALIKE);

export function sameWords(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((word, index) => word === b[index]);
}

/** The same words, but for how they are spelled. */
export function soundsSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  return isSameLetter(a, b) || a.every((word, index) => sameIn(SOUND, word, b[index] ?? ""));
}

/** Spelled otherwise, and said the same as far as spelling tells: "feel" and "fill", "baskit" and "basket". */
export function soundsRoughly(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((word, index) => {
    const other = b[index] ?? "";
    if (isWordAlike(word, other)) return true;
    const isLong = Math.min(word.length, other.length) >= SHORTEST_ROUGH;
    return isLong && isStartAlike(word, other) && soundsOf([word]) === soundsOf([other]);
  });
}

const SHORTEST_ROUGH = 4;

/** Most words differ in it, and need not be spelled out. */
function isStartAlike(a: string, b: string): boolean {
  return a[0] === b[0] || /^[ckq]{2}|[fp]{2}|[jg]{2}|[wr]{2}$/u.test(`${a[0]}${b[0]}`);
}

/** The same sounds or the same word in another number: "dark loads". */
export function isAlike(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  return isSameLetter(a, b) || a.every((word, index) => isWordAlike(word, b[index] ?? ""));
}

export function isWordAlike(a: string, b: string): boolean {
  return sameIn(SOUND, a, b) || sameIn(SOUND, singular(a), singular(b));
}

export function isSameLetter(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 1 && b.length === 1 && sameIn(LETTER_SOUND, a[0] ?? "", b[0] ?? "");
}

/** The same for all words that are alike. */
export function soundKey(word: string): string {
  const one = singular(word);
  return SOUND.get(one) ?? one;
}

/** "stompy" and "stomps", "wobbly" and "wobbles", "sneaky" and "sneaks" */
export function isKin(a: string, b: string): boolean {
  const [stem, other] = [stemOf(a), stemOf(b)];
  return stem.length >= SHORTEST_STEM && stem === other;
}

const SHORTEST_STEM = 4;

function stemOf(word: string): string {
  return word.replace(/(?:ing|ies|ed|es|er|est|ly|s|y|e)$/u, "").replace(/l?e?$/u, "");
}

/** "boxes" and "boxs" are both "box", "cherries" is "cherry". "Bus" and "glass" stay. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss") || word.endsWith("us")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|ss|z)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1).replace(/'$/u, "");
}

function bySound(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => line.split(" ").map((word) => [word, line] as const)));
}

function sameIn(sounds: ReadonlyMap<string, string>, a: string, b: string): boolean {
  return a === b || (sounds.has(a) && sounds.get(a) === sounds.get(b));
}
