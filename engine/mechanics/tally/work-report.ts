/** It was sent off: what arrives, what is lost and why, and how it would have held. */
import { sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { solved, type Counts, type Step } from "../contract.ts";
import {
  beyondOf,
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
import { jobOf, wantsIn, type TallyDeal } from "./script.ts";
import type { TallyState, Way } from "./state.ts";
import { arriveCues, lostCue, walkCues } from "./work-heard.ts";
import type { Even, Pack, Work } from "./work-schema.ts";
import { amountTold, soundOf, wordsOf } from "./words.ts";

const CREDIT = { right: 1, short: 0.5, near: 0.5, wrong: 0, mended: 0.5 };
type How = keyof typeof CREDIT;

export function sendOff(deal: TallyDeal, state: TallyState, work: Work): Step<TallyState> {
  const load = loadOf(deal, state);
  const how = howIs(deal, state, load);
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
    ...(deal.rules.practice === true ? {} : { counts: countsOf(deal, load, how) }),
  };
}

/** What is right and not enough is short; what the last hint has told wins nothing. */
function howIs(deal: TallyDeal, { aided }: TallyState, { how, arrives }: Load): How {
  if (how !== "right") return how;
  if (aided) return "mended";
  return beyondOf(deal, arrives) < 0 ? "short" : "right";
}

function countsOf(deal: TallyDeal, { arrives, could }: Load, how: How): Counts {
  const judged = { judged: 1, could };
  if (how === "mended") return { ...judged, mended: 1, lost: could };
  const named = { right: "clean", short: "near", near: "near", wrong: "mistook" }[how];
  const wants = wantsIn(deal);
  const beyond = beyondOf(deal, arrives);
  return {
    ...judged,
    [named]: 1,
    won: arrives,
    lost: could - arrives,
    ...(wants === undefined || beyond < 0 ? {} : { served: 1, beyond }),
  };
}

/** Whether it was as many as were wanted. */
function wantedCues(deal: TallyDeal, arrives: number): Cue[] {
  const wants = wantsIn(deal);
  if (wants === undefined) return [];
  const beyond = beyondOf(deal, arrives);
  if (beyond === 0) return [wordsOf(deal, "enough", { wants })];
  return beyond > 0
    ? [wordsOf(deal, "beyond", { wants, over: beyond })]
    : [wordsOf(deal, "short", { wants, by: -beyond })];
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
      ...wantedCues(deal, load.arrives),
    ];
  }
  const lost = amountTold(deal, Math.max(left, right));
  return [
    lostCue(deal, side === "left" ? -1 : 1),
    ...arrived(deal, state, load.arrives),
    wordsOf(deal, "uneven", { left, right, side, lost, arrives: amountTold(deal, load.arrives) }),
    ...wantedCues(deal, load.arrives),
    ...explained(deal, state, even),
  ];
}

/** What came by itself, with clicks, and how that is made even. */
function explained(deal: TallyDeal, state: TallyState, even: Even): Cue[] {
  const brought = broughtBy(deal, state, even);
  const by = Math.abs(brought.left - brought.right);
  const [side, other] = brought.left > brought.right ? ["left", "right"] : ["right", "left"];
  const values = { by, half: Math.abs(wantedOver(brought)), side, other };
  return [
    state.done.length === 0 ? wordsOf(deal, "recount") : wordsOf(deal, "brought", { ...brought }),
    ...recountFrom(deal, state, [even.left, even.right], 0),
    by <= 1 ? wordsOf(deal, "level") : wordsOf(deal, howEven(state, brought), values),
  ];
}

/** To move the whole difference, and not half of it, is the mistake that most make. */
function howEven({ done }: TallyState, brought: Sides): "half" | "halfOdd" | "whole" {
  const difference = brought.left - brought.right;
  if (overOf(done) === difference) return "whole";
  return difference % 2 === 0 ? "half" : "halfOdd";
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
      ...wantedCues(deal, load.arrives),
    ];
  const gone = state.done.length - kept.length;
  const values = { total, boxed, by: Math.abs(off), off: goneTold(state, gone), arrives };
  return [
    ...Array.from({ length: gone }, () => lostCue(deal, 0)),
    ...arrived(deal, state, load.arrives),
    wordsOf(deal, off > 0 ? "loose" : "missing", values),
    ...wantedCues(deal, load.arrives),
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
