/**
 * What is to be done on a ground. `play.ts` walks: it finds what is under the foot and in the way; the task says what SELECT
 * does where one stands, and what comes of every unit of time. Its `moves` are those beside walking.
 */
import type { Cue } from "../../../cue.ts";
import type { Problem } from "../../../definition/problem.ts";
import type { Rung, Step } from "../../contract.ts";
import type { Action } from "../../../move.ts";
import type { Random } from "../../../random.ts";
import type { TaskTurn } from "../../kit/task.ts";
import type { Standing } from "../facing.ts";
import type { Ground } from "../ground.ts";
import type { WalkContent, WalkDeal, WalkItem, WalkRules, WalkWorld } from "../schema.ts";

/** A task's state says where one stands; which way one faces is put into it and passed on. */
export interface Task<State extends Standing = Standing> extends Omit<
  TaskTurn<WalkDeal, State, Cue[]>,
  "best"
> {
  readonly type: WalkItem["task"]["type"];
  ground(deal: WalkDeal): Ground;
  begin(deal: WalkDeal): State;
  /** Whether the arrows walk now; they may browse a shelf instead. */
  walks(deal: WalkDeal, state: State): boolean;
  /** A step was made to a place: its sounds and the place's name have been told. */
  stepped(deal: WalkDeal, state: State, to: number): Step<State>;
  /** Something is in the way, or one has turned: no time passes, and these cues tell what. */
  stayed?(deal: WalkDeal, state: State, cues: readonly Cue[]): Step<State>;
  best(deal: WalkDeal, state: State): { readonly to: number } | Action;
  /** The state after help of this rung, where that changes what a solution is worth. */
  helped?(deal: WalkDeal, state: State, rung: Rung): State;
  leave(deal: WalkDeal, state: State): WalkWorld;
  perform?(content: WalkContent, rules: WalkRules, world: WalkWorld): Cue[];
  generate?(content: WalkContent, rules: WalkRules, random: Random, world: WalkWorld): WalkItem;
  check(
    content: WalkContent,
    rules: WalkRules,
    items: readonly WalkItem[] | undefined,
    path: string,
  ): Problem[];
}
