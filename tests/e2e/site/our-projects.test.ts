import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import projects from "../../../assets/content/projects.json";
import { visit, whenLive, type VisitOptions } from "../support/visit.ts";

const { classrooms, research, events, hackathon, social } = projects;
const { host } = new URL(social.playlist.url);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number, options: VisitOptions = {}) =>
  visit(browser, "/our-projects", { viewport: { width, height: 900 }, ...options });

/** Answers for the site of the videos, and says what it was asked for. */
async function playVideoSite(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`https://${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Videos</title>" });
  });
  return asked;
}

const loadButton = (page: Page) => page.getByRole("button", { name: `Load the videos from ${host}` });

describe("the carousel of classrooms", () => {
  const shown = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll(".classroom")].map((figure) => ({
        alt: figure.querySelector("img")?.alt,
        caption: figure.querySelector("figcaption")?.textContent,
      })),
    );
  const pictures = classrooms.map(({ image, caption }) => [{ alt: image.alt, caption }]);

  it.each([
    ["Next picture", [0, 1, 2, 3, 4, 0]],
    ["Previous picture", [0, 4, 3, 2, 1, 0]],
  ])("goes through five pictures and around by %s", async (name, order) => {
    const page = await at(1280);
    const seen = [await shown(page)];
    for (let times = 1; times < order.length; times += 1) {
      await page.getByRole("button", { name }).press("Enter");
      seen.push(await shown(page));
    }
    expect(seen).toEqual(order.map((index) => pictures[index]));
    await page.context().close();
  });
});

describe("what the page tells", () => {
  it("is research with three tiles and three papers, two kinds of events, the hackathon, and the channel", async () => {
    const page = await at(1280);
    expect(await page.title()).toBe("Our projects – Wigglewave");
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
      "In the classroom",
      research.heading,
      events.heading,
      hackathon.heading,
      social.heading,
    ]);
    expect(await main.getByRole("heading", { level: 3 }).allTextContents()).toEqual([
      ...research.tiles.map(({ title }) => title),
      "Research papers",
      ...events.kinds.map(({ title }) => title),
      social.playlist.title,
    ]);
    const links = await main
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(links).toEqual([
      ...research.papers.map(({ title, url }) => [title, url]),
      [events.photos.label, events.photos.url],
      [hackathon.site.label, hackathon.site.url],
      ["Open the playlist on its own site", social.playlist.url],
      [social.channel.label, social.channel.url],
    ]);
    await page.context().close();
  });

  it("is all there without script: every picture, and the playlist as a link", async () => {
    const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/our-projects");
    expect(await page.locator(".classroom:visible figcaption").allTextContents()).toEqual(
      classrooms.map(({ caption }) => caption),
    );
    const main = page.getByRole("main");
    expect(await main.getByRole("button").count()).toBe(0);
    expect(await main.getByRole("link", { name: "Open the playlist" }).getAttribute("href")).toBe(
      social.playlist.url,
    );
    await context.close();
  });
});

describe("the playlist", () => {
  it("asks nothing of other sites before the button is pressed, and then only what the button said", async () => {
    const page = await at(1280);
    const asked = await playVideoSite(page);
    const others: string[] = [];
    page.on("request", (request) => {
      const { origin } = new URL(request.url());
      if (origin !== inject("siteUrl") && !request.url().startsWith("data:")) others.push(request.url());
    });
    await page.reload({ waitUntil: "networkidle" });
    await page.getByRole("heading", { name: social.heading }).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(others).toEqual([]);
    await loadButton(page).press("Enter");
    await page.frameLocator("iframe").locator("html").waitFor({ state: "attached" });
    expect({ asked, others }).toEqual({ asked: [social.playlist.url], others: [social.playlist.url] });
    await page.context().close();
  });

  it("is a frame with a name, in a box, and has the focus that its button had", async () => {
    const page = await at(1280);
    await playVideoSite(page);
    await loadButton(page).press("Enter");
    const frame = page.getByTitle(social.playlist.title);
    await frame.waitFor();
    expect(
      await frame.evaluate((element) => ({
        sandbox: element.getAttribute("sandbox"),
        referrerPolicy: element.getAttribute("referrerpolicy"),
        isFocused: element === document.activeElement,
      })),
    ).toEqual({
      sandbox: "allow-popups allow-presentation allow-same-origin allow-scripts",
      referrerPolicy: "strict-origin-when-cross-origin",
      isFocused: true,
    });
    await page.context().close();
  });

  it("loads the page again for its policy where a link has led here, and asks anew at the next visit", async () => {
    const page = await visit(browser, "/press");
    await playVideoSite(page);
    // As a link of ours does it: another address, the same document.
    await page.evaluate(() => history.pushState(null, "", "/our-projects"));
    await loadButton(page).waitFor();
    await Promise.all([page.waitForEvent("load"), loadButton(page).press("Enter")]);
    await page.getByTitle(social.playlist.title).waitFor();
    await page.reload();
    await whenLive(page);
    expect(await loadButton(page).isVisible()).toBe(true);
    await page.context().close();
  });
});
