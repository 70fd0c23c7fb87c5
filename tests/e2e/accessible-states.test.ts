import { chromium, type Browser, type Page, type Route } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chooseTheme } from "./support/appearance.ts";
import { findings, findingsNow, findingsOfColors } from "./support/axe.ts";
import { isWaiting, passTime, passTimeTo, readScreen, settle } from "./support/screen.ts";
import { holdTime, visit, visitGame } from "./support/visit.ts";

const GAME = "/game/laundryLegend?seed=7&level=1";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

async function begin(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await settle(page);
}

async function answerVoice(page: Page): Promise<void> {
  await begin(page);
  await page.keyboard.press("ArrowLeft");
}

describe("every state has no finding", () => {
  const states: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ["asking", begin],
    [
      "telling",
      async (page) => {
        await begin(page);
        await page.keyboard.press("ArrowRight");
        await passTimeTo(page, "telling");
      },
    ],
    [
      "feedback",
      async (page) => {
        await answerVoice(page);
        await passTimeTo(page, "playing");
        await page.evaluate(() => {
          window.isSpeechHeld = true;
        });
        // Whatever lies in the basket, it is empty after a few presses, and what became of it is told.
        for (let tries = 0; (await readScreen(page)).place !== "feedback" && tries < 20; tries++) {
          await page.keyboard.press(tries % 2 === 0 ? "ArrowLeft" : "ArrowRight");
          await page.clock.runFor(100);
        }
        expect((await readScreen(page)).place).toBe("feedback");
      },
    ],
    [
      "listening",
      async (page) => {
        await answerVoice(page);
        await passTimeTo(page, "playing");
        await page.keyboard.press("v");
        await passTime(page, ({ status }) => status.startsWith("Listening"));
      },
    ],
    [
      "stopped",
      async (page) => {
        await answerVoice(page);
        await passTimeTo(page, "playing");
        await page.keyboard.press("p");
        await page.getByRole("button", { name: "Stop playing" }).click();
        await page.getByRole("button", { name: "Stop here" }).click();
        await page.getByRole("button", { name: "Leave" }).click();
        await page.getByRole("button", { name: "Play again" }).waitFor();
      },
    ],
  ];
  it.each(states)("%s", async (_name, go) => {
    const page = await visitGame(browser, GAME);
    await go(page);
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it("choosing a level", async () => {
    const page = await visitGame(browser, "/game/laundryLegend?seed=7");
    await answerVoice(page);
    await passTimeTo(page, "choosing");
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it("one switch and what it offers, the lists, the sounds and their quiz, settings, and the goodbye, in each theme", async () => {
    const page = await visitGame(browser, GAME, {
      before: () =>
        localStorage.setItem("game-screen", JSON.stringify({ scanning: { isOn: true, key: "x" } })),
    });
    const found: string[] = [];
    const check = async (state: string): Promise<void> => {
      await page.clock.resume();
      found.push(...(await findingsNow(page)).map((finding) => `${state}: ${finding}`));
      for (const theme of ["dark", "contrast"] as const) {
        await chooseTheme(page, theme);
        found.push(...(await findingsOfColors(page)).map((finding) => `${state}, ${theme}: ${finding}`));
      }
      await chooseTheme(page, "auto");
      await holdTime(page);
    };
    const choose = async (name: string): Promise<void> => {
      await page.getByRole("button", { name, exact: true }).click();
      await passTime(page, isWaiting);
    };
    await answerVoice(page);
    await passTimeTo(page, "playing");
    const offered = page.locator("[data-place]:focus");
    for (let tries = 0; (await offered.count()) === 0 && tries < 60; tries++) await page.clock.runFor(100);
    expect(await offered.count()).toBe(1);
    await check("scanning");
    await page.evaluate(() => localStorage.removeItem("game-screen"));
    await page.keyboard.press("p");
    await passTimeTo(page, "paused");
    await check("the menu");
    await choose("Learn the sounds");
    await check("the sounds");
    await choose("A quiz");
    await page.getByRole("button", { name: "Hear it" }).waitFor();
    await check("the quiz");
    await page.keyboard.press("p");
    await passTimeTo(page, "playing");
    await page.getByText("Settings").click();
    await page.getByText("Your own keys").waitFor();
    await page.getByRole("button", { name: /^Left: none/ }).click();
    await check("settings");
    await page.getByRole("application").focus();
    await page.keyboard.press("p");
    await passTimeTo(page, "paused");
    await choose("Stop playing");
    await check("stopping");
    await page.evaluate(() => {
      window.isSpeechHeld = true;
    });
    await page.getByRole("button", { name: "Stop here" }).click();
    await page.getByRole("button", { name: "Leave" }).waitFor();
    await check("the goodbye");
    expect(found).toEqual([]);
    await page.context().close();
  });

  it("a number to be said", async () => {
    const page = await visitGame(browser, "/game/addition?seed=7&level=1");
    await answerVoice(page);
    await passTimeTo(page, "playing");
    await page.getByRole("textbox").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it("a number that cannot be, which is told to eye and ear, and one that can, which gives the keys back", async () => {
    const page = await visitGame(browser, "/game/addition?seed=7&level=1");
    await answerVoice(page);
    await passTimeTo(page, "playing");
    const field = page.getByRole("textbox");
    const problem = "A number from 0 to 12, please.";
    // It is there before it says something: a screen reader announces what changes in it, not that it appears.
    expect(await page.locator(".number-move").getByRole("status").count()).toBe(1);
    // While the question is being said again: it is not cut off, and the problem is told after it.
    await page.keyboard.press("r");
    await field.fill("99");
    await field.press("Enter");
    await page.getByText(problem).waitFor();
    const told = () => page.evaluate(() => window.spoken.at(-1)?.text);
    expect(await told()).not.toBe(problem);
    await settle(page);
    expect(await told()).toBe(problem);
    expect(await findings(page)).toEqual([]);

    const hasKeys = () => page.evaluate(() => document.activeElement?.getAttribute("role"));
    await field.press("Escape");
    expect(await hasKeys()).toBe("application");
    await field.fill("3");
    await field.press("Enter");
    expect(await hasKeys()).toBe("application");
    await page.keyboard.press("p");
    expect((await passTimeTo(page, "paused")).place).toBe("paused");
    await page.context().close();
  });

  it.each(["definitionDetective", "groceryGrab", "socialSense"])(
    "a question of %s, whose captions stay in sight",
    async (slug) => {
      const page = await visitGame(browser, `/game/${slug}?seed=7&level=1`);
      await answerVoice(page);
      await passTimeTo(page, "playing");
      expect(await findings(page)).toEqual([]);
      for (const viewport of [
        { width: 320, height: 640 },
        { width: 1366, height: 768 },
      ]) {
        await page.setViewportSize(viewport);
        await page.getByRole("application").focus();
        await page.getByRole("button", { name: "Pause" }).scrollIntoViewIfNeeded();
        const { top, bottom } = await page
          .getByRole("log")
          .locator("p")
          .last()
          .evaluate((line) => line.getBoundingClientRect());
        expect({ viewport, isInSight: top >= 0 && bottom <= viewport.height }).toEqual({
          viewport,
          isInSight: true,
        });
      }
      await page.context().close();
    },
  );

  it("a page that does not exist", async () => {
    const page = await visit(browser, "/game/chess");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it("loading, and a game that does not come through", async () => {
    const page = await visit(browser, "/game-zone?page=2");
    const held: Route[] = [];
    await page.route(/assets\/game-/, (route) => void held.push(route));
    await page.getByRole("link", { name: "Addition Express" }).click();
    await page.getByText("Getting the game ready").waitFor();
    expect(await findings(page)).toEqual([]);
    await Promise.all(held.map((route) => route.abort()));
    await page.getByRole("alert").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });
});
