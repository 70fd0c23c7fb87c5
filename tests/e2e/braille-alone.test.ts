import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { everyGameInBrowser } from "../games/every-game.ts";
import { oneInTurn } from "../games/in-turn.ts";
import type { Mind } from "../braille/mind.ts";
import { readers } from "../braille/readers/index.ts";
import { playByBraille } from "./support/braille-player.ts";
import { openTwin } from "./support/twin.ts";
import { visitGame } from "./support/visit.ts";

const SEED = 20_261_121;
/** Who sees nothing needs no picture. The line waits for the reader's hand: no time has to pass for it. */
const BY_BRAILLE = {
  reducedMotion: "reduce",
  before: `localStorage.setItem("game-screen", JSON.stringify({ braille: true, cellsPerSecond: 0, scene: false }))`,
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

async function play(slug: string, output: "left" | "right", mind?: () => Mind) {
  const page = await visitGame(browser, `/game/${slug}?seed=${SEED}&level=1`, BY_BRAILLE);
  const twin = await openTwin(slug, SEED, 1);
  await playByBraille(page, twin, { output, mind });
  await page.context().close();
  return twin;
}

const OUTPUTS = [
  ["the game's own voice", "left"],
  ["a screen reader", "right"],
] as const;

everyGameInBrowser(({ slug }) => {
  const [speaker, output] = oneInTurn(OUTPUTS, slug);
  it(`a whole sitting tells fingers all that means something, once, in order, before the next press, beside ${speaker}`, async () => {
    const { telling, view } = await play(slug, output);
    expect([view().place, telling.length > 20]).toEqual(["farewell", true]);
  });
});

describe("who has nothing but the braille line", () => {
  // All games are played so without a browser: `tests/transcripts/braille-alone.test.ts`.
  it.each(["addition", "laundryLegend"])("wins %s", async (slug) => {
    const { credits } = await play(slug, "right", readers[slug]);
    expect(credits.length).toBeGreaterThan(5);
    const mean = credits.reduce((sum, credit) => sum + credit, 0) / credits.length;
    expect(mean).toBeGreaterThan(0.9);
  });
});
