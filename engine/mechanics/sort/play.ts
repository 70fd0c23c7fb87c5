/** What a move does: send, feel for, or run what is loaded. */
import { oneOf, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Action } from "../../move.ts";
import { ADVANCED, GOING, solved, type Counts, type Step } from "../contract.ts";
import { answerCues } from "../kit/evidence.ts";
import { basketOf, changedBasketOf, countOf, type SortDeal } from "./basket.ts";
import { arrival, feltCues, nothing, stillThere } from "./heard.ts";
import { added, isFull, loadsOf, runAll, seatsWithLoad, whyWrong } from "./loads.ts";
import { judged, touched } from "./judged.ts";
import { customerNamed } from "./named.ts";
import { bank, pay } from "./pot.ts";
import { isNear, isProwling, prowl, scare, seatVisited } from "./prowler.ts";
import type { Bin, Seat } from "./schema.ts";
import {
  BANK,
  binAt,
  FEEL,
  fullest,
  kindAt,
  movesOf,
  RUN,
  seatFor,
  seatOfMove,
  sendTo,
  SIDES,
} from "./seats.ts";
import { thingAt, type SortState } from "./state.ts";

export { begin } from "./state.ts";

/** Higher with each thing in it: that is how a load fills up. */
const SEMITONES_A_THING = 2.5;

type Sorting = Step<SortState>;

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
  const hasLoad = seatsWithLoad(deal, state).length > 0;
  if (isProwling(deal) && hasLoad && (isNear(deal, state) || seatVisited(deal, state) !== undefined))
    return { move: RUN };
  if (canFeel && thing.hides !== undefined && !state.isEmptied && thing.isDanger !== true)
    return { move: FEEL };
  return { move: sendTo(seatFor(deal, state, thing.bin)) };
}

function feel(deal: SortDeal, state: SortState): Sorting {
  const thing = thingAt(deal, state);
  if (thing.isDanger === true) return standing(touched(deal, state, thing));
  const find = thing.hides === undefined || state.isEmptied ? undefined : deal.content.finds?.[thing.hides];
  const felt = {
    ...state,
    felt: state.felt + 1,
    earned: state.earned + (find?.tips ?? 0),
    isEmptied: state.isEmptied || find !== undefined,
  };
  const paid = pay(deal, felt);
  const moved = prowl(deal, paid.state);
  const tips = find?.tips ?? 0;
  return {
    state: moved.state,
    cues: [...feltCues(deal, state), ...paid.cues, ...moved.cues],
    outcome: GOING,
    counts: { felt: 1, ...(find === undefined ? {} : { found: 1 }), ...(tips > 0 ? { tips } : {}) },
  };
}

function run(deal: SortDeal, state: SortState): Sorting {
  const seat = fullest(deal, state);
  if (seat === undefined) {
    return { state, cues: [nothing(), oneOf(loadsOf(deal.content).nothing)], outcome: GOING };
  }
  const ran = runAll(deal, state, [seat]);
  const scared = scare(deal, ran.state);
  return {
    state: scared.state,
    cues: [...ran.cues, ...scared.cues, ...stillThere(deal, scared.state)],
    outcome: GOING,
    counts: ran.counts,
  };
}

function send(deal: SortDeal, state: SortState, seat: Seat): Sorting {
  const bin = binAt(deal, seat);
  const isRight = thingAt(deal, state).bin === kindAt(deal, state, seat);
  switch (bin.takes) {
    case "load":
      return intoLoad(deal, state, seat, bin, isRight);
    case "trap":
      return intoTrap(deal, state, seat, bin, isRight);
    case "judge": {
      const verdict = judged(deal, state, seat, bin, isRight);
      if (verdict.outcome === null) return next(deal, verdict.state, verdict.cues, verdict.counts, true);
      return standing(verdict);
    }
  }
}

function intoLoad(deal: SortDeal, state: SortState, seat: Seat, bin: Bin, isRight: boolean): Sorting {
  const { things, isVisited } = state.loads[seat];
  const isHiding = thingAt(deal, state).hides !== undefined && !state.isEmptied;
  const load = { isVisited, things: [...things, { at: state.at, isHiding, wasRight: isRight }] };
  const cues = answerCues(bin.arrives, { side: SIDES[seat], pitch: things.length * SEMITONES_A_THING });
  const loaded = {
    ...state,
    loads: { ...state.loads, [seat]: load },
    right: state.right + (isRight ? 1 : 0),
  };
  if (!isFull(deal, load)) return next(deal, loaded, cues, {}, true);
  const ran = runAll(deal, loaded, [seat]);
  const scared = scare(deal, ran.state);
  return next(deal, scared.state, [...cues, ...ran.cues, ...scared.cues], ran.counts, false);
}

