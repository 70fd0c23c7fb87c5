/** What comes after a move: the same thing, the next one, or the end of the basket. */
import { mark, oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { ADVANCED, GOING, solved, STAKES_MOVED, type Counts, type Step } from "../contract.ts";
import type { SortDeal } from "./basket.ts";
import { arrival } from "./heard.ts";
import type { judged } from "./judged.ts";
import { added, runAll, seatsWithLoad } from "./loads.ts";
import { customerNamed, isTrap } from "./named.ts";
import { bank } from "./pot.ts";
import { prowl, type Moved } from "./prowler.ts";
import { loadSeats } from "./seats.ts";
import type { SortState } from "./state.ts";
import { wordsOf } from "./words.ts";

export type Sorting = Step<SortState>;

/** So often felt in vain, a better way is told. */
const OFTEN = 3;

/** The thing is still there. */
export function standing({ outcome, ...verdict }: ReturnType<typeof judged>): Sorting {
  return { ...verdict, outcome: outcome ?? GOING };
}

/** What is asked of it, once more. */
export function asked({ rules }: SortDeal, step: Sorting): Sorting {
  return rules.asks === undefined ? step : { ...step, cues: [...step.cues, oneOf(rules.asks)] };
}

/** The next thing, or what has become of the basket. */
export function next(
  deal: SortDeal,
  state: SortState,
  heard: readonly Cue[],
  counts: Counts,
  prowls: boolean,
): Sorting {
  const fresh = { felt: 0, misses: 0, refused: [] };
  const [at, ...rest] = state.rest;
  if (at !== undefined) {
    const moved: Moved = prowls ? prowl(deal, state) : { state, cues: [] };
    const coming = { ...moved.state, ...fresh, at, rest };
    return {
      state: coming,
      cues: [...heard, ...moved.cues, ...arrival(deal, coming)],
      outcome: ADVANCED,
      counts: added(counts, moved.counts),
    };
  }
  return finish(deal, state, heard, counts);
}

/** What is still in the loads runs, and the customer sees what has come of it. */
function finish(deal: SortDeal, state: SortState, heard: readonly Cue[], counts: Counts): Sorting {
  const { item } = deal;
  const ran = runAll(deal, state, seatsWithLoad(deal, state));
  const customer = customerNamed(deal, item.customer);
  const banked = bank(deal, ran.state);
  const isClean = isAllClean(deal, ran.state);
  const praise = state.returned.length > 0 ? (customer?.mended ?? customer?.happy) : customer?.happy;
  const words = isClean ? praise : customer?.unhappy;
  const isAdvice = isClean && state.needless >= OFTEN && !state.isAdvised;
  return {
    state: { ...banked.state, isAdvised: state.isAdvised || isAdvice },
    cues: [
      ...heard,
      ...ran.cues,
      ...banked.cues,
      mark(STAKES_MOVED),
      ...(customer === undefined ? [] : [resultOf(deal, banked.state)]),
      ...lineCues(words ?? [], { part: "object" }),
      ...(isAdvice ? [oneOf(wordsOf(deal.content).ears, "object")] : []),
    ],
    outcome: solved(ran.state.right / state.things.length),
    counts: added(added(counts, ran.counts), banked.counts),
  };
}

function resultOf(deal: SortDeal, state: SortState): Cue {
  const { result, resultAll, resultMended, resultFirsts } = wordsOf(deal.content);
  const values = { clean: state.clean, count: dueIn(deal, state), tips: state.earned };
  if (loadSeats(deal).length === 0) return oneOf(resultFirsts, "object", { values });
  if (!isAllClean(deal, state)) return oneOf(result, "object", { values });
  return oneOf(state.returned.length > 0 ? resultMended : resultAll, "object", { values });
}

/** Everything that belongs in a load has come out clean. */
export function isAllClean(deal: SortDeal, state: SortState): boolean {
  return state.clean >= dueIn(deal, state);
}

/** All but what belongs in a trap. */
function dueIn(deal: SortDeal, { things }: SortState): number {
  return things.filter(({ bin }) => !isTrap(deal, bin)).length;
}
