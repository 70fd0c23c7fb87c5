/** Pages read a save with what they fetch for it alone: schemas that the game itself comes without. */
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { capitalize } from "../../engine/index.ts";
import { loadGame, playGame } from "../fakes/play-game.ts";
import { nextPress, playAlong } from "./support/play-along.ts";
import { passTime, settle } from "./support/screen.ts";
import { openTwin } from "./support/twin.ts";
import { visitGame, whenLive, whenReady } from "./support/visit.ts";

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
  const {
    playing,
    settle: pass,
    make,
  } = playGame(game, {
    level: first.id,
    seed: 2026,
    store,
  });
  for (pass(); playing.view().sitting?.played !== 1; pass()) {
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

it("two windows that play the same game lose nothing of each other", async () => {
  const address = "/game/addition?seed=7&level=1";
  const first = await visitGame(browser, address);
  const second = await first.context().newPage();
  // Both have one clock.
  await second.clock.resume();
  await second.goto(address);
  await whenLive(second);
  await whenReady(second);
  const finished = async () => {
    const save = await second.evaluate(() => localStorage.getItem("game-progress"));
    const { addition } = JSON.parse(save ?? "{}").games ?? {};
    return [Object.keys(addition?.finished ?? {}).length, addition?.keepsakes?.length];
  };
  // Both have read the save before anything is in it.
  await second.keyboard.press("Enter");
  await first.keyboard.press("Enter");
  await playAlong(first, await openTwin("addition", 7, 1), "left");
  const reached = await finished();
  expect(reached).toEqual([1, 1]);
  // It has asked again meanwhile, and waits where it was.
  const twin = await openTwin("addition", 7, 1);
  for (let presses = 0; presses < 12; presses += 1) {
    await settle(second);
    const press = nextPress(twin, "left");
    await second.keyboard.press(press === "select" ? "Enter" : `Arrow${capitalize(press)}`);
    twin.press(press);
  }
  await settle(second);
  expect(await finished()).toEqual(reached);
  await first.context().close();
});
