import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { catalogue } from "../../games/catalogue.ts";
import { passTime, passTimeTo, settle } from "./support/screen.ts";
import { visit, visitGame, whenReady } from "./support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe("the list of games", () => {
  it("names every game with its sentence and its category, as links", async () => {
    const page = await visit(browser, "/game-zone");
    expect(await page.title()).toBe("Game Zone – Wigglewave");
    const listed = await page.evaluate(() =>
      [...document.querySelectorAll(".game-card")].map((card) => ({
        title: card.querySelector("a")?.textContent,
        description: card.querySelector("p")?.textContent,
        category: card.querySelector(".category")?.textContent?.toLowerCase().replaceAll(" ", "-"),
        path: card.querySelector("a")?.pathname,
      })),
    );
    expect(listed).toEqual(
      catalogue.map(({ title, description, category, slug }) => {
        return { title, description, category, path: `/game/${slug}` };
      }),
    );
    await page.context().close();
  });

  it("can be reached past the header by a skip link", async () => {
    const page = await visit(browser, "/game-zone");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to the main part");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Definition Detective");
    await page.context().close();
  });

  it("fetches a game as soon as its link is reached", async () => {
    const page = await visit(browser, "/game-zone");
    const asked = page.waitForRequest(/assets\/tone-sound-stage/);
    await page.getByRole("link", { name: "Addition Express" }).focus();
    expect(new URL((await asked).url()).origin).toBe(inject("siteUrl"));
    await page.context().close();
  });
});

describe("the page of a game", () => {
  it("has a title, tells when the game is ready, and starts at a press of Enter", async () => {
    const page = await visit(browser, "/game-zone");
    await page.getByRole("link", { name: "Addition Express" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("The game is ready. Press Enter to start.").waitFor();
    expect(await page.title()).toBe("Addition Express – Wigglewave");
    expect(await focused(page)).toBe("Start");
    await page.keyboard.press("Enter");
    await settle(page);
    expect((await page.evaluate(() => window.spoken)).map(({ text }) => text)[0]).toBe(
      "Who shall speak in the games?",
    );
    await page.context().close();
  });

  it("answers a press that comes too early, and starts at the next one", async () => {
    const page = await visit(browser, "/game-zone");
    // What nobody answers waits until nobody is asked any more.
    await page.route(/assets\/game-/, () => undefined);
    await page.getByRole("link", { name: "Addition Express" }).click();
    await page.getByRole("status").getByText("Getting the game ready").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("status").getByText("Almost ready.").waitFor();
    await page.unroute(/assets\/game-/);
    await whenReady(page);
    await page.keyboard.press("Enter");
    expect((await settle(page)).place).toBe("asking");
    await page.context().close();
  });

  it("is left by its link, in silence, for a list that has the focus", async () => {
    const page = await visitGame(browser, "/game/addition?level=1", { utteranceMilliseconds: 60_000 });
    await page.keyboard.press("Enter");
    await passTime(page, ({ captions }) => captions.includes("Who shall speak in the games?"));
    await page.clock.runFor(100);
    expect((await page.evaluate(() => window.spoken)).at(-1)?.end).toBe("speaking");
    await page.getByRole("link", { name: "Leave: all games" }).click();
    expect(await focused(page)).toBe("Game Zone");
    expect((await page.evaluate(() => window.spoken)).at(-1)?.end).toBe("cancelled");
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
    await page.getByRole("button", { name: "Play again" }).waitFor();
    expect(await focused(page)).toBe("Play again");
    await page.context().close();
  });

  it("says kindly that the game did not come through, and tries again", async () => {
    const page = await visit(browser, "/game-zone");
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

describe("an address that leads nowhere", () => {
  it.each(["/game/chess", "/nowhere"])("%s says so, and leads on", async (path) => {
    const page = await visit(browser, path);
    await page.getByRole("heading", { name: "Nothing is playing here" }).waitFor();
    expect(await page.title()).toBe("Nothing is playing here – Wigglewave");
    await page.getByRole("link", { name: "Go to the games" }).click();
    expect(await focused(page)).toBe("Game Zone");
    await page.context().close();
  });
});
