import { describe, expect, it } from "vitest";
import type { Cue } from "../../engine/cue.ts";
import { parseGame, type ItemSet } from "../../engine/definition/index.ts";
import { wordings } from "../../engine/lines/family.ts";
import { bareDeal } from "../../engine/mechanics/kit/deal.ts";
import { walk } from "../../engine/mechanics/walk/index.ts";
import type { WalkContent, WalkDeal, WalkItem, WalkRules } from "../../engine/mechanics/walk/schema.ts";
import { createRandom } from "../../engine/random.ts";
import { findGame } from "../catalogue.ts";
import { game } from "./game.ts";
import { cells, maps } from "./store.ts";

const MOST_WORDS_IN_A_SENTENCE = 16;
const TRIPS = 4;

interface Parsed {
  readonly content: WalkContent;
  readonly sets: readonly ItemSet<WalkRules, WalkItem>[];
  readonly card: { readonly title: string; readonly description: string };
}

async function parsed(): Promise<Parsed> {
  const result = await parseGame(game);
  if (!result.ok) expect.fail(JSON.stringify(result.problem, null, 2));
  const { content, levels, banks = [], title, description } = result.value.definition;
  return {
    content: content as WalkContent,
    sets: [...levels, ...banks] as ItemSet<WalkRules, WalkItem>[],
    card: { title, description },
  };
}

async function everyDeal(): Promise<WalkDeal[]> {
  const { content, sets } = await parsed();
  return sets.flatMap(({ rules, items }) =>
    Array.from({ length: items?.length ?? TRIPS }, (_, seed) => {
      const world = { swaps: [], lost: [] };
      const item = items?.[seed] ?? walk.generate?.(content, rules, createRandom(seed), world);
      if (item === undefined) expect.fail("walk makes trips");
      return { ...bareDeal({ content, rules, item, seed, actSeed: seed }), world };
    }),
  );
}

describe("Grocery Grab", () => {
  it("has the card's texts", async () => {
    const card = findGame("groceryGrab");
    expect((await parsed()).card).toEqual({ title: card?.title, description: card?.description });
  });

  it("has a trip that can be won wherever one stands, and whatever was asked for", async () => {
    const { content, sets } = await parsed();
    const asked = [
      "okafor",
      "flour",
      "olives",
      "lou",
      "honey",
      "tomato-soup",
      "cocoa",
      "bell",
      "black-beans",
    ];
    const world = { swaps: [], lost: [], asked, at: "baking", rival: "nest" };
    const drawn = sets
      .filter(({ items }) => items === undefined)
      .flatMap(({ rules }) =>
        Array.from({ length: 12 }, (_, seed) => walk.generate?.(content, rules, createRandom(seed), world)),
      );
    expect(drawn.length).toBeGreaterThan(12);
    expect(drawn).not.toContain(undefined);
  });

  it("has one store: what is open at a level is where it was before", () => {
    const rows = [maps.three, maps.wide, maps.all];
    const moved = rows.slice(1).flatMap((map, later) =>
      map.flatMap((row, y) =>
        [...row].filter((sign, x) => {
          const before = rows[later]?.[y]?.[x];
          return before !== "#" && before !== sign;
        }),
      ),
    );
    expect(moved).toEqual([]);
  });

  it("gives every place a sound of its own", () => {
    const sounds = Object.values(cells).flatMap((cell) =>
      cell.type === "floor" && cell.landmark !== undefined ? [cell.landmark.here] : [],
    );
    expect(new Set(sounds).size).toBe(sounds.length);
  });

  it("never says more in one sentence than a child can keep, nor speaks of looking", async () => {
    const unfit = (text: string): boolean =>
      text
        .split(/[.!?:]/)
        .some((sentence) => sentence.trim().split(/\s+/).length > MOST_WORDS_IN_A_SENTENCE) ||
      /\b(click|look|watch)\b/i.test(text);
    const lines = (await everyDeal()).flatMap(linesOf);
    expect([...new Set(lines.filter(unfit))]).toEqual([]);
  });
});

/** What is said along the best way, with REPEAT, all hints and the worked answer at every step. */
function linesOf(deal: WalkDeal): string[] {
  const said = (cues: readonly Cue[]): string[] =>
    cues.flatMap((cue) =>
      cue.type === "say" ? [cue.text] : cue.type === "family" ? [...wordings(cue.family)] : [],
    );
  let state = walk.begin(deal);
  const lines = said(walk.open(deal, state).cues);
  for (;;) {
    const now = state;
    const help = Object.values(walk.help(deal, now)).flatMap((cues) => said(cues ?? []));
    const step = walk.apply(deal, now, walk.best(deal, now));
    lines.push(
      ...said(walk.where(deal, now).cues),
      ...help,
      ...said(walk.reveal(deal, now)),
      ...said(step.cues),
    );
    if (step.outcome.type === "solved") return lines;
    state = step.state;
  }
}
