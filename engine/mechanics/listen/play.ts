/** What can be done in a scene, and what comes of it. */
import { oneOf, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action, Move } from "../../move.ts";
import { ADVANCED, GOING, MISSED, solved, type Counts, type Patience, type Step } from "../contract.ts";
import { fateOf, fullFrom, goneOn, isLastListen, knownFrom, momentAt, SAFE, worthAt } from "./state.ts";
import type { ListenDeal, ListenState } from "./state.ts";
import { buttonOf, entered, momentCue, responseMoves, soundOf, wordsOf } from "./words.ts";

/** Two misses bring help, and at the third the scene goes on with what was so. */
export const PATIENCE: Patience = { help: 2, reveal: 3 };
const MOST_AFTER_HELP = 0.5;
/** What came true without having been known shows less than half of it was. */
const UNKNOWING = 0.4;

type Judged = "right" | "ahead" | "mended" | "lucky" | "late" | "half" | "safe" | "wrong";

export function moves(deal: ListenDeal, state: ListenState): Move[] {
  const { tool } = deal.rules;
  const isLast = isLastListen(deal, state);
  const on: Move = { id: "listen", button: "select", ...buttonOf(deal, "listen") };
  const all = [...responseMoves(deal, state), isLast ? on : { ...on, priced: "listen" }];
  if (tool === undefined || deal.item.practice === true || (tool.shows === "next" && isLast)) return all;
  const { label, phrases } = tool;
  const bought: Move = { id: "tool", button: "hold select", label, phrases };
  return [...all, state.bought ? bought : { ...bought, priced: "tool" }];
}

export function apply(deal: ListenDeal, state: ListenState, { move }: Action): Step<ListenState> {
  if (move === "listen") return listenOn(deal, state);
  if (move === "tool") return useTool(deal, state);
  return respond(deal, state, move === SAFE ? SAFE : move.slice("do-".length));
}

function listenOn(deal: ListenDeal, state: ListenState): Step<ListenState> {
  if (isLastListen(deal, state))
    return { state, cues: [sound(soundOf(deal, "edge")), wordsOf(deal, "lastListen")], outcome: GOING };
  const next = { ...state, moment: state.moment + 1, refused: [], bought: false };
  const cues = [sound(soundOf(deal, "listen"), { hold: "none" }), momentCue(momentAt(deal, next))];
  const fate = fateOf(deal, state);
  const isDawdling = fate.hazard === true && state.moment >= knownFrom(deal, fate);
  const counts = { waited: 1, ...(isDawdling ? { dawdled: 1 } : {}) };
  return { state: next, cues, outcome: GOING, ...counted(deal, counts), helpAnew: true };
}

/** Bought once a listen, and heard again for nothing. Whoever buys what could be known already has been helped. */
function useTool(deal: ListenDeal, state: ListenState): Step<ListenState> {
  const isNext = deal.rules.tool?.shows === "next";
  const isKnown = state.moment >= knownFrom(deal, fateOf(deal, state));
  const { note } = momentAt(deal, state);
  const told = note === undefined ? [] : [oneOf(note, "object")];
  return {
    state: { ...state, bought: true, aided: state.aided || (isNext && isKnown) },
    cues: [
      sound(soundOf(deal, "tool"), { hold: "none" }),
      ...(isNext ? [momentCue(momentAt(deal, { ...state, moment: state.moment + 1 }))] : told),
    ],
    outcome: GOING,
    ...(state.bought ? {} : { counts: { bought: 1 } }),
  };
}

function respond(deal: ListenDeal, state: ListenState, response: string): Step<ListenState> {
  const fate = fateOf(deal, state);
  const worth = worthAt(fate, response, state.moment);
  if (worth === 0 && fate.hazard === true) return chooseAgain(deal, state, response);
  const judged = judge(deal, state, response, worth);
  const isFull = judged === "right" || judged === "ahead";
  const known = fullFrom(fate, [response]) + 1;
  const isSwift = judged === "right" && response === SAFE && fate.hazard === true && state.moment === 0;
  const credits = [...state.credits, creditOf(judged)];
  const next = goneOn(deal, state, response, creditOf(judged));
  return {
    state: next ?? state,
    cues: [
      sound(soundOf(deal, isFull ? "right" : worth === 0 ? "wrong" : "half"), { hold: "none" }),
      wordsOf(deal, judged, { known }),
      ...(isFull ? [] : shown(deal, state)),
      oneOf(fate.why),
      ...lineCues(fate.after ?? []),
      ...replyTo(deal, state, response, judged),
      ...(next === null ? [] : entered(deal, next)),
    ],
    outcome:
      next === null ? solved(credits.reduce((sum, credit) => sum + credit) / credits.length) : ADVANCED,
    ...counted(deal, {
      ...countsOf(judged, response, fate.hazard === true),
      ...(isSwift ? { swift: 1 } : {}),
      judged: 1,
    }),
  };
}

