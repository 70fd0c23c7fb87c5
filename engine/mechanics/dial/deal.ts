/** What the other files ask of a deal. */
import { sound, type Cue } from "../../cue.ts";
import type { DialDeal } from "./schema.ts";
import { taskTarget } from "./task.ts";
import { amount } from "./texts.ts";
import { buttonJumps, pitchOf, shortestWay, type ButtonJump } from "./track.ts";

/** The number to stop at. */
export function targetOf({ item }: DialDeal): number {
  return taskTarget(item.task);
}

/** A shortest way from here to the answer; empty if we are there. Throws a RangeError for games that `check` refuses. */
export function wayOn(deal: DialDeal, from: number): ButtonJump[] {
  const { content, rules } = deal;
  const target = targetOf(deal);
  const way = shortestWay(from, target, rules.range, buttonJumps(content, rules));
  if (way === undefined) throw new RangeError(`wayOn: no jumps lead from ${from} to ${target}`);
  return way;
}

/** The rail rings as high as the number. */
export function ring({ content, rules }: DialDeal, value: number): Cue {
  return sound(content.sounds.rail, { pitch: pitchOf(value, rules.range) });
}

/** What templates may say of a number. */
export function place({ content }: DialDeal, value: number): { value: number; amount: string } {
  return { value, amount: amount(value, content.unit) };
}
