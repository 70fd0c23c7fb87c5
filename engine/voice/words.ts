/** What was heard, as plain words. */

/** Said out of habit, meaning nothing: they are passed over where the rest makes sense. */
const FILLERS = new Set([
  "um", "uh", "er", "erm", "hmm", "please", "the", "a", "an", "i", "it", "its", "is", "say", "think", "want", "like",
  "well", "okay", "ok", "just", "maybe", "me", "my", "go", "with", "choose", "pick", "take", "one", "answer", "that",
  "thats", "lets", "would", "to",
]); // prettier-ignore

/** Lower case, no marks, one word each; "forty-two" is two words, "don't" is one. */
export function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/(\d),(?=\d{3})/g, "$1")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Without what means nothing; all of it, if nothing else is left. */
export function withoutFillers(words: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !FILLERS.has(word));
  return rest.length === 0 ? words : rest;
}
