/** Walking, and what the task does beside it: one list of moves. */
import { telling, type Step, type Telling } from "../contract.ts";
import type { Action, Move } from "../../move.ts";
import { DIRECTIONS, arrowFor, type Direction } from "./directions.ts";
import type { Standing } from "./facing.ts";
import { neighbour } from "./ground.ts";
import type { WalkDeal, WalkWorld } from "./schema.ts";
import { facingCues, turn, walk } from "./step.ts";
import { taskOf } from "./tasks/catalogue.ts";
import { wordsOf } from "./usual.ts";

export type WalkState = Standing;

export function begin(deal: WalkDeal): WalkState {
  const state = taskOf(deal).begin(deal);
  return deal.rules.turns ? { facing: deal.world.facing ?? "up", ...state } : state;
}

export function open(deal: WalkDeal, state: WalkState): Telling<WalkState> {
  return telling(state, taskOf(deal).open(deal, state));
}

export function where(deal: WalkDeal, state: WalkState): Telling<WalkState> {
  return telling(state, [...taskOf(deal).where(deal, state), ...facingCues(deal.content, state)]);
}

export function moves(deal: WalkDeal, state: WalkState): Move[] {
  const task = taskOf(deal);
  const own = task.moves(deal, state);
  if (!task.walks(deal, state)) return own;
  const words = wordsOf(deal.content);
  const arrows = (deal.rules.turns ? words.turning?.moves : undefined) ?? words.moves;
  return [
    ...DIRECTIONS.map((direction): Move => ({ id: direction, button: direction, ...arrows[direction] })),
    ...own,
  ];
}

export function apply(deal: WalkDeal, state: WalkState, action: Action): Step<WalkState> {
  const task = taskOf(deal);
  const { move } = action;
  if (!task.walks(deal, state) || !isDirection(move)) return task.apply(deal, state, action);
  const isTurn = deal.rules.turns && (move === "left" || move === "right");
  return isTurn ? turn(deal, state, move) : walk(deal, state, move);
}

export function best(deal: WalkDeal, state: WalkState): Action {
  const task = taskOf(deal);
  const next = task.best(deal, state);
  if (!("to" in next)) return next;
  const ground = task.ground(deal);
  const direction = DIRECTIONS.find((one) => neighbour(ground, state.at, one) === next.to);
  if (direction === undefined) throw new RangeError(`best: ${next.to} is not one step from ${state.at}`);
  return { move: arrowFor(state.facing, direction) };
}

export function leave(deal: WalkDeal, state: WalkState): WalkWorld {
  const world = taskOf(deal).leave(deal, state);
  return state.facing === undefined ? world : { ...world, facing: state.facing };
}

function isDirection(move: string): move is Direction {
  return (DIRECTIONS as readonly string[]).includes(move);
}
