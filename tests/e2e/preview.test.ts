/** An author plays a game that changes while it is played. */
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { findingsNow } from "./support/axe.ts";
import { startPreview, type PreviewProgram } from "./support/preview-program.ts";

let browser: Browser;
let program: PreviewProgram;
let page: Page;
beforeAll(async () => {
  [browser, program] = await Promise.all([
    chromium.launch(inject("chromium")),
    startPreview("laundryLegend"),
  ]);
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  program.close();
});

const cues = () => page.getByRole("heading", { name: "What was heard" }).locator("..").getByRole("listitem");
const fact = (name: string) => page.getByRole("definition").and(page.locator(`dt:text-is("${name}") + dd`));

it("what was saved is heard at the same point, with what is inside beside it", async () => {
  await page.goto(program.address);
  await page.getByRole("button", { name: "Start" }).click();
  await cues().first().waitFor();
  await page.getByRole("row", { name: /^Go on select / }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("row", { name: /^Light drum right light, / }).waitFor();
  await page.keyboard.press("ArrowRight");
  await cues().filter({ hasText: "side 1" }).first().waitFor();
  expect(await fact("Level").textContent()).toBe("Dark or light");
  expect(await page.getByRole("row", { name: /^Dark drum left dark, / }).count()).toBe(1);

  program.save("Dark drum", "Dark barrel");
  await page.getByText(/^Changed\. What you did last, of 2, is heard again\.$/u).waitFor();
  await cues().filter({ hasText: "side 1" }).first().waitFor();
  await page.getByRole("row", { name: /^Dark barrel left dark, / }).waitFor();
  expect(await fact("Place").textContent()).toBe("playing");
  expect(await findingsNow(page)).toEqual([]);
});

it("a fault is told, and what played before goes on", async () => {
  program.save('"objective"', '"objektive"');
  await page
    .getByRole("alert")
    .getByText(/objective: missing/u)
    .waitFor();
  expect(await findingsNow(page)).toEqual([]);
  await page.keyboard.press("ArrowLeft");
  await cues().filter({ hasText: "side -1" }).first().waitFor();
  program.save('"objektive"', '"objective"');
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});
