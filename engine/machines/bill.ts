/** What a move or a hint costs within a turn: told, agreed to, refused or taken. Pure. */
import type { Cue } from "../cue.ts";
import type { Price } from "../move.ts";
import { withPaid } from "../sitting/at-work.ts";
import { canPay, isPriceTold, priceTold, refused } from "../sitting/prices.ts";
import type { Standing } from "../sitting/standing.ts";
import type { Frame, TurnState } from "./turn-frame.ts";

/** A price was told instead of paid, or refused: only the first is agreed to by doing it again. */
export function withBillTold(turn: TurnState, move: string, standing: Standing): TurnState {
  const asked = standing === turn.standing ? null : { move, key: standing.told.at(-1) };
  return { ...turn, standing, asked };
}

/** Whoever does something else first has not agreed to a price: it is told again before it is paid. */
export function withConsentLapsed(turn: TurnState, move: string): TurnState {
  const { asked, standing } = turn;
  if (asked === null) return turn;
  if (asked.move === move) return { ...turn, asked: null };
  const told = standing.told.filter((key) => key !== asked.key);
  return { ...turn, asked: null, standing: { ...standing, told } };
}

export type Bill =
  | { readonly isPaid: true; readonly standing: Standing | null; readonly cues: readonly Cue[] }
  | { readonly isPaid: false; readonly standing: Standing; readonly cues: readonly Cue[] };

export const NOTHING_TO_PAY: Bill = { isPaid: true, standing: null, cues: [] };

/** Nothing is paid that was not told, and nothing that there is not. */
export function payFor(
  { scene }: Frame,
  { standing }: TurnState,
  name: string,
  label: string,
  price: Price,
): Bill {
  const { definition } = scene;
  if (!canPay(standing, price))
    return { isPaid: false, standing, cues: refused(definition, standing, label, price) };
  if (!isPriceTold(standing, name, price))
    return { isPaid: false, ...priceTold(definition, standing, { name, label, price }) };
  const taken = Object.fromEntries(Object.entries(price).map(([id, much]) => [id, -much]));
  return { isPaid: true, ...withPaid(scene, standing, taken) };
}

/** What is paid is heard at once, and what is left is said after what was bought. */
export function heardOf(paid: readonly Cue[]): Cue[] {
  return paid.filter(({ type }) => type === "sound" || type === "pattern");
}
export function saidOf(paid: readonly Cue[]): Cue[] {
  return paid.filter(({ type }) => type !== "sound" && type !== "pattern");
}
