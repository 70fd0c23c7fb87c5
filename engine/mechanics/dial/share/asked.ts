/** What the files of a shared turn ask of it. */
import type { Cue } from "../../../cue.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Line } from "../../../lines/line-schema.ts";
import type { DialDeal, DialState } from "../schema.ts";
import { answerOf } from "../tasks/share/index.ts";
import { sumOf } from "./dealt.ts";
import { shareWords } from "./talk.ts";

/** The share, or what is left over: whatever is set now. */
export function goalOf(deal: DialDeal, state: DialState): number {
  const sum = sumOf(deal, state);
  return state.share?.asks === "left" ? sum.total % sum.by : answerOf(shareWords(deal), sum);
}

/** Whether he deals where it is heard, and may cheat. */
export function hasHands({ rules }: DialDeal): boolean {
  return rules.share?.tricks !== undefined;
}

export function creditOf({ content }: DialDeal, { misses, advised }: DialState): number {
  const spent = misses + (advised ? 1 : 0);
  return content.credits[spent] ?? content.credits.at(-1) ?? 1;
}

/** Lines of what came of it, with what they may say. */
export function told(lines: readonly Line[], values: Readonly<Record<string, string | number>>): Cue[] {
  return lineCues(lines, { part: "object", values });
}
