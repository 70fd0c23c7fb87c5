import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cards } from "../../../games/cards.ts";
import { findGame } from "../../../games/catalogue.ts";
import { routes } from "../../../web/routes.ts";
import { SITE_NAME, SITE_ORIGIN } from "../../../web/site-name.ts";
import { whenLive } from "../support/visit.ts";
import { surveyed } from "./support/surveyed.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

it("every address has a file with one heading, a title, a description and its own address", async () => {
  const page = await browser.newPage({ baseURL: inject("siteUrl") });
  await page.goto("/healthz");
  const heads = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const answer = await fetch(path);
          const file = new DOMParser().parseFromString(await answer.text(), "text/html");
          const all = (selector: string, attribute: string) =>
            [...file.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
          return {
            path,
            status: answer.status,
            language: file.documentElement.lang,
            titles: [...file.querySelectorAll("title")].map(({ textContent }) => textContent),
            headings: file.querySelectorAll("h1").length,
            descriptions: all("meta[name=description]", "content"),
            shared: all("meta[property='og:title']", "content"),
            canonical: all("link[rel=canonical]", "href"),
            robots: all("meta[name=robots]", "content"),
          };
        }),
      ),
    routes.map(({ path }) => path),
  );
  expect(heads).toEqual(
    routes.map(({ path, title, documentTitle, description, isPrivate = false }) => ({
      path,
      status: path === "/404" ? 404 : 200,
      language: "en",
      titles: [documentTitle ?? `${title} – ${SITE_NAME}`],
      headings: 1,
      descriptions: [description],
      shared: [title],
      canonical: isPrivate ? [] : [`${SITE_ORIGIN}${path}`],
      robots: isPrivate ? ["noindex"] : [],
    })),
  );
  await page.close();
});

it("home and the games that play are told to search engines in their terms, and nothing that is still being made", async () => {
  const page = await browser.newPage({ baseURL: inject("siteUrl") });
  await page.goto("/healthz");
  const told = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map(async (path) => {
          const file = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
          const blocks = [...file.head.querySelectorAll("script[type='application/ld+json']")];
          return { path, blocks: blocks.map(({ textContent }) => JSON.parse(textContent ?? "")) };
        }),
      ),
    routes.map(({ path }) => path),
  );
  for (const { path, blocks } of told) {
    // Nobody has measured that nothing flashes.
    expect(JSON.stringify(blocks)).not.toMatch(/hazard|flash/i);
    const game = cards.find(({ slug }) => path === `/game/${slug}` && findGame(slug) !== undefined);
    if (path === "/") expect(blocks).toMatchObject([{ "@type": "WebSite", name: SITE_NAME }]);
    else if (game === undefined) expect([path, blocks]).toEqual([path, []]);
    else
      expect(blocks).toMatchObject([
        { name: game.title, description: game.description, url: `${SITE_ORIGIN}${path}` },
      ]);
  }
  await page.close();
});

it("no two pages for everybody have the same title or the same description", () => {
  const open = routes.filter(({ isPrivate = false }) => !isPrivate);
  const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) < index);
  expect(repeated(open.map(({ title }) => title))).toEqual([]);
  expect(repeated(open.map(({ description }) => description))).toEqual([]);
});

it("a search leads to no game that is still being made, and nowhere is one told of as made", () => {
  const pages = new Map(routes.map((route) => [route.path, route]));
  const told = cards.map(({ slug }) => {
    const { isPrivate = false, description = "" } = pages.get(`/game/${slug}`) ?? {};
    return { slug, isPrivate, isToldSo: description.startsWith("Still being made: ") };
  });
  expect(told).toEqual(
    cards.map(({ slug }) => {
      const isMade = findGame(slug) !== undefined;
      return { slug, isPrivate: !isMade, isToldSo: !isMade };
    }),
  );
});

/** The headings, the links and the paragraphs of a page, without what only a program can make use of. */
function readable(page: Page): Promise<string[]> {
  return page.locator(":is(h1, h2, h3, h4, a, p):visible").evaluateAll((all) => {
    const needsScript = ".needs-script, .carousel-buttons, .toasts, .map-place, .account-entry";
    return all
      .filter((element) => element.closest(needsScript) === null && element.textContent !== "")
      .map((element) => `${element.localName}: ${element.textContent?.replaceAll(/\s+/g, " ").trim()}`);
  });
}

/** What would do nothing without script. */
function idleControls(page: Page): Promise<string[]> {
  return page
    .locator(":is(button, input, select, [role=tab]):visible")
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));
}

/** From top to bottom, so that everything that comes when it is seen has come. */
async function lookThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.body.scrollHeight / window.innerHeight));
  for (let step = 1; step <= steps; step += 1) {
    await page.evaluate((at) => window.scrollTo(0, at * window.innerHeight), step);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await page.waitForLoadState("networkidle");
}

describe.concurrent("what a browser does on", () => {
  it.each(surveyed)(
    "$path: it asks no other host, complains of nothing, and needs no script to show it all",
    async ({ path, route }) => {
      const live = await browser.newPage({
        baseURL: inject("siteUrl"),
        serviceWorkers: "block",
        reducedMotion: "reduce",
      });
      const asked = new Set<string>();
      const complaints: string[] = [];
      live.on("request", (request) => asked.add(new URL(request.url()).origin));
      live.on("pageerror", ({ message }) => complaints.push(message));
      live.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      const answer = await live.goto(path);
      await whenLive(live);
      await lookThrough(live);
      const isMissing = answer?.status() === 404;
      expect([...asked].filter((origin) => origin !== "null")).toEqual([inject("siteUrl")]);
      expect(complaints).toEqual(
        isMissing ? ["Failed to load resource: the server responded with a status of 404 (Not Found)"] : [],
      );

      // The forms of accounts work by script alone, and say so.
      if (route.isPrivate !== true) {
        const still = await browser.newPage({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
        await still.goto(path);
        await still.locator(".no-script").waitFor();
        const there = new Set(await readable(still));
        expect((await readable(live)).filter((text) => !there.has(text))).toEqual([]);
        expect(there.size).toBeGreaterThan(20);
        expect(await idleControls(still)).toEqual([]);
        await still.close();
      }
      await live.close();
    },
  );
});
