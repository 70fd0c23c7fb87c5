/** Texts that an ear cannot follow, and signs that no voice says. */
import { scriptLine } from "../compose/script-line.ts";
import type { Definition } from "../game-schema.ts";
import { nearest } from "../nearest.ts";
import { warning, type Problem } from "../problem.ts";

/** About 25 seconds at 150 words a minute: nobody wants to sit through more before something happens. */
const MOST_WORDS = 60;
/** Pictures and ornaments; a degree is said. */
export const UNSAID = /(?!\p{L})\p{Extended_Pictographic}|\p{Regional_Indicator}|(?!°)\p{So}/u;
/** What is read, and never heard in a game. */
const READ_ONLY = ["forGrownUps", "description", "fact", "objective", "standards", "source"];

export function unheardTexts(definition: Definition): Problem[] {
  return inTexts(definition, (text, path) => [
    ...namedSpeaker(text, path, definition.voices),
    ...strangers(text, path, definition.voices),
    ...unfollowed(text, path),
  ]);
}

/** Those that are too long, or have a sign that no voice says. */
export function unfollowedTexts(definition: Definition): Problem[] {
  return inTexts(definition, unfollowed);
}

type Path = readonly PropertyKey[];

/** Who speaks is written before the line, where nobody looks for it. */
function namedSpeaker(text: string, path: Path, voices: Definition["voices"]): Problem[] {
  const speaker = scriptLine(text, voices)?.voice;
  if (speaker === undefined) return [];
  return [
    warning(path, text, `"${speaker}:" would be read aloud here: leave it out, or give say and voice.`),
  ];
}

/** One word in small letters and a colon: nobody speaks like that, so a name was meant that is not in the cast. */
const STRANGER = /^([a-z][A-Za-z0-9-]*): /;

function strangers(text: string, path: Path, voices: Definition["voices"]): Problem[] {
  const [, name] = STRANGER.exec(text) ?? [];
  if (name === undefined || Object.hasOwn(voices, name) || path.at(-1) === "caption") return [];
  return [
    warning(
      path,
      text,
      `No such voice in voices, so "${name}" is read aloud. ${nearest(name, Object.keys(voices))}`,
    ),
  ];
}

function unfollowed(text: string, path: Path): Problem[] {
  const words = text.split(/\s+/).length;
  const sign = UNSAID.exec(text)?.[0];
  return [
    ...(words > MOST_WORDS
      ? [warning(path, text, `${words} words in one line: tell it in several, of ${MOST_WORDS} at most.`)]
      : []),
    ...(sign === undefined ? [] : [warning(path, text, `No voice says ${sign}: write what is to be heard.`)]),
  ];
}

function inTexts(definition: Definition, find: (text: string, path: Path) => Problem[]): Problem[] {
  const problems: Problem[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (typeof value === "string") problems.push(...find(value, path));
    else if (Array.isArray(value)) value.forEach((inner, index) => visit(inner, [...path, index]));
    else if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (!READ_ONLY.includes(key)) visit(inner, [...path, key]);
  };
  visit(definition, []);
  return problems;
}
