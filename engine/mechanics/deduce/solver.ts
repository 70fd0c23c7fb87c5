/**
 * The solver knows what an attentive player knows: the clues that were heard, which suspects each of them fits, who
 * was cleared, and, for probes, the public table. It never asks who did it.
 */
import type { Action } from "../../move.ts";
import { openCase, type CaseFile, type DeduceDeal } from "./case-file.ts";
import type { State } from "./state.ts";

type Evidence = Pick<State, "heard" | "silenced">;

/** Bought beyond the solver's number. */
const COST_OF_A_CLUE = 0.1;
const COST_OF_A_WRONG_REASON = 0.2;

/**
 * The suspects that every clue so far fits and that were not cleared. A clue that would leave nobody speaks for
 * another right answer, and is passed over.
 */
export function fitting({ suspects, clues }: CaseFile, { heard, silenced }: Evidence): string[] {
  let standing = suspects.map(({ id }) => id).filter((id) => !silenced.includes(id));
  for (const clue of heard) {
    const left = standing.filter((id) => clues[clue]?.fits.includes(id));
    if (left.length > 0) standing = left;
  }
  return standing;
}

/** Whether no more suspects fit than have to be named. */
export function isSettled(file: CaseFile, evidence: Evidence): boolean {
  return fitting(file, evidence).length <= file.wanted;
}

/**
 * The index of the clue to buy now. A written sheet has its order, but what would exclude nobody is not sold while
 * something else would. Of probes, the one that will leave the fewest suspects on average over all that still fit;
 * undefined when all were heard.
 */
export function nextClue(file: CaseFile, evidence: Evidence): number | undefined {
  const standing = fitting(file, evidence);
  const written = unheard(file, evidence).find((clue) => excludesSome(file, clue, standing));
  if (written !== undefined) return written;
  const left = (clue: number): number => expectedLeft(file, clue, standing);
  return unheard(file, evidence).toSorted((a, b) => left(a) - left(b))[0];
}

/** Whether a written clue leaves some of the suspects that still fit, but not all. What a probe will say is not known. */
function excludesSome({ clues }: CaseFile, index: number, standing: readonly string[]): boolean {
  const clue = clues[index];
  if (clue === undefined || clue.table !== undefined) return false;
  const left = standing.filter((id) => clue.fits.includes(id)).length;
  return left > 0 && left < standing.length;
}

/** The number of clues, free ones included, after which the solver is sure. */
export function par(deal: DeduceDeal, file: CaseFile): number {
  const heard: number[] = [];
  while (heard.length < deal.rules.freeClues || !isSettled(file, { heard, silenced: [] })) {
    const next = nextClue(file, { heard, silenced: [] });
    if (next === undefined) break;
    heard.push(next);
  }
  return heard.length;
}

/**
 * The clue that settled it, by the order of hearing and with those who were cleared left out. Undefined if the culprit
 * was named before the clues had settled it, or when nobody else was left.
 */
export function settledBy(file: CaseFile, { heard, silenced }: Evidence): number | undefined {
  const settledAfter = (count: number): boolean =>
    isSettled(file, { heard: heard.slice(0, count), silenced });
  if (settledAfter(0)) return undefined;
  return heard.find((_clue, index) => settledAfter(index + 1));
}

/**
 * 1 if named with no more clues than the solver's number, a little less for each further one. Every innocent that was
 * accused takes its share: when all of them were, naming the last suspect shows nothing.
 */
export function credit(
  deal: DeduceDeal,
  file: CaseFile,
  { heard, given, silenced, wrongReasons }: State,
): number {
  const innocents = file.suspects.length - file.culprits.length;
  const certainty = 1 - silenced.length / innocents;
  const parToBuy = Math.max(0, par(deal, file) - deal.rules.freeClues);
  const extra = Math.max(0, heard.length - given - parToBuy);
  const earned = certainty - extra * COST_OF_A_CLUE - wrongReasons * COST_OF_A_WRONG_REASON;
  return Math.max(0, Math.round(earned * 100) / 100);
}

export function best(deal: DeduceDeal, state: State): Action {
  const file = openCase(deal, state.suspects);
  const target = isSettled(file, state) ? suspectToName(file, state) : undefined;
  switch (state.list?.type) {
    case "reasons": {
      const { options, accused, cursor } = state.list;
      return step(
        cursor,
        options.findIndex((clue) => fitsOnly(file, clue, accused)),
        "choose",
      );
    }
    case "probes":
      return target === undefined
        ? step(state.list.cursor, unheardAt(file, state), "choose")
        : { move: "back" };
    case undefined: {
      const suspect =
        target ?? (state.heard.length === file.clues.length ? suspectToName(file, state) : undefined);
      return suspect === undefined
        ? { move: "clue" }
        : step(state.cursor, state.suspects.indexOf(suspect), "accuse");
    }
  }
}

/** The next to accuse, by the evidence: one that fits and has not confessed yet. */
export function suspectToName(file: CaseFile, state: State): string | undefined {
  return fitting(file, state).find((id) => !state.caught.includes(id));
}

/** Whether, of all suspects of the case, a clue fits the accused alone. */
export function fitsOnly({ suspects, clues }: CaseFile, clue: number, accused: string): boolean {
  const fits = clues[clue]?.fits ?? [];
  return suspects.every(({ id }) => (id === accused) === fits.includes(id));
}

/** A suspect beside the accused that a clue fits as well. */
export function otherThatFits({ suspects, clues }: CaseFile, clue: number, accused: string): string {
  return suspects.find(({ id }) => id !== accused && clues[clue]?.fits.includes(id))?.id ?? "";
}

/** The clues that can still be bought, in the order of the list. */
export function unheard({ clues }: CaseFile, { heard }: Pick<Evidence, "heard">): number[] {
  return clues.map((_clue, index) => index).filter((index) => !heard.includes(index));
}

/** Where in the list of unheard clues the next one stands. */
function unheardAt(file: CaseFile, state: State): number {
  const next = nextClue(file, state);
  return next === undefined ? 0 : unheard(file, state).indexOf(next);
}

function step(from: number, to: number, arrived: string): Action {
  if (from === to) return { move: arrived };
  return { move: from < to ? "right" : "left" };
}

/** Sum over the readings of (suspects with it)², over their number: how many would be left on average. */
function expectedLeft(file: CaseFile, clue: number, standing: readonly string[]): number {
  const table = file.clues[clue]?.table;
  if (table === undefined) return standing.length;
  const counts = new Map<string, number>();
  file.suspects.forEach(({ id }, index) => {
    const value = table[index];
    if (value !== undefined && standing.includes(id)) counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return [...counts.values()].reduce((sum, count) => sum + count * count, 0) / standing.length;
}
