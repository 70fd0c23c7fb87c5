/** What looks wrong although nothing is lost: a word in two lines, a card alone in its row, a carousel out of line. */
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { visit } from "../support/visit.ts";

const WIDTHS = [320, 768, 1024, 1280, 1600];
const PAGES = [
  "/",
  "/game-toolkit",
  "/about-us",
  "/impact",
  "/press",
  "/audio-console",
  "/our-projects",
  "/accessibility-studio",
  "/game/addition",
  "/troubleshooting",
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** Words of headings, buttons and names that begin in one line and end in the next. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("h1, h2, h3, h4, .button, .logo")) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { index, 0: word } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}.]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** Lists of three, four or nine whose rows are not all as long as the first one. */
function raggedLists(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".card-grid")]
      .filter(({ childElementCount }) => [3, 4, 9].includes(childElementCount))
      .filter(({ children }) => {
        const rows = new Map<number, number>();
        for (const child of children) {
          const { top } = child.getBoundingClientRect();
          rows.set(top, (rows.get(top) ?? 0) + 1);
        }
        return new Set(rows.values()).size > 1;
      })
      .map(({ textContent }) => textContent.slice(0, 40)),
  );
}

it.each(PAGES)("no word is broken and no card is left over on %s", async (path) => {
  const page = await visit(browser, path);
  const found = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const word of await brokenWords(page)) found.push(`${width}: "${word}" is broken`);
    for (const list of await raggedLists(page)) found.push(`${width}: a card is left over in "${list}"`);
  }
  expect(found).toEqual([]);
  await page.context().close();
});

it("pictures of classrooms begin where their heading begins", async () => {
  const page = await visit(browser, "/our-projects");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const [heading, carousel] = await Promise.all(
      [page.getByRole("heading", { name: "In the classroom" }), page.locator(".classrooms")].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().left),
      ),
    );
    expect({ width, left: carousel }).toEqual({ width, left: heading });
  }
  await page.context().close();
});
