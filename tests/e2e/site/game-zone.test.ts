import { chromium, type Browser, type Locator, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cards } from "../../../games/cards.ts";
import { catalogue, findGame } from "../../../games/catalogue.ts";
import { facts } from "../../../scripts/site/game-facts.ts";
import { cardsOf, categories } from "../../../web/categories.ts";
import type { GameFacts } from "../../../web/game-facts.ts";
import { aPlay, aVerdict } from "../../fakes/verdicts.ts";
import { isTooWide } from "../support/appearance.ts";
import { findings } from "../support/axe.ts";
import { settle } from "../support/screen.ts";
import { visit, whenLive, whenReady } from "../support/visit.ts";
import { focusedText } from "./support/reading.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const TABS = ["Language", "Math", "Science", "Life Skills", "Independence Skills", "My Progress"];
const COUNTS = [8, 8, 10, 14, 12];
const OOPS =
  "Oops! No matching games. Please check your URL, or explore any of our available categories above!";

const pathOf = (page: Page): string => page.url().replace(inject("siteUrl"), "");
const selected = (page: Page) => page.getByRole("tab", { selected: true }).allTextContents();
const listed = (page: Page) => page.locator("[role=tabpanel] .game-card").count();
const slugs = (page: Page, list: string) =>
  page
    .locator(list)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.replace("/game/", "")));

/** Presses what is seen there, whatever lies over it. */
async function pressOn(page: Page, seen: Locator): Promise<void> {
  await seen.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await seen.boundingBox()) ?? expect.fail("it is not to be seen");
  await page.mouse.click(x + width / 2, y + height / 2);
}

describe("the landing page", () => {
  it("has the five categories with their counts, each a link to its page of the Game Zone", async () => {
    const page = await visit(browser, "/game-zone-landing-page");
    const found = await page.locator(".category-card").evaluateAll((all) =>
      all.map((card) => ({
        name: card.querySelector("h2")?.textContent,
        count: card.querySelector(".count")?.textContent,
        href: card.querySelector("a")?.getAttribute("href"),
      })),
    );
    expect(found).toEqual(
      COUNTS.map((count, index) => ({
        name: TABS[index],
        count: `${count} games`,
        href: `/game-zone?page=${index + 1}`,
      })),
    );
    await page.getByRole("link", { name: "Life Skills" }).click();
    await page.locator("h1:focus").waitFor();
    expect(pathOf(page)).toBe("/game-zone?page=4");
    expect([await selected(page), await listed(page)]).toEqual([["Life Skills"], 14]);
    await page.context().close();
  });

  it("takes a press anywhere on a card", async () => {
    const page = await visit(browser, "/game-zone-landing-page", { viewport: { width: 320, height: 800 } });
    await pressOn(page, page.locator(".category-card .game-picture").nth(1));
    await page.locator("h1:focus").waitFor();
    expect(pathOf(page)).toBe("/game-zone?page=2");
    await page.context().close();
  });
});

