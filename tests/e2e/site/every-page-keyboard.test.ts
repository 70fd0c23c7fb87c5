import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { visit } from "../support/visit.ts";
import { surveyed, whenWhole } from "./support/surveyed.ts";
import { walk } from "./support/walk.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** With what comes only when its place is seen. */
async function openWhole(path: string, width: number): Promise<Page> {
  const viewport = { width, height: 900 };
  const page = await visit(browser, path, { virtualTime: false, reducedMotion: "reduce", viewport });
  await whenWhole(page);
  if (path !== "/impact") return page;
  await page.locator(".map-place").scrollIntoViewIfNeeded();
  await page.getByRole("region", { name: "Map of the schools" }).waitFor();
  return page;
}

const faultless = { first: "Skip to the main part", faults: [], missed: [] };

describe.concurrent("by Tab alone one comes to everything and out again, and sees where one is, on", () => {
  it.each(surveyed.map(({ path }) => path))("%s", async (path) => {
    const page = await openWhole(path, 1280);
    expect(await walk(page)).toEqual(faultless);
    await page.context().close();
  });

  it.each(["/", "/game-zone", "/impact"])("%s in a small window", async (path) => {
    const page = await openWhole(path, 320);
    expect(await walk(page)).toEqual(faultless);
    await page.context().close();
  });
});

describe("the walk itself", () => {
  it("finds a stop without a ring, a stop that is covered, and what Tab does not reach", async () => {
    const page = await browser.newPage();
    await page.setContent(`
      <style>:focus-visible { outline: 3px solid } .bare { outline: none }</style>
      <button>plain</button> <button class="bare">bare</button> <button tabindex="-1">skipped</button>
      <div style="position: relative; width: 5em"><button>covered</button>
        <div style="position: absolute; inset: 0; background: white"></div></div>`);
    expect(await walk(page)).toEqual({
      first: "plain",
      faults: ["bare: no ring", "covered: out of sight"],
      missed: ["skipped"],
    });
    await page.close();
  });

  it.each([
    ["holds the focus", "event.preventDefault()"],
    ["sends it back", "event.preventDefault(); document.querySelector('button').focus()"],
  ])("finds a trap that %s", async (_, trap) => {
    const page = await browser.newPage();
    await page.setContent(`
      <style>:focus { outline: 3px solid }</style>
      <button>before</button>
      <button onkeydown="${trap}">trap</button> <button>behind</button>`);
    expect((await walk(page)).faults).toEqual([expect.stringContaining("the focus does not get out")]);
    await page.close();
  });
});
