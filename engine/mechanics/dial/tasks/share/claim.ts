/** The dealer calls first, and may be wrong by one: he is believed, or not. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import type { Action, Move } from "../../../../move.ts";
import { createRandom, deriveSeed } from "../../../../random.ts";
import { ADVANCED, solved, type Step } from "../../../contract.ts";
import type { DialDeal, DialState } from "../../schema.ts";
import { answerOf, factOf } from "./sums.ts";
import { sumOf } from "./dealt.ts";
import { hasHands, told } from "./asked.ts";
import { toHands } from "./judge.ts";
import { shareTalk, shareWords } from "./talk.ts";

export const DOUBT = "doubt";
export const TRUST = "trust";

export function claimOf(deal: DialDeal, state: Pick<DialState, "way">): number {
  const answer = answerOf(shareWords(deal), sumOf(deal, state));
  if (deal.rival?.errs !== true) return answer;
  return answer + createRandom(deriveSeed(deal.seed, "claim")).pick(answer > 2 ? [-1, 1] : [1]);
}

export function claimCues(deal: DialDeal, state: DialState): Cue[] {
  const talk = shareTalk(deal);
  return [
    oneOf(talk.claims, "object", { voice: talk.voice, values: { value: claimOf(deal, state) } }),
    oneOf(talk.claimAsk, "object"),
  ];
}

export function claimMoves(deal: DialDeal): Move[] {
  const { doubt, trust } = shareTalk(deal);
  return [
    { id: DOUBT, button: "up", ...doubt, judges: true },
    { id: TRUST, button: "select", ...trust, judges: true },
  ];
}

export function applyClaim(deal: DialDeal, before: DialState, { move }: Action): Step<DialState> {
  const talk = shareTalk(deal);
  const value = answerOf(shareWords(deal), sumOf(deal, before));
  const isWrong = claimOf(deal, before) !== value;
  const values = { value, fact: factOf(shareWords(deal), sumOf(deal, before)) };
  if (move === DOUBT && isWrong)
    return {
      state: { ...before, phase: "drive", caught: true },
      cues: told(talk.claimCaught, values),
      outcome: ADVANCED,
      counts: { caught: 1 },
    };
  if (move === TRUST && !isWrong) {
    const heard: Cue[] = [sound(deal.content.sounds.pick), oneOf(talk.claimTrusted, "object", { values })];
    const state: DialState = { ...before, at: value, arrived: true };
    if (!hasHands(deal)) return { state, cues: heard, outcome: solved(1), counts: { judged: 1, settled: 1 } };
    return { ...toHands(deal, state, heard), counts: { judged: 1 } };
  }
  return {
    state: { ...before, at: value },
    cues: told(isWrong ? talk.claimFooled : talk.claimBlamed, values),
    outcome: solved(0),
    counts: isWrong ? { fooled: 1 } : { blamed: 1 },
  };
}