describe("the Game Zone", () => {
  it.each(COUNTS.map((count, index) => [index + 1, TABS[index], count] as const))(
    "on page %i shows %s with %i games, in its list and in its menu",
    async (number, name, count) => {
      const page = await visit(browser, `/game-zone?page=${number}`);
      expect(await page.getByRole("tab").allTextContents()).toEqual(TABS);
      expect(await selected(page)).toEqual([name]);
      await page.getByRole("button", { name: "Game Menu" }).press("Enter");
      const category = categories[number - 1];
      const expected = category === undefined ? [] : cardsOf(category.id).map(({ slug }) => slug);
      expect(await slugs(page, ".game-list")).toEqual(expected);
      expect(await slugs(page, ".disclosure-panel:visible")).toEqual(expected);
      expect(expected).toHaveLength(count);
      await page.context().close();
    },
  );

  it("on page 6 says that My Progress is still to come", async () => {
    const page = await visit(browser, "/game-zone?page=6");
    expect(await selected(page)).toEqual(["My Progress"]);
    expect(await page.getByRole("tabpanel").innerText()).toBe("Work in progress, Coming Soon!");
    await page.context().close();
  });

  it("on page 6 tells who has played what was learned, what to play next, and grown-ups the figures", async () => {
    const verdicts = Array.from({ length: 20 }, (_, turn) =>
      aVerdict({ id: `mp2x3k4z-5-${turn.toString(36)}`, order: turn + 1, item: `${turn % 5}+7` }),
    );
    const save = {
      schema: 2,
      games: { addition: { finished: { first: 1 }, keepsakes: ["yard-whistle"] } },
      log: { forgotten: 0, verdicts, plays: [aPlay()] },
    };
    const page = await visit(browser, "/game-zone?page=6", {
      before: `localStorage.setItem("game-progress", ${JSON.stringify(JSON.stringify(save))})`,
    });
    const panel = page.getByRole("tabpanel");
    await panel.getByText("Make ten: You know it well.").waitFor();
    expect(await panel.getByRole("heading").allTextContents()).toEqual([
      "What to play next",
      "What you have learned",
      "Addition Express",
      "What you have played",
      "Addition Express",
    ]);
    await panel.getByText("For grown-ups: the figures").press("Enter");
    expect(await panel.getByRole("row").nth(1).innerText()).toMatch(/^Make ten\sAddition Express\s.*\s20\s/);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      panel.getByRole("button", { name: "Save as a table (CSV)" }).press("Enter"),
    ]);
    expect(file.suggestedFilename()).toBe("my-progress.csv");
    expect(await panel.getByRole("caption").allTextContents()).toEqual([
      "Skills and figures",
      "Time on task",
      "Why the last turns were asked",
    ]);
    for (const width of [320, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await isTooWide(page), await findings(page)]).toEqual([width, false, []]);
    }
    await panel.getByRole("button", { name: "Hear my keepsake from Addition Express" }).press("Enter");
    await panel.getByText("The yard whistle.").waitFor();
    await panel.getByRole("button", { name: "Forget what I have played" }).press("Enter");
    await page.getByRole("button", { name: "Forget it for good" }).press("Enter");
    await page.getByText("Work in progress, Coming Soon!").waitFor();
    await page.context().close();
  });

  it.each(["0", "7", "-1", "1.5", "math", ""])("on page '%s' says that there is none", async (number) => {
    const page = await visit(browser, `/game-zone?page=${number}`);
    await page.getByText(OOPS).waitFor();
    expect([await selected(page), await listed(page)]).toEqual([[], 0]);
    await page.context().close();
  });

  it("without a page shows what was remembered, once, and Language otherwise", async () => {
    const page = await visit(browser, "/game-zone");
    const seen = [];
    for (const category of [null, "language", "math", "science", "life-skills", "independence-skills", "x"]) {
      await page.evaluate((value) => {
        if (value !== null) sessionStorage.setItem("wigglewave.category", value);
      }, category);
      await page.goto("/game-zone");
      await whenLive(page);
      seen.push([await selected(page), await page.evaluate(() => sessionStorage.length)].flat());
    }
    expect(seen).toEqual([
      ["Language", 0],
      ["Language", 0],
      ["Math", 0],
      ["Science", 0],
      ["Life Skills", 0],
      ["Independence Skills", 0],
      ["Language", 0],
    ]);
    await page.context().close();
  });

  it("by its tabs changes the category, forgets the query and closes the menu", async () => {
    const page = await visit(browser, "/game-zone?page=3");
    await page.getByRole("button", { name: "Game Menu" }).press("Enter");
    const menus = () => page.locator(".zone-page .disclosure-panel:visible").count();
    expect(await menus()).toBe(1);
    await page.getByRole("tab", { name: "Math" }).click();
    await page.waitForURL("/game-zone");
    expect([await selected(page), await listed(page), await menus()]).toEqual([["Math"], 8, 0]);
    await page.context().close();
  });

  it("has tabs for which arrows, Home and End are enough", async () => {
    const page = await visit(browser, "/game-zone?page=1");
    await page.getByRole("tab", { name: "Language" }).focus();
    const seen = [];
    for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowRight", "End", "Home"]) {
      await page.keyboard.press(key);
      seen.push([await focusedText(page), ...(await selected(page))]);
    }
    expect(seen).toEqual(
      ["Math", "Language", "My Progress", "Language", "My Progress", "Language"].map((name) => [name, name]),
    );
    await page.context().close();
  });

  it("has a menu that toggles, and closes when the focus leaves it", async () => {
    const page = await visit(browser, "/game-zone?page=1");
    const button = page.getByRole("button", { name: "Game Menu" });
    const isOpen = () => button.getAttribute("aria-expanded");
    const seen = [await isOpen()];
    await button.press("Enter");
    seen.push(await isOpen());
    await button.press("Enter");
    seen.push(await isOpen());
    await button.press("Enter");
    await page.keyboard.press("Tab");
    seen.push(await isOpen());
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    seen.push(await isOpen());
    expect(seen).toEqual(["false", "true", "false", "true", "false"]);
    await page.context().close();
  });

  it("leads back to all categories, and on to the game whose card is pressed", async () => {
    const page = await visit(browser, "/game-zone?page=2", { viewport: { width: 320, height: 800 } });
    await pressOn(
      page,
      page.locator("[role=tabpanel] .game-card", { hasText: "Addition Express" }).locator("p").first(),
    );
    await page.getByRole("button", { name: "Start" }).waitFor();
    const seen = [pathOf(page)];
    for (const name of ["Leave: all games", "View All Categories"]) {
      await page.getByRole("link", { name }).click();
      await page.locator("h1:focus").waitFor();
      seen.push(pathOf(page));
    }
    expect(seen).toEqual(["/game/addition", "/game-zone", "/game-zone-landing-page"]);
    await page.context().close();
  });
});

