import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { countMoving, isTooWide } from "../support/appearance.ts";
import { findingsNow, findingsOfColors } from "../support/axe.ts";
import { visit } from "../support/visit.ts";
import { surveyed } from "./support/surveyed.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const WIDTHS = [320, 768, 1280];
type Theme = "light" | "dark" | "contrast";

function chooseTheme(page: Page, theme: Theme): Promise<void> {
  return page.evaluate((chosen) => {
    document.documentElement.dataset["theme"] = chosen;
  }, theme);
}

/** With 225 % the letters are twice as large as a browser's own. */
async function faultsOfLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.style.fontSize = "225%"));
  const found: string[] = [];
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    if (await isTooWide(page)) found.push(`large text at ${width}: wider than the window`);
    const spilling = await page
      .locator(".button:visible")
      .evaluateAll((buttons) =>
        buttons
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
    found.push(...spilling.map((text) => `large text at ${width}: "${text}" runs out of its button`));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  return found;
}

/** Where the browser takes all grounds and shadows away, a border is what makes a control. */
async function faultsOfForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const bare = await page
    .locator(":is(.button, [role=tab], input:not([type=radio])):visible")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
          return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  await page.emulateMedia({ forcedColors: null, reducedMotion: "reduce" });
  return bare.map((control) => `forced colors: ${control} has no border`);
}

describe.concurrent("accessible to all is", () => {
  it.each(surveyed.map(({ path }) => path))(
    "%s, at every width, in every color, with large text",
    async (path) => {
      const page = await visit(browser, path, { virtualTime: false, reducedMotion: "reduce" });
      const found: string[] = [];
      const check = async (
        theme: Theme,
        width: number,
        findings: (page: Page) => Promise<string[]>,
      ): Promise<void> => {
        const where = `${theme} at ${width}`;
        await page.setViewportSize({ width, height: 900 });
        await chooseTheme(page, theme);
        found.push(...(await findings(page)).map((finding) => `${where}: ${finding}`));
        if (await isTooWide(page)) found.push(`${where}: wider than the window`);
      };
      for (const width of WIDTHS) await check("light", width, findingsNow);
      // Another theme changes nothing but colors: at both ends, where other parts are shown.
      for (const theme of ["dark", "contrast"] as const)
        for (const width of [320, 1280]) await check(theme, width, findingsOfColors);
      found.push(...(await faultsOfForcedColors(page)), ...(await faultsOfLargeText(page)));
      const moving = await countMoving(page);
      if (moving > 0) found.push(`${moving} things move although less motion is wanted`);
      expect(found).toEqual([]);
      await page.context().close();
    },
  );
});
