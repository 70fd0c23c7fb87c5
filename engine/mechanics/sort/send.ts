/** A thing is sent somewhere: it lands, it is caught, or it is thrown back with the reason. */
import { mark, oneOf, type Cue } from "../../cue.ts";
import { STAKES_MOVED, type Counts } from "../contract.ts";
import { answerCues } from "../kit/evidence.ts";
import type { SortDeal } from "./basket.ts";
import { dialAt } from "./dials.ts";
import { judged } from "./judged.ts";
import { added, isFull, runAll, whyWrong } from "./loads.ts";
import { customerNamed, isTrap } from "./named.ts";
import { asked, next, standing, type Sorting } from "./onward.ts";
import { dare, isProwling, prowl, scare } from "./prowler.ts";
import type { Bin, Seat } from "./schema.ts";
import { binAt, kindAt, SIDES } from "./seats.ts";
import { thingAt, type SortState } from "./state.ts";
import { wordsOf } from "./words.ts";
import { bouncesOf } from "./usual.ts";

/** Higher with each thing in it, and one thump for each: that is how a load fills up. */
const SEMITONES_A_THING = 2.5;
const MILLISECONDS_A_THUMP = 170;

export function send(deal: SortDeal, state: SortState, seat: Seat): Sorting {
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
      if (verdict.outcome.type !== "going") return asked(deal, standing(verdict));
      const moved = prowl(deal, verdict.state);
      const counts = added(verdict.counts, moved.counts);
      return asked(deal, standing({ ...verdict, ...moved, cues: [...verdict.cues, ...moved.cues], counts }));
    }
  }
}

function intoLoad(deal: SortDeal, state: SortState, seat: Seat, bin: Bin, isRight: boolean): Sorting {
  if (!isRight) {
    const side = SIDES[seat];
    const thrown = [
      ...answerCues(bin.refuses ?? bouncesOf(deal.content), { side }),
      ...(bin.rejects === undefined || isTrap(deal, thingAt(deal, state).bin)
        ? []
        : [oneOf(bin.rejects, "object", { side, voice: bin.voice })]),
    ];
    // Who is only learning loses nothing.
    return throwBack(deal, state, thrown, isProwling(deal) ? { refused: 1 } : {}, seat);
  }
  const { things, isVisited, since: began } = state.loads[seat];
  const isHiding = thingAt(deal, state).hides !== undefined;
  const now = state.things.length + state.returned.length - state.rest.length;
  const since = things.length === 0 ? now : began;
  const load = { isVisited, since, things: [...things, { at: state.at, isHiding }] };
  const cues = landedCues(bin, seat, load.things.length);
  const loaded = { ...home(state), loads: { ...state.loads, [seat]: load } };
  if (!isFull(deal, load)) return next(deal, loaded, cues, {}, true);
  const dared = dare(deal, loaded);
  const ran = runAll(deal, dared.state, [seat]);
  const scared = scare(deal, ran.state);
  return next(
    deal,
    scared.state,
    [...cues, ...dared.cues, ...ran.cues, mark(STAKES_MOVED, ran.counts), ...scared.cues],
    ran.counts,
    false,
  );
}

const AMOUNTS = ["", "one", "two", "three", "four", "five"];

/** It lands on what lies there already: with that there are as many thumps as things, and they can be counted. */
function landedCues({ arrives }: Bin, seat: Seat, count: number): Cue[] {
  const side = SIDES[seat];
  const thumps = Math.min(count, AMOUNTS.length - 1);
  const [first, ...others] = answerCues(arrives, { side });
  const thump = arrives[0]?.sound;
  if (first === undefined || thump === undefined || thumps === 1) return answerCues(arrives, { side });
  const notes = Array.from({ length: thumps - 1 }, (_, thing) => ({
    sound: thump,
    side,
    at: thing * MILLISECONDS_A_THUMP,
    pitch: (thing + 1) * SEMITONES_A_THING,
  }));
  const caption = `${AMOUNTS[thumps] ?? ""} thumps, one for each in there`;
  return [first, { type: "pattern", name: "thumps", notes, caption, hold: "end" }, ...others];
}

/** What belongs nowhere else is caught; what belongs elsewhere is given back. The noise scares whoever prowls. */
function intoTrap(deal: SortDeal, state: SortState, seat: Seat, bin: Bin, isRight: boolean): Sorting {
  const thud = answerCues(bin.arrives, { side: SIDES[seat] });
  if (isRight) {
    const caught = scare(deal, home(state));
    const counts = { caught: 1 };
    const said = bin.landed === undefined ? [] : [oneOf(bin.landed, "object", { voice: bin.voice })];
    return next(
      deal,
      caught.state,
      [...thud, ...said, mark(STAKES_MOVED, counts), ...caught.cues],
      counts,
      false,
    );
  }
  const owner = customerNamed(deal, deal.item.customer);
  const scared = scare(deal, state);
  const protest = owner?.lost === undefined ? [] : [oneOf(owner.lost)];
  return throwBack(deal, scared.state, [...thud, ...protest], { lost: 1 }, seat, scared.cues);
}

/** It says at once why, and comes once more at the end; a second time somebody else sees to it. */
function throwBack(
  deal: SortDeal,
  state: SortState,
  thrown: readonly Cue[],
  counts: Counts,
  seat: Seat,
  scared?: readonly Cue[],
): Sorting {
  const words = wordsOf(deal.content);
  const isSecond = state.returned.includes(state.at);
  const cues = [
    ...thrown,
    ...(deal.rules.dials === undefined ? [] : dialAt(deal, state, seat)),
    ...whyWrong(deal, state),
    oneOf(isSecond ? words.taken : words.back),
    mark(STAKES_MOVED, counts),
    ...(scared ?? []),
  ];
  const rest = isSecond ? state.rest : [...state.rest, state.at];
  const back = { ...state, rest, returned: [...state.returned, state.at] };
  return next(deal, back, cues, counts, scared === undefined);
}

/** Half of the credit is gone where it was thrown back before. */
function home(state: SortState): SortState {
  return { ...state, right: state.right + (state.returned.includes(state.at) ? 0.5 : 1) };
}
