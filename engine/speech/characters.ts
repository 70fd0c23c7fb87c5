/** Brings the many ways to write a thing in Unicode down to one, and drops what nobody can say. */
import { lazily } from "./lazily.ts";
import { replaceInTurn, type Replacement } from "./replace-in-turn.ts";

const ORDINARY = /^[\x20-\x7e]*$/;

const replacements = lazily<readonly Replacement[]>(() => [
  [/\s*[\n\r\u2028\u2029]\s*/gu, ", "],
  [/[\p{Zs}\t\v\f]/gu, " "],
  [/[\u2018\u2019\u201a\u201b\u2032]/gu, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/\u2026/gu, "..."],
  [/[\u2010\u2011]/gu, "-"],
  [/\u2015/gu, "\u2014"],
  [/[\uff01-\uff5e]/gu, (found) => found.normalize("NFKC")],
  [/(?<=\d)[\u00bc-\u00be\u2150-\u215e\u2189]/gu, (found) => ` ${fraction(found)}`],
  [/[\u00bc-\u00be\u2150-\u215e\u2189]/gu, fraction],
  [/[\u00b2\u00b3\u00b9\u2070-\u2079]/gu, (found) => `^${found.normalize("NFKC")}`],
  [/\p{No}/gu, (found) => found.normalize("NFKC")],
  // Emoji, and what joins and colors them. A few letters are counted as emoji too: those stay.
  [/(?!\p{L})\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, " "],
  [/[\p{C}\u20e3\ufe0e\ufe0f]/gu, ""],
]);

export function plainCharacters(text: string): string {
  return ORDINARY.test(text) ? text : replaceInTurn(text, replacements());
}

function fraction(character: string): string {
  return character.normalize("NFKC").replace("\u2044", "/");
}
