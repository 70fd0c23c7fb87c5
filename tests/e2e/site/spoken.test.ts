/** What a screen reader says from the top of a page to its end: a changed transcript is a change to be read. */
import { createRequire } from "node:module";
import { join, dirname } from "node:path";
import type { virtual } from "@guidepup/virtual-screen-reader";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { visit, visitGame } from "../support/visit.ts";

const READER = join(
  dirname(createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/package.json")),
  "lib/esm/index.browser.js",
);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

interface ReaderWindow {
  readonly reader: typeof virtual;
}

const LONGEST = 1500;

/** Everything from the first line to the last, one phrase a line. */
async function readOut(page: Page): Promise<string> {
  // The page may run only what comes from its own server.
  await page.route("**/reader.js", (route) => route.fulfill({ path: READER }));
  await page.route("**/begin.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'import { virtual } from "/reader.js"; window.reader = virtual;',
    }),
  );
  await page.addScriptTag({ url: "/begin.js", type: "module" });
  const phrases = await page.evaluate(async (longest) => {
    // The reader takes what stands in them for text; a browser that runs scripts has no such text.
    for (const element of document.querySelectorAll("noscript")) element.remove();
    const { reader } = window as unknown as ReaderWindow;
    await reader.start({ container: document.body });
    for (let count = 0; count < longest; count += 1) {
      if ((await reader.lastSpokenPhrase()) === "end of document") break;
      await reader.next();
    }
    const said = await reader.spokenPhraseLog();
    await reader.stop();
    return said;
  }, LONGEST);
  expect(phrases.at(-1)).toBe("end of document");
  return `${phrases.join("\n")}\n`;
}

const paths: readonly (readonly [string, string, (path: string) => Promise<Page>])[] = [
  ["the home page", "/", (path) => visit(browser, path, { virtualTime: false, reducedMotion: "reduce" })],
  ["the categories", "/game-zone-landing-page", (path) => visit(browser, path, { virtualTime: false })],
  ["the Game Zone", "/game-zone?page=2", (path) => visit(browser, path, { virtualTime: false })],
  ["a game that is ready", "/game/addition", (path) => visitGame(browser, path)],
  ["a game being made", "/game/fruitfrenzy", (path) => visit(browser, path, { virtualTime: false })],
  ["a page that does not exist", "/nowhere", (path) => visit(browser, path, { virtualTime: false })],
];

it.each(paths)("%s is read out as it was reviewed", async (name, path, open) => {
  const page = await open(path);
  await page.clock.resume();
  await expect(await readOut(page)).toMatchFileSnapshot(
    `./spoken/${name.replaceAll(" ", "-").toLowerCase()}.txt`,
  );
  await page.context().close();
});
