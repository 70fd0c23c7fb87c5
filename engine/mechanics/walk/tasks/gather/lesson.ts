/** What the next trip had better begin with. */
import { COINS_IN_ONE, SPARE } from "./money.ts";
import { STEPS_TO_SPARE } from "./pay.ts";
import { won } from "./run.ts";
import type { GatherState } from "./state.ts";
import { shortestOf, type Shop } from "./trip.ts";
import type { Lesson } from "./words.ts";

export function lessonOf(shop: Shop, { run, wrong, spent, unpayable }: GatherState): Lesson | undefined {
  const { trip } = shop;
  if (run.soup !== 0) return "melt";
  if ((run.lost & ~unpayable) !== 0) return "race";
  const hasPacks = trip.things.some(({ packs }) => packs !== undefined);
  if (wrong > 0) return hasPacks ? "packs" : "pick";
  const isDear = trip.budget !== undefined && trip.budget - spent < SPARE - COINS_IN_ONE;
  if (isDear) return "packs";
  const isAll = won(run) === trip.things.length;
  return isAll && run.time > shortestOf(shop).steps + STEPS_TO_SPARE ? "route" : undefined;
}
