import { expect, it } from "vitest";
import type { Definition } from "../../engine/definition/index.ts";
import { mechanics } from "../../engine/mechanics/catalogue.ts";
import { ownCard } from "./own-card.ts";

it.each(Object.entries(mechanics))("brings what a game of %s has tasks of", async (id, load) => {
  const [mechanic, module] = await Promise.all([
    load(),
    ownCard({ mechanic: id, slug: "own", title: "Own" } as Definition).loadModule(),
  ]);
  const { tasks } = (await module.brought?.()) ?? {};
  expect(tasks !== undefined).toBe(mechanic.tasksOf !== undefined);
});
