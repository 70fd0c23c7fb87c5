/** What a move does: send, feel for, or run what is loaded. */
import { mark, oneOf, type Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import { GOING, STAKES_MOVED } from "../contract.ts";
import type { SortDeal } from "./basket.ts";
import { feltCues, nothing, stillThere } from "./heard.ts";
import { touched } from "./judged.ts";
import { added, loadsOf, runAll, seatsWithLoad } from "./loads.ts";
import { asked, standing, type Sorting } from "./onward.ts";
import { bank, pay } from "./pot.ts";
import { isNear, isProwling, isWorthIt, prowl, scare, seatVisited } from "./prowler.ts";
import { BANK, binAt, FEEL, wanted, movesOf, RUN, seatFor, seatOfMove, sendTo } from "./seats.ts";
import { send } from "./send.ts";
import type { Seat } from "./schema.ts";
import { thingAt, type SortState } from "./state.ts";
import { wordsOf } from "./words.ts";

export { begin } from "./state.ts";

export function apply(deal: SortDeal, state: SortState, { move }: Action): Sorting {
  if (move === FEEL) return feel(deal, state);
  if (move === RUN) return run(deal, state);
  if (move === BANK) return bankNow(deal, state);
  return send(deal, state, seatOfMove(move));
}

/** Washes before it is too late, empties what rattles, and sends the thing home. */
export function best(deal: SortDeal, state: SortState): Action {
  const thing = thingAt(deal, state);
  const canFeel = movesOf(deal).some(({ id }) => id === FEEL);
  const isThreatened = isNear(deal, state) || seatVisited(deal, state) !== undefined;
  const flight = deal.rules.pot === undefined ? RUN : BANK;
  if (isProwling(deal) && isThreatened && (flight === BANK || isWorthIt(deal, state)))
    return { move: flight };
  const isUnsure = thing.hides !== undefined || (thing.isCovered === true && thing.claim !== thing.bin);
  if (canFeel && isUnsure && thing.isDanger !== true) return { move: FEEL };
  return { move: sendTo(seatFor(deal, state, thing.bin)) };
}

function feel(deal: SortDeal, state: SortState): Sorting {
  const thing = thingAt(deal, state);
  if (thing.isDanger === true) return asked(deal, standing(touched(deal, state, thing)));
  const find = thing.hides === undefined ? undefined : deal.content.finds?.[thing.hides];
  const isNeedless = find === undefined && thing.mark !== undefined && thing.isCovered !== true;
  const bared = { ...thing, isCovered: undefined };
  const felt = {
    ...state,
    felt: state.felt + 1,
    needless: state.needless + (isNeedless ? 1 : 0),
    earned: state.earned + (find?.tips ?? 0),
    things: state.things.with(state.at, find === undefined ? bared : { ...bared, hides: undefined }),
  };
  const paid = pay(deal, felt);
  const moved = prowl(deal, paid.state);
  const tips = find?.tips ?? 0;
  const counts = { felt: 1, ...(find === undefined ? {} : { found: 1 }), ...(tips > 0 ? { tips } : {}) };
  return asked(deal, {
    state: moved.state,
    cues: [...feltCues(deal, state), ...paid.cues, ...moved.cues],
    outcome: GOING,
    counts: added(counts, moved.counts),
  });
}

function run(deal: SortDeal, state: SortState): Sorting {
  const seat = wanted(deal, state);
  if (seat === undefined) {
    return { state, cues: [nothing(), oneOf(loadsOf(deal.content).nothing)], outcome: GOING };
  }
  const ran = runAll(deal, state, [seat]);
  const scared = scare(deal, ran.state);
  return {
    state: scared.state,
    cues: [
      // The machine answers the press, and is named then.
      ...ran.cues.slice(0, 1),
      ...whichRuns(deal, state, seat),
      ...ran.cues.slice(1),
      mark(STAKES_MOVED),
      ...scared.cues,
      ...stillThere(deal, scared.state),
    ],
    outcome: GOING,
    counts: ran.counts,
  };
}

/** Where two could be meant, it is named. */
function whichRuns(deal: SortDeal, state: SortState, seat: Seat): Cue[] {
  if (seatsWithLoad(deal, state).length < 2) return [];
  return [oneOf(wordsOf(deal.content).washes, "object", { values: { label: binAt(deal, seat).label } })];
}

function bankNow(deal: SortDeal, state: SortState): Sorting {
  const banked = bank(deal, state);
  if (banked.cues.length === 0) {
    const none = deal.rules.pot?.nothing;
    // What drops in next could not be saved from whoever is this near.
    const scared = isNear(deal, state) ? scare(deal, state) : { state, cues: [] };
    const cues = [nothing(), ...(none === undefined ? [] : [oneOf(none)]), ...scared.cues];
    return { state: scared.state, cues, outcome: GOING };
  }
  const scared = scare(deal, banked.state);
  return {
    state: scared.state,
    cues: [...banked.cues, ...scared.cues, ...stillThere(deal, scared.state)],
    outcome: GOING,
    counts: banked.counts,
  };
}
