/** What is told of a load on the way: for REPEAT, for help, and for the solver. */
import { oneOf, type Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import type { Help } from "../contract.ts";
import { inSentence } from "../kit/in-sentence.ts";
import { boxed, isTooFew, movesLeft, overOf, packing, sidesOf, wantedOver } from "./load.ts";
import { recountFrom } from "./played.ts";
import { jobOf, sumOf, type TallyDeal } from "./script.ts";
import type { TallyState } from "./state.ts";
import { boxesTold } from "./work-report.ts";
import type { Pack, Work } from "./work-schema.ts";
import { wordsOf } from "./words.ts";

export function bestWork(deal: TallyDeal, state: TallyState, work: Work): Action {
  if (state.heard === 0 || isTooFew(deal, state)) return { move: "listen" };
  if (work.type === "even") {
    const over = wantedOver(sidesOf(deal, state, work));
    if (movesLeft(state) === 0) return { move: "go" };
    return { move: over === 0 ? "go" : over > 0 ? "right" : "left" };
  }
  const loose = looseOf(deal, state, work);
  if (loose < 0 || isStuck(deal, state, work)) return { move: "undo" };
  return { move: packing(work, loose)[0] ?? "go" };
}

function looseOf(deal: TallyDeal, { heard, done }: TallyState, work: Pack): number {
  return sumOf(deal, work.of, heard) - boxed(work, done);
}

/** With the boxes that are closed, more is left loose than has to be. */
function isStuck(deal: TallyDeal, state: TallyState, work: Pack): boolean {
  const loose = looseOf(deal, state, work);
  const total = sumOf(deal, work.of, state.heard);
  const most = boxed(work, packing(work, total));
  return boxed(work, state.done) + boxed(work, packing(work, loose)) < most;
}

/** What was done with it so far; nothing of what was heard. */
export function doneTold(deal: TallyDeal, { done }: TallyState, work: Work): Cue[] {
  if (work.type === "pack")
    return done.length === 0 ? [] : [wordsOf(deal, "boxed", { boxes: boxesTold(work, done) })];
  const over = overOf(done);
  if (over === 0) return [];
  return [wordsOf(deal, "shifted", { by: Math.abs(over), side: over > 0 ? "right" : "left" })];
}

/** Before it came, how it comes; then how to go about it, what came once more with clicks, two that are left, and the move. */
export function workHelp(deal: TallyDeal, state: TallyState, work: Work): Help {
  if (state.heard === 0) return { where: [wordsOf(deal, "bestOn")] };
  const { rules } = deal;
  const { rule } = jobOf(deal);
  return {
    where: [...doneTold(deal, state, work), oneOf(rule ?? rules.rule)],
    listen: [oneOf(rules.listenFor), ...onceMore(deal, state, work), ...doneTold(deal, state, work)],
    ...(rule === undefined ? {} : { rule: [oneOf(rules.rule)] }),
    ...lastRungs(deal, state, work),
  };
}

/** What was done with it since is not in it, so that it is told as it came. */
function onceMore(deal: TallyDeal, state: TallyState, work: Work): Cue[] {
  if (work.type === "pack") return [wordsOf(deal, "recount"), ...recountFrom(deal, state, [work.of], 0)];
  return [wordsOf(deal, "sorted"), ...recountFrom(deal, state, [work.left, work.right], 0)];
}

/** While it is too few, that is the next thought, and none of what there is. */
function lastRungs(deal: TallyDeal, state: TallyState, work: Work): Help {
  if (isTooFew(deal, state)) return { two: [wordsOf(deal, "tooFewYet")] };
  if (work.type === "even") {
    if (movesLeft(state) === 0) return { move: [wordsOf(deal, "spent")] };
    const over = wantedOver(sidesOf(deal, state, work));
    const away = over === 0 ? (deal.seed % 2 === 0 ? 1 : -1) : over + Math.sign(over);
    const pair = [over, away].toSorted((one, other) => Math.abs(one) - Math.abs(other));
    const [one = over, other = away] = pair;
    return {
      two: [wordsOf(deal, "two", { one: overTold(one), other: overTold(other) })],
      move: [wordsOf(deal, "best", { label: overTold(over) })],
    };
  }
  const loose = looseOf(deal, state, work);
  const action = bestWork(deal, state, work).move;
  const low = deal.seed % 2 === 0 ? loose : loose - 1;
  return {
    two: [wordsOf(deal, "two", { one: looseTold(low), other: looseTold(low + 1) })],
    move: [
      wordsOf(deal, "best", {
        label: `${looseTold(loose)}, ${
          action === "left" || action === "right" ? inSentence(work.boxes[action].label) : "and that's it"
        }`,
      }),
    ],
  };
}

/** What there is to do from here, said as a whole. */
export function toldWork(deal: TallyDeal, state: TallyState, work: Work): Cue {
  if (work.type === "even")
    return wordsOf(deal, "best", { label: overTold(wantedOver(sidesOf(deal, state, work))) });
  const total = sumOf(deal, work.of, state.heard);
  return wordsOf(deal, "adds", { total, boxes: boxesTold(work, packing(work, total)) });
}

function overTold(over: number): string {
  return over === 0 ? "nothing more to move" : `${Math.abs(over)} over to the ${over > 0 ? "right" : "left"}`;
}

function looseTold(loose: number): string {
  if (loose < 0) return `${-loose} too many in boxes`;
  return loose === 0 ? "none loose" : `${loose} still loose`;
}
