/**
 * The frame around a mechanic's turn: what a move costs, what the mechanic makes of it, what devices make of that, and help
 * that comes by itself. Pure: the machines play by it, and simulations do.
 */
import { mark, sound, type Cue } from "../cue.ts";
import type { Claim } from "../devices/index.ts";
import {
  HINT,
  USUAL_PATIENCE,
  type AnyItem,
  type AnyMechanic,
  type Counts,
  type Deal,
  type IsTooDear,
  type Outcome,
  type Step,
  type Telling,
  type Wake,
} from "../mechanics/contract.ts";
import type { Action, Move, Press, Price } from "../move.ts";
import {
  claimsOf,
  withActBegun,
  withClaimsSettled,
  withHappened,
  withPaid,
  type Scene,
} from "../sitting/at-work.ts";
import { goalBegins, wayCues } from "../sitting/goal.ts";
import { helpAt, nextRung, rungFrom, isFirstRung, type Climbed } from "../sitting/help.ts";
import type { Sitting } from "../sitting/log.ts";
import { actOf, levelAt } from "../sitting/next-act.ts";
import type { PlannedTurn } from "../sitting/plan-turn.ts";
import {
  canPay,
  isPriceTold,
  priceInWords,
  priceOf,
  priceOfHint,
  priceTold,
  refused,
  withPriceUntold,
} from "../sitting/prices.ts";
import { countedAtOnce } from "../sitting/stake-cues.ts";
import { countsOf, type Standing } from "../sitting/standing.ts";
import { sentences } from "../words.ts";

export type AnyDeal = Deal<unknown, unknown, AnyItem, unknown>;

/** All that is fixed about a turn, and about what stands around it. */
export interface Frame {
  readonly mechanic: AnyMechanic;
  readonly deal: AnyDeal;
  readonly scene: Scene;
  readonly planned: Pick<PlannedTurn, "turn" | "way">;
}

/** A turn's own memory: plain data. */
export interface TurnState {
  readonly play: unknown;
  readonly tries: number;
  readonly misses: number;
  /** Hints that were asked for. */
  readonly hints: number;
  /** How far up help has come since it last began anew. */
  readonly climbed: Climbed;
  /** How the sitting stands, with all that this turn has changed. */
  readonly standing: Standing;
  /** What was said of this turn, and is not settled yet. */
  readonly claims: readonly Claim[];
  /** The move whose price was told last instead of paid: made again at once, it is paid for. */
  readonly asked: { readonly move: string; readonly key: string | undefined } | null;
}

export interface Judgement {
  readonly turn: TurnState;
  readonly cues: readonly Cue[];
  /** The item's credit, once it is over. */
  readonly credit: number | null;
  /** How the sitting stood after the step, before its verdict: what is heard of stakes follows both, one after the other. */
  readonly counted: Standing;
  readonly wake: Wake | null;
}

/** Reached when everything was said that comes after the mechanic. */
const HEARD_OUT = "heard-out";
const NO_COUNTS: Counts = {};

/** The turn of a sitting, framed. */
export function frameOf(sitting: Omit<Sitting, "log">, planned: PlannedTurn, calm: boolean): Frame {
  const { definition, mechanic, level, seed } = sitting;
  return {
    mechanic,
    deal: dealOf(definition.content, planned, calm),
    scene: { definition, level, seed, act: actOf(sitting, planned.act) },
    planned,
  };
}

export function dealOf(content: unknown, planned: PlannedTurn, calm: boolean): AnyDeal {
  const { set, item, seed, actSeed, world, stakes, keepsakes, rival } = planned;
  return { content, rules: set.rules, item, seed, actSeed, world, calm, stakes, keepsakes, rival };
}

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

/** What can be done now, each with what it costs. */
export function movesIn(
  { mechanic, deal, scene }: Frame,
  { play, asked = null }: Pick<TurnState, "play"> & Partial<Pick<TurnState, "asked">>,
): Move[] {
  const moves = mechanic.moves(deal, play).map((move) => {
    const price = priceOf(scene, move);
    return price === null ? move : { ...move, price, costs: priceInWords(scene.definition, price) };
  });
  return asked === null ? moves : moves.map((move) => withYes(move, asked));
}

const YES = ["yes", "yes please", "pay", "pay it", "okay"];