describe("the games", () => {
  it("are 52, each at its address with its title, told apart by whether they can be played yet", async () => {
    const page = await visit(browser, "/game-zone");
    const pages = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(async (path) => {
            const answer = await fetch(path);
            const file = new DOMParser().parseFromString(await answer.text(), "text/html");
            return {
              path,
              status: answer.status,
              heading: file.querySelector("h1")?.textContent,
              isStillBeingMade: file.querySelector("main")?.textContent.includes("is still being made"),
            };
          }),
        ),
      cards.map(({ slug }) => `/game/${slug}`),
    );
    expect(pages).toEqual(
      cards.map(({ slug, title }) => ({
        path: `/game/${slug}`,
        status: 200,
        heading: title,
        isStillBeingMade: findGame(slug) === undefined,
      })),
    );
    expect(pages).toHaveLength(52);
    await page.context().close();
  });

  it("still find who comes by an old spelling", async () => {
    const answer = await fetch(`${inject("siteUrl")}/game/DivisionDuel`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, "/game/divisionDuel"]);
  });

  it("are three choices away from the home page, by Tab and Enter alone", async () => {
    const page = await visit(browser, "/");
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe("Skip to the main part");
    await page.keyboard.press("Enter");
    let tabs = 0;
    const choose = async (name: string): Promise<void> => {
      while ((await focusedText(page)) !== name) {
        if (tabs > 20) expect.fail(`${name} does not come`);
        tabs += 1;
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
      // The next page has given the focus to its heading.
      await page.locator("h1:focus").waitFor();
    };
    await choose("Play our games");
    await choose("Language");
    for (; (await focusedText(page)) !== "Definition Detective"; tabs += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await whenReady(page);
    expect([new URL(page.url()).pathname, await focusedText(page), tabs]).toEqual([
      "/game/definitionDetective",
      "Start",
      7,
    ]);
    await page.context().close();
  });
});

