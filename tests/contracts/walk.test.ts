import { describe } from "vitest";
import * as z from "zod";
import { formatProblem, parseGame, type ItemSet, type LoadedGame } from "../../engine/definition/index.ts";
import { content as garden } from "../../engine/mechanics/walk/fixture.ts";
import { contentSchema, itemSchema, rulesSchema } from "../../engine/mechanics/walk/schema.ts";
import { setsOf } from "../../games/by-level.ts";
import { gameUnderTest } from "../games/every-game.ts";
import { helpSuite, mechanicSuite, type AnyDeal } from "./mechanic-suite.ts";

const grocery = gameUnderTest("groceryGrab");

/** The first store for somebody who turns: no game has such a level yet. */
async function turning(): Promise<LoadedGame> {
  const { game: store } = await import("../../games/groceryGrab/game.ts");
  const sets = setsOf(store, 0);
  const { words, ...content } = contentSchema.parse(store.content);
  const turned = <Set extends ItemSet>(set: Set) => ({
    ...set,
    rules: Object.assign({}, set.rules, { turns: true }),
  });
  const parsed = await parseGame({
    ...store,
    content: { ...content, words: { ...words, turning: garden.words?.turning } },
    levels: store.levels.slice(0, 1).map(turned),
    banks: store.banks?.filter(({ id }) => sets.includes(id)).map(turned),
  });
  if (!parsed.ok) throw new Error(parsed.problem.map((fault) => formatProblem("turning", fault)).join("\n"));
  return parsed.value;
}

const fetched = z.object({
  order: z.array(z.int()),
  choice: z.object({ thing: z.int() }).nullable(),
});

/** What was fetched already: not what the rival has just dropped, of which one is still being chosen. */
function stale(deal: AnyDeal, state: unknown): string[] {
  const { task } = rulesSchema.parse(deal.rules);
  const trip = itemSchema.parse(deal.item).task;
  if (task.type !== "gather" || trip.type !== "gather") return [];
  const { order, choice } = fetched.parse(state);
  const done = order.filter((thing) => thing !== choice?.thing);
  return done.flatMap((thing) => task.products[trip.things[thing]?.product ?? ""]?.name ?? []);
}

// At random it takes long to walk to what is wanted.
helpSuite(grocery, stale, 24);

describe("groceryGrab, for somebody who turns", () => {
  mechanicSuite({ ...grocery, load: turning });
});
