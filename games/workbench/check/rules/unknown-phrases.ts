import { visit } from "../../texts.ts";
import type { Finding, Path, Rule } from "../rule.ts";

const PLACES = /<(?:number|time|money)>|\{\w+\}/g;

function faultOf(phrase: string): string | null {
  const plain = phrase.replace(PLACES, "x");
  if (/\d/.test(plain)) return "A recognizer hears words: write numbers as words.";
  if (/\p{Lu}/u.test(plain)) return "Write it in small letters, as it is heard.";
  if (/[^a-z' -]/.test(plain)) return "A recognizer hears no signs: only letters and apostrophes.";
  if (/^\W*$/.test(plain)) return "There is no word in it.";
  if (
    plain
      .split(/\s+/)
      .some(
        (word) => /(.)\1\1/.test(word) || !/[aeiouy]/.test(word.replace(/^[a-z]$/, "a")) || word.length > 16,
      )
  )
    return "No dictionary has this word: say it with words that are in one.";
  return null;
}

export const unknownPhrases: Rule = {
  id: "unknown-phrases",
  title: "Phrases that the recognizer cannot know",
  why: "What it does not know it can never hear. Who says it is not understood, however clearly she speaks.",
  bad: ["whooosh", "zzt", "brrr", "supercalifragilistic", "psst", "shhh"],
  good: ["three cars", "the barn", "don't know", "<number> cars"],
  inText: (phrase) => {
    const mend = faultOf(phrase);
    return mend === null ? [] : [{ found: phrase, mend }];
  },
  find({ definition }) {
    const found: Finding[] = [];
    visit(definition, [], (path: Path, text) => {
      const mend = path.includes("phrases") || path.includes("keywords") ? faultOf(text) : null;
      if (mend !== null) found.push({ path, found: text, mend });
    });
    return found;
  },
};
