import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cards } from "../../games/cards.ts";
import { catalogue, findGame } from "../../games/catalogue.ts";
import { categories } from "../../web/categories.ts";
import { findings } from "./support/axe.ts";
import { passTime, passTimeTo, settle } from "./support/screen.ts";
import { visit, visitGame } from "./support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("the Game Zone", () => {
  it("names every game of a category with its sentence, as links", async () => {
    const page = await visit(browser, "/game-zone?page=1");
    expect(await page.title()).toBe("Game Zone – Wigglewave");
    const listed = [];
    for (const { name } of categories) {
      await page.getByRole("tab", { name }).click();
      const shown = await page.evaluate(() =>
        [...document.querySelectorAll("[role=tabpanel] .game-card")].map((card) => ({
          title: card.querySelector("a")?.textContent,
          description: card.querySelector("p")?.textContent,
          path: card.querySelector("a")?.pathname,
        })),
      );
      listed.push(...shown);
    }
    expect(listed).toEqual(
      cards.map(({ title, description, slug }) => ({ title, description, path: `/game/${slug}` })),
    );
    await page.context().close();
  });

  it("can be reached past the header by a skip link", async () => {
    const page = await visit(browser, "/game-zone");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to the main part");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("View All Categories");
    await page.context().close();
  });

  it("fetches a game as soon as its link is reached", async () => {
    const page = await visit(browser, "/game-zone?page=2");
    const asked = page.waitForRequest(/assets\/tone-sound-stage/);
    await page.getByRole("link", { name: "Addition Express" }).focus();
    expect(new URL((await asked).url()).origin).toBe(inject("siteUrl"));
    await page.context().close();
  });

  it("shows the category of the game that was left", async () => {
    const page = await visit(browser, "/game/addition");
    await page.getByRole("link", { name: "Leave: all games" }).click();
    await page.getByRole("tab", { name: "Math", selected: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/game-zone");
    await page.context().close();
  });
});

describe("the page of a game", () => {
  it("has a title, tells when the game is ready, and starts at a press of Enter", async () => {
    const page = await visit(browser, "/game-zone?page=2");
    await page.getByRole("link", { name: "Addition Express" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("The game is ready. Press Enter to start.").waitFor();
    expect(await page.title()).toBe("Addition Express – Wigglewave");
    expect(await focused(page)).toBe("Start");
    await page.keyboard.press("Enter");
    await settle(page);
    expect((await page.evaluate(() => window.spoken)).map(({ text }) => text)[0]).toBe(
      "Who should talk in the games?",
    );
    await page.context().close();
  });

  it("answers a press that comes too early, and keeps it until the game is there", async () => {
    const page = await visit(browser, "/game-zone?page=2");
    // What nobody answers waits until nobody is asked any more.
    await page.route(/assets\/game-/, () => undefined);
    await page.getByRole("link", { name: "Addition Express" }).click();
    await page.getByRole("status").getByText("Getting the game ready").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Almost ready.").waitFor();
    await page.unroute(/assets\/game-/);
    await page.getByRole("application").waitFor();
    expect((await settle(page)).place).toBe("asking");
    await page.context().close();
  });

  it("is left by its link, in silence, for a list that has the focus", async () => {
    const page = await visitGame(browser, "/game/addition?level=1", { utteranceMilliseconds: 60_000 });
    await page.keyboard.press("Enter");
    await passTime(page, ({ captions }) => captions.includes("Who should talk in the games?"));
    await page.clock.runFor(100);
    expect((await page.evaluate(() => window.spoken)).at(-1)?.end).toBe("speaking");
    await page.getByRole("link", { name: "Leave: all games" }).click();
    await page.getByRole("heading", { name: "Game Zone" }).waitFor();
    expect(await focused(page)).toBe("Game Zone");
    expect((await page.evaluate(() => window.spoken)).at(-1)?.end).toBe("cancelled");
    await page.context().close();
  });

  it("tells grown-ups what the game trains and what it does not", async () => {
    const page = await visitGame(browser, "/game/socialSense");
    const last = page.getByText("This is practice for talking, not therapy");
    expect(await last.isVisible()).toBe(false);
    await page.getByText("For grown-ups").click();
    await last.waitFor();
    await page.getByText("What it trains: Read tone of voice").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it("offers to play again, to who stopped playing", async () => {
    const page = await visitGame(browser, "/game/addition?seed=1&level=1");
    await page.keyboard.press("Enter");
    await settle(page);
    await page.keyboard.press("ArrowLeft");
    await passTimeTo(page, "playing");
    await page.keyboard.press("p");
    await passTimeTo(page, "paused");
    await page.getByRole("button", { name: "Stop playing" }).click();
    await page.getByRole("button", { name: "Stop here" }).click();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("button", { name: "Play again" }).waitFor();
    expect(await focused(page)).toBe("Play again");
    await page.context().close();
  });

  it("says kindly that the game did not come through, and tries again", async () => {
    const page = await visit(browser, "/game-zone?page=4");
    await page.waitForLoadState("networkidle");
    await page.route(/assets\/.*\.js/, (route) => route.abort());
    await page.getByRole("link", { name: "Grocery Grab" }).click();
    await page.getByRole("alert").getByText("The game did not come through.").waitFor();
    expect(await focused(page)).toBe("Try again");
    await page.unroute(/assets\/.*\.js/);
    await page.keyboard.press("Enter");
    await page.getByText("The game is ready").waitFor();
    expect(await focused(page)).toBe("Start");
    await page.context().close();
  });
});

/** One of them, whichever play by now. */
function stillBeingMade(category: string) {
  const found = cards.find((card) => card.category === category && findGame(card.slug) === undefined);
  return found ?? expect.fail(`all games of ${category} play: take another category`);
}

describe("a game that cannot be played yet", () => {
  it("says so, aloud when asked and as fast as games speak, and offers one of its category that can", async () => {
    const coming = stillBeingMade("science");
    const other = catalogue.find(({ category }) => category === coming.category);
    const page = await visit(browser, `/game/${coming.slug}`, {
      before: () => localStorage.setItem("game-progress", '{"schema":1,"settings":{"rate":8},"games":{}}'),
    });
    const news = `${coming.title} is still being made. What it will be: ${coming.description}`;
    await page.getByText(news).waitFor();
    await page.getByRole("button", { name: "Hear this page" }).click();
    const offer = `Until then, try ${other?.title}. ${other?.description}`;
    const said = () => page.evaluate(() => window.spoken);
    await expect
      .poll(async () => (await said()).map(({ text }) => text))
      // A voice pauses at a comma; what it makes of a colon is its own affair.
      .toEqual([`${news.replaceAll(":", ",")} ${offer}`]);
    expect(new Set((await said()).map(({ rate }) => rate))).toEqual(new Set([2.5]));
    await page.getByRole("link", { name: `Play ${other?.title}` }).click();
    await page.getByText("The game is ready").waitFor();
    await page.context().close();
  });
});

describe("an address that leads nowhere", () => {
  it.each(["/game/chess", "/nowhere"])("%s says so, and leads on", async (path) => {
    const page = await visit(browser, path);
    await page.getByRole("heading", { name: "Oops! Page doesn't exist!" }).waitFor();
    expect(await page.title()).toBe("Page not found – Wigglewave");
    await page.getByRole("link", { name: "Return to Game Zone" }).click();
    await page.getByRole("heading", { name: "What do you want to play?" }).waitFor();
    expect(await focused(page)).toBe("What do you want to play?");
    await page.context().close();
  });
});
