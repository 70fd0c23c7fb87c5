/** It was sent off: what arrives, what is lost and why, and how it would have held. */
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { solved, type Counts, type Step } from "../contract.ts";
import {
  broughtBy,
  heavier,
  loadOf,
  overOf,
  packedOf,
  packing,
  sidesOf,
  wantedOver,
  type Load,
  type Sides,
} from "./load.ts";
import { recountFrom, strayCues } from "./played.ts";
import { jobOf, type TallyDeal } from "./script.ts";
import type { TallyState, Way } from "./state.ts";
import { arriveCues, lostCue, walkCues } from "./work-heard.ts";
import type { Sum } from "./question-schema.ts";
import type { Even, Pack, Work } from "./work-schema.ts";
import { amountTold, soundOf, wordsOf } from "./words.ts";

const CREDIT = { right: 1, near: 0.5, wrong: 0, mended: 0.5 };

export function sendOff(deal: TallyDeal, state: TallyState, work: Work): Step<TallyState> {
  const load = loadOf(deal, state);
  const how = load.how === "right" && state.aided ? "mended" : load.how;
  const { replies } = jobOf(deal);
  return {
    state,
    cues: [
      ...walkCues(deal, state),
      ...(work.type === "even" ? evenCues(deal, state, work, load) : packCues(deal, state, work, load)),
      ...lineCues(replies?.[how] ?? [], { part: "object" }),
      ...strayCues(deal, state),
    ],
    outcome: solved(CREDIT[how]),
    ...(deal.rules.practice === true ? {} : { counts: countsOf(load, how) }),
  };
}

function countsOf({ arrives, could }: Load, how: keyof typeof CREDIT): Counts {
  const judged = { judged: 1, could };
  if (how === "mended") return { ...judged, mended: 1, lost: could };
  const named = how === "right" ? "clean" : how === "wrong" ? "mistook" : how;
  return { ...judged, [named]: 1, won: arrives, lost: could - arrives };
}

function evenCues(deal: TallyDeal, state: TallyState, even: Even, load: Load): Cue[] {
  const sides = sidesOf(deal, state, even);
  const { left, right } = sides;
  const side = heavier(sides);
  if (side === undefined) {
    if (state.aided) return mendedCues(deal);
    const values = { left, right, each: left, arrives: amountTold(deal, load.arrives) };
    return [
      ...(left === right ? [] : [sound(soundOf(deal, "spare"))]),
      ...arrived(deal, state, load.arrives),
      sound(soundOf(deal, "right"), { hold: "none" }),
      wordsOf(deal, left === right ? "even" : "spare", values),
    ];
  }
  const lost = amountTold(deal, Math.max(left, right));
  return [
    lostCue(deal, side === "left" ? -1 : 1),
    ...arrived(deal, state, load.arrives),
    wordsOf(deal, "uneven", { left, right, side, lost, arrives: amountTold(deal, load.arrives) }),
    ...explained(deal, state, even),
  ];
}

/** What the last stretch brought, with clicks, and how that is made even: before it all was. */
function explained(deal: TallyDeal, state: TallyState, even: Even): Cue[] {
  const last = state.heard - 1;
  const brought = broughtBy(deal, last, even);
  const by = Math.abs(brought.left - brought.right);
  const [side, other] = brought.left > brought.right ? ["left", "right"] : ["right", "left"];
  const values = { by, half: Math.abs(wantedOver(brought)), side, other };
  const heard =
    last === 0
      ? [wordsOf(deal, "brought", { ...brought }), ...recountFrom(deal, state, [even.left, even.right], last)]
      : [wordsOf(deal, "since", values), ...recountFrom(deal, state, [apart(even)], last)];
  return [...heard, by <= 1 ? wordsOf(deal, "level") : wordsOf(deal, howEven(state, brought), values)];
}

/** To move the whole difference, and not half of it, is the mistake that most make. */
function howEven({ done, fixed }: TallyState, brought: Sides): "half" | "halfOdd" | "whole" {
  const difference = brought.left - brought.right;
  if (overOf(done.slice(fixed)) === difference) return "whole";
  return difference % 2 === 0 ? "half" : "halfOdd";
}

/** By how much each thing sets the sides apart. */
function apart({ left, right }: Even): Sum {
  const ids = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return Object.fromEntries(ids.map((id) => [id, (left[id] ?? 0) - (right[id] ?? 0)]));
}

function packCues(deal: TallyDeal, state: TallyState, pack: Pack, load: Load): Cue[] {
  const { total, boxed, spare, off, kept } = packedOf(deal, state, pack);
  if (off === 0 && state.aided) return mendedCues(deal);
  const arrives = amountTold(deal, load.arrives);
  const boxes = boxesTold(pack, state.done);
  if (off === 0)
    return [
      ...(spare === 0 ? [] : [sound(soundOf(deal, "spare"))]),
      ...arrived(deal, state, load.arrives),
      sound(soundOf(deal, "right"), { hold: "none" }),
      wordsOf(deal, spare === 0 ? "packed" : "packedSpare", { boxes, arrives, spare }),
    ];
  const gone = state.done.length - kept.length;
  const values = { total, boxed, by: Math.abs(off), off: goneTold(state, gone), arrives };
  return [
    ...Array.from({ length: gone }, () => lostCue(deal, 0)),
    ...arrived(deal, state, load.arrives),
    wordsOf(deal, off > 0 ? "loose" : "missing", values),
    wordsOf(deal, "recount"),
    ...recountFrom(deal, state, [pack.of], 0),
    wordsOf(deal, "adds", { total, boxes: boxesTold(pack, packing(pack, total)) }),
  ];
}

function goneTold({ done }: TallyState, gone: number): string {
  if (done.length === 0) return "all of it";
  return gone === 1 ? "1 box" : `${gone} boxes`;
}

function mendedCues(deal: TallyDeal): Cue[] {
  return [lostCue(deal, 0), wordsOf(deal, "mended")];
}

function arrived(deal: TallyDeal, state: TallyState, many: number): Cue[] {
  return arriveCues(deal, state, many, amountTold(deal, many));
}

/** "5 plus 3 plus 3" */
export function boxesTold({ boxes }: Pack, done: readonly Way[]): string {
  return done.map((way) => boxes[way].holds).join(" plus ");
}
