import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import content from "../../../assets/content/troubleshooting.json";
import { visit } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number, path = "/troubleshooting") =>
  visit(browser, path, { viewport: { width, height: 900 } });

/** Which of the three files each drawing has been fetched in. */
async function variants(page: Page): Promise<string[]> {
  const drawings = page.locator("picture img");
  for (const drawing of await drawings.all()) await drawing.scrollIntoViewIfNeeded();
  return drawings.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ currentSrc }) => /chrome-step-\d-(mobile|medium|full)/.exec(currentSrc)?.[0] ?? currentSrc),
  );
}

describe("the page Troubleshooting", () => {
  it("is named after the product, and has the issue, Chrome, the steps in their order, and an address", async () => {
    const page = await at(1280);
    expect(await page.title()).toBe("Wigglewave | Troubleshooting");
    await page.getByRole("heading", { level: 2, name: "Microphone is not working" }).waitFor();
    const text = await page.locator("main").innerText();
    expect(text).toContain(
      "Other browsers, such as Safari, Firefox and Edge, are not fully supported. Please use Chrome.",
    );
    const steps = await page.locator("main h3").allTextContents();
    expect(steps.filter((title) => title.startsWith("Step"))).toEqual([
      "Step 1: Open the settings of Chrome",
      "Step 2: Choose Privacy and security",
      "Step 3: Choose Site settings",
      "Step 4: Choose Microphone",
      "Step 5: Pick your microphone",
    ]);
    expect(await page.locator("main a").last().getAttribute("href")).toBe(`mailto:${content.help.email}`);
    await page.context().close();
  });

  it("has for each step a drawing that is called one, with a text that says what it shows", async () => {
    const page = await at(1280);
    await page.getByText("The pictures are drawings of what you will see, not screenshots").waitFor();
    const captions = content.issues.flatMap(({ blocks }) =>
      blocks.flatMap(({ type, caption }) => (type === "image" ? [caption] : [])),
    );
    expect(captions).toHaveLength(5);
    expect(await page.locator(".issue figcaption").allTextContents()).toEqual(captions);
    await page.context().close();
  });

  it("shows its drawings in three sizes, by the width of the window", async () => {
    const page = await at(320);
    const sizes = [
      [320, "mobile"],
      [639, "mobile"],
      [640, "medium"],
      [1023, "medium"],
      [1024, "full"],
    ] as const;
    for (const [width, size] of sizes) {
      await page.setViewportSize({ width, height: 900 });
      const expected = [1, 2, 3, 4, 5].map((step) => `chrome-step-${step}-${size}`);
      await expect.poll(() => variants(page)).toEqual(expected);
    }
    await page.context().close();
  });

  it("opens a drawing alone in a new tab, at 80, 60 or 50 percent of the width of the window", async () => {
    const page = await at(320);
    const arrival = page.context().waitForEvent("page");
    await page
      .getByRole("link", { name: "Drawing of “Step 3: Choose Site settings” (opens in a new tab)" })
      .press("Enter");
    const tab = await arrival;
    // With its styles, which say how wide.
    await tab.waitForLoadState();
    const drawing = tab.locator("figure:target img");
    const widths = [];
    for (const width of [320, 639, 640, 1023, 1024]) {
      await tab.setViewportSize({ width, height: 900 });
      widths.push(Math.round((await drawing.boundingBox())?.width ?? 0));
    }
    expect(widths).toEqual([0.8 * 320, 0.8 * 639, 0.6 * 640, 0.6 * 1023, 0.5 * 1024].map(Math.round));
    expect(await tab.locator("main h2:visible").allTextContents()).toEqual(["Step 3: Choose Site settings"]);
    expect(new URL(page.url()).pathname).toBe("/troubleshooting");
    await page.context().close();
  });

  it("shows all drawings to who asks for none of them, and leads back", async () => {
    const page = await at(1280, "/troubleshooting/pictures");
    expect(await page.locator("picture img:visible").count()).toBe(5);
    await page.getByRole("main").getByRole("link", { name: "Troubleshooting" }).click();
    await page.getByRole("heading", { name: "Microphone is not working" }).waitFor();
    await page.context().close();
  });
});
