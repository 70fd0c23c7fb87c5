/** The solver and the hints of a dial with a sonar: how it is worked out, never how far off one is. */
import { oneOf, say, type Cue } from "../../../cue.ts";
import type { Action } from "../../../move.ts";
import type { Help } from "../../contract.ts";
import { threeRungs, type Strength } from "../../kit/three-rungs.ts";
import { targetOf, taskThinking, taskWorked } from "../asks.ts";
import { jumpsBetween, place, slideOf, wayAt } from "../deal.ts";
import type { DialDeal, DialState } from "../schema.ts";
import { GRAB, PING } from "./play.ts";
import { amount } from "../texts.ts";
import { sonarWords } from "./words.ts";

/** Where the solver stops: where it moves, first where it was, since only an echo knows the rest. */
function stopFor(deal: DialDeal, state: DialState): number {
  const target = targetOf(deal, state);
  return needsEcho(deal, state) ? target - slideOf(deal) : target;
}

function needsEcho({ rules }: DialDeal, { pingedAt, misses }: DialState): boolean {
  return rules.sonar?.drift !== undefined && pingedAt === null && misses === 0;
}

/** The next move of the solver; undefined where it is there, and stops. */
export function bestSonar(deal: DialDeal, state: DialState): Action | undefined {
  const [next] = jumpsBetween(deal, state.at, stopFor(deal, state));
  if (state.phase !== "sure") return next === undefined ? undefined : { move: next.id };
  if (next !== undefined) return { move: next.id };
  return { move: needsEcho(deal, state) ? PING : GRAB };
}

/** Nothing is sold twice: who was told the way is told it once more. Who can pay nothing has the second hint free. */
export function sonarHelp(deal: DialDeal, state: DialState): Help {
  if (state.advised) return { move: sonarHint(deal, state, 3) };
  const rungs = threeRungs((strength) => sonarHint(deal, state, strength));
  const { listen, two, move } = rungs;
  const spares = deal.content.sonar?.spares;
  const isPoor = spares !== undefined && deal.stakes[spares] === 0;
  if (isPoor && listen !== undefined && two !== undefined) return { listen: [...listen, ...two], move };
  return rungs;
}

function sonarHint(deal: DialDeal, state: DialState, strength: Strength): Cue[] {
  const { content } = deal;
  if (state.phase === "pick") return [oneOf(sonarWords(content).pick)];
  const { pingedAt, way } = state;
  const heard = pingedAt === null ? 0 : Math.abs(targetOf(deal, state) - pingedAt);
  if (pingedAt === state.at && heard === 0) return [say(content.there)];
  const { reach = 0, drift } = deal.rules.sonar ?? {};
  // Where it has moved, the sum is no help any more.
  if (pingedAt !== null && heard <= reach && (strength === 1 || drift !== undefined))
    return [oneOf(sonarWords(content).count, "object", { values: place(deal, pingedAt) })];
  // A sum leads back to where it lay: it says so, to who has tried there or far from it.
  if (drift !== undefined && (state.misses > 0 || pingedAt !== null))
    return [oneOf(sonarWords(content).moved, "object", { values: { drift: amount(drift, content.unit) } })];
  const { task, start } = wayAt(deal, way);
  const { strategy, thought } = taskThinking(content.tasks, task, start, start, false);
  if (strength === 1 || (strength === 2 && thought === undefined)) return [say(strategy)];
  if (strength === 2) return [say(thought ?? strategy)];
  return taskWorked(content.tasks, task, start).map((sentence) => say(sentence));
}
