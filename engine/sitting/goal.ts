/** How far an act is to go, and how far it is: said at the beginning, counted, and reached. Pure. */
import { oneOf, say, type Cue } from "../cue.ts";
import type { PlayAct } from "../definition/act-schema.ts";
import type { Definition } from "../definition/index.ts";
import { capitalize } from "../capitalize.ts";
import { amountOf } from "../devices/index.ts";
import { sentences } from "../words.ts";
import { unitOf, valueOf, type Standing } from "./standing.ts";

interface Goal {
  readonly id: string;
  /** Where the act is to end; further, once it was reached and raised. */
  readonly of: number;
  readonly at: number;
  readonly isReached: boolean;
}

/** Null where an act has none. */
export function goalOf(definition: Definition, act: PlayAct, standing: Standing): Goal | null {
  const [entry] = Object.entries(act.goal ?? {});
  if (entry === undefined) return null;
  const [id, first] = entry;
  const at = valueOf(definition, standing, id);
  const of = act.reached === "raises" ? first * (Math.floor(at / first) + 1) : first;
  return { id, of, at, isReached: act.reached !== "raises" && at >= first };
}

/** "The goal: 24 coins." Where something of it is there already, that is told with it. */
export function goalBegins(definition: Definition, act: PlayAct, standing: Standing): Cue[] {
  const goal = goalOf(definition, act, standing);
  return goal === null
    ? []
    : [
        oneOf(goal.at === 0 ? sentences.goal : sentences.goalFrom, "object", {
          values: valuesFor(definition, goal),
        }),
      ];
}

/** "9 of 24 coins." */
function goalSoFar(definition: Definition, act: PlayAct, standing: Standing): Cue[] {
  const goal = goalOf(definition, act, standing);
  return goal === null ? [] : [oneOf(sentences.goalSoFar, "object", { values: valuesFor(definition, goal) })];
}

/** Told after the turn that has reached it: the act is over, or the goal is further now. */
export function goalReached(definition: Definition, act: PlayAct, before: Standing, after: Standing): Cue[] {
  const was = goalOf(definition, act, before);
  const is = goalOf(definition, act, after);
  if (was === null || is === null) return [];
  if (is.isReached && !was.isReached)
    return [oneOf(sentences.goalReached, "object", { values: valuesFor(definition, is) })];
  if (is.of <= was.of) return [];
  return [
    oneOf(sentences.goalRaised, "object", {
      values: { ...valuesFor(definition, is), reached: amountOf(was.of, wordFor(definition, is)) },
    }),
  ];
}

function wordFor(definition: Definition, { id }: Goal) {
  return unitOf(definition, id) ?? { one: "point", many: "points" };
}

function valuesFor(definition: Definition, goal: Goal) {
  const amount = amountOf(goal.of, wordFor(definition, goal));
  return { amount, Amount: capitalize(amount), at: goal.at };
}

/** The turns of a sitting: those behind it, how many it has, and whether it will come to just as many. */
export interface Way {
  readonly turn: number;
  readonly of: number;
  readonly isSure: boolean;
}

/** Which turn of the sitting this is, and how far the goal of its act: "Basket 3 of 8. 9 of 24 coins." */
export function wayCues(
  definition: Definition,
  act: PlayAct,
  standing: Standing,
  { turn, of, isSure }: Way,
): Cue[] {
  const what = capitalize(definition.turn?.one ?? sentences.turn);
  const turns = of === 1 ? [] : [say(sentences.turnOf(what, turn + 1, of, isSure), "object")];
  return [...turns, ...goalSoFar(definition, act, standing)];
}
