/** Chords and holds by real keys in Chromium, from the keyboard to what the game makes of them. */
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type * as bareGame from "./support/bare-game.ts";
import { bundle } from "./support/bundle.ts";
import { holdTime } from "./support/visit.ts";

let browser: Browser;
let script: string;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
  script = await bundle("tests/e2e/support/bare-game.ts");
});
afterAll(() => browser.close());

interface BareWindow {
  adapter: typeof bareGame;
  heard: string[];
}

async function open(name: "cell" | "hold"): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject("siteUrl") });
  await context.clock.install();
  await context.addInitScript(script);
  const page = await context.newPage();
  await page.goto("/healthz");
  await holdTime(page);
  await page.evaluate((game) => {
    const region = document.createElement("div");
    region.tabIndex = 0;
    document.body.replaceChildren(region);
    region.focus();
    const { adapter } = window as unknown as BareWindow;
    Object.assign(window, { heard: adapter.play(game, region) });
  }, name);
  await page.clock.runFor(10_000);
  return page;
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as BareWindow).heard.splice(0));

it("keys that are down together are one letter, in whichever order they go down and up", async () => {
  const page = await open("cell");
  const asked = (await heard(page)).find((line) => line.startsWith("Write "));
  const KEYS: Readonly<Record<string, readonly string[]>> = {
    "Write a.": ["f"],
    "Write f.": ["j", "f", "d"],
    "Write j.": ["k", "d", "j"],
  };
  const keys = KEYS[asked ?? ""] ?? expect.fail(`unknown: ${asked}`);
  // A wrong one first: a letter that has no such dots.
  for (const key of ["s", "l"]) await page.keyboard.down(key);
  for (const key of ["s", "l"]) await page.keyboard.up(key);
  await page.clock.runFor(1000);
  expect(await heard(page)).toEqual(expect.arrayContaining(["[a tick]", "Dots 3 6.", "Another letter."]));

  for (const key of keys) await page.keyboard.down(key);
  expect((await heard(page)).filter((line) => line !== "[a tick]")).toEqual([]);
  for (const key of keys) await page.keyboard.up(key);
  await page.clock.runFor(1000);
  const letter = asked?.at(-2);
  expect(await heard(page)).toEqual(expect.arrayContaining([`${letter}. Right.`, `= letter-${letter}`]));
  await page.context().close();
});

it("a key is held as long as it is down, and a key that repeats by itself is held once", async () => {
  const page = await open("hold");
  await heard(page);
  await page.keyboard.down("Enter");
  await page.clock.runFor(600);
  await page.keyboard.down("Enter");
  await page.clock.runFor(600);
  await page.keyboard.up("Enter");
  await page.clock.runFor(1000);
  expect((await heard(page)).filter((line) => line.endsWith("seconds."))).toEqual(["1.2 seconds."]);
  await page.context().close();
});
