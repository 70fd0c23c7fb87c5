import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import press from "../../../assets/content/press.json";
import site from "../../../assets/content/site.json";
import { visit } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number) => visit(browser, "/press", { viewport: { width, height: 900 } });
const headlines = press.map(({ text }) => text);

function shown(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".press-card")]
      .filter((card) => card.checkVisibility())
      .map((card) => card.querySelector("a")?.textContent ?? ""),
  );
}

describe("the press page", () => {
  it("has its outlets, headlines and pictures, each with a link that opens in a new tab and says so", async () => {
    const page = await at(1280);
    expect(await page.title()).toBe("Press – Wigglewave");
    await page.getByRole("button", { name: "See More" }).click();
    const cards = await page.evaluate(() =>
      [...document.querySelectorAll(".press-card")].map((card) => {
        const link = card.querySelector("a");
        return {
          network: card.querySelector(".outlet")?.textContent,
          text: link?.textContent,
          url: link?.href,
          target: link?.target,
          rel: link?.rel,
          note: document.getElementById(link?.getAttribute("aria-describedby") ?? "")?.textContent,
          alt: card.querySelector("img")?.alt,
        };
      }),
    );
    expect(cards).toEqual(
      press.map(({ network, text, url, image }) => ({
        network,
        text,
        url,
        target: "_blank",
        rel: "noreferrer",
        note: "Each article opens in a new tab.",
        alt: image.alt,
      })),
    );
    expect(cards).toHaveLength(28);
    await page.context().close();
  });

  it.each([
    [1280, 8],
    [451, 8],
    [450, 4],
    [320, 4],
  ])(
    "at %i pixels shows %i entries, all of them after See More, and those again after Show Less",
    async (width, count) => {
      const page = await at(width);
      expect(await shown(page)).toEqual(headlines.slice(0, count));
      await page.getByRole("button", { name: "See More" }).click();
      expect(await shown(page)).toEqual(headlines);
      await page.getByRole("button", { name: "Show Less" }).click();
      expect(await shown(page)).toEqual(headlines.slice(0, count));
      await page.getByRole("button", { name: "See More" }).waitFor();
      await page.context().close();
    },
  );

  it("leads whoever asks for more by keyboard to the first entry that has come", async () => {
    const page = await at(450);
    await page.getByRole("button", { name: "See More" }).focus();
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(headlines[4]);
    await page.context().close();
  });

  it("says where to write to", async () => {
    const page = await at(1280);
    const link = page.getByRole("main").getByRole("link", { name: "Write to us" });
    expect(await link.getAttribute("href")).toBe(`mailto:${site.footer.contact.email}`);
    await page.context().close();
  });

  it("has all entries where script is switched off, and no button that does nothing", async () => {
    const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/press");
    expect(await page.locator(".press-card:visible a").allTextContents()).toEqual(headlines);
    expect(await page.getByRole("button", { name: "See More" }).count()).toBe(0);
    await context.close();
  });
});
