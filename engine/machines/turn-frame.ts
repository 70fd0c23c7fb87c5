/** A turn with all that stands around it: what is fixed, what it keeps, and what can be done in it. Pure. */
import type { Cue } from "../cue.ts";
import type { Claim } from "../devices/index.ts";
import type { AnyItem, AnyMechanic, Deal, IsTooDear, Wake } from "../mechanics/contract.ts";
import type { Move, Press } from "../move.ts";
import type { Scene } from "../sitting/at-work.ts";
import type { Climbed } from "../sitting/help.ts";
import type { Sitting } from "../sitting/log.ts";
import { actOf } from "../sitting/next-act.ts";
import type { PlannedTurn } from "../sitting/plan-turn.ts";
import { canPay, priceInWords, priceOf } from "../sitting/prices.ts";
import type { Standing } from "../sitting/standing.ts";

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
export function tooDear(frame: Frame, turn: Pick<TurnState, "play" | "standing">): IsTooDear {
  let isTooDear: IsTooDear | null = null;
  return (id) => (isTooDear ??= tooDearAmong(movesIn(frame, turn), turn.standing))(id);
}

export function moveFor(moves: readonly Move[], press: Press): Move | undefined {
  return moves.find((move) => move.button === press);
}
