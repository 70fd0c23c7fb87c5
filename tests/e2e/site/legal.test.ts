import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { visit, whenLive } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const folder = join(import.meta.dirname, "..", "..", "..", "assets", "legal");

describe.each([
  ["accessibility-statement", "Accessibility Statement", "July 18, 2025"],
  ["privacy-policy", "Privacy Policy", "July 30, 2025"],
  ["terms-of-use", "Terms of Use", "July 30, 2025"],
])("/%s", (name, title, updated) => {
  it("has its title, its date and, without scripts, every word of its file", async () => {
    const page = await browser.newPage({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
    await page.goto(`/${name}`);
    expect(await page.title()).toBe(`${title} – Wigglewave`);
    expect(await page.locator("h1").textContent()).toBe(title);
    expect(await page.getByText("Last updated").textContent()).toBe(`Last updated: ${updated}`);
    const written = readFileSync(join(folder, `${name}.md`), "utf8")
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
      .replaceAll(/\*\*|^#+ |^- /gm, "");
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== "");
    const shown = (await page.locator("h1, .legal-head .note, .legal-text").allInnerTexts()).join(" ");
    expect(words(shown)).toEqual(words(written));
    await page.close();
  });

  it("leads to each of its parts", async () => {
    const page = await visit(browser, `/${name}`);
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    const headings = await page.locator(".legal-text h2").allTextContents();
    expect(await links.allTextContents()).toEqual(headings);
    await links.last().press("Enter");
    expect(await page.locator(":target").textContent()).toBe(headings.at(-1));
    await page.context().close();
  });
});

it("a legal text leads to another without loading the site again", async () => {
  const page = await visit(browser, "/terms-of-use");
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await page.locator(".legal-text").getByRole("link", { name: "Privacy Policy" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy Policy" }).waitFor();
  expect(await page.locator("body[data-same]").count()).toBe(1);
  await page.context().close();
});

it("what visitors of a legal page fetch has no program that reads Markdown", async () => {
  const page = await browser.newPage({ baseURL: inject("siteUrl") });
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto("/privacy-policy");
  await whenLive(page);
  const fetched = (await Promise.all(scripts)).join("\n");
  expect(fetched).toContain("We do not collect personal data.");
  expect(fetched).not.toContain("thematicBreak");
  await page.close();
});
