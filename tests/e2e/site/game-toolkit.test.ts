import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import content from "../../../assets/content/toolkit-page.json";
import toolkitContent from "../../../assets/content/toolkits.json";
import type { Toolkit } from "../../../web/content/types.ts";
import { guidesFirst } from "../../../web/pages/game-toolkit/search-toolkits.ts";
import { ageInWords } from "../../../web/pages/game-toolkit/toolkit-age.ts";
import { visit, type VisitOptions } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const open = (options?: VisitOptions) => visit(browser, "/game-toolkit", options);
const at = (width: number) => open({ viewport: { width, height: 900 } });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search all toolkits" });
const countLine = (page: Page) => page.locator("#database").getByRole("status").textContent();
const hints = (page: Page) => page.getByText("Search to find your game", { exact: true }).count();

/** The names on the cards of a list: 0 is the gallery, 1 the database. */
function names(page: Page, list: number): Promise<string[]> {
  return page
    .locator(".toolkit-list")
    .nth(list)
    .locator("h3")
    .evaluateAll((headings) => headings.map((heading) => heading.firstChild?.firstChild?.textContent ?? ""));
}

const toolkits = guidesFirst(toolkitContent as readonly Toolkit[]);
const everyName = toolkits.map(({ name }) => name);
const firstEight = everyName.slice(0, 8);
const [withGuide, withoutGuide] = [toolkits[0], toolkits.find(({ pdfUrl }) => pdfUrl === null)];

