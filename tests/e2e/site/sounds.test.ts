import { chromium, type Browser } from "playwright";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { soundRecipe, loadRecipes } from "../../../engine/sound/recipes.ts";
import { soundSamples } from "../../../scripts/sounds/measure.ts";
import { portrait } from "../../../engine/sound/measure/portrait.ts";
import { findings } from "../support/axe.ts";
import { visit } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const open = () => visit(browser, "/sounds", { viewport: { width: 1280, height: 900 } });

it("begins with what every game shares, and finds any sound by its words or its game", async () => {
  const page = await open();
  await expect.poll(() => page.locator(".sound-card h3").allTextContents()).toContain("help comes");
  await page.getByLabel("Or choose a family").selectOption("kitchen");
  await page.getByRole("heading", { name: "an egg cracks" }).waitFor();
  await page.getByRole("searchbox").fill("oven grocery");
  await page.getByRole("heading", { name: "the oven timer rings" }).waitFor();
  await page.locator(".sound-card").first().getByText("Grocery Grab").waitFor();
  await page.getByRole("searchbox").fill("no such sound");
  await page.getByText("No sound has these words.").waitFor();
  await page.context().close();
});

it("says whose recording a sound is", async () => {
  const page = await open();
  await page.getByRole("searchbox").fill("violin");
  const card = page.locator(".sound-card").filter({ has: page.getByText("violin", { exact: true }) });
  await card.getByText(/^Recorded: “Violin D6” of FluidR3 GM by Frank Wen/).waitFor();
  await card.getByText(/license MIT$/).waitFor();
  await page.getByRole("searchbox").fill("oven");
  await page.getByRole("heading", { name: "the oven timer rings" }).waitFor();
  await card.waitFor({ state: "detached" });
  expect(await page.getByText("Recorded:").count()).toBe(0);
  await page.context().close();
});

it("shows what the tests measure of a sound, and gives it away as it is heard", async () => {
  const page = await open();
  await page.getByRole("searchbox").fill("station-bell");
  await page.getByRole("button", { name: "Look closer at the station bell" }).press("Enter");
  await loadRecipes(["station-bell"]);
  const recipe = soundRecipe("station-bell") ?? expect.fail("there is no station bell");
  const samples = soundSamples(recipe);
  const { seconds, peak, brightness } = portrait(recipe, samples);
  const figure = (label: string) =>
    page
      .locator("dt")
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator("+ dd")
      .textContent();
  expect(await figure("Length")).toBe(`${seconds} s`);
  expect(await figure("Peak")).toBe(`${peak} dBFS`);
  expect(await figure("Center of its frequencies")).toBe(`${brightness} Hz`);
  expect(await findings(page)).toEqual([]);

  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download/ }).press("Enter");
  const file = readFileSync(await (await arriving).path());
  expect(file.subarray(0, 4).toString()).toBe("RIFF");
  expect(file.length).toBe(44 + 2 * samples.length);

  // An octave up is half as long, and brighter.
  await page.getByLabel("Pitch").press("End");
  await expect.poll(() => figure("Length")).toBe(`${Math.round(50 * seconds) / 100} s`);
  await page.context().close();
});
