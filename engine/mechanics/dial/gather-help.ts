/** Which offers fill the bridge, and hints on the way. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Action } from "../../move.ts";
import { targetOf } from "./asks.ts";
import { gatherMoves, gatherWords, GO, LEAVE, offerAt, TAKE } from "./gather.ts";
import type { DialDeal, DialState } from "./schema.ts";

/** Takes what still leads to the fullest bridge; goes when it is full. */
export function bestGather(deal: DialDeal, state: DialState): Action {
  const limit = targetOf(deal, state);
  if (state.at === limit) return { move: GO };
  const next = offerAt(deal, state.offer);
  if (next === undefined) return { move: GO };
  const withIt = fullest(deal, state.offer + 1, state.at + next.size);
  return { move: withIt > fullest(deal, state.offer + 1, state.at) ? TAKE : LEAVE };
}

/** The most that can come to stand on it, from this offer on; less than nothing where it breaks. */
function fullest(deal: DialDeal, offer: number, at: number): number {
  if (at > targetOf(deal, { way: 0 })) return -1;
  const next = offerAt(deal, offer);
  if (next === undefined) return at;
  return Math.max(fullest(deal, offer + 1, at), fullest(deal, offer + 1, at + next.size));
}

export function gatherHint(deal: DialDeal, state: DialState, strength: 1 | 2 | 3): string {
  const { hints } = gatherWords(deal);
  const limit = targetOf(deal, state);
  if (strength === 1) return fillTemplate(hints.first, { value: state.at, limit });
  if (strength === 2) return fillTemplate(hints.second, { value: state.at, limit });
  const { move } = bestGather(deal, state);
  const best = gatherMoves(deal, state).find(({ id }) => id === move);
  const values = { button: capitalize(best?.button ?? "select"), label: uncapitalize(best?.label ?? "") };
  return fillTemplate(deal.content.bestMove.once, values);
}
