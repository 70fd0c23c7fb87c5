/** How a case opens: the suspects in their seats, and the clues that are free. */
import { drawSuspects, openCase, type CaseFile, type DeduceDeal } from "./case-file.ts";
import { nextClue } from "./solver.ts";
import type { State } from "./state.ts";

export function begin(deal: DeduceDeal): State {
  const suspects = drawSuspects(deal);
  const heard = freeClues(openCase(deal, suspects), deal.rules.freeClues);
  return {
    suspects,
    cursor: 0,
    heard,
    given: heard.length,
    silenced: [],
    caught: [],
    wrongReasons: 0,
    list: null,
  };
}

function freeClues(file: CaseFile, count: number): number[] {
  const heard: number[] = [];
  while (heard.length < count) {
    const next = nextClue(file, { heard, silenced: [] });
    if (next === undefined) break;
    heard.push(next);
  }
  return heard;
}
