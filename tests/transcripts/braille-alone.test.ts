/**
 * Each game can be won by somebody who neither sees nor hears: a reader (`tests/braille/readers`) gets, line after line,
 * what the page's live region tells, and nothing else. `tests/e2e/braille-alone.test.ts` has two of them in Chromium.
 */
import { expect, inject, it } from "vitest";
import { catalogue } from "../../games/catalogue.ts";
import type { Mind } from "../braille/mind.ts";
import { playAlone } from "../braille/play-alone.ts";
import { readers } from "../braille/readers/index.ts";
import { openTwin, type Twin } from "../e2e/support/twin.ts";
import { everyGame } from "../games/every-game.ts";

const SEED = 20_261_121;
/** Of the credit that there is. Presses at random get 0 to 0.67 of it, and another keepsake. */
const WON = 0.8;
/** Games that nobody has played by braille alone yet. */
const NOT_YET: readonly string[] = [];

const share = ({ credits }: Twin): number =>
  credits.reduce((sum, credit) => sum + credit, 0) / Math.max(1, credits.length);

/** What a good ending leaves, on this seed. */
async function goodEnding(slug: string): Promise<readonly string[]> {
  const twin = await openTwin(slug, SEED, 1);
  for (let { place, moves } = twin.view(); place !== "farewell"; { place, moves } = twin.view()) {
    const best = twin.best()?.move;
    const press = moves.find(({ id }) => id === best)?.button ?? "select";
    twin.press(place === "asking" ? "right" : place === "telling" ? "select" : press);
  }
  return twin.keepsakes();
}

it("has a reader for every game, or says which have none", () => {
  const without = catalogue.map(({ slug }) => slug).filter((slug) => readers[slug] === undefined);
  expect(without.toSorted()).toEqual(NOT_YET);
});

everyGame(
  ({ slug }) => {
    it("is won at level 1 by what the live region tells, and by nothing else", async () => {
      const twin = await openTwin(slug, SEED, 1);
      const told = playAlone(twin, reader(slug));
      expect(told, "something was told twice, or not at all").toEqual(twin.telling);
      expect(share(twin), `credits: ${twin.credits.join(", ")}`).toBeGreaterThanOrEqual(WON);
      expect(twin.keepsakes()).toEqual(await goodEnding(slug));
    });
  },
  inject("run").games.filter((slug) => readers[slug] !== undefined),
);

function reader(slug: string): Mind {
  const begin = readers[slug];
  if (begin === undefined) throw new Error(`nobody plays ${slug} by braille alone`);
  return begin();
}
