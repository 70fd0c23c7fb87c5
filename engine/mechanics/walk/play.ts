/** The turn: where it begins, what a move does, and what it is worth in the end. */
import { rest, say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { GOING, solved, type Step } from "../contract.ts";
import { silence } from "./beacons.ts";
import { optionsOf } from "./choice.ts";
import { DIRECTIONS } from "./ground.ts";
import { askedCues } from "./help.ts";
import { amount } from "./money.ts";
import { actHere, takenOption } from "./moves.ts";
import type { WalkDeal, WalkState } from "./schema.ts";
import { browse, pick, take } from "./shelf.ts";
import { walk } from "./step.ts";
import { nextStop, startOf, thingHere, tourOf } from "./trip.ts";

/** Finding one's way in a new place is not a detour: so many steps, and so many times the shortest way, cost nothing. */
const FREE_STEPS = 4;
const FREE_TIMES_SHORTEST = 1.5;
/** This many times the shortest way, beyond what is free, costs the whole share of the way. */
const LONG_TIMES_SHORTEST = 2;
const SHARE_OF_WAY = 0.3;
const SHARE_OF_WRONG = 0.15;
const LEAST_CREDIT = 0.3;
const SECONDS_OF_A_BEEP = 0.3;

export function beginWalk(deal: WalkDeal): WalkState {
  return { at: startOf(deal), steps: 0, idle: 0, got: [], spent: 0, wrong: 0, choice: null };
}

export function play(deal: WalkDeal, state: WalkState, { move }: Action): Step<WalkState> {
  const { choice } = state;
  if (choice !== null) {
    if (move === "previous") return browse(deal, state, choice, -1);
    if (move === "next") return browse(deal, state, choice, 1);
    const underCursor = optionsOf(deal, state, choice.thing, choice.struck)[choice.cursor]?.id;
    return take(deal, state, choice, takenOption(move) ?? underCursor);
  }
  const direction = DIRECTIONS.find((one) => one === move);
  if (direction !== undefined) return walk(deal, state, direction);
  if (move === "ask") return { state, cues: askedCues(deal, state), outcome: GOING };
  const thing = thingHere(deal, state);
  return thing === undefined ? finish(deal, state) : pick(deal, state, thing);
}

/** The route is compared with the shortest as information, whatever it was worth. */
function finish(deal: WalkDeal, state: WalkState): Step<WalkState> {
  const { content } = deal;
  const { sound: id, voice, total, shortest, longer } = content.task.finish;
  const { steps } = state;
  const least = tourOf(deal, { at: startOf(deal), got: [] }).steps;
  const route =
    steps <= least ? fillTemplate(shortest, { steps }) : fillTemplate(longer, { steps, shortest: least });
  const cues: Cue[] = [
    sound(id, { hold: "none" }),
    ...silence(content),
    rest(SECONDS_OF_A_BEEP),
    say(fillTemplate(total, { total: amount(content, state.spent) }), "object", { voice }),
    say(route, "context"),
  ];
  return { state, cues, outcome: solved(creditFor(steps, least, state.wrong)) };
}

/** Full for a way near the shortest; a long detour and each wrong choice take a little. */
function creditFor(steps: number, shortest: number, wrong: number): number {
  const beyond = steps - FREE_TIMES_SHORTEST * shortest - FREE_STEPS;
  const detour = Math.min(1, Math.max(0, beyond / (LONG_TIMES_SHORTEST * shortest)));
  return Math.max(LEAST_CREDIT, 1 - SHARE_OF_WAY * detour - SHARE_OF_WRONG * wrong);
}

/** A best move: along the shortest tour, and at the shelf towards what fits. */
export function bestMove(deal: WalkDeal, state: WalkState): Action {
  const { choice } = state;
  if (choice !== null) {
    const right = optionsOf(deal, state, choice.thing, choice.struck).findIndex(({ fits }) => fits);
    if (right === choice.cursor) return { move: "take" };
    return { move: right > choice.cursor ? "next" : "previous" };
  }
  return { move: nextStop(deal, state).way[0] ?? actHere(deal, state) };
}
