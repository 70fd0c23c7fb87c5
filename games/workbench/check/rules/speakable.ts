import { UNSAID } from "../../../../engine/definition/index.ts";
import { textRule, type Finding } from "../rule.ts";

type Found = Omit<Finding, "path">;

/** Signs that a voice skips, spells out or reads by their names. */
const SIGNS: readonly (readonly [find: RegExp, mend: string, instead?: string])[] = [
  [/<\/?[a-z][^>]*>/i, "This is markup for pages: leave it out."],
  [/https?:\/\/\S+|\bwww\.\S+/i, "Nobody can follow an address by ear: leave it out."],
  [UNSAID, "A voice reads its long name, or nothing: say it in words, or leave it out."],
  [/\*\*|__|(?<!\w)[#*_~^=]{1,}(?=\w)/, "A voice reads such signs by name: say it in words."],
  [/\s{2,}/, "Two spaces: one is enough.", " "],
  [/([!?])\1+/, "Once is enough: the voice does not shout louder.", "$1"],
  [/\b(?:etc|e\.g|i\.e|vs|approx)\./i, "Say it in words: and so on, for example, against, about."],
  [
    /\b(?!(?:OK|TV|DJ|USA|US|AM|PM|ABC|DNA|CD|ID|UV|NASA|GPS|SOS)\b)[A-Z]{4,}\b/,
    "A voice may spell capitals: write it in small letters.",
  ],
];

function inText(text: string): Found[] {
  const shown = text.replace(/\[[^[\]|]*\|[^[\]|]*\]/g, "x").replace(/\{\w+\}/g, "x");
  const signs = SIGNS.flatMap(([find, mend, instead]): Found[] => {
    const found = find.exec(shown);
    if (found === null) return [];
    const fix = instead === undefined ? undefined : text.replace(new RegExp(find.source, "g"), instead);
    return [{ found: found[0], mend, fix }];
  });
  const isOpen = (shown.match(/[[(]/g)?.length ?? 0) !== (shown.match(/[\])]/g)?.length ?? 0);
  return isOpen
    ? [...signs, { found: shown, mend: "A bracket is not closed: close it, or leave it out." }]
    : signs;
}

export const speakable = textRule({
  id: "speakable",
  title: "What a voice cannot say",
  why: "The voice reads signs by their names, spells capitals, or falls silent, and the line is lost.",
  bad: [
    "Great job 🎉",
    "See https://example.org now.",
    "It is **big**.",
    "Cats, dogs, etc. are here.",
    "Oh no!!!",
    "The <b>bell</b> rings.",
    "STOP the train.",
    "The bell (it rings.",
  ],
  good: ["Great job!", "It costs $3.50.", "The [5 km|five kilometers] run.", "TV and DNA.", "{count} cars."],
  inText,
});
