import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { visit } from "../support/visit.ts";
import { focusedText } from "./support/reading.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

it.each([
  "/nowhere",
  "/game/chess",
  "/game",
  "/dashboard/details",
  "/impact/more",
  "/404",
  "/press.htm",
  "/%F0%9F%90%9B",
])("%s is answered with status 404 and a page that says so", async (path) => {
  const answer = await fetch(`${inject("siteUrl")}${path}`);
  expect([answer.status, answer.headers.get("content-type")?.split(";")[0]]).toEqual([404, "text/html"]);
  const page = await browser.newPage({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
  await page.goto(path);
  expect(await page.locator("h1").allTextContents()).toEqual(["Oops! Page doesn't exist!"]);
  await page.close();
});

it.each([320, 1280])("at %i pixels it leads to the Game Zone", async (width) => {
  const page = await visit(browser, "/nowhere", { viewport: { width, height: 800 } });
  expect(await page.title()).toBe("Page not found – Wigglewave");
  await page.getByRole("link", { name: "Return to Game Zone" }).press("Enter");
  await page.waitForURL("/game-zone-landing-page");
  await page.locator("h1:focus").waitFor();
  expect(await focusedText(page)).toBe("What do you want to play?");
  await page.context().close();
});
