/** The end of a run, and what is counted. */
import { sound, type Cue } from "../../cue.ts";
import { solved, type Counts, type Step } from "../contract.ts";
import { callOf, fitsNumber, numberAt, scoreOf, wantedAt } from "./state.ts";
import type { ReactDeal, ReactState } from "./state.ts";
import { listed, nameOf, soundOf, wordsOf } from "./words.ts";

const MOST_AIDED = 0.5;

/** The row is over: what was missed and what was wrong is weighed against what was right. */
export function over(
  deal: ReactDeal,
  state: ReactState,
  cues: readonly Cue[],
  { counts }: { readonly counts?: Counts },
): Step<ReactState> {
  const { hits, wrongs, ripe } = scoreOf(deal, state);
  const isAll = hits === ripe && wrongs === 0;
  const isClean = isAll && !state.aided;
  const net = Math.max(0, hits - wrongs);
  const most = state.aided ? MOST_AIDED : 1;
  const told = isAll
    ? wordsOf(deal, isClean ? "clean" : "aided", { ripe })
    : wordsOf(deal, "end", { hits, ripe, wrongs });
  return {
    state,
    cues: [...cues, sound(soundOf(deal, isClean ? "clean" : "end")), told, ...was(deal, state)],
    outcome: solved(ripe === 0 ? most : Math.min(most, net / ripe)),
    ...counted(deal, { ...counts, net, ripe, clean: isClean ? 1 : 0, runs: 1 }),
  };
}

/** What only the end can tell: what was taken in silence, the hidden rule, and where the prizes were. */
function was(deal: ReactDeal, state: ReactState): Cue[] {
  const { item, content } = deal;
  const told = chant(deal, state);
  if (item.shown !== undefined)
    return [...told, wordsOf(deal, "was", { call: nameOf(deal, item.calls[0] ?? "") })];
  const { prizes } = item;
  const reaches = (id: string): boolean =>
    prizes?.some((one) => fitsNumber(callOf(content, id), one)) === true;
  if (prizes === undefined || state.call === null || reaches(state.call)) return told;
  const better = item.calls.filter(reaches).map((id) => nameOf(deal, id));
  const call = nameOf(deal, state.call);
  const values = { call, prizes: listed(prizes.map(String)), better: listed(better, "and") };
  return [...told, wordsOf(deal, "prizePast", values)];
}

/** The numbers that were right, one after the other, where they were not told before. */
function chant(deal: ReactDeal, { call, takes }: ReactState): Cue[] {
  if (deal.rules.hush !== true) return [];
  const right = takes.filter(({ at, hand }) => wantedAt(deal, call, at).includes(hand));
  const numbers = [...new Set(right.map(({ at }) => numberAt(deal, at)))];
  const { voice } = callOf(deal.content, deal.item.calls[0] ?? "");
  return numbers.length === 0 ? [] : [wordsOf(deal, "chant", { numbers: numbers.join(", ") }, voice)];
}

/** Nothing hangs on practice, and what is none is not counted. */
export function counted({ item }: ReactDeal, counts: Counts): { readonly counts?: Counts } {
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  return item.practice === true || some.length === 0 ? {} : { counts: Object.fromEntries(some) };
}
