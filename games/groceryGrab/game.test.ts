import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Cue } from "../../engine/cue.ts";
import { parseGame, type Definition } from "../../engine/definition/index.ts";
import { walk } from "../../engine/mechanics/walk/index.ts";
import type { WalkDeal, WalkState } from "../../engine/mechanics/walk/schema.ts";
import { createRandom } from "../../engine/random.ts";
import { bareDeal } from "../../engine/mechanics/kit/deal.ts";
import { findGame } from "../catalogue.ts";
import { game } from "./game.ts";
import { occasions } from "./occasions.ts";
import { products } from "./products.ts";
import { content } from "./store.ts";

const MOST_WORDS_IN_A_LINE = 16;

async function parsed(): Promise<Definition> {
  const result = await parseGame(game);
  if (!result.ok) expect.fail(JSON.stringify(result.problem, null, 2));
  return result.value.definition;
}

/** Every trip of every level. */
async function everyTrip(check: (deal: WalkDeal) => void, numRuns = 30): Promise<void> {
  const { levels, banks = [] } = await parsed();
  for (const level of [...levels, ...banks]) {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const rules = walk.rules.parse(level.rules);
        const item = walk.generate?.(content, rules, createRandom(seed), undefined);
        if (item !== undefined) check(bareDeal({ content, rules, item, seed, actSeed: seed }));
      }),
      { numRuns },
    );
  }
}

describe("Grocery Grab", () => {
  it("has the card's texts", async () => {
    const { title, description } = await parsed();
    const card = findGame("groceryGrab");
    expect({ title, description }).toEqual({ title: card?.title, description: card?.description });
  });

  it("sells 120 products and more, and has 40 surprises", () => {
    expect(Object.keys(products).length).toBeGreaterThanOrEqual(120);
    expect(Object.values(occasions).flatMap(({ surprises }) => Object.keys(surprises))).toHaveLength(41);
  });

  it("makes only trips that pass the checks of authored ones: everything on the list can be reached and paid", async () => {
    await everyTrip(({ rules, item }) => {
      expect(walk.check?.({ content, sets: [{ path: "levels[0]", rules, items: [item] }] })).toEqual([]);
    });
  });

  it("has something on every list that the occasion is about, where the store has it", async () => {
    const wrong: string[] = [];
    await everyTrip(({ rules, item: { id, task } }) => {
      const { core = [] } = occasions[task.occasion] ?? {};
      const sections = rules.task.trip?.sections ?? [];
      const sold = core.filter((product) => sections.includes(products[product]?.section ?? ""));
      const list = task.things.map(({ product }) => product);
      if (sold.length > 0 && !sold.some((product) => list.includes(product))) wrong.push(id);
    });
    expect(wrong).toEqual([]);
  });

  it("never says more in one line than a child can keep, nor speaks of seeing", async () => {
    await everyTrip((deal) => {
      const isUnfit = (text: string): boolean =>
        text.split(/\s+/).length > MOST_WORDS_IN_A_LINE || /\b(click|look|see|watch)\b/i.test(text);
      expect(linesOf(deal).filter(isUnfit)).toEqual([]);
    }, 8);
  });
});

/** What is said along the shortest tour, with REPEAT, all hints and the worked answer at every step. */
function linesOf(deal: WalkDeal): string[] {
  const said = (cues: readonly Cue[]): string[] =>
    cues.flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
  let state: WalkState = walk.begin(deal);
  const lines = said(walk.open(deal, state).cues);
  for (;;) {
    const now: WalkState = state;
    const help = ([1, 2, 3] as const).flatMap((strength) => said(walk.hint(deal, now, strength)));
    const { state: next, cues, outcome } = walk.apply(deal, now, walk.best(deal, now));
    lines.push(...said(walk.where(deal, now).cues), ...help, ...said(walk.reveal(deal, now)), ...said(cues));
    if (outcome.type === "solved") return lines;
    state = next;
  }
}
