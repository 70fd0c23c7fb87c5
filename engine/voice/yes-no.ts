import { wordsIn } from "./words.ts";

const YES = new Set([
  "yes",
  "yeah",
  "yep",
  "yup",
  "yes please",
  "right",
  "correct",
  "sure",
  "okay",
  "ok",
  "that is right",
]);
const NO = new Set(["no", "nope", "nah", "no thanks", "wrong", "not that", "no no"]);

/** An answer to "Fifteen?", or null if it is neither. */
export function parseYesNo(text: string): boolean | null {
  const words = wordsIn(text);
  const said = words.join(" ");
  if (YES.has(said) || YES.has(words[0] ?? "")) return true;
  if (NO.has(said) || NO.has(words[0] ?? "")) return false;
  return null;
}
