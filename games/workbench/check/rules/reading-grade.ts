import { shownText } from "../../../../engine/speech/index.ts";
import { textRule } from "../rule.ts";

const MOST_GRADE = 7;
/** In short texts a single long word would decide. */
const LEAST_WORDS = 12;

/** Flesch and Kincaid's grade (Kincaid and others, 1975): school years that somebody needs to follow. */
function gradeOf(text: string): number {
  const sentences = text.split(/[.!?:]+(?:\s|$)/).filter((one) => /\w/.test(one)).length;
  const words = text.match(/[\p{L}\p{Nd}']+/gu) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (
    (0.39 * words.length) / Math.max(1, sentences) + (11.8 * syllables) / Math.max(1, words.length) - 15.59
  );
}

function syllablesOf(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end.charAt(0));
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

export const readingGrade = textRule({
  id: "reading-grade",
  title: "Sentences that are hard to follow",
  why: "Nobody can look back at a spoken sentence. Long ones with long words are over before they are understood.",
  bad: [
    "Consequently the locomotive's considerable acceleration necessitates immediate additional quantities of combustible material.",
    "Determine the appropriate compartment for the individual garments according to the manufacturer's recommendations regarding temperature.",
    "The differentiation between agricultural communities and industrial organizations requires careful consideration of historical circumstances.",
    "Whenever the conductor announces an approaching destination, passengers intending to disembark should immediately indicate their intention.",
    "Photosynthesis transforms electromagnetic radiation into chemical energy that organisms subsequently utilize for metabolic activities.",
  ],
  good: [
    "The train goes fast now. It needs more coal, and soon. Shovel!",
    "Wool is hand-washed, since hot water makes it small.",
  ],
  inText(text) {
    const shown = shownText(text).replace(/\{\w+\}/g, "it");
    if ((shown.match(/[\p{L}']+/gu)?.length ?? 0) < LEAST_WORDS) return [];
    const grade = gradeOf(shown);
    if (grade <= MOST_GRADE) return [];
    return [
      {
        found: `grade ${grade.toFixed(0)}`,
        mend: `Keep it at grade ${MOST_GRADE} or less: shorter sentences, shorter words.`,
      },
    ];
  },
});
