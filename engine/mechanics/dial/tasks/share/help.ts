/** The solver of a shared turn, and its hints: how to think, how far that is, the two that are left, the answer. */
import { oneOf, say, type Cue } from "../../../../cue.ts";
import { fillTemplate } from "../../../../definition/fill.ts";
import type { Action } from "../../../../move.ts";
import type { Help } from "../../../contract.ts";
import { jumpsBetween } from "../../deal.ts";
import { STOP } from "../../drive-moves.ts";
import type { DialDeal, DialState } from "../../schema.ts";
import { factOf, formOf, fullOf, sums, toldOf } from "./sums.ts";
import { claimOf, DOUBT, TRUST } from "./claim.ts";
import { dealingOf, sumOf } from "./dealt.ts";
import { rightVerdict, whyOf } from "./judge.ts";
import { bestChoice, choiceId } from "./pick.ts";
import { goalOf } from "./asked.ts";
import { shareTalk, shareWords } from "./talk.ts";

export function bestShare(deal: DialDeal, state: DialState): Action {
  if (state.phase === "pick") return { move: choiceId(deal, bestChoice(deal)) };
  if (state.phase === "judge") return { move: rightVerdict(dealingOf(deal, state)) };
  if (state.phase === "believe")
    return { move: claimOf(deal, state) === goalOf(deal, state) ? TRUST : DOUBT };
  const [next] = jumpsBetween(deal, state.at, goalOf(deal, state));
  return { move: next?.id ?? STOP };
}

export function shareHelp(deal: DialDeal, state: DialState): Help {
  const talk = shareTalk(deal);
  const { hints } = talk;
  const sum = sumOf(deal, state);
  const words = shareWords(deal);
  const form = formOf(words, sum);
  const value = fullOf(sum);
  const told = toldOf(shareWords(deal), sum, value);
  const fact: Cue = say(factOf(words, sum));
  if (state.phase === "pick") {
    const best = sumOf(deal, { way: bestChoice(deal) });
    return {
      listen: [say(fillTemplate(talk.pick?.hint ?? "{total}", { total: sum.total }))],
      move: [say(factOf(words, best))],
    };
  }
  if (state.phase === "judge") {
    const why = whyOf(deal, state);
    return {
      listen: [say(fillTemplate(hints.judge, { value }))],
      rule: [say(fillTemplate(hints.rest, { by: sum.by, value }))],
      move: why.length === 0 ? [say(fillTemplate(hints.fair, { value }))] : why,
    };
  }
  if (state.phase === "believe")
    return {
      listen: [say(fillTemplate(hints.claim, { claim: claimOf(deal, state), by: sum.by, total: sum.total }))],
      move: [fact],
    };
  if (state.share?.asks === "left") return { listen: [say(fillTemplate(hints.left, told))], move: [fact] };
  const goal = goalOf(deal, state);
  // Which of the two is the higher must not be told by where the answer stands.
  const low = deal.seed % 2 === 0 ? goal : Math.max(0, goal - 1);
  const hidden =
    deal.rules.share?.hides === true ? [say(fillTemplate(hints.hidden, { total: sum.total }))] : undefined;
  return {
    listen: hidden ?? [say(fillTemplate(form.thinks, told))],
    rule: [say(sums.thinking(words, sum).thought)],
    two: [say(fillTemplate(hints.two, { low, high: low + 1 }))],
    move: [oneOf(factOf(words, sum), "object")],
  };
}

/** Kindly, where it was tried enough. */
export function revealShare(deal: DialDeal, state: DialState): Cue[] {
  const sum = sumOf(deal, state);
  const form = formOf(shareWords(deal), sum);
  return [
    say(fillTemplate(form.thinks, toldOf(shareWords(deal), sum, fullOf(sum)))),
    say(factOf(shareWords(deal), sum)),
  ];
}
