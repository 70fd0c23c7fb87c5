/** What is said to somebody else, or about something else, though a word of a move may be in it. */

/** "What is a bet?" asks about the bet. */
export function isQuestion(words: readonly string[]): boolean {
  return /^(?:what is|what are|what does|why|how|which one is) \S/u.test(words.join(" "));
}

/** "Do you like rockets" is talk, and so is "stop it, you're squishing me". */
export function isToSomebody(words: readonly string[]): boolean {
  return /^(?:(?:do|are|did|have) you (?!know)|stop it (?:you|\S+$)|leave me |give it back |go away i |get off )/u.test(
    words.join(" "),
  );
}

/** "My left shoe is gone", "I had a rabbit once": a word of a move in talk about something else. */
export function isRemark(words: readonly string[], left: number, used: number): boolean {
  if (left === 0) return false;
  return (left >= MOST_LEFT && left > used) || REMARK.test(words.join(" "));
}

const MOST_LEFT = 3;
const REMARK = new RegExp(
  "^(?:(?:my|our)(?: \\S+){1,3} (?:is|are|has|had|hurts?|sits?|went|came|said|\\S+ed) |" +
    "we have |we had |i (?:had|hate|love|play|drank|ate|went|got|am scared) |" +
    "(?:he|she|they) \\S+ed |mom |dad |look at )",
  "u",
);
