/** A chase as the rules use it: where the rival is at which time. */
import type { Standing } from "../../facing.ts";
import { floorAt, placeOf, readGround, startNow, swapped, type Ground } from "../../ground.ts";
import type { WalkDeal } from "../../schema.ts";

export interface ChaseState extends Standing {
  readonly time: number;
  /** With which of its places the round begins: the one that gives the player the most to think. */
  readonly from: number;
}

export interface Hunt {
  readonly words: NonNullable<WalkDeal["content"]["tasks"]["chase"]>;
  readonly thing: string;
  readonly ground: Ground;
  readonly round: readonly number[];
  readonly pace: number;
  readonly landings: number;
}

export function huntOf({ content, rules, item, world }: WalkDeal): Hunt {
  const words = content.tasks.chase;
  if (words === undefined || rules.task.type !== "chase" || item.task.type !== "chase")
    throw new RangeError("huntOf: content, rules and item must be of a chase");
  const ground = swapped(readGround(content, rules.map), world.swaps);
  const { pace, landings } = rules.task;
  const { thing, round } = item.task;
  const places = round.map((id) => placeOf(ground, id));
  // It has seen who stands there: whoever only stood still would win.
  const unseen = places.filter((place) => place !== startNow(content, ground, world.at));
  return { words, thing, ground, round: unseen.length > 1 ? unseen : places, pace, landings };
}

export function rivalAt(hunt: Hunt, from: number, time: number): number {
  return hunt.round[stopAt(hunt, from, time)] as number;
}

/** At which of its places it is. */
export function stopAt({ round, pace }: Hunt, from: number, time: number): number {
  return (from + Math.floor(time / pace)) % round.length;
}

/** It sits where the player stands. */
export function isHere(hunt: Hunt, { at, from, time }: ChaseState): boolean {
  return sitsStill(hunt) && rivalAt(hunt, from, time) === at;
}

export function placeName({ content }: WalkDeal, { ground }: Hunt, at: number): string {
  return floorAt(content, ground, at)?.landmark?.name ?? "";
}

export function sitsStill({ round }: Hunt): boolean {
  return round.length === 1;
}
