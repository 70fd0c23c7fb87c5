/** Leaves words and the marks that a voice pauses or asks by: , . ? ! */
import { lazily } from "./lazily.ts";
import { replaceInTurn, type Replacement } from "./replace-in-turn.ts";

const steps = lazily<readonly Replacement[]>(() => [
  [/(?<=\s)'n'(?=\s)/gu, "and"],
  [/"/gu, ""],
  [/(?<![\p{L}\p{M}])'|'(?![\p{L}\p{M}])/gu, " "],
  [/\.{2,}(?=\s*\p{Ll})/gu, ", "],
  [/(?<!\p{L})w\/o(?!\p{L})/gu, "without"],
  [/(?<!\p{L})w\/ ?(?=\p{L})/gu, "with "],
  [/(?<!\p{L})and\/or(?!\p{L})/giu, "and or"],
  [/(?<=\p{L})\s?\/\s?(?=\p{L})/gu, " or "],
  // Dashes between words are pauses, inside words they are nothing.
  [/\s+[-\u2013]+(?=\s)|\s*\u2014+\s*|-{2,}/gu, ", "],
  // No pause after an article: "a (very) big dog".
  [/(?<=(?:^|\s)[Aa]n?\s?)[([{]([^()[\]{}]*)[)\]}]?/gu, " $1 "],
  [/[;:()[\]{}]/gu, ", "],
  [/[^\p{L}\p{M}\p{Nd}',.?! ]+/gu, " "],
]);

/** Ordinary sentences, most of what is said: letters, single spaces, and marks where marks belong. */
const ORDINARY =
  /^[A-Za-z](?:[A-Za-z]| (?=[A-Za-z])|(?<=[A-Za-z])'(?=[A-Za-z])|[,?!](?= [A-Za-z])|[.?!](?= [A-Za-z]|$))*$/;
/** Nothing for the steps to do. */
const WORDS_AND_MARKS = /^(?:[A-Za-z]'(?=[A-Za-z])|[A-Za-z ,?!]|\.(?!\.))*$/;
/** Dots inside words stay: they are abbreviations and addresses. */
const pauses = lazily(() => /\s*(?:[,?!]|(?<!\p{L})\.|\.(?!\p{L}))[\s,.?!]*/gu);
const BEGINNING = /^[\s,.?!]+/u;
/** What the other steps leave around the words that they put in. */
const spareSpace = lazily(() => /\s+(?=[\s,?!]|\.(?!\p{L})|$)/gu);

/** Nothing to do but for letters and abbreviations. */
export function isOrdinary(text: string): boolean {
  return ORDINARY.test(text);
}

export function sayPunctuation(text: string): string {
  const said = WORDS_AND_MARKS.test(text) ? text : replaceInTurn(text, steps());
  const tidy = said.replace(spareSpace(), "").trimStart();
  return isOrdinary(tidy) ? tidy : withPauses(said);
}

function withPauses(text: string): string {
  const said = text
    .replace(pauses(), (marks) => `${strongest(marks)} `)
    .replace(/\s+/gu, " ")
    .replace(BEGINNING, "")
    .trimEnd();
  return said.endsWith(",") ? `${said.slice(0, -1)}.` : said;
}

function strongest(marks: string): string {
  // Only an abbreviation has a comma after its stop.
  if (marks.startsWith(".,")) return ",";
  return ["?", "!", "."].find((mark) => marks.includes(mark)) ?? ",";
}
