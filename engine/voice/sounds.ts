/** What sounds alike, and how near two words are to each other. */
import { editDistance } from "../definition/nearest.ts";

/** Each line sounds the same. Recognisers write whichever they know better. */
const ALIKE = [
  "one won",
  "two to too",
  "three tree",
  "four for fore",
  "eight ate",
  "right write rite",
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
  "pair pear",
  "bear bare",
  "deer dear",
  "flour flower",
  "hole whole",
  "hour our",
  "meat meet",
  "mail male",
  "plane plain",
  "road rode",
  "rose rows",
  "stair stare",
  "steel steal",
  "wait weight",
  "week weak",
  "wood would",
  "brake break",
  "cent sent scent",
  "by buy bye",
];

/** What a lone letter is taken for. In a longer answer these words are themselves. */
const LETTERS_ALIKE = [
  "eigh a eh hey",
  "bee be",
  "see sea",
  "dee the",
  "ef if",
  "jee gee",
  "eye i aye",
  "kay okay ok",
  "el ell hell",
  "em am them",
  "en and in",
  "oh owe",
  "pee pea",
  "cue queue",
  "are our",
  "ess yes us",
  "tee tea",
  "you ewe",
  "ex axe",
  "zee zed",
];

const SOUND = bySound(ALIKE);
const LETTER_SOUND = bySound(LETTERS_ALIKE);

export function soundsSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  if (a.length === 1 && sameIn(LETTER_SOUND, a[0] ?? "", b[0] ?? "")) return true;
  return a.every((word, index) => sameIn(SOUND, word, b[index] ?? ""));
}

/** How far apart two answers are: 0 the same, 1 nothing in common. What is spelled unlike may still sound near. */
export function distance(a: string, b: string): number {
  const spelling = editDistance(a, b) / Math.max(a.length, b.length, 1);
  const [keyA, keyB] = [soundKey(a), soundKey(b)];
  const sound = editDistance(keyA, keyB) / Math.max(keyA.length, keyB.length, 1);
  return (spelling + sound) / 2;
}

/** Consonants by their sound, vowels as one: "rite" and "right" are both "rAt". */
function soundKey(words: string): string {
  return words
    .replaceAll("ph", "f")
    .replaceAll(/gh|[^a-z]/g, "")
    .replaceAll("kn", "n")
    .replaceAll("wr", "r")
    .replaceAll(/c(?=[eiy])/g, "s")
    .replaceAll(/ck|[cq]/g, "k")
    .replaceAll("x", "ks")
    .replaceAll("z", "s")
    .replaceAll(/[aeiouy]+/g, "A")
    .replaceAll(/(?<=.)A$/g, "")
    .replaceAll(/(.)\1+/g, "$1");
}

function bySound(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(lines.flatMap((line) => line.split(" ").map((word) => [word, line] as const)));
}

function sameIn(sounds: ReadonlyMap<string, string>, a: string, b: string): boolean {
  return a === b || (sounds.has(a) && sounds.get(a) === sounds.get(b));
}
