/** Drumming: a word is tapped beat by beat and sent to a drum; a full bar stays, and whoever dances to it. */
import { oneOf, type Cue } from "../../cue.ts";
import type { Action, Move, Press } from "../../move.ts";
import type { Patience } from "../contract.ts";
import { answerCues } from "../kit/evidence.ts";
import { bestPut, drummingOf, drumsOf } from "./bars.ts";
import type { SortDeal } from "./basket.ts";
import { onward } from "./drum-row.ts";
import { going, send } from "./drum-send.ts";
import { beatenNow, waysNow, type Drummed } from "./drummed.ts";
import { beatsHeard, wordHeard } from "./drums-heard.ts";
import type { Drums } from "./drums-schema.ts";
import { called, nextWays, wordsOf } from "./drums-told.ts";
import type { Sorting } from "./onward.ts";
import { movesOf, seatOfMove, sendTo } from "./seats.ts";
import type { SortState } from "./state.ts";

const TAP = "tap";
const LOUD = "loud";
const CUT = "cut";
const PASS = "pass";
/** Followed by the number of beats, for who says it. */
const SAID = "said-";
const MOST_TAPS = 9;
/** A child may err often in one row of words: nobody shows the answer and goes on. */
export const DRUM_PATIENCE: Patience = { help: 3, reveal: 99 };

export function drumMoves(deal: SortDeal, { taps }: Drummed): Move[] {
  const { tap, loud, cut, pass, undo } = drumsOf(deal.content);
  const { accents, cuts } = drummingOf(deal.rules);
  const sends = movesOf({ content: deal.content, rules: { ...deal.rules, feels: false } });
  return [
    ...sends,
    moveOf(TAP, "select", tap),
    ...(accents !== undefined && loud !== undefined ? [moveOf(LOUD, "up", loud)] : []),
    ...(cuts === true && cut !== undefined ? [moveOf(CUT, "up", cut)] : []),
    moveOf(PASS, "down", taps.length > 0 ? undo : pass),
    ...(accents === undefined ? SPOKEN.map(saidMove) : []),
  ];
}

const SPOKEN = ["one", "two", "three", "four", "five", "six"] as const;

/** Who says a number has drummed so many. */
function saidMove(number: string, index: number): Move {
  const phrases = [number, `${number} ${index === 0 ? "beat" : "beats"}`];
  return { id: `${SAID}${index + 1}`, label: `Tap ${number}`, phrases, unlisted: true };
}

function moveOf(id: string, button: Press, { label, phrases }: Drums["tap"]): Move {
  return { id, button, label, phrases };
}

export function drumApply(deal: SortDeal, state: SortState, drummed: Drummed, { move }: Action): Sorting {
  const drums = drumsOf(deal.content);
  if (move === TAP) return tapped(state, drummed, false, answerCues(drums.tap.heard));
  if (move === LOUD) return tapped(state, drummed, true, answerCues(drums.loud?.heard ?? drums.tap.heard));
  if (move.startsWith(SAID)) return said(deal, state, drummed, Number(move.slice(SAID.length)));
  if (move === CUT) return cutFront(deal, state, drummed);
  if (move === PASS)
    return drummed.taps.length > 0 ? untap(deal, state, drummed) : letGo(deal, state, drummed);
  return send(deal, state, drummed, seatOfMove(move) === "left" ? "left" : "right");
}

/** Taps what is due, and sends it where it goes best. */
export function drumBest(deal: SortDeal, drummed: Drummed): Action {
  const ways = waysNow(deal, drummed);
  const open = drummed.way === 0 ? ways : ways.slice(drummed.way);
  const put = bestPut(deal.rules, drummed.stand, open, nextWays(deal, drummed));
  const { beats, loud } = beatenNow(deal, drummed);
  const { accents } = drummingOf(deal.rules);
  const isWrong = drummed.taps.some((isLoud, at) => accents !== undefined && isLoud !== (at + 1 === loud));
  if (put === null || drummed.taps.length > beats || isWrong) return { move: PASS };
  if (drummed.way === 0 && put.way > 0) return { move: CUT };
  if (drummed.taps.length === beats) return { move: sendTo(put.hand) };
  return { move: accents !== undefined && drummed.taps.length + 1 === loud ? LOUD : TAP };
}

function tapped(state: SortState, drummed: Drummed, isLoud: boolean, cues: readonly Cue[]): Sorting {
  if (drummed.taps.length >= MOST_TAPS) return going(state, drummed, cues);
  return going(state, { ...drummed, taps: [...drummed.taps, isLoud] }, cues);
}

function said(deal: SortDeal, state: SortState, drummed: Drummed, times: number): Sorting {
  const [heard] = drumsOf(deal.content).tap.heard;
  const taps = Array.from({ length: times }, () => false);
  const cues = heard === undefined ? [] : answerCues([heard]);
  return going(state, { ...drummed, taps }, [...cues, ...beatsHeard(deal, taps)]);
}

function untap(deal: SortDeal, state: SortState, drummed: Drummed): Sorting {
  const cues = [...answerCues(drumsOf(deal.content).undo.heard), oneOf(wordsOf(deal).untapped)];
  return going(state, { ...drummed, taps: [] }, cues);
}

/** The front comes off, or on again. */
function cutFront(deal: SortDeal, state: SortState, drummed: Drummed): Sorting {
  const heard = answerCues(drumsOf(deal.content).cut?.heard ?? []);
  if (waysNow(deal, drummed).length === 1)
    return going(state, drummed, [...heard, oneOf(wordsOf(deal).whole)]);
  const cut = { ...drummed, taps: [], way: drummed.way === 0 ? 1 : 0 };
  return going(state, cut, [...heard, ...called(deal, cut)]);
}

function letGo(deal: SortDeal, state: SortState, drummed: Drummed): Sorting {
  const { passed } = wordsOf(deal);
  const beaten = beatenNow(deal, drummed);
  const cues = [
    ...answerCues(drumsOf(deal.content).pass.heard),
    oneOf(passed, "object", { values: { Word: wordHeard(beaten), word: beaten.word } }),
  ];
  return onward(deal, state, drummed, cues, { passed: 1 }, false);
}

/** After the last help the word is worth less. */
export function drumHelped(state: SortState, drummed: Drummed): SortState {
  return { ...state, drumming: { ...drummed, isHelped: true } };
}
