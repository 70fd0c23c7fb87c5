/** What the files of a shared turn ask of it. */
import type { Cue } from "../../../../cue.ts";
import { lineCues } from "../../../../lines/line-cues.ts";
import type { Line } from "../../../../lines/line-schema.ts";
import type { DialDeal, DialState } from "../../schema.ts";
import { answerOf } from "./sums.ts";
import { dealingOf, sumOf } from "./dealt.ts";
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

/** Who has heard all of it has only counted. */
export function hasHeardAll(deal: DialDeal, state: DialState): boolean {
  const { rounds = 0 } = state.share ?? {};
  return rounds > 0 && rounds >= dealingOf(deal, state).rounds.length;
}

/** What a right call earns now: less for each round that was heard, and nothing after the last or after a miss. */
export function worthOfCall(deal: DialDeal, state: DialState): number {
  const { misses, advised, share } = state;
  const { bonus = 0 } = deal.rules.share ?? {};
  return misses > 0 || advised || hasHeardAll(deal, state)
    ? 0
    : Math.max(Math.min(1, bonus), bonus - (share?.rounds ?? 0));
}

/** At the first try, before all of it was dealt, and without the last hint. */
export function isCleanCall(deal: DialDeal, state: DialState): boolean {
  return state.misses === 0 && !state.advised && !hasHeardAll(deal, state);
}

export function creditOf(deal: DialDeal, state: DialState): number {
  const { content } = deal;
  const spent = state.misses + (state.advised ? 1 : 0) + (hasHeardAll(deal, state) ? 1 : 0);
  return content.credits[spent] ?? content.credits.at(-1) ?? 1;
}

/** Lines of what came of it, with what they may say. */
export function told(lines: readonly Line[], values: Readonly<Record<string, string | number>>): Cue[] {
  return lineCues(lines, { part: "object", values });
}