describe("what plays", () => {
  it("comes first, is told with what this device has kept, and is found by words, age, time, skill and hands", async () => {
    const save = {
      schema: 1,
      settings: {},
      games: { addition: { finished: { a: 1, b: 0.8 }, keepsakes: ["horn"], sitting: { level: "a" } } },
    };
    const page = await visit(browser, "/game-zone", {
      before: `localStorage.setItem("game-progress", ${JSON.stringify(JSON.stringify(save))})`,
    });
    const found = () => slugs(page, ".play-now");
    expect(await found()).toEqual(catalogue.map(({ slug }) => slug));
    expect(await page.locator(".play-now .kept").allTextContents()).toEqual([
      `2 of ${facts["addition"]?.levels} levels finished, 1 keepsake. Your last game is waiting.`,
    ]);
    await page.getByText("Find a game").click();
    await page.getByLabel("Search these games").fill("sounds like nothing");
    await page.getByRole("status").getByText(`0 of ${catalogue.length} games found.`).waitFor();
    await page.getByLabel("Search these games").fill("express");
    expect(await found()).toEqual(["addition"]);
    await page.getByLabel("For what age?").selectOption("14");
    expect(await found()).toEqual([]);
    await page.getByLabel("For what age?").selectOption("");
    await page.getByLabel("Search these games").fill("");
    const choices: readonly (readonly [
      label: string,
      option: string,
      fits: (known: GameFacts) => boolean,
    ])[] = [
      ["How much time do you have?", "5 minutes, with a short game", ({ minutes }) => minutes.short <= 5],
      ["How much time do you have?", "8 minutes, with a full game", ({ minutes }) => minutes.full <= 8],
      ["Which skill?", "Place value", ({ skills }) => skills.includes("Place value")],
      ["What do the hands do?", "Step a number up and down", ({ mechanic }) => mechanic === "dial"],
    ];
    for (const [label, option, fits] of choices) {
      await page.getByLabel(label).selectOption(option);
      const fitting = catalogue.filter(({ slug }) => {
        const known = facts[slug];
        return known !== undefined && fits(known);
      });
      const said = `${fitting.length} of ${catalogue.length} games found.`;
      await page.getByRole("status").getByText(said).waitFor();
      expect(await found()).toEqual(fitting.map(({ slug }) => slug));
      await page.getByLabel(label).selectOption("");
    }
    // All together.
    await page.getByLabel("For what age?").selectOption("7");
    await page.getByLabel("How much time do you have?").selectOption("5 minutes, with a short game");
    await page.getByLabel("Which skill?").selectOption("Place value");
    await page.getByLabel("What do the hands do?").selectOption("Step a number up and down");
    await page.getByLabel("Search these games").fill("express");
    await page.getByRole("status").getByText(`1 of ${catalogue.length} games found.`).waitFor();
    expect(await found()).toEqual(["addition"]);
    expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Surprise me" }).click();
    await page.getByRole("button", { name: "Start" }).waitFor();
    expect(pathOf(page)).toBe("/game/addition");

    // And the games' own page tells what there is before one plays.
    await page.getByRole("heading", { name: "Ways to play" }).waitFor();
    expect(await page.getByText("Page Down reads on").isVisible()).toBe(true);
    await page.getByRole("checkbox", { name: /^I read braille/ }).check();
    expect(await page.evaluate(() => localStorage.getItem("game-screen"))).toContain('"braille":true');
    await page.getByRole("heading", { name: "How it sounds" }).waitFor();
    expect(await findings(page)).toEqual([]);

    await page.goto("/game-zone?page=6");
    await whenLive(page);
    await page.getByRole("progressbar", { name: "Addition Express: levels finished" }).waitFor();
    expect(await page.getByText("Work in progress").count()).toBe(0);
    await page.context().close();
  });

  it("is told to teachers whole: skill, standards, set-up, and links that open a level", async () => {
    const page = await visit(browser, "/for-teachers");
    expect(await page.locator(".lesson-game h4").allTextContents()).toEqual(
      catalogue.map(({ title }) => title),
    );
    expect(await page.locator(".lesson-plan").count()).toBe(Math.min(3, catalogue.length));
    for (const { objective } of Object.values(facts))
      expect(await page.getByText(objective, { exact: true }).count()).toBeGreaterThan(0);
    await page.getByRole("heading", { name: "Braille display" }).waitFor();
    const level = page.locator('.lesson-game a[href="/game/addition?level=2"]');
    const name = await level.textContent();
    await level.click();
    await whenReady(page);
    await page.keyboard.press("Enter");
    await settle(page);
    await page.keyboard.press("ArrowLeft");
    await settle(page);
    expect(await page.locator(".level-name").textContent()).toBe(name);
    await page.context().close();
  });
});
