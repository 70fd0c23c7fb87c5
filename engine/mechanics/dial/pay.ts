/** What a ride pays, coin by coin, and how that comes about. */
import { say, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { DialDeal } from "./schema.ts";
import { amount } from "./texts.ts";

const COIN_EVERY = 130;

export interface Pay {
  /** What was promised. */
  readonly pays: number;
  readonly isDouble: boolean;
  /** What a full answer adds. */
  readonly full: number;
  /** Double for a full bridge, not for an express. */
  readonly isGathered?: true;
}

export function paidBy({ pays, isDouble, full }: Pay): number {
  return pays * (isDouble ? 2 : 1) + full;
}

export function payCues({ content: { fares } }: DialDeal, pay: Pay): Cue[] {
  const paid = paidBy(pay);
  if (fares === undefined || paid === 0) return [];
  const notes = Array.from({ length: paid }, (_, index) => ({ sound: fares.coin, at: index * COIN_EVERY }));
  const caption = Array(paid).fill(fares.word).join(" ");
  const form = formOf(pay);
  const values = { pays: pay.pays, full: pay.full, paid: amount(paid, fares.unit) };
  return [
    { type: "pattern", name: "paid", notes, caption },
    say(fillTemplate(fares.paid[form], values), "name"),
  ];
}

function formOf({ pays, isDouble, full, isGathered }: Pay): "plain" | "double" | "full" | "both" | "twice" {
  if (pays === 0) return "plain";
  if (isGathered === true) return isDouble ? "twice" : "plain";
  if (full > 0) return isDouble ? "both" : "full";
  return isDouble ? "double" : "plain";
}
