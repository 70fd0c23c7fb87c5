/** One turn: choose a way where there are several, drive along it by jumps, then stop. */
import { oneOf, sound, type Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import type { Step, Telling } from "../contract.ts";
import { costOf, ownTurn, taskLoad, taskQuestion, taskWhole } from "./asks.ts";
import { place, ring, wayAt } from "./deal.ts";
import { driveMoves } from "./drive-moves.ts";
import { applyDrive } from "./drive.ts";
import { applyPick, calls, guestOf, pickMoves, pickQuestion } from "./pick.ts";
import { fuelAtBegin } from "./fuel.ts";
import { applyGather, gatherMoves, gatherQuestion } from "./gather.ts";
import { questionInKnocks } from "./knocks.ts";
import { rests } from "./sonar/echo.ts";
import { sonarQuestion } from "./sonar/question.ts";
import type { Span } from "./texts.ts";
import { applySure, sureMoves } from "./sonar/sure.ts";
import { applyBelieve, believeMoves, beginBelieve, claimCues, setOutFrom } from "./rival.ts";
import type { DialDeal, DialState } from "./schema.ts";

export function begin(deal: DialDeal): DialState {
  const way = wayAt(deal, 0);
  const state: DialState = {
    phase: deal.item.offers !== undefined ? "gather" : deal.item.ways.length > 1 ? "pick" : "drive",
    way: 0,
    at: way.start,
    trail: [],
    pressed: 0,
    misses: 0,
    par: costOf(deal, way),
    fuel: fuelAtBegin(deal),
    pushed: false,
    offer: 0,
    taken: [],
    arrived: false,
    caught: false,
    advised: false,
    pingedAt: null,
    freed: null,
  };
  const own = ownTurn(deal);
  if (own !== undefined) return own.begin(deal, state);
  return deal.rival === undefined ? state : beginBelieve(deal, state);
}

export function open(deal: DialDeal, state: DialState): Telling<DialState> {
  const own = ownTurn(deal);
  if (own !== undefined) return own.open(deal, state);
  const opening = sound(deal.content.sounds.open, { hold: "none" });
  return { state, cues: [opening, ...asked(deal, state, true)] };
}

export function where(deal: DialDeal, state: DialState): Telling<DialState> {
  return ownTurn(deal)?.where(deal, state) ?? { state, cues: asked(deal, state, false) };
}

function asked(deal: DialDeal, state: DialState, isNew: boolean): Cue[] {
  if (state.phase === "believe") return claimCues(deal, state);
  if (state.phase === "gather") return gatherQuestion(deal, state, isNew);
  if (state.phase === "pick") return [...rests(deal), ...pickQuestion(deal, state, isNew)];
  const { content, rules } = deal;
  const question = questionInKnocks(content, rules, taskQuestion(content.tasks, wayAt(deal, state.way).task));
  const waiting = wayAt(deal, 0);
  const guest = guestOf(deal, waiting);
  if (rules.sonar !== undefined) return sonarQuestion(deal, state, question, isNew);
  if (isNew)
    return [
      ...calls(deal, guest, waiting.pays, 0),
      ring(deal, state.at),
      ...(rules.tellStart ? [oneOf(content.start, "object", { values: place(deal, state.at) })] : []),
      ...question,
    ];
  return [...question, ...here(deal, state)];
}

/** Where no number is said, the jumps made so far are played again. */
function here(deal: DialDeal, state: DialState): Cue[] {
  const { content, rules } = deal;
  const isPart = taskWhole(wayAt(deal, state.way).task) !== undefined;
  // Where a part is missing, what stands on the dial is no train.
  if (content.brought !== undefined && isPart && (rules.quiet !== true || state.trail.length === 0))
    return [
      ring(deal, state.at),
      oneOf(state.at === 0 ? (content.none ?? content.brought) : content.brought, "object", {
        values: place(deal, state.at),
      }),
    ];
  if (rules.quiet !== true)
    return [ring(deal, state.at), oneOf(content.where, "object", { values: place(deal, state.at) })];
  const start = setOutFrom(deal, state);
  const made = state.trail.flatMap((id) => content.jumps[id] ?? []);
  if (made.length === 0)
    return [ring(deal, start), oneOf(content.where, "object", { values: place(deal, start) })];
  return [
    oneOf(content.began, "object", { values: place(deal, start) }),
    ...made.map(({ sound: id, caption }) => sound(id, { caption, hold: "end" })),
  ];
}

export function moves(deal: DialDeal, state: DialState): Move[] {
  const own = ownTurn(deal);
  if (own !== undefined) return own.moves(deal, state);
  switch (state.phase) {
    case "pick":
      return pickMoves(deal);
    case "gather":
      return gatherMoves(deal, state);
    case "believe":
      return believeMoves(deal);
    case "sure":
      return sureMoves(deal);
    case "drive":
    case "judge":
      return driveMoves(deal, likelyOf(deal, state));
  }
}

/** What is added leads up from where one starts, what is taken away leads down. */
function likelyOf(deal: DialDeal, { way }: DialState): Span {
  const { from, to } = deal.rules.range;
  const { task, start } = wayAt(deal, way);
  const load = taskLoad(task, start) ?? 0;
  return { from: load > 0 ? start : from, to: load < 0 ? start : to };
}

/** Throws a RangeError for what is not one of `moves`. */
export function apply(deal: DialDeal, state: DialState, action: Action): Step<DialState> {
  const own = ownTurn(deal);
  if (own !== undefined) return own.apply(deal, state, action, applyDrive);
  switch (state.phase) {
    case "pick":
      return applyPick(deal, state, action);
    case "gather":
      return applyGather(deal, state, action);
    case "believe":
      return applyBelieve(deal, state, action);
    case "sure":
      return applySure(deal, state, action);
    case "drive":
    case "judge":
      return applyDrive(deal, state, action);
  }
}
