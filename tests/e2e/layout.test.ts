/** What is where on the game screen: a table of windows, places and themes. */
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Theme } from "./support/appearance.ts";
import { bundle } from "./support/bundle.ts";
import type { Faults } from "./support/layout-table.ts";
import { passTimeTo, settle } from "./support/screen.ts";
import { visit, whenReady } from "./support/visit.ts";

interface Size {
  readonly width: number;
  readonly height: number;
  /** Times the browser's usual letters. */
  readonly text?: 2;
}

const WINDOWS: readonly Size[] = [
  { width: 360, height: 560 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 640, height: 340 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024, text: 2 },
  { width: 1024, height: 768, text: 2 },
  { width: 1280, height: 720, text: 2 },
  { width: 1366, height: 768, text: 2 },
  { width: 1920, height: 1080, text: 2 },
];

/** A window of 1280 by 1024 at 400 %: there one may scroll, and nothing that has the focus is covered all the same. */
const MAGNIFIED: Size = { width: 320, height: 256 };

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
  page = await visit(browser, "/game/addition", { virtualTime: false, bypassCSP: true });
  await page.getByText("The game is ready").waitFor();
  // All of them, also those that nothing has been written in yet: they would come in the middle of the table. What stands
  // in for them is a font of the computer, which may not be there.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  });
  await page.addScriptTag({ content: await bundle("tests/e2e/support/layout-table.ts") });
});
afterAll(() => browser.close());

async function resize(size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    (letters) => {
      document.documentElement.style.fontSize = letters;
    },
    size.text === 2 ? "225%" : "",
  );
}

const nameOf = ({ width, height, text }: Size) => `${width}×${height}${text === 2 ? ", letters 200 %" : ""}`;

describe("the scene", () => {
  const heightAt = (place?: string, theme: Theme = "light"): Promise<number> =>
    page.evaluate(([chosen, at]) => layoutTable.heightOfScene(chosen, at), [theme, place] as const);
  async function heightIn(size: Size, theme?: Theme): Promise<number> {
    await resize(size);
    return heightAt(undefined, theme);
  }

  it("is there where captions can spare the room for it, and not in high contrast", async () => {
    expect(await heightIn({ width: 1366, height: 768 })).toBeGreaterThan(300);
    expect(await heightIn({ width: 390, height: 844 })).toBeGreaterThan(150);
    expect(await heightIn({ width: 640, height: 340 })).toBe(0);
    expect(await heightIn({ width: 1366, height: 768 }, "contrast")).toBe(0);
  });

  it("that what can be done has left no room stays away until the window changes", async () => {
    await resize({ width: 1366, height: 768 });
    const size = { width: 390, height: 700 };
    const before = await heightIn(size);
    const after = [await heightAt("playing with 9 moves"), await heightAt()];
    await resize({ width: 1366, height: 768 });
    expect([before, ...after, await heightIn(size)]).toEqual([before, 0, 0, before]);
    expect(before).toBeGreaterThan(100);
  });

  it("is known to no screen reader, and takes no focus", async () => {
    await heightIn({ width: 1366, height: 768 });
    const scene = page.locator(".scene");
    expect(await scene.getAttribute("aria-hidden")).toBe("true");
    expect(await scene.locator("a, button, [tabindex], [role]").count()).toBe(0);
  });

  it("is not fetched where less motion or more contrast is wanted", async () => {
    const fetched: string[] = [];
    const less = await visit(browser, "/game/addition", { virtualTime: false, reducedMotion: "reduce" });
    less.on("request", (request) => fetched.push(request.url()));
    await less.getByText("The game is ready").waitFor();
    await less.keyboard.press("Enter");
    await less.getByRole("application").waitFor();
    await less.waitForLoadState("networkidle");
    expect(fetched.filter((address) => address.includes("scene"))).toEqual([]);
    expect(await less.locator(".scene").count()).toBe(0);
    await less.context().close();
  });
});

it("no room is kept for a picture that does not come through, and nothing moves when the first turn comes", async () => {
  const own = await visit(browser, "/about-us", { viewport: { width: 1366, height: 768 } });
  await own.route(/\/assets\/scene-/u, (route) => route.abort());
  await own.goto("/game/syllableSorting?seed=7&level=1");
  await whenReady(own);
  await own.waitForLoadState("networkidle");
  await own.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector(".scene") !== null) seen.push("a picture");
    }).observe(document.body, { childList: true, subtree: true });
  });
  const top = async () => (await own.locator(".heard").boundingBox())?.y;
  await own.keyboard.press("Enter");
  await settle(own);
  const asked = await top();
  await own.keyboard.press("ArrowLeft");
  await passTimeTo(own, "playing");
  expect(await own.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  expect(await top()).toBe(asked);
  await own.context().close();
});

it.each([
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
])("no word of a long name is broken: %o", async (size) => {
  await resize(size);
  expect(await page.evaluate(() => layoutTable.brokenNames())).toEqual([]);
});

it("where colors are forced, key caps keep their edges", async () => {
  await resize({ width: 768, height: 1024 });
  await page.evaluate(() => layoutTable.showPlace("playing with 4 moves"));
  await page.emulateMedia({ forcedColors: "active" });
  expect(await page.evaluate(() => layoutTable.cutKeyCaps())).toEqual([]);
  await page.emulateMedia({ forcedColors: "none" });
});

const NONE: Faults = { unreachable: [], covered: [], moved: [] };

it.each(WINDOWS.map((size) => [nameOf(size), size] as const))(
  "in a window of %s every move is there, large enough and whole, where it was, and whatever has the focus is not covered",
  async (_, size) => {
    await resize(size);
    expect(await page.evaluate(() => layoutTable.checkWindow(false))).toEqual(NONE);
  },
);

it("at 400 % one scrolls, and what has the focus is not covered", async () => {
  await resize(MAGNIFIED);
  expect(await page.evaluate(() => layoutTable.checkWindow(true))).toEqual(NONE);
  // Two lines of what was said last, and nearly three entries.
  const { captions, list } = await page.evaluate(() => layoutTable.roomToRead());
  expect(captions).toBeGreaterThan(70);
  expect(list).toBeGreaterThan(130);
});

it.each([MAGNIFIED, { width: 360, height: 560 }])(
  "what one switch is offered is in sight: %o",
  async (size) => {
    await resize(size);
    expect(await page.evaluate(() => layoutTable.faultsOfScanning())).toEqual([]);
  },
);
