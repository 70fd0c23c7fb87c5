/** What goes on in the house while something beeps. The words never tell what it is. */
import type { Scene } from "./pieces.ts";

/** Said by Dudley when one was out at the first beeps, and he was not. */
const LAST_AGAIN = [
  "I waited for one more. To be quite sure.",
  "I only tied my boots. Both. Twice.",
  "I finished the page first. It was a long page.",
  "Out already? I was still counting on my fingers.",
  "I asked the fish. The fish had no opinion.",
  "I stopped to think. Then I stopped to think about stopping.",
];
const NEVER_WRONG = [
  "No alarm this time, and fresh air for all. Fine by me.",
  "That's what practice is for. When I say so, back in we go.",
  "Better once too often. I check the house, and then it's in again.",
  "Out costs nothing. I look around in there first.",
];

export function scenes(set: string, asks: readonly string[], fates?: readonly string[]): Scene[] {
  return asks.map((ask, index) => ({
    id: `${set}-${index + 1}`,
    ask: [ask],
    ...(fates === undefined ? {} : { fates: [...fates] }),
    replies: {
      safe: {
        right: [{ sound: "squeak-toy" }, { say: LAST_AGAIN, voice: "dudley" }],
        half: [{ say: NEVER_WRONG, voice: "chief" }],
      },
    },
  }));
}
