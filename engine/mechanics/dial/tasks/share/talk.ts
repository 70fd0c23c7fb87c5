/** The words of a game that shares: `check` makes sure that they are there. */
import type { DialDeal } from "../../schema.ts";
import type { ShareWords } from "./schema.ts";
import type { ShareTalk } from "./words.ts";

export function shareTalk({ content }: Pick<DialDeal, "content">): ShareTalk {
  if (content.share === undefined) throw new RangeError("shareTalk: content.share is missing");
  return content.share;
}

export function shareWords({ content }: Pick<DialDeal, "content">): ShareWords {
  if (content.tasks.share === undefined) throw new RangeError("shareWords: content.tasks.share is missing");
  return content.tasks.share;
}
