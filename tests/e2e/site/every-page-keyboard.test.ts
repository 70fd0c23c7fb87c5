import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { visit } from "../support/visit.ts";
import { walk } from "./support/walk.ts";
import { surveyed } from "./support/surveyed.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

describe.concurrent(
  "by Tab alone somebody comes to everything and out again, always seeing where they are, on",
  () => {
    it.each(surveyed.map(({ path }) => path))("%s", async (path) => {
      const page = await visit(browser, path, {
        virtualTime: false,
        reducedMotion: "reduce",
        viewport: { width: 1280, height: 900 },
      });
      const { faults, missed, first } = await walk(page);
      expect({ faults, missed }).toEqual({ faults: [], missed: [] });
      // A game gives the focus to its start button as soon as it comes.
      expect(first).toBe("Skip to the main part");
      await page.context().close();
    });

    it.each(["/", "/game-zone", "/impact"])("%s in a small window", async (path) => {
      const page = await visit(browser, path, {
        virtualTime: false,
        reducedMotion: "reduce",
        viewport: { width: 320, height: 640 },
      });
      const { faults, missed } = await walk(page);
      expect({ faults, missed }).toEqual({ faults: [], missed: [] });
      await page.context().close();
    });
  },
);
