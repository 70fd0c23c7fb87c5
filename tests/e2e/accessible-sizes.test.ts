import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { countMoving, isTooWide } from "./support/appearance.ts";
import { findings } from "./support/axe.ts";
import { passTimeTo, settle } from "./support/screen.ts";
import { visitGame } from "./support/visit.ts";

const GAME = "/game/laundryLegend?seed=7&level=1";
const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** Goes to the first question, with the game's own voice. */
async function goToQuestion(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await settle(page);
  await page.keyboard.press("ArrowLeft");
  await passTimeTo(page, "playing");
}

it("no state of the game has a finding at any width, by day or by night, and all of it fits", async () => {
  const page = await visitGame(browser, GAME, { reducedMotion: "reduce" });
  const found: string[] = [];
  const check = async (state: string, sizes = SIZES): Promise<void> => {
    for (const size of sizes) {
      await page.setViewportSize(size);
      const where = `${state} at ${size.width}`;
      found.push(...(await findings(page)).map((finding) => `${where}: ${finding}`));
      if (await isTooWide(page)) found.push(`${where}: wider than the window`);
    }
  };
  const checkByDayAndNight = async (state: string): Promise<void> => {
    await check(state);
    // By night only the colors differ.
    await page.emulateMedia({ colorScheme: "dark" });
    await check(`${state} by night`, SIZES.slice(0, 1));
    await page.emulateMedia({ colorScheme: "light" });
  };

  await checkByDayAndNight("ready");
  await goToQuestion(page);
  await checkByDayAndNight("playing");
  await page.keyboard.press("p");
  await passTimeTo(page, "paused");
  await page.getByText("Settings").click();
  await page.getByText("Music volume 4 of 10").waitFor();
  await page.keyboard.press("Tab");
  await page.getByText("The game does not hear your keys now.").waitFor();
  await checkByDayAndNight("paused, settings open");
  expect(found).toEqual([]);
  await page.context().close();
});

describe("for those who see differently", () => {
  it("text may be twice as large without anything getting lost", async () => {
    const page = await visitGame(browser, GAME, { viewport: { width: 1280, height: 800 } });
    await goToQuestion(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "225%";
    });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("button, h1, .status, .sitting-progress p, .captions p")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    const lineLength = await page
      .getByRole("log")
      .evaluate((log) => log.clientWidth / Number.parseFloat(getComputedStyle(log).fontSize));
    expect(lineLength).toBeGreaterThan(12);
    expect({ cut, isTooWide: await isTooWide(page) }).toEqual({ cut: [], isTooWide: false });
    await page.context().close();
  });

  it("with forced colors every control keeps a border, and the focus a ring", async () => {
    const page = await visitGame(browser, GAME, { forcedColors: "active" });
    await goToQuestion(page);
    const borders = await page.evaluate(() =>
      [...document.querySelectorAll("[role=application], [role=application] button")].map((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle === "solid" && Number.parseFloat(borderTopWidth) >= 1;
      }),
    );
    expect(new Set(borders)).toEqual(new Set([true]));
    const ring = await page
      .getByRole("application")
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineWidth));
    expect(ring).toBeGreaterThan(2);
    await page.context().close();
  });

  it("with reduced motion nothing moves by itself", async () => {
    const page = await visitGame(browser, GAME, { reducedMotion: "reduce" });
    expect(await countMoving(page)).toBe(0);
    await page.context().close();
  });
});
