/** Texts that an ear cannot follow, and signs that no voice says. */
import { scriptLine } from "../compose/script-line.ts";
import type { Definition } from "../game-schema.ts";
import { warning, type Problem } from "../problem.ts";

/** About 25 seconds at 150 words a minute: nobody wants to sit through more before something happens. */
const MOST_WORDS = 60;
/** Pictures and ornaments; a degree is said. */
const UNSAID = /(?!\p{L})\p{Extended_Pictographic}|\p{Regional_Indicator}|(?!°)\p{So}/u;
/** What is read, and never heard in a game. */
const READ_ONLY = ["forGrownUps", "description", "objective", "standards", "source"];

export function unheardTexts(definition: Definition): Problem[] {
  const { voices } = definition;
  const problems: Problem[] = [];
  const visit = (value: unknown, path: readonly PropertyKey[]): void => {
    if (typeof value === "string") problems.push(...warningsOf(value, path, voices));
    else if (Array.isArray(value)) value.forEach((inner, index) => visit(inner, [...path, index]));
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (!READ_ONLY.includes(key)) visit(inner, [...path, key]);
  };
  visit(definition, []);
  return problems;
}

function warningsOf(
  text: string,
  path: readonly PropertyKey[],
  voices: Definition["voices"] = {},
): Problem[] {
  const words = text.split(/\s+/).length;
  const sign = UNSAID.exec(text)?.[0];
  const speaker = scriptLine(text, voices)?.voice;
  return [
    ...(speaker === undefined
      ? []
      : [
          warning(path, text, `"${speaker}:" would be read aloud here: leave it out, or give say and voice.`),
        ]),
    ...(words > MOST_WORDS
      ? [warning(path, text, `${words} words in one line: tell it in several, of ${MOST_WORDS} at most.`)]
      : []),
    ...(sign === undefined ? [] : [warning(path, text, `No voice says ${sign}: write what is to be heard.`)]),
  ];
}
