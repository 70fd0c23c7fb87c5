/**
 * The frame around a mechanic's turn: what a move costs, what the mechanic makes of it, what devices make of that, and help
 * that comes by itself. Pure: the machines play by it, and simulations do.
 */
import { mark, sound, type Cue } from "../cue.ts";
import type { Claim } from "../devices/index.ts";
import {
  HINT,
  USUAL_PATIENCE,
  type Counts,
  type Outcome,
  type Step,
  type Telling,
} from "../mechanics/contract.ts";
import type { Action, Move } from "../move.ts";
import { claimsOf, withActBegun, withClaimsSettled, withHappened } from "../sitting/at-work.ts";
import { goalBegins, wayCues } from "../sitting/goal.ts";
import { helpAt, isFirstRung, nextRung, rungFrom } from "../sitting/help.ts";
import { levelAt } from "../sitting/next-act.ts";
import { priceOfHint, withPriceUntold } from "../sitting/prices.ts";
import { countedAtOnce, withStakesAfter } from "../sitting/stake-cues.ts";
import { countsOf, type Standing } from "../sitting/standing.ts";
import { sentences } from "../words.ts";
import { heardOf, NOTHING_TO_PAY, payFor, saidOf, withBillTold, withConsentLapsed } from "./bill.ts";
import { tooDear, type Frame, type Judgement, type TurnState } from "./turn-frame.ts";

/** Reached when everything was said that comes after the mechanic. */
const HEARD_OUT = "heard-out";
const NO_COUNTS: Counts = {};

export function beginTurn({ mechanic, deal }: Frame, standing: Standing): TurnState {
  const play: unknown = mechanic.begin(deal);
  const begun = withPriceUntold(standing, HINT);
  return { play, tries: 0, misses: 0, hints: 0, climbed: null, standing: begun, claims: [], asked: null };
}

/** The question, with what is told before it where an act begins, and what somebody says of it. */
export function openTurn(frame: Frame, turn: TurnState): Telling<TurnState> {
  const { mechanic, deal, scene, planned } = frame;
  const { state: play, cues, wake } = mechanic.open(deal, turn.play);
  const begun =
    planned.turn === 0 ? withActBegun(scene, turn.standing) : { standing: turn.standing, cues: [] };
  const goal =
    planned.turn === 0 && scene.act !== null ? goalBegins(scene.definition, scene.act, turn.standing) : [];
  const claims = claimsOf(scene, () => ({
    moves: mechanic.moves(deal, play),
    best: mechanic.best(deal, play, tooDear(frame, { play, standing: begun.standing })),
    seed: deal.seed,
  }));
  return {
    state: { ...turn, play, standing: begun.standing, claims },
    cues: [...goal, ...begun.cues, ...cues, ...claims.flatMap((claim) => claim.cues)],
    wake,
  };
}

/** Makes a move, if it can be paid for. */
export function judge(frame: Frame, before: TurnState, action: Action, moves: readonly Move[]): Judgement {
  const { mechanic, deal } = frame;
  const turn = withConsentLapsed(before, action.move);
  const move = moves.find(({ id }) => id === action.move);
  const bill =
    move?.price === undefined
      ? NOTHING_TO_PAY
      : payFor(frame, turn, move.priced ?? move.id, move.label, move.price);
  if (!bill.isPaid) {
    return aside(withBillTold(turn, action.move, bill.standing), bill.cues);
  }
  const step = mechanic.apply(deal, turn.play, action);
  return judgeStep(frame, { ...turn, standing: bill.standing ?? turn.standing }, step, action, bill.cues);
}

/**
 * The time that the mechanic asked for has passed without a move.
 * @throws where the mechanic has asked for a time and does not know what happens then
 */
export function judgeWaiting(
  frame: Frame,
  turn: TurnState,
  since: Readonly<Record<string, number>>,
): Judgement {
  const { mechanic, deal } = frame;
  const step = mechanic.tick?.(deal, turn.play, since);
  if (step === undefined) throw new Error(`${mechanic.id}: asks for a time, and has no tick`);
  return judgeStep(frame, turn, step, null, []);
}

function judgeStep(
  frame: Frame,
  turn: TurnState,
  step: Step<unknown>,
  action: Action | null,
  paid: readonly Cue[],
): Judgement {
  const { state: play, outcome, wake = null } = step;
  const tried = outcome.type === "going" ? turn.tries : turn.tries + 1;
  const judged = judgedBy(frame, { ...turn, play, tries: tried }, step);
  const settled = settledBy(frame, judged.turn, outcome, action);
  const counts = countedIn(frame, step, action);
  const verdict = judged.credit === null ? {} : countsOf({ ...judged.turn, credit: judged.credit });
  // Whoever comes nearer with each move and is driven off by a right one is not here before the right one counts.
  const isOne = frame.scene.definition.devices !== undefined;
  const happened = withHappened(frame.scene, settled.standing, isOne ? { ...counts, ...verdict } : counts);
  const over = withHappened(frame.scene, happened.standing, isOne ? {} : verdict);
  const { definition, level } = frame.scene;
  const chosen = levelAt(definition, level);
  const told = withStakesAfter(definition, chosen, step.cues, turn.standing, over.standing);
  const after = [
    ...saidOf(paid),
    ...judged.cues,
    ...settled.cues,
    ...happened.cues,
    ...over.cues,
    ...countedAtOnce(definition, chosen, turn.standing, over.standing),
  ];
  // Time that runs would cut off who speaks after the mechanic: it begins when they have been heard out.
  const isHeld = wake?.from !== undefined && after.length > 0;
  return {
    turn: { ...judged.turn, standing: over.standing, claims: settled.claims },
    cues: [...heardOf(paid), ...told, ...after, ...(isHeld ? [mark(HEARD_OUT)] : [])],
    credit: judged.credit,
    counted: happened.standing,
    wake: isHeld ? { ...wake, from: HEARD_OUT } : wake,
  };
}

