/** The solver, hints and the worked answer. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { say, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { ring, targetOf, wayOn } from "./deal.ts";
import { STOP } from "./play.ts";
import type { DialDeal, DialState } from "./schema.ts";
import { taskThinking, taskWorked } from "./task.ts";
import { buttonJumps, shortestWay, type ButtonJump } from "./track.ts";

export function best(deal: DialDeal, state: DialState): Action {
  const [next] = wayOn(deal, state.at);
  return { move: next?.id ?? STOP };
}

export function hint(deal: DialDeal, state: DialState, strength: 1 | 2 | 3): Cue[] {
  const { content, item } = deal;
  const whereTo = placeOnWay(deal, state.at);
  if (whereTo === "there") return [say(content.there)];
  const { strategy, thought, overshoots } = taskThinking(content.task, item, state.at);
  const move = say(bestMoveText(deal, state, overshoots));
  if (strength === 3) return [move];
  if (whereTo === "on the way")
    return [strength === 1 ? say(strategy) : thought === undefined ? move : say(thought)];
  const [next] = helpfulWay(deal, state, overshoots);
  const text = next === undefined ? content.there : fillTemplate(content.astray[whereTo], labelled(next));
  return [say(text)];
}

/** Seen from the start: whether the answer has been passed, or the start itself on the way back from it. */
function placeOnWay(
  deal: DialDeal,
  at: number,
): "there" | "on the way" | keyof DialDeal["content"]["astray"] {
  const { start } = deal.item;
  const target = targetOf(deal);
  if (at === target) return "there";
  const ahead = Math.sign(target - start);
  if ((at - target) * ahead > 0) return "past";
  return (at - start) * ahead < 0 ? "behind" : "on the way";
}

export function reveal(deal: DialDeal): Cue[] {
  const sentences = taskWorked(deal.content.task, deal.item);
  return [...sentences.map((sentence) => say(sentence)), ring(deal, targetOf(deal))];
}

/** "Try Up 3 times: add one." */
function bestMoveText(deal: DialDeal, state: DialState, overshoots: boolean): string {
  const { bestMove, stop } = deal.content;
  const way = helpfulWay(deal, state, overshoots);
  const [next] = way;
  if (next === undefined)
    return fillTemplate(bestMove.once, { button: "Select", label: uncapitalize(stop.label) });
  const change = way.findIndex(({ id }) => id !== next.id);
  const times = change === -1 ? way.length : change;
  return fillTemplate(times === 1 ? bestMove.once : bestMove.often, { ...labelled(next), times });
}

function labelled({ button, jump }: ButtonJump): { button: string; label: string } {
  return { button: capitalize(button), label: uncapitalize(jump.label) };
}

/** Jumping too far and coming back confuses who needs help, unless that is the very idea or the fewest jumps are asked for. */
function helpfulWay(deal: DialDeal, { at }: DialState, overshoots: boolean): readonly ButtonJump[] {
  const { content, rules } = deal;
  if (overshoots || rules.par === "announced") return wayOn(deal, at);
  const target = targetOf(deal);
  const between = { from: Math.min(at, target), to: Math.max(at, target) };
  return shortestWay(at, target, between, buttonJumps(content, rules)) ?? wayOn(deal, at);
}