/** What belongs nowhere else is caught; what belongs elsewhere is lost to its owner. */
function intoTrap(deal: SortDeal, state: SortState, seat: Seat, bin: Bin, isRight: boolean): Sorting {
  const { item } = deal;
  const thud = answerCues(bin.arrives, { side: SIDES[seat] });
  if (isRight) {
    const caught = scare(deal, { ...state, right: state.right + 1 });
    const cues = [
      ...thud,
      ...(bin.landed === undefined ? [] : [oneOf(bin.landed, "object", { voice: bin.voice })]),
    ];
    return next(deal, caught.state, [...cues, ...caught.cues], { caught: 1 }, false);
  }
  const owner = customerNamed(deal, item.customer);
  const protest = owner?.lost === undefined ? [] : [oneOf(owner.lost)];
  return next(deal, state, [...thud, ...protest, ...whyWrong(deal, state, state.at)], { lost: 1 }, true);
}

/** The thing is still there. */
function standing({ outcome, ...verdict }: ReturnType<typeof judged>): Sorting {
  return { ...verdict, outcome: outcome ?? GOING };
}

function bankNow(deal: SortDeal, state: SortState): Sorting {
  const banked = bank(deal, state);
  if (banked.cues.length === 0) {
    const none = deal.content.pot?.nothing;
    return { state, cues: [nothing(), ...(none === undefined ? [] : [oneOf(none)])], outcome: GOING };
  }
  return {
    state: banked.state,
    cues: [...banked.cues, ...stillThere(deal, banked.state)],
    outcome: GOING,
    counts: banked.counts,
  };
}

/** The next thing, or what has become of the basket. */
function next(
  deal: SortDeal,
  state: SortState,
  heard: readonly Cue[],
  counts: Counts,
  prowls: boolean,
): Sorting {
  const { things } = state;
  const at = state.at + 1;
  const fresh = { felt: 0, isEmptied: false, misses: 0, refused: [] };
  if (at < things.length) {
    const moved = prowls ? prowl(deal, state) : { state, cues: [] };
    const coming = { ...moved.state, ...fresh, at };
    return {
      state: coming,
      cues: [...heard, ...moved.cues, ...arrival(deal, coming)],
      outcome: ADVANCED,
      counts,
    };
  }
  const { changes } = deal.item;
  if (changes !== undefined && !state.isChanged) {
    const changed = { ...state, ...fresh, at: 0, isChanged: true, things: changedBasketOf(deal) };
    const cues = [...heard, ...lineCues(changes.lines, { part: "object" }), ...arrival(deal, changed)];
    return { state: changed, cues, outcome: ADVANCED, counts };
  }
  return finish(deal, state, heard, counts);
}

/** What is still in the loads runs, and the customer sees what has come of it. */
function finish(deal: SortDeal, state: SortState, heard: readonly Cue[], counts: Counts): Sorting {
  const { item } = deal;
  const ran = runAll(deal, state, seatsWithLoad(deal, state));
  const count = countOf(deal);
  const customer = customerNamed(deal, item.customer);
  const banked = bank(deal, ran.state);
  const words = isAllClean(deal, ran.state) ? customer?.happy : customer?.unhappy;
  return {
    state: banked.state,
    cues: [
      ...heard,
      ...ran.cues,
      ...banked.cues,
      ...lineCues(words ?? [], { part: "object" }),
      ...(customer === undefined ? [] : [resultOf(deal, banked.state)]),
    ],
    outcome: solved(ran.state.right / count),
    counts: added(added(counts, ran.counts), banked.counts),
  };
}

function resultOf(deal: SortDeal, { clean, earned }: SortState): Cue {
  return oneOf(deal.content.words.result, "object", { values: { clean, count: dueIn(deal), tips: earned } });
}

/** Everything that belongs in a load has come out clean. */
export function isAllClean(deal: SortDeal, { clean }: SortState): boolean {
  return clean >= dueIn(deal);
}

/** All but what belongs in a trap. */
function dueIn(deal: SortDeal): number {
  const bins = Object.entries(deal.content.bins);
  const traps = new Set(bins.flatMap(([id, { takes }]) => (takes === "trap" ? [id] : [])));
  return countOf(deal) - basketOf(deal).filter(({ bin }) => traps.has(bin)).length;
}
