/** What can be done in a scene, and what comes of it. */
import { oneOf, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action, Move, Press } from "../../move.ts";
import { GOING, MISSED, solved, type Counts, type Step } from "../contract.ts";
import { FALLBACK, fateOf, fullFrom, isLastListen, momentAt, worthAt } from "./state.ts";
import type { ListenDeal, ListenState } from "./state.ts";
import { buttonOf, howTo, momentCue, soundOf, underCursor, wordsOf } from "./words.ts";

const PLACES: readonly Press[] = ["left", "up", "right"];
const TWO_PLACES: readonly Press[] = ["left", "right"];
const DOES = "do-";
const MOST_AFTER_HELP = 0.5;

type Judged = "right" | "lucky" | "late" | "half" | "safe" | "wrong";

export function moves(deal: ListenDeal, state: ListenState): Move[] {
  const { rules, content } = deal;
  const seats = rules.responses.length === 2 ? TWO_PLACES : PLACES;
  const responses = rules.responses.map((id, index): Move => {
    const { label, phrases } = content.responses[id] ?? { label: id, phrases: [] };
    const here = rules.places ? seats[index] : index === state.cursor ? "select" : undefined;
    return { id: `${DOES}${id}`, button: here, label, phrases, judges: true };
  });
  const fallback: Move = { id: FALLBACK, button: "down", ...buttonOf(deal, "fallback"), judges: true };
  const on: Move = {
    id: "listen",
    button: rules.places ? "select" : "up",
    ...buttonOf(deal, "listen"),
    ...(isLastListen(deal, state) ? {} : { priced: "listen" }),
  };
  if (rules.places) return [...responses, on, fallback];
  return [
    { id: "previous", button: "left", ...buttonOf(deal, "previous") },
    { id: "next", button: "right", ...buttonOf(deal, "next") },
    ...responses,
    on,
    fallback,
  ];
}

export function apply(deal: ListenDeal, state: ListenState, { move }: Action): Step<ListenState> {
  if (move === "previous") return browse(deal, state, state.cursor - 1);
  if (move === "next") return browse(deal, state, state.cursor + 1);
  if (move === "listen") return listenOn(deal, state);
  return respond(deal, state, move === FALLBACK ? FALLBACK : move.slice(DOES.length));
}

function browse(deal: ListenDeal, state: ListenState, wanted: number): Step<ListenState> {
  const last = deal.rules.responses.length - 1;
  const next = { ...state, cursor: Math.min(last, Math.max(0, wanted)) };
  const id = soundOf(deal, next.cursor === wanted ? "browse" : "edge");
  return {
    state: next,
    cues: [sound(id, { pitch: next.cursor * 2 }), underCursor(deal, next)],
    outcome: GOING,
  };
}

function listenOn(deal: ListenDeal, state: ListenState): Step<ListenState> {
  if (isLastListen(deal, state))
    return { state, cues: [sound(soundOf(deal, "edge")), wordsOf(deal, "lastListen")], outcome: GOING };
  const next = { ...state, moment: state.moment + 1 };
  const cues = [sound(soundOf(deal, "listen"), { hold: "none" }), momentCue(momentAt(deal, next))];
  return { state: next, cues, outcome: GOING, counts: { waited: 1 }, helpAnew: true };
}

function respond(deal: ListenDeal, state: ListenState, response: string): Step<ListenState> {
  const fate = fateOf(deal, state);
  const worth = worthAt(fate, response, state.moment);
  if (worth === 0 && fate.hazard === true) return chooseAgain(deal, state);
  const judged = judge(deal, state, response, worth);
  const isUnaided = state.misses === 0 && !state.aided;
  const replies = deal.item.replies?.[worth === 1 ? "right" : worth === 0 ? "wrong" : "half"];
  const counts: Counts =
    judged === "right"
      ? isUnaided
        ? { sharp: 1 }
        : { mended: 1 }
      : { [judged === "wrong" ? "mistook" : judged]: 1 };
  return {
    state,
    cues: [
      sound(soundOf(deal, worth === 1 ? "right" : worth === 0 ? "wrong" : "half"), { hold: "none" }),
      wordsOf(deal, judged),
      ...(worth < 1 ? shown(deal, state) : []),
      oneOf(fate.why),
      ...lineCues(fate.after ?? []),
      ...lineCues(replies ?? []),
    ],
    outcome: solved(isUnaided ? worth : Math.min(worth, MOST_AFTER_HELP)),
    ...counted(deal, { ...counts, judged: 1 }),
  };
}

/** Nobody comes to harm: what was missed is heard alone, the scene goes on a little, and one chooses again. */
function chooseAgain(deal: ListenDeal, state: ListenState): Step<ListenState> {
  const { clue } = fateOf(deal, state);
  const moment = isLastListen(deal, state) ? state.moment : state.moment + 1;
  const next = { ...state, moment, misses: state.misses + 1 };
  const cues: Cue[] = [
    sound(soundOf(deal, "wrong")),
    wordsOf(deal, "again"),
    momentCue(clue ?? momentAt(deal, next)),
    howTo(deal, next),
  ];
  return { state: next, cues, outcome: MISSED, ...counted(deal, { mistook: 1 }), helpAnew: true };
}

/** What decided it: the listen that was not waited for, else the telling sound alone. */
function shown(deal: ListenDeal, state: ListenState): Cue[] {
  const { moments, clue } = fateOf(deal, state);
  const ahead = moments[fullFrom(fateOf(deal, state), deal.rules.responses)];
  if (ahead !== undefined && moments.indexOf(ahead) > state.moment) return [momentCue(ahead)];
  return clue === undefined ? [] : [momentCue(clue)];
}

/** Nothing hangs on practice. */
function counted({ item }: ListenDeal, counts: Counts): { readonly counts?: Counts } {
  return item.practice === true ? {} : { counts };
}

function judge(deal: ListenDeal, state: ListenState, response: string, worth: number): Judged {
  if (response === FALLBACK) return "safe";
  if (worth === 1) return "right";
  if (worth === 0) return "wrong";
  const full = fullFrom(fateOf(deal, state), [response]);
  if (full < 0) return "half";
  return state.moment < full ? "lucky" : "late";
}
