/** What moves by itself, as Chromium counts it: a finger or an eye that was on something finds another thing there. */
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { visit } from "./support/visit.ts";

declare global {
  interface Window {
    /** Shares of the window that have moved, without what answers a press. */
    shifts: number[];
  }
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.shifts.push(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}

/** The newest are told of once a frame has been drawn. */
function moved(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return window.shifts.splice(0).reduce((sum, share) => sum + share, 0);
  });
}

it.each([
  [375, 667],
  [450, 900],
  [1280, 900],
])("at %i by %i nothing moves by itself from Start to the first answers", async (width, height) => {
  const page = await visit(browser, "/game/addition?seed=7&level=1", {
    viewport: { width, height },
    virtualTime: false,
    before: noteShifts,
  });
  await page.getByText("The game is ready").waitFor();
  await moved(page);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: /This voice/ }).click();
  await page.getByRole("application").focus();
  await page.locator(".scene svg").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox").waitFor();
  expect(await moved(page)).toBeLessThan(0.001);
  await page.context().close();
});

it("a game's name leaves Start where it is when the letters come, on telephones of all widths", async () => {
  const page = await visit(browser, "/game/laundryLegend", { virtualTime: false });
  await page.getByText("The game is ready").waitFor();
  const startsAt = () =>
    page.evaluate(() => Math.round(document.querySelector(".start-panel")?.getBoundingClientRect().top ?? 0));
  const jumps: number[] = [];
  for (const width of [360, 375, 390, 412, 430, 450, 470]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await startsAt();
    await page.evaluate(() => (document.body.style.fontFamily = '"Stand-in", "Wide stand-in", sans-serif'));
    if ((await startsAt()) !== before) jumps.push(width);
    await page.evaluate(() => (document.body.style.fontFamily = ""));
  }
  expect(jumps).toEqual([]);
  await page.context().close();
});
