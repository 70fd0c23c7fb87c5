/** Every rule, in the order in which findings are told. A new one is a file in `rules/` and a line here. */
import type { Rule } from "./rule.ts";
import { american } from "./rules/american.ts";
import { answerGiven } from "./rules/answer-given.ts";
import { articleCapital } from "./rules/article-capital.ts";
import { claimsSource } from "./rules/claims-source.ts";
import { disability } from "./rules/disability.ts";
import { duplicates } from "./rules/duplicates.ts";
import { harm } from "./rules/harm.ts";
import { hints } from "./rules/hints.ts";
import { homophones } from "./rules/homophones.ts";
import { idleTallies } from "./rules/idle-tallies.ts";
import { levelGaps } from "./rules/level-gaps.ts";
import { missingSounds } from "./rules/missing-sounds.ts";
import { notMeant } from "./rules/not-meant.ts";
import { numberNoun } from "./rules/number-noun.ts";
import { pronunciation } from "./rules/pronunciation.ts";
import { readingGrade } from "./rules/reading-grade.ts";
import { safety } from "./rules/safety.ts";
import { soundsAlike } from "./rules/sounds-alike.ts";
import { speakable } from "./rules/speakable.ts";
import { spokenLength } from "./rules/spoken-length.ts";
import { unkind } from "./rules/unkind.ts";
import { unknownPhrases } from "./rules/unknown-phrases.ts";
import { variants } from "./rules/variants.ts";
import { visualLanguage } from "./rules/visual-language.ts";

export const rules: readonly Rule[] = [
  harm,
  safety,
  unkind,
  disability,
  claimsSource,
  answerGiven,
  hints,
  homophones,
  soundsAlike,
  missingSounds,
  levelGaps,
  idleTallies,
  duplicates,
  notMeant,
  variants,
  speakable,
  spokenLength,
  readingGrade,
  visualLanguage,
  pronunciation,
  numberNoun,
  articleCapital,
  american,
  unknownPhrases,
];