/** Nobody comes to harm: why not, and what was missed is heard alone, and one chooses again at the same listen. */
function chooseAgain(deal: ListenDeal, state: ListenState, response: string): Step<ListenState> {
  const { clue, missed } = fateOf(deal, state);
  const next = { ...state, misses: state.misses + 1, refused: [...state.refused, response] };
  const reasons = missed?.[response] ?? [];
  const why = reasons[Math.min(state.moment, reasons.length - 1)];
  const isOver = next.misses >= PATIENCE.reveal;
  const cues: Cue[] = [
    sound(soundOf(deal, "wrong")),
    ...(why === undefined ? [] : [oneOf(why, "object")]),
    ...(isOver ? [] : [...(clue === undefined ? [] : [momentCue(clue)]), wordsOf(deal, "again")]),
  ];
  // However often one is wrong about it, it is one scene that was mistaken.
  const counts = { ...(state.misses === 0 ? { mistook: 1 } : {}), ...(isOver ? { judged: 1 } : {}) };
  return { state: next, cues, outcome: MISSED, ...counted(deal, counts), helpAnew: true };
}

/** What decided it: all that was not waited for, else the telling sound alone. */
function shown(deal: ListenDeal, state: ListenState): Cue[] {
  const fate = fateOf(deal, state);
  const ahead = fate.moments.slice(state.moment + 1, knownFrom(deal, fate) + 1);
  if (ahead.length > 0) return ahead.map(momentCue);
  return fate.clue === undefined ? [] : [momentCue(fate.clue)];
}

/** Whoever was mended has been told; nobody thanks for that. Where there was a hazard the safe way came true. */
function replyTo(deal: ListenDeal, state: ListenState, response: string, judged: Judged): Cue[] {
  const { hazard, replies } = fateOf(deal, state);
  const reply = replies?.[response] ?? deal.item.replies?.[response];
  switch (judged) {
    case "right":
    case "ahead":
    case "lucky":
      return lineCues(reply?.right ?? []);
    case "safe":
      return lineCues((hazard === true ? reply?.right : reply?.half) ?? []);
    case "mended":
      return [];
    default:
      return lineCues(reply?.[judged] ?? []);
  }
}

function creditOf(judged: Judged): number {
  if (judged === "right" || judged === "ahead") return 1;
  if (judged === "lucky" || judged === "safe") return UNKNOWING;
  return judged === "wrong" ? 0 : MOST_AFTER_HELP;
}

/** Where there was a hazard the safe way has sheltered somebody, whenever it was taken. */
function countsOf(judged: Judged, response: string, isHazard: boolean): Counts {
  const sheltered: Counts = response === SAFE && isHazard ? { sheltered: 1 } : {};
  switch (judged) {
    case "right":
      return { sharp: 1 };
    case "ahead":
      return { sharp: 1, ahead: 1 };
    case "wrong":
      return { mistook: 1 };
    default:
      return { [judged]: 1, ...sheltered };
  }
}

/** Nothing hangs on practice. */
function counted({ item }: ListenDeal, counts: Counts): { readonly counts?: Counts } {
  return item.practice === true ? {} : { counts };
}

function judge(deal: ListenDeal, state: ListenState, response: string, worth: number): Judged {
  const fate = fateOf(deal, state);
  const full = fullFrom(fate, [response]);
  const isUnaided = state.misses === 0 && !state.aided;
  if (worth === 1) return isUnaided ? "right" : "mended";
  if (worth === 0) return "wrong";
  const isSeenAhead = state.bought && deal.rules.tool?.shows === "next" && full === state.moment + 1;
  if (isSeenAhead) return isUnaided ? "ahead" : "mended";
  if (full >= 0 && state.moment > full) return "late";
  if (response === SAFE) return "safe";
  return full < 0 ? "half" : "lucky";
}
