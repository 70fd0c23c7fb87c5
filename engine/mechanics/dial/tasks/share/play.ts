/** A turn of sharing: the call, early or late; then the dealer's hands, and whether they were fair. */
import { oneOf, sound, type Cue } from "../../../../cue.ts";
import type { Action, Move } from "../../../../move.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts, type Step, type Telling } from "../../../contract.ts";
import { place, ring, wayAt } from "../../deal.ts";
import { STOP, WHOLE, driveMoves } from "../../drive-moves.ts";
import type { DialDeal, DialState } from "../../schema.ts";
import type { Drive } from "../task.ts";
import { factOf, formOf, fullOf, toldOf } from "./sums.ts";
import { creditOf, goalOf, hasHands, hasHeardAll, isCleanCall, worthOfCall } from "./asked.ts";
import { applyClaim, claimCues, claimMoves } from "./claim.ts";
import { dealingOf, potHeard, roundsHeard, sumOf } from "./dealt.ts";
import { applyJudge, judgeCues, judgeMoves, toHands } from "./judge.ts";
import { applyChoice, choiceCues, choiceMoves } from "./pick.ts";
import { shareTalk, shareWords } from "./talk.ts";

const NEXT = "next-round";
const MOST_IN_POT = 24;

export function beginShare(deal: DialDeal, state: DialState): DialState {
  const phase = deal.item.ways.length > 1 ? "pick" : deal.rival === undefined ? "drive" : "believe";
  return { ...state, phase, share: { rounds: 0, asks: "share" } };
}

export function openShare(deal: DialDeal, state: DialState): Telling<DialState> {
  const opening = sound(deal.content.sounds.open, { hold: "none" });
  return { state, cues: [opening, ...askedShare(deal, state)] };
}

export function whereShare(deal: DialDeal, state: DialState): Telling<DialState> {
  const { content } = deal;
  const asked = askedShare(deal, state);
  if (state.phase !== "drive") return { state, cues: asked };
  const { rounds = 0, asks } = state.share ?? {};
  const heard = rounds === 0 || asks === "left" ? [] : [roundsHeard(deal, state, 0, rounds, false)];
  const left =
    asks === "left"
      ? [
          oneOf(shareTalk(deal).leftAsk, "object", {
            values: toldOf(shareWords(deal), sumOf(deal, state), fullOf(sumOf(deal, state))),
          }),
        ]
      : [];
  const at = oneOf(content.where, "object", { values: place(deal, state.at) });
  return { state, cues: [...asked, ...heard, ...left, { ...ring(deal, state.at), hold: "end" }, at] };
}

function askedShare(deal: DialDeal, state: DialState): Cue[] {
  if (state.phase === "pick") return choiceCues(deal);
  if (state.phase === "judge") return judgeCues(deal, state, false);
  if (state.phase === "believe") return [...question(deal, state), ...claimCues(deal, state)];
  return question(deal, state);
}

/** Where the divisor is to be heard, a fair round of it is played. */
function question(deal: DialDeal, state: DialState): Cue[] {
  const sum = sumOf(deal, state);
  const { ask, hidden } = formOf(shareWords(deal), sum);
  const { voice } = shareTalk(deal);
  if (deal.rules.share?.hides !== true || hidden === undefined)
    return [oneOf(ask, "object", { voice, values: { total: sum.total, by: sum.by } })];
  // The first round is never tricked.
  return [oneOf(hidden, "object", { voice, values: { total: sum.total } }), roundsHeard(deal, state, 0, 1)];
}

export function shareMoves(deal: DialDeal, state: DialState): Move[] {
  if (state.phase === "pick") return choiceMoves(deal);
  if (state.phase === "judge") return judgeMoves(deal, state);
  if (state.phase === "believe") return claimMoves(deal);
  const canDeal = hasHands(deal) && state.share?.asks !== "left";
  return [
    ...driveMoves(deal),
    ...(canDeal ? [{ id: NEXT, button: "right" as const, ...shareTalk(deal).next }] : []),
  ];
}

export function applyShare(deal: DialDeal, state: DialState, action: Action, drive: Drive): Step<DialState> {
  if (state.phase === "pick") return applyChoice(deal, state, action);
  if (state.phase === "judge") return applyJudge(deal, state, action);
  if (state.phase === "believe") return applyClaim(deal, state, action);
  if (action.move === NEXT) return nextRound(deal, state);
  if (action.move === STOP) return isUnset(deal, state) ? unset(deal, state) : call(deal, state, state.at);
  if (action.move === WHOLE && action.value !== undefined) return call(deal, state, action.value);
  return drive(deal, state, action);
}

