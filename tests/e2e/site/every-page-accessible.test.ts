import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { findingsNow } from "../support/axe.ts";
import { visit } from "../support/visit.ts";
import { isTooWide } from "./support/reading.ts";
import { surveyed } from "./support/surveyed.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const WIDTHS = [320, 768, 1280];
const THEMES = ["light", "dark", "contrast"] as const;

function chooseTheme(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  return page.evaluate((chosen) => {
    document.documentElement.dataset["theme"] = chosen;
  }, theme);
}

/** With 225 % the letters are twice as large as a browser's own. */
async function isTooWideWithLargeText(page: Page): Promise<boolean> {
  await page.evaluate(() => (document.documentElement.style.fontSize = "225%"));
  const isWide = await isTooWide(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  return isWide;
}

describe.concurrent("accessible to all is", () => {
  it.each(surveyed.map(({ path }) => path))(
    "%s, at every width, in every color, with large text",
    async (path) => {
      const page = await visit(browser, path, { virtualTime: false, reducedMotion: "reduce" });
      const found: string[] = [];
      const check = async (theme: (typeof THEMES)[number], width: number): Promise<void> => {
        const where = `${theme} at ${width}`;
        await page.setViewportSize({ width, height: 900 });
        await chooseTheme(page, theme);
        found.push(...(await findingsNow(page)).map((finding) => `${where}: ${finding}`));
        if (await isTooWide(page)) found.push(`${where}: wider than the window`);
      };
      for (const width of WIDTHS) await check("light", width);
      // Of colors only their contrast is left to be seen, which no width changes.
      await check("dark", 768);
      await check("contrast", 1280);
      if (await isTooWideWithLargeText(page)) found.push("large text: wider than the window");
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll("*")].filter((element) => {
            const { transitionDuration, animationName } = getComputedStyle(element);
            return transitionDuration !== "0s" || animationName !== "none";
          }).length,
      );
      if (moving > 0) found.push(`${moving} things move although less motion is wanted`);
      expect(found).toEqual([]);
      await page.context().close();
    },
  );
});
