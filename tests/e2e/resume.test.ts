/** Pages read a save with what they fetch for it alone: schemas that the game itself comes without. */
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { loadGame, playGame } from "../fakes/play-game.ts";
import { passTime } from "./support/screen.ts";
import { visitGame } from "./support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** What is kept of a sitting of the first level in which one turn was played. */
async function kept(slug: string): Promise<string> {
  const game = await loadGame(slug);
  const [first] = game.definition.levels;
  if (first === undefined) throw new Error(`${slug} has no levels`);
  const store = createMemoryProgressStore();
  const { playing, settle, make } = playGame(game, {
    level: first.id,
    seed: 2026,
    store,
  });
  for (settle(); playing.view().sitting?.played !== 1; settle()) {
    const best = playing.best();
    const move = playing.view().moves.find(({ id }) => best === null || id === best.move);
    if (move === undefined) throw new Error("the solver is at a loss");
    make(move, best ?? {});
  }
  const loaded = store.load();
  if (loaded.type !== "found") throw new Error("nothing is kept");
  return JSON.stringify(loaded.progress);
}

/** The captions of the first list, for who comes back to this save; and what is kept then. */
async function comeBack(slug: string, save: string): Promise<{ heard: string; still: string | null }> {
  const page = await visitGame(browser, `/game/${slug}`, {
    before: `localStorage.setItem("game-progress", ${JSON.stringify(save)})`,
  });
  await page.keyboard.press("Enter");
  const { captions } = await passTime(
    page,
    ({ place, captions: said }) => place === "choosing" && said.some((line) => LEVELS.test(line)),
  );
  const still = await page.evaluate(() => localStorage.getItem("game-progress"));
  await page.context().close();
  return { heard: captions.join("\n"), still };
}

const GO_ON = "Go on where you stopped";
const LEVELS = /^(Go on where|Level \d)/;

it.each(["addition", "polarpairing", "groceryGrab", "laundryLegend", "definitionDetective", "socialSense"])(
  "a sitting of %s that was broken off is gone on with",
  async (slug) => {
    const { heard } = await comeBack(slug, await kept(slug));
    expect(heard).toContain(GO_ON);
  },
);

it("a sitting whose world the mechanic no longer takes is not gone on with, and stays where it is", async () => {
  const save = (await kept("addition")).replace(
    /"worlds":\{("[^"]+"):\{/,
    '"worlds":{$1:{"from":"elsewhere",',
  );
  expect(save).toContain("elsewhere");
  const { heard, still } = await comeBack("addition", save);
  expect(heard).not.toContain(GO_ON);
  expect(still).toContain("elsewhere");
});
