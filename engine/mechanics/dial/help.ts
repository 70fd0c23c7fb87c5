/** The solver, hints and the worked answer. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { say, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { ring, targetOf, wayOn } from "./deal.ts";
import { STOP } from "./play.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { buttonJumps, shortestWay, type ButtonJump } from "./track.ts";
import { nextThought, strategyHint, workedAnswer, workPlus, type Strategy } from "./worked.ts";

export function best(deal: DialDeal, state: DialState): Action {
  const [next] = wayOn(deal, state.at);
  return { move: next?.id ?? STOP };
}

export function hint(deal: DialDeal, state: DialState, strength: 1 | 2 | 3): Cue[] {
  const { content, item } = deal;
  const working = workPlus(item.task, item.start);
  if (strength === 1) return [say(strategyHint(content.task, working))];
  const along = item.task.addends.includes(item.start) ? state.at : undefined;
  const thought = strength === 2 ? nextThought(content.task, working, along) : undefined;
  return [say(thought ?? bestMoveText(deal, state, working.strategy))];
}

export function reveal(deal: DialDeal): Cue[] {
  const { content, item } = deal;
  const sentences = workedAnswer(content.task, workPlus(item.task, item.start));
  return [...sentences.map((sentence) => say(sentence)), ring(deal, targetOf(deal))];
}

/** "Try Up 3 times: add one." */
function bestMoveText(deal: DialDeal, state: DialState, strategy: Strategy): string {
  const { bestMove, stop } = deal.content;
  const way = helpfulWay(deal, state, strategy);
  const [next] = way;
  if (next === undefined)
    return fillTemplate(bestMove.once, { button: "Select", label: uncapitalize(stop.label) });
  const change = way.findIndex(({ id }) => id !== next.id);
  const times = change === -1 ? way.length : change;
  const values = { button: capitalize(next.button), label: uncapitalize(next.jump.label), times };
  return fillTemplate(times === 1 ? bestMove.once : bestMove.often, values);
}

/** Jumping too far and coming back confuses who needs help, unless that is the very idea or the fewest jumps are asked for. */
function helpfulWay(deal: DialDeal, { at }: DialState, strategy: Strategy): readonly ButtonJump[] {
  const { content, rules } = deal;
  if (strategy === "roundUp" || rules.par === "announced") return wayOn(deal, at);
  const target = targetOf(deal);
  const between = { from: Math.min(at, target), to: Math.max(at, target) };
  return shortestWay(at, target, between, buttonJumps(content, rules)) ?? wayOn(deal, at);
}
