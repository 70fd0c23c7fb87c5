/** What can be done, in words, each with what it costs. Pure. */
import { capitalize } from "../capitalize.ts";
import { say, type Cue } from "../cue.ts";
import type { Move } from "../move.ts";
import { isFirstRung, nextRung } from "../sitting/help.ts";
import { canPay, priceInWords, priceOfHint } from "../sitting/prices.ts";
import { sentences } from "../words.ts";
import type { Frame, TurnState } from "./turn-frame.ts";

/** What a voice asks of an item beside its moves: what is wanted, and the buttons for it. */
export const WHAT_TO_DO = "what-to-do";

/**
 * "Left: light load. Up: feel it, 1 coin." What can be done, in words, from the one list of moves, but for what a button's
 * name already says.
 */
export function spokenMoves(moves: readonly Move[]): Cue[] {
  const told = moves.flatMap(({ button, label, costs }) => {
    const name = button === undefined ? label : capitalize(button);
    const text = costs === undefined ? label : `${label}, ${costs}`;
    return name === label && costs === undefined ? [] : [sentences.button(name, text)];
  });
  return [say(told.join(" "), "object")];
}

/** The same in a turn, and after it what a hint costs, where it costs anything: "Hint: the first is free, then 1 coin." */
export function spokenTurnMoves(frame: Frame, turn: TurnState, moves: readonly Move[]): Cue[] {
  const { scene, mechanic, deal } = frame;
  const price = priceOfHint(scene);
  if (price === null) return spokenMoves(moves);
  const help = mechanic.help(deal, turn.play);
  const isFree = isFirstRung(help, nextRung(help, turn.climbed));
  const costs = priceInWords(scene.definition, price);
  // What cannot be paid is no offer.
  if (!canPay(turn.standing, price)) return [...spokenMoves(moves), ...(isFree ? [sentences.onlyHint] : [])];
  return [...spokenMoves(moves), isFree ? sentences.firstHintFree(costs) : sentences.hintCosts(costs)];
}
