import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  chooseTheme,
  countMoving,
  faultsOfForcedColors,
  faultsOfLargeText,
  isTooWide,
} from "../support/appearance.ts";
import { oneInTurn } from "../../games/in-turn.ts";
import { findingsButColors, findingsNow, findingsOfColors } from "../support/axe.ts";
import { visit } from "../support/visit.ts";
import { surveyed, whenWhole } from "./support/surveyed.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const ENDS = [320, 1280] as const;
const BETWEEN = 768;
describe.concurrent("accessible to all is", () => {
  it.each(surveyed.map(({ path }) => path))(
    "%s, at every width, in every color, with large text",
    async (path) => {
      const page = await visit(browser, path, { virtualTime: false, reducedMotion: "reduce" });
      await whenWhole(page);
      const found: string[] = [];
      const check = async (
        colors: string,
        width: number,
        findings: (page: Page) => Promise<string[]>,
      ): Promise<void> => {
        const where = `${colors} at ${width}`;
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await findings(page)).map((finding) => `${where}: ${finding}`));
        if (await isTooWide(page)) found.push(`${where}: wider than the window`);
      };
      await chooseTheme(page, "light");
      for (const width of ENDS) await check("light", width, findingsNow);
      await check("light", BETWEEN, findingsButColors);
      // Another theme changes nothing but colors, and what a width shows or hides is there at the ends.
      for (const theme of ["dark", "contrast"] as const) {
        await chooseTheme(page, theme);
        await check(theme, oneInTurn(ENDS, theme + path), findingsOfColors);
      }
      await chooseTheme(page, "auto");
      const colorScheme = oneInTurn(["light", "dark"], path);
      await page.emulateMedia({ contrast: "more", colorScheme, reducedMotion: "reduce" });
      await check(`${colorScheme}, with the device's wish for contrast,`, 1280, findingsOfColors);
      await page.emulateMedia({ contrast: null, colorScheme: null, reducedMotion: "reduce" });
      found.push(...(await faultsOfForcedColors(page)), ...(await faultsOfLargeText(page)));
      const moving = await countMoving(page);
      if (moving > 0) found.push(`${moving} things move although less motion is wanted`);
      expect(found).toEqual([]);
      await page.context().close();
    },
  );
});