function nextRound(deal: DialDeal, before: DialState): Step<DialState> {
  const talk = shareTalk(deal);
  const { rounds = 0 } = before.share ?? {};
  // What is left over is his business, after the call.
  if (rounds >= dealingOf(deal, before).rounds.length)
    return { state: before, cues: [sound(deal.content.sounds.limit), oneOf(talk.all)], outcome: GOING };
  const state: DialState = { ...before, share: { rounds: rounds + 1, asks: "share" } };
  const pays = worthOfCall(deal, state);
  const isLess = pays < worthOfCall(deal, before);
  const said = hasHeardAll(deal, state)
    ? [oneOf(talk.all)]
    : isLess
      ? [oneOf(talk.pays, "object", { values: { pays } })]
      : [];
  const heard = roundsHeard(deal, state, rounds, rounds + 1, false);
  return {
    state,
    cues: [sound(deal.content.sounds.pick, { hold: "none" }), heard, ...said],
    outcome: GOING,
    counts: { dealt: 1 },
  };
}

/** Who goes on pressing Select means it: a turn must come to an end. */
const MOST_UNSET = 2;

/** Select before anything was set is a slip of the finger; that nothing is left over is an answer. */
function isUnset(deal: DialDeal, state: DialState): boolean {
  const { answer } = formOf(shareWords(deal), sumOf(deal, state));
  const isSlip = state.at === 0 && state.pressed < MOST_UNSET && state.misses === 0;
  return isSlip && state.share?.asks === "share" && answer !== "left";
}

function unset(deal: DialDeal, state: DialState): Step<DialState> {
  const cues = [sound(deal.content.sounds.limit), oneOf(shareTalk(deal).unset)];
  return { state: { ...state, pressed: state.pressed + 1 }, cues, outcome: GOING };
}

function call(deal: DialDeal, before: DialState, value: number): Step<DialState> {
  const { content, rules } = deal;
  const talk = shareTalk(deal);
  const sum = sumOf(deal, before);
  if (value !== goalOf(deal, before)) return missed(deal, before, value);
  const { answer } = formOf(shareWords(deal), sum);
  if (rules.share?.left === true && before.share?.asks === "share" && answer === "full")
    return {
      state: {
        ...before,
        at: wayAt(deal, before.way).start,
        share: { rounds: before.share.rounds, asks: "left" },
      },
      cues: [
        sound(content.sounds.pick),
        oneOf(talk.leftAsk, "object", { values: toldOf(shareWords(deal), sum, value) }),
      ],
      outcome: ADVANCED,
    };
  const isClean = isCleanCall(deal, before);
  const isCounted = isClean && deal.rules.free !== true;
  const won = worthOfCall(deal, before);
  const fact = factOf(shareWords(deal), sum);
  const counts: Counts = { ...(isCounted ? { called: 1 } : {}), ...(won > 0 ? { won } : {}) };
  const bells = isClean ? content.sounds.express : content.sounds.exact;
  const rings: Cue[] = bells.map((id) => sound(id));
  const state: DialState = { ...before, at: value, pressed: 0, arrived: true };
  if (hasHands(deal))
    return {
      ...toHands(deal, state, [...rings, oneOf(talk.noted, "object", { values: { value } })]),
      counts,
    };
  const said = oneOf(isClean ? talk.called : talk.late, "object", { values: { fact } });
  return {
    state,
    cues: [...rings, said, roundsHeard(deal, state, 0, dealingOf(deal, state).rounds.length)],
    outcome: solved(creditOf(deal, state)),
    counts: { ...counts, ...(isClean ? { settled: 1 } : {}) },
  };
}

function missed(deal: DialDeal, before: DialState, value: number): Step<DialState> {
  const { content } = deal;
  const talk = shareTalk(deal);
  const sum = sumOf(deal, before);
  const isLow = value < goalOf(deal, before);
  const form = formOf(shareWords(deal), sum);
  const asksLeft = before.share?.asks === "left" || form.answer === "left";
  const values = asksLeft ? toldOf(shareWords(deal), sum, fullOf(sum)) : toldOf(shareWords(deal), sum, value);
  const words =
    asksLeft && form.answer !== "left"
      ? isLow
        ? talk.leftLow
        : talk.leftHigh
      : isLow
        ? form.low
        : form.high;
  const inPot =
    isLow && !asksLeft && form.by === "places" && values.gap <= MOST_IN_POT
      ? [potHeard(deal, values.gap)]
      : [];
  return {
    state: { ...before, pressed: 0, misses: before.misses + 1 },
    cues: [
      ...content.sounds[isLow ? "low" : "high"].map((id) => sound(id)),
      oneOf(words, "object", { values }),
      ...inPot,
    ],
    outcome: MISSED,
    // Whoever misses once and goes on looking is not charged again.
    ...(deal.rules.free === true || before.misses > 0 ? {} : { counts: { slips: 1 } }),
  };
}
