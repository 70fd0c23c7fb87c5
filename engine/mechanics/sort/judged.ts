/** Bins that judge each thing at once: it stays, it comes back with a contrast, or it is advised about. */
import { oneOf, type Cue } from "../../cue.ts";
import type { Family } from "../../lines/family.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { GOING, MISSED, type Counts, type Outcome } from "../contract.ts";
import { answerCues } from "../kit/evidence.ts";
import type { Dealt, SortDeal } from "./basket.ts";
import { added } from "./loads.ts";
import { grow, pay, spill } from "./pot.ts";
import type { Bin, Seat } from "./schema.ts";
import { SIDES } from "./seats.ts";
import { thingAt, type SortState } from "./state.ts";
import { bouncesOf } from "./usual.ts";

interface Judged {
  readonly state: SortState;
  readonly cues: readonly Cue[];
  readonly counts: Counts;
  /** Null when the thing is where it belongs. */
  readonly outcome: Outcome | null;
}

export function judged(deal: SortDeal, state: SortState, seat: Seat, bin: Bin, isRight: boolean): Judged {
  return isRight ? landed(deal, state, seat, bin) : cameBack(deal, state, seat, bin);
}

/** What nobody should touch was touched. */
export function touched(deal: SortDeal, state: SortState, { touched: lines, hint }: Dealt): Judged {
  const again = hint === undefined ? [] : [hint];
  const told = state.misses === 0 ? (lines ?? []) : again;
  const paid = pay(deal, { ...state, misses: state.misses + 1 });
  const cues = [...answerCues(bouncesOf(deal.content)), ...lineCues(told, { part: "object" }), ...paid.cues];
  return { ...paid, cues, outcome: MISSED };
}

/** Half of the credit is gone with each wrong try. */
function landed(deal: SortDeal, state: SortState, seat: Seat, bin: Bin): Judged {
  const { why, safety, landed: own, isDanger } = thingAt(deal, state);
  // Who has a voice is heard where it was right at once; else the reason says enough.
  const said = own ?? bin.landed;
  const side = SIDES[seat];
  const isFirst = state.misses === 0;
  const isAsked = state.refused.length > 0;
  // What was shown is not praised: the reason is enough.
  const isMeant = own !== undefined || (isFirst && bin.voice !== undefined);
  // Whoever touched a danger has just heard why.
  const isNew = isFirst || isDanger !== true;
  const isTold = said !== undefined && (why === undefined || isMeant);
  const home = { ...state, right: state.right + 0.5 ** state.misses, clean: state.clean + (isFirst ? 1 : 0) };
  const grown = isFirst ? grow(deal, home, isAsked) : { state: home, cues: [], counts: {} };
  return {
    state: grown.state,
    cues: [
      ...answerCues(bin.arrives, { side }),
      ...(why === undefined || !isNew ? [] : [oneOf(why, safety === true ? "object" : "context")]),
      ...(isTold ? [oneOf(said, "context", { side, voice: bin.voice })] : []),
      ...grown.cues,
    ],
    counts: added(grown.counts, isFirst ? { sorted: 1, clean: 1 } : { sorted: 1 }),
    outcome: null,
  };
}

function cameBack(deal: SortDeal, state: SortState, seat: Seat, bin: Bin): Judged {
  const thing = thingAt(deal, state);
  const side = SIDES[seat];
  const id = deal.rules.seats[seat] ?? "";
  const own = state.misses === 0 ? thing.contrasts?.[id] : undefined;
  const again = bin.advises === true ? bin.contrast : (hintOf(thing, state) ?? bin.contrast);
  const cues =
    own === undefined
      ? [
          ...answerCues(bin.advises === true ? bin.arrives : (bin.refuses ?? bouncesOf(deal.content)), {
            side,
          }),
          ...(again === undefined ? [] : [oneOf(again, "object", { side, voice: bin.voice })]),
        ]
      : lineCues(own, { part: "object", side });
  const refused = state.refused.includes(id) ? state.refused : [...state.refused, id];
  if (bin.advises === true) {
    // To ask is never punished, so it is free.
    const advice = thing.label === undefined ? [] : [oneOf(thing.label)];
    return { state: { ...state, refused }, cues: [...cues, ...advice], counts: {}, outcome: GOING };
  }
  const spilled = spill(deal, { ...state, refused, misses: state.misses + 1 });
  return {
    state: spilled.state,
    cues: [...cues, ...spilled.cues],
    counts: added({ refused: 1 }, spilled.counts),
    outcome: MISSED,
  };
}

/** What was read need not be read again. */
function hintOf({ hint, label }: Dealt, { felt }: SortState): Family | undefined {
  return felt > 0 && hint !== undefined ? (label ?? hint) : hint;
}
