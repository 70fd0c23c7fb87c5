import * as z from "zod";
import type { ItemSet } from "../../engine/definition/index.ts";
import { content as garden } from "../../engine/mechanics/walk/fixture.ts";
import { contentSchema, itemSchema, rulesSchema } from "../../engine/mechanics/walk/schema.ts";
import { setsOf } from "../../games/by-level.ts";
import { helpSuite, mechanicSuite, type AnyDeal } from "./mechanic-suite.ts";

const load = () => import("../../games/groceryGrab/game.ts").then(({ game }) => game);

/** The first store for somebody who turns: no game has such a level yet. */
async function turning() {
  const store = await load();
  const sets = setsOf(store, 0);
  const { words, ...content } = contentSchema.parse(store.content);
  const turned = <Set extends ItemSet>(set: Set) => ({
    ...set,
    rules: Object.assign({}, set.rules, { turns: true }),
  });
  return {
    ...store,
    content: { ...content, words: { ...words, turning: garden.words.turning } },
    levels: store.levels.slice(0, 1).map(turned),
    banks: store.banks?.filter(({ id }) => sets.includes(id)).map(turned),
  };
}

const fetched = z.object({ order: z.array(z.int()) });

/** What was fetched already. */
function stale(deal: AnyDeal, state: unknown): string[] {
  const { task } = rulesSchema.parse(deal.rules);
  const trip = itemSchema.parse(deal.item).task;
  if (task.type !== "gather" || trip.type !== "gather") return [];
  const { order } = fetched.parse(state);
  return order.flatMap((thing) => task.products[trip.things[thing]?.product ?? ""]?.name ?? []);
}

helpSuite("groceryGrab", load, stale);
mechanicSuite("groceryGrab, for somebody who turns", turning);
