/** Walking, and what the task does beside it: one list of moves. */
import { telling, type Step, type Telling } from "../contract.ts";
import type { Action, Move } from "../../move.ts";
import { DIRECTIONS, neighbour, type Direction } from "./ground.ts";
import type { WalkDeal } from "./schema.ts";
import { walk } from "./step.ts";
import { taskOf } from "./tasks/catalogue.ts";
import type { Standing } from "./tasks/task.ts";

export type WalkState = Standing;

export function begin(deal: WalkDeal): WalkState {
  return taskOf(deal).begin(deal);
}

export function open(deal: WalkDeal, state: WalkState): Telling<WalkState> {
  return telling(state, taskOf(deal).open(deal, state));
}

export function where(deal: WalkDeal, state: WalkState): Telling<WalkState> {
  return telling(state, taskOf(deal).where(deal, state));
}

export function moves(deal: WalkDeal, state: WalkState): Move[] {
  const task = taskOf(deal);
  const own = task.moves(deal, state);
  if (!task.walks(deal, state)) return own;
  const { moves: words } = deal.content.words;
  return [
    ...DIRECTIONS.map((direction): Move => ({ id: direction, button: direction, ...words[direction] })),
    ...own,
  ];
}

export function apply(deal: WalkDeal, state: WalkState, action: Action): Step<WalkState> {
  const task = taskOf(deal);
  if (task.walks(deal, state) && isDirection(action.move)) return walk(deal, state, action.move);
  return task.apply(deal, state, action);
}

export function best(deal: WalkDeal, state: WalkState): Action {
  const task = taskOf(deal);
  const next = task.best(deal, state);
  if (!("to" in next)) return next;
  const ground = task.ground(deal);
  const direction = DIRECTIONS.find((one) => neighbour(ground, state.at, one) === next.to);
  if (direction === undefined) throw new RangeError(`best: ${next.to} is not one step from ${state.at}`);
  return { move: direction };
}

function isDirection(move: string): move is Direction {
  return (DIRECTIONS as readonly string[]).includes(move);
}
