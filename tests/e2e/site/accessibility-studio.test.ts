import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import studio from "../../../assets/content/studio.json";
import { visit } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number) => visit(browser, "/accessibility-studio", { viewport: { width, height: 900 } });
const { games } = studio.showcase;

function shownGames(page: Page): Promise<string[]> {
  return page
    .locator(".carousel-slides > *:visible h3")
    .evaluateAll((headings) => headings.map(({ textContent }) => textContent));
}
/** Those in view when the one with this index comes first. */
const threeFrom = (first: number) => [0, 1, 2].map((place) => games[(first + place + 5) % 5]?.title);

describe("the Accessibility Studio", () => {
  it("says what is offered to whom, by whom, and how to begin", async () => {
    const page = await at(1280);
    expect(await page.title()).toBe("Accessibility Studio – Wigglewave");
    const hero = await page.locator(".hero").innerText();
    expect(hero).toContain("Free accessibility testing for indie developers");
    expect(hero).toContain("30+ blind testers");
    expect(await page.getByRole("link", { name: "Send us your game" }).getAttribute("href")).toBe(
      `mailto:${studio.hero.email}`,
    );
    await page.context().close();
  });

  it("shows three of five games, moved by one and around the end", async () => {
    const page = await at(1280);
    expect(games).toHaveLength(5);
    expect(await shownGames(page)).toEqual(threeFrom(0));
    await page.getByRole("button", { name: "Previous game" }).click();
    expect(await shownGames(page)).toEqual(threeFrom(-1));
    for (const first of [0, 1, 2, 3, 4, 0]) {
      await page.getByRole("button", { name: "Next game" }).click();
      expect(await shownGames(page)).toEqual(threeFrom(first));
    }
    await page.context().close();
  });

  it("leads to each game in a new tab, and says so", async () => {
    const page = await at(1280);
    for (const { title, link, description } of games) {
      const slide = page.locator(".carousel-slides > *").first();
      expect(await slide.locator("p").textContent()).toBe(description);
      const play = slide.getByRole("link", { name: `Play ${title} (opens in a new tab)` });
      expect([await play.getAttribute("href"), await play.getAttribute("target")]).toEqual([link, "_blank"]);
      await page.getByRole("button", { name: "Next game" }).click();
    }
    await page.context().close();
  });

  it("tells problem, opportunity, steps, for whom, what comes of it, and ends with its commitment", async () => {
    const page = await at(1280);
    expect(await page.locator("main h2").allTextContents()).toEqual(
      ["showcase", "problem", "opportunity", "steps", "worksWith", "youGet", "commitment"].map(
        (part) => new Map(Object.entries(studio)).get(part)?.heading,
      ),
    );
    const cards = [...studio.problem.cards, ...studio.opportunity.cards].map(({ title }) => title);
    expect(await page.locator(".points h3").allTextContents()).toEqual(cards);
    expect(await page.locator("ol.numbered h3").allTextContents()).toEqual([
      "Submit a build",
      "Test with experts and players",
      "Get a report",
    ]);
    expect(await page.locator(".ticked li").allTextContents()).toEqual([
      "Indie studios",
      "Solo developers",
      "Accessibility-minded publishers",
      "Educational game developers",
      "A report with screenshots",
      "A priority list of fixes",
      "Recommendations for blind and low-vision accessibility",
      "An optional re-test",
    ]);
    expect(await page.locator("main section").last().innerText()).toContain("WCAG 2.2 Level AA");
    await page.context().close();
  });
});