/** A yes is for the price that was told last, and for nothing else. */
export function withYes(move: Move, asked: TurnState["asked"]): Move {
  if (asked === null) return move;
  const others = move.phrases.filter((phrase) => !YES.includes(phrase));
  return { ...move, phrases: move.id === asked.move ? [...others, ...YES] : others };
}

/** Which moves cost more than there is. */
export function tooDearAmong(moves: readonly Move[], standing: Standing): IsTooDear {
  return (id) => {
    const price = moves.find((move) => move.id === id)?.price;
    return price !== undefined && !canPay(standing, price);
  };
}

/** Few mechanics ask, and listing all moves takes longer than most help does: they are listed once somebody asks. */
function tooDear(frame: Frame, turn: Pick<TurnState, "play" | "standing">): IsTooDear {
  let isTooDear: IsTooDear | null = null;
  return (id) => (isTooDear ??= tooDearAmong(movesIn(frame, turn), turn.standing))(id);
}

export function moveFor(moves: readonly Move[], press: Press): Move | undefined {
  return moves.find((move) => move.button === press);
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

/** A price was told instead of paid, or refused: only the first is agreed to by doing it again. */
function withBillTold(turn: TurnState, move: string, standing: Standing): TurnState {
  const asked = standing === turn.standing ? null : { move, key: standing.told.at(-1) };
  return { ...turn, standing, asked };
}

/** Whoever does something else first has not agreed to a price: it is told again before it is paid. */
function withConsentLapsed(turn: TurnState, move: string): TurnState {
  const { asked, standing } = turn;
  if (asked === null) return turn;
  if (asked.move === move) return { ...turn, asked: null };
  const told = standing.told.filter((key) => key !== asked.key);
  return { ...turn, asked: null, standing: { ...standing, told } };
}

type Bill =
  | { readonly isPaid: true; readonly standing: Standing | null; readonly cues: readonly Cue[] }
  | { readonly isPaid: false; readonly standing: Standing; readonly cues: readonly Cue[] };

const NOTHING_TO_PAY: Bill = { isPaid: true, standing: null, cues: [] };

/** Nothing is paid that was not told, and nothing that there is not. */
function payFor({ scene }: Frame, { standing }: TurnState, name: string, label: string, price: Price): Bill {
  const { definition } = scene;
  if (!canPay(standing, price))
    return { isPaid: false, standing, cues: refused(definition, standing, label, price) };
  if (!isPriceTold(standing, name, price))
    return { isPaid: false, ...priceTold(definition, standing, { name, label, price }) };
  const taken = Object.fromEntries(Object.entries(price).map(([id, much]) => [id, -much]));
  return { isPaid: true, ...withPaid(scene, standing, taken) };
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
  const after = [
    ...saidOf(paid),
    ...judged.cues,
    ...settled.cues,
    ...happened.cues,
    ...over.cues,
    ...countedAtOnce(definition, levelAt(definition, level), turn.standing, over.standing),
  ];
  // Time that runs would cut off who speaks after the mechanic: it begins when they have been heard out.
  const isHeld = wake?.from !== undefined && after.length > 0;
  return {
    turn: { ...judged.turn, standing: over.standing, claims: settled.claims },
    cues: [...heardOf(paid), ...step.cues, ...after, ...(isHeld ? [mark(HEARD_OUT)] : [])],
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
 * which is told anew in each turn: who asks for help is not looking at the purse.
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
      standing: bill.standing ?? turn.standing,
    },
    cues: [...heardOf(bill.cues), sound("help"), ...helpAt(help, rung), ...where, ...saidOf(bill.cues)],
    credit: null,
    counted: bill.standing ?? turn.standing,
    wake: null,
  };
}

/** Something is told, and nothing was done. */
function aside(turn: TurnState, cues: readonly Cue[]): Judgement {
  return { turn, cues, credit: null, counted: turn.standing, wake: null };
}

/** What is paid is heard at once, and what is left is said after what was bought. */
function heardOf(paid: readonly Cue[]): Cue[] {
  return paid.filter(({ type }) => type === "sound" || type === "pattern");
}
function saidOf(paid: readonly Cue[]): Cue[] {
  return paid.filter(({ type }) => type !== "sound" && type !== "pattern");
}
