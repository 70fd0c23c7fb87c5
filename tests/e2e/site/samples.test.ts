/** What nobody has given us is shown as a place to be filled, and says nothing that somebody might have said. */
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { visit } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const PAGES = [
  "/",
  "/impact",
  "/about-us",
  "/press",
  "/our-projects",
  "/accessibility-studio",
  "/game-toolkit",
  "/audio-console",
];

it.each(PAGES)("%s shows its samples in a quiet form, and no sample in any other", async (path) => {
  const page = await visit(browser, path);
  const { quiet, loud } = await page.evaluate(() => {
    const isQuiet = (place: Element): boolean => {
      const { borderTopStyle, boxShadow } = getComputedStyle(place);
      return borderTopStyle === "dashed" && boxShadow === "none";
    };
    const places = [
      ...document.querySelectorAll("main :is(.card, .logo, .classroom, .playlist):not(.partners)"),
    ];
    const samples = places.filter((place) => place.hasAttribute("data-sample"));
    return {
      quiet: samples.filter(isQuiet).length,
      loud: [
        ...samples.filter((place) => !isQuiet(place)),
        ...places.filter((place) => !samples.includes(place)),
      ]
        .map(({ textContent }) => textContent)
        .filter((text) => /sample|place for|headline of/i.test(text)),
    };
  });
  expect(quiet).toBeGreaterThan(0);
  expect(loud).toEqual([]);
  await page.context().close();
});

it("gives a place less room than what will stand there", async () => {
  const page = await visit(browser, "/press", { viewport: { width: 1280, height: 900 } });
  const heights = () =>
    page.evaluate(() => {
      const card = document.querySelector(".press-card");
      const height = () => card?.getBoundingClientRect().height ?? 0;
      const asPlace = height();
      card?.removeAttribute("data-sample");
      return { asPlace, asStory: height() };
    });
  await page.locator(".press-list").evaluate((list) => {
    list.style.alignItems = "start";
  });
  const { asPlace, asStory } = await heights();
  expect(asPlace).toBeLessThan(asStory);
  await page.context().close();
});