describe("the top of the page", () => {
  it("has its figures, its three steps and its calls", async () => {
    const page = await at(1280);
    expect(await page.title()).toBe("Game Toolkits – Wigglewave");
    expect(await page.locator(".hero .stats li").allTextContents()).toEqual([
      "136+ countries",
      "100+ toolkits",
    ]);
    expect(await page.locator("ol.numbered h3").allTextContents()).toEqual([
      "Test the game",
      "Build the toolkit",
      "Share globally",
    ]);
    const ways = await page
      .locator(".call a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(ways).toEqual(["/game-toolkit#database", "/accessibility-studio"]);
    await page.getByRole("link", { name: "Go to the Accessibility Studio" }).click();
    await page.getByRole("heading", { level: 1, name: "Free accessibility testing" }).waitFor();
    await page.context().close();
  });

  it("shows five logos twice, and tells of them once", async () => {
    const page = await at(1280);
    const logos = content.partners.logos.map(({ name }) => name);
    const shown = await page.locator(".partner-strip .logo").allTextContents();
    expect(shown).toEqual([...logos, ...logos]);
    const told = await page.locator(".partner-strip").getByRole("link").all();
    expect(await Promise.all(told.map((link) => link.getAttribute("href")))).toEqual(
      content.partners.logos.map(({ url }) => url),
    );
    await page.context().close();
  });

  it("lets the logos pass until they are paused, and shows the one that has the focus", async () => {
    const page = await at(320);
    const track = page.locator(".partner-track");
    const playState = () => track.evaluate((element) => getComputedStyle(element).animationPlayState);
    expect(await playState()).toBe("running");
    await page.getByRole("button", { name: "Pause the logos" }).click();
    expect(await playState()).toBe("paused");
    await page.getByRole("button", { name: "Let the logos move" }).click();
    const last = page.getByRole("link", { name: "Sample Partner Five" });
    await last.focus();
    const box = await last.boundingBox();
    expect(box !== null && box.x >= 0 && box.x + box.width <= 320).toBe(true);
    await page.context().close();
  });

  it("moves no logo where less motion is wanted", async () => {
    const page = await open({ reducedMotion: "reduce" });
    const track = page.locator(".partner-track");
    expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
    expect(await page.locator(".partner-strip .logo:visible").count()).toBe(5);
    await page.context().close();
  });

  it.each([320, 768, 1280])(
    "has all logos in view at %i pixels without script, each once, and by keyboard",
    async (width) => {
      const page = await browser.newPage({
        baseURL: inject("siteUrl"),
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
      });
      await page.goto("/game-toolkit");
      const logos = page.locator(".partner-strip .logo:visible");
      expect(await logos.allTextContents()).toEqual(content.partners.logos.map(({ name }) => name));
      const outside = await logos.evaluateAll(
        (all, edge) =>
          all.filter((logo) => {
            const { left, right } = logo.getBoundingClientRect();
            return left < 0 || right > edge;
          }).length,
        width,
      );
      expect(outside).toBe(0);
      expect(await page.getByRole("button", { name: "Pause the logos" }).count()).toBe(0);
      await page.getByRole("link", { name: "Find your game" }).focus();
      for (const { name } of content.partners.logos) {
        await page.keyboard.press("Tab");
        expect(await page.getByRole("link", { name, exact: true }).and(page.locator(":focus")).count()).toBe(
          1,
        );
      }
      await page.close();
    },
  );

  it("shows the first eight toolkits, and all of the database by View All", async () => {
    const page = await at(1280);
    expect(await names(page, 0)).toEqual(firstEight);
    await page.getByRole("link", { name: "View All" }).click();
    expect(new URL(page.url()).hash).toBe("#database");
    await page.getByRole("heading", { name: "Database" }).waitFor();
    expect(
      await page.locator("#database").evaluate((section) => section.getBoundingClientRect().top),
    ).toBeLessThan(900);
    expect(await names(page, 1)).toEqual(everyName);
    expect(await countLine(page)).toBe("100 toolkits displayed out of our 100+ games!");
    expect(await hints(page)).toBe(0);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("search");
    await page.context().close();
  });

  it("shows the first eight again, with the hint, when a search after View All is cleared", async () => {
    const page = await at(1280);
    await page.getByRole("link", { name: "View All" }).click();
    await searchBox(page).fill("forza");
    await searchBox(page).fill("");
    expect(await names(page, 1)).toEqual(firstEight);
    expect(await countLine(page)).toBe("8 toolkits displayed out of our 100+ games!");
    expect(await hints(page)).toBe(1);
    await page.context().close();
  });

  it("shows all by View All also to who has searched, and empties the box", async () => {
    const page = await at(1280);
    await searchBox(page).fill("forza");
    await page.getByRole("link", { name: "View All" }).click();
    expect(await names(page, 1)).toEqual(everyName);
    expect(await searchBox(page).inputValue()).toBe("");
    await page.context().close();
  });
});

describe("the database", () => {
  it("shows eight and a hint before anybody searches", async () => {
    const page = await at(1280);
    expect(await searchBox(page).getAttribute("placeholder")).toBe(
      "Search by game name, description or category",
    );
    expect(await hints(page)).toBe(1);
    expect(await names(page, 1)).toEqual(firstEight);
    expect(await countLine(page)).toBe("8 toolkits displayed out of our 100+ games!");
    await page.context().close();
  });

  it("finds by name, description and category, counts, and shows eight again when the box is empty", async () => {
    const page = await at(1280);
    const holds = (words: string) =>
      toolkits
        .filter(({ name, description, category, platform }) =>
          [name, description, category, platform].some((text) =>
            text.toLowerCase().includes(words.toLowerCase()),
          ),
        )
        .map(({ name }) => name);
    for (const words of ["FORZA", "screen reader option", "battle royale", "no game says this"]) {
      await searchBox(page).fill(words);
      expect(await names(page, 1)).toEqual(holds(words));
      expect(await countLine(page)).toBe(`${holds(words).length} toolkits displayed out of our 100+ games!`);
      expect(await hints(page)).toBe(0);
    }
    await page.getByText("No toolkit has these words.").waitFor();
    await searchBox(page).fill("");
    expect(await names(page, 1)).toEqual(firstEight);
    await page.context().close();
  });

  it("tells of each game its platform, category, description and guide", async () => {
    const page = await at(1280);
    await searchBox(page).fill(withoutGuide?.name ?? "");
    const card = page.locator("#database .toolkit-card").first();
    expect(await card.locator(".toolkit-kind li").allTextContents()).toEqual([
      withoutGuide?.platform,
      withoutGuide?.category,
      withoutGuide === undefined ? "" : ageInWords(withoutGuide.age),
    ]);
    expect(await card.locator(".toolkit-description").textContent()).toBe(withoutGuide?.description);
    expect(await card.locator(".toolkit-guide").textContent()).toBe("Guide coming soon");
    await page.context().close();
  });

  it("narrows by age, device and guide, counts, and shows all again by View All", async () => {
    const page = await at(1280);
    const count = (isMeant: (toolkit: Toolkit) => boolean) =>
      `${toolkits.filter(isMeant).length} toolkits displayed out of our 100+ games!`;
    await page.getByLabel("On what device?").selectOption("Switch");
    expect(await countLine(page)).toBe(count(({ platform }) => platform === "Switch"));
    expect(await hints(page)).toBe(0);
    await page.getByLabel("How old is the youngest player?").selectOption("6 to 9 years");
    const isYoung = ({ age, platform }: Toolkit) => platform === "Switch" && age.from === 6;
    expect(await countLine(page)).toBe(count(isYoung));
    await page.getByLabel("Only games with a guide").check();
    expect(await countLine(page)).toBe(count((one) => isYoung(one) && one.pdfUrl !== null));
    await page.getByRole("link", { name: "View All" }).click();
    expect(await names(page, 1)).toEqual(everyName);
    expect(await page.getByLabel("On what device?").inputValue()).toBe("");
    await page.context().close();
  });

  it("says of a guide that nobody has tried it", async () => {
    const page = await at(1280);
    expect(await page.locator("#database .toolkit-checked").first().textContent()).toBe("Not yet tried");
    await page.context().close();
  });

  it("has all games for who has no scripts", async () => {
    const page = await browser.newPage({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
    await page.goto("/game-toolkit");
    const listed = await page.locator(".toolkit-plain strong").allTextContents();
    expect(listed).toEqual(toolkits.map(({ name, pdfUrl }) => (pdfUrl === null ? name : `${name} (PDF)`)));
    const gallery = page.locator(".toolkit-list").first().locator(".toolkit-card");
    const cards = await gallery.evaluateAll((all) =>
      all.map((card) => [
        card.querySelector<HTMLElement>("h3")?.innerText.replace("(PDF, opens in a new tab)", "").trim(),
        card.querySelector("a")?.getAttribute("href") ?? null,
      ]),
    );
    expect(cards).toEqual(toolkits.slice(0, 8).map(({ name, pdfUrl }) => [name, pdfUrl]));
    await page.close();
  });
});

describe("a press on a game", () => {
  it("opens its guide in a new tab", async () => {
    const page = await at(1280);
    await page.context().route("**/*.pdf", (route) => route.fulfill({ body: "A guide" }));
    const opened = page.context().waitForEvent("page");
    await page.locator("#database .toolkit-card").first().click();
    expect(new URL((await opened).url()).pathname).toBe(withGuide?.pdfUrl);
    expect(new URL(page.url()).pathname).toBe("/game-toolkit");
    await page.context().close();
  });

  it("that has no guide yet is told so, until Enter or Escape", async () => {
    const page = await at(768);
    await searchBox(page).fill(withoutGuide?.name ?? "");
    const name = `${withoutGuide?.name} (guide coming soon)`;
    const news = `PDF not available for ${withoutGuide?.name} yet. Coming soon!`;
    const alert = page.getByRole("alertdialog", { name: news });
    for (const key of ["Enter", "Escape"]) {
      await page.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      await alert.waitFor();
      expect(await focused(page)).toBe("OK");
      await page.keyboard.press(key);
      await alert.waitFor({ state: "hidden" });
      expect(await focused(page)).toBe(name);
    }
    await page.context().close();
  });
});
