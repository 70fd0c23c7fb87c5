/** Hands every turn to the task of its level's rules. */
import type { Action, Move } from "../../move.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { telling, type Step, type Telling } from "../contract.ts";
import type { AnyDeal, AnyRules } from "./any.ts";
import type { State } from "./state.ts";
import { familyOf } from "./tasks/catalogue.ts";
import type { TaskOf } from "./tasks/task.ts";

/** The task of a deal: its rules have said which. */
export function taskOf({ rules }: { readonly rules: AnyRules }): TaskOf<AnyDeal> {
  const task = familyOf({ rules }).tasks[rules.task];
  if (task === undefined) throw new RangeError(`deduce: no task ${rules.task}`);
  return task;
}

export function begin(deal: AnyDeal): State {
  const state = taskOf(deal).begin(deal, createRandom(deriveSeed(deal.seed, "row")));
  if (state === null) throw new RangeError(`deduce: ${deal.rules.task} has no case for ${deal.item.id}`);
  return state;
}

export function open(deal: AnyDeal, state: State): Telling<State> {
  return telling(state, taskOf(deal).open(deal, state));
}

export function where(deal: AnyDeal, state: State): Telling<State> {
  return telling(state, taskOf(deal).where(deal, state));
}

export function moves(deal: AnyDeal, state: State): Move[] {
  return taskOf(deal).moves(deal, state);
}

export function apply(deal: AnyDeal, state: State, action: Action): Step<State> {
  return taskOf(deal).apply(deal, state, action);
}