/** Devices go by moves and wrong answers, too; where there are none, nobody asks for them. */
function countedIn(
  { scene }: Frame,
  { counts = NO_COUNTS, outcome }: Step<unknown>,
  action: Action | null,
): Counts {
  if (scene.definition.devices === undefined) return counts;
  const moves = action === null ? {} : { moves: 1 };
  return { ...counts, ...moves, ...(outcome.type === "missed" ? { wrong: 1 } : {}) };
}

/** What the outcome makes of the turn, and the help that it brings. */
function judgedBy(
  frame: Frame,
  turn: TurnState,
  { outcome, helpAnew }: Step<unknown>,
): Pick<Judgement, "turn" | "cues" | "credit"> {
  const { mechanic, deal } = frame;
  switch (outcome.type) {
    case "going":
      return { turn: helpAnew === true ? { ...turn, climbed: null } : turn, cues: [], credit: null };
    case "advanced":
      return { turn: { ...turn, misses: 0, climbed: null }, cues: [], credit: null };
    case "solved":
      return { turn, cues: [], credit: outcome.credit };
    case "missed": {
      const missed = { ...turn, misses: turn.misses + 1, climbed: helpAnew === true ? null : turn.climbed };
      const patience = mechanic.patience?.(deal, turn.play) ?? USUAL_PATIENCE;
      if (missed.misses >= patience.reveal)
        return { turn: missed, cues: mechanic.reveal(deal, turn.play), credit: 0 };
      if (missed.misses < patience.help) return { turn: missed, cues: [], credit: null };
      const help = mechanic.help(deal, turn.play, tooDear(frame, turn));
      const rung = rungFrom(help, missed.climbed, missed.misses === patience.help ? "two" : "move");
      return {
        turn: { ...missed, climbed: rung },
        cues: [sound("help"), ...helpAt(help, rung)],
        credit: null,
      };
    }
  }
}

/** What somebody said of the turn is settled by the first answer. */
function settledBy(
  { scene }: Frame,
  { standing, claims }: TurnState,
  outcome: Outcome,
  action: Action | null,
): { readonly standing: Standing; readonly cues: readonly Cue[]; readonly claims: readonly Claim[] } {
  if (claims.length === 0 || action === null || outcome.type === "going")
    return { standing, cues: [], claims };
  const answered = { move: action.move, outcome: outcome.type };
  return { ...withClaimsSettled(scene, standing, claims, answered), claims: [] };
}

/**
 * A hint that was asked for: the next rung. The first is free, as is what was bought already; what shows more may have a price,
 * which is told anew in each turn: who asks for help is not looking at the purse. What is counted at once is counted here,
 * too, and asked for each time.
 */
export function giveHint(frame: Frame, before: TurnState): Judgement {
  const { mechanic, deal, scene } = frame;
  const turn = withConsentLapsed(before, HINT);
  const help = mechanic.help(deal, turn.play, tooDear(frame, turn));
  const rung = nextRung(help, turn.climbed);
  const isFirst = isFirstRung(help, rung);
  const isKnown = isFirst || rung === turn.climbed;
  const price = isKnown ? null : priceOfHint(scene);
  const bill = price === null ? NOTHING_TO_PAY : payFor(frame, turn, HINT, sentences.aHint, price);
  if (!bill.isPaid) return aside(withBillTold(turn, HINT, bill.standing), bill.cues);
  const paid = bill.standing ?? turn.standing;
  const counted = countedAtOnce(
    scene.definition,
    levelAt(scene.definition, scene.level),
    turn.standing,
    paid,
  );
  const standing = counted.length === 0 ? paid : withPriceUntold(paid, HINT);
  const where =
    isFirst && scene.act !== null
      ? wayCues(scene.definition, scene.act, turn.standing, frame.planned.way)
      : [];
  return {
    turn: {
      ...turn,
      play: rung === null ? turn.play : (mechanic.helped?.(deal, turn.play, rung) ?? turn.play),
      hints: turn.hints + 1,
      climbed: rung,
      standing,
    },
    cues: [
      ...heardOf(bill.cues),
      sound("help"),
      ...helpAt(help, rung),
      ...where,
      ...saidOf(bill.cues),
      ...counted,
    ],
    credit: null,
    counted: standing,
    wake: null,
  };
}

/** Something is told, and nothing was done. */
function aside(turn: TurnState, cues: readonly Cue[]): Judgement {
  return { turn, cues, credit: null, counted: turn.standing, wake: null };
}
