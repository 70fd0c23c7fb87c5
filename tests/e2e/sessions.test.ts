import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { catalogue } from "../../games/catalogue.ts";
import { playAlong } from "./support/play-along.ts";
import { passTime, passTimeTo } from "./support/screen.ts";
import { openTwin } from "./support/twin.ts";
import { visitGame } from "./support/visit.ts";

const SEED = 20_261_121;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** Starts a game from its page and plays it to the list of what to do next. */
async function play(slug: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const page = await visitGame(browser, `/game/${slug}?seed=${SEED}&level=1`);
  await prepare?.(page);
  await page.keyboard.press("Enter");
  await playAlong(page, await openTwin(slug, SEED, 1), "left");
  return page;
}

describe("with a keyboard alone", () => {
  it.each(catalogue.map(({ slug }) => slug))("%s is played from hook to recap", async (slug) => {
    const page = await play(slug);
    await page.keyboard.press("ArrowLeft");
    await passTime(page, ({ captions }) => captions.at(-1) === "Other games.");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Game Zone" }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Game Zone");
    await page.context().close();
  });
});

describe("without a network", () => {
  it("a game that is ready is played to its end, its progress is kept, and another sitting follows", async () => {
    const page = await play("addition", (ready) => ready.context().setOffline(true));
    await page.keyboard.press("Enter");
    await passTimeTo(page, "playing");
    const kept = await page.evaluate(() => localStorage.getItem("game-progress"));
    expect(Object.keys(JSON.parse(kept ?? "null").games.addition.finished)).toHaveLength(1);
    await page.context().close();
  });
});
