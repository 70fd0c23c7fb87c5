import { AxeBuilder } from "@axe-core/playwright";
import { chromium, type Browser, type Page, type Route } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { passTime, passTimeTo, settle } from "./support/screen.ts";
import { visit, visitGame } from "./support/visit.ts";

const GAME = "/game/laundryLegend?seed=7&level=1";
const SIZES = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** An arrow, a single character, and a line that is scrolled half out of view: axe cannot tell their contrast, their neighbors' it can. */
const UNDECIDABLE = new Set<unknown>(["nonBmp", "shortTextContent", "elmPartiallyObscured"]);

/** Whatever axe objects to, as short lines. A contrast that it cannot tell counts too. */
async function findings(page: Page): Promise<string[]> {
  // It waits for time to pass by itself.
  await page.clock.resume();
  const { violations, incomplete } = await new AxeBuilder({ page })
    // There is no frame to look into, and so no need for a page of axe's own.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const undecided = incomplete
    .filter(({ id }) => id === "color-contrast")
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ any }) => !any.every(({ data }) => UNDECIDABLE.has(data?.messageKey))),
    }));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  return [...violations, ...undecided].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The page scrolls downwards only. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

async function begin(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await settle(page);
}

async function answerVoice(page: Page): Promise<void> {
  await begin(page);
  await page.keyboard.press("ArrowLeft");
}

describe.each(["light", "dark"] as const)("by %s colors", (colorScheme) => {
  it.each(SIZES)("the main pages have no finding at $width pixels, and fit", async (viewport) => {
    const found: string[] = [];
    const check = async (where: string, page: Page): Promise<void> => {
      found.push(...(await findings(page)).map((finding) => `${where}: ${finding}`));
      if (await isTooWide(page)) found.push(`${where}: wider than the window`);
    };
    const list = await visit(browser, "/game-zone", { viewport, colorScheme });
    await check("list", list);
    await list.context().close();

    const page = await visitGame(browser, GAME, { viewport, colorScheme });
    await check("ready", page);
    await answerVoice(page);
    await passTimeTo(page, "playing");
    await check("playing", page);
    await page.keyboard.press("p");
    await passTimeTo(page, "paused");
    await page.getByText("Settings").click();
    await page.getByText("Music volume 4 of 10").waitFor();
    await page.keyboard.press("Tab");
    await page.getByText("The game does not hear your keys now.").waitFor();
    await check("paused, settings open", page);
    await page.context().close();
    expect(found).toEqual([]);
  });
});

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
        await page.keyboard.press("ArrowLeft");
        await settle(page);
        await page.evaluate(() => {
          window.isSpeechHeld = true;
        });
        await page.keyboard.press("ArrowRight");
        await passTime(page, ({ place }) => place === "feedback");
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

  it("a number to be said", async () => {
    const page = await visitGame(browser, "/game/addition?seed=7&level=1");
    await answerVoice(page);
    await passTimeTo(page, "playing");
    await page.getByRole("spinbutton").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it("a page that does not exist", async () => {
    const page = await visit(browser, "/game/chess");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.context().close();
  });

  it("loading, and a game that does not come through", async () => {
    const page = await visit(browser, "/game-zone");
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

describe("for those who see differently", () => {
  it("text may be twice as large without anything getting lost", async () => {
    const page = await visitGame(browser, GAME, { viewport: { width: 1280, height: 800 } });
    await answerVoice(page);
    await passTimeTo(page, "playing");
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "225%";
    });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll("button, h1, .status, .sitting-progress p")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect({ cut, isTooWide: await isTooWide(page) }).toEqual({ cut: [], isTooWide: false });
    await page.context().close();
  });

  it("with forced colors every control keeps a border, and the focus a ring", async () => {
    const page = await visitGame(browser, GAME, { forcedColors: "active" });
    await answerVoice(page);
    await passTimeTo(page, "playing");
    const borders = await page.evaluate(() =>
      [...document.querySelectorAll("[role=application], [role=application] button")].map((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle === "solid" && Number.parseFloat(borderTopWidth) >= 1;
      }),
    );
    expect(new Set(borders)).toEqual(new Set([true]));
    const ring = await page
      .getByRole("application")
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).outlineWidth));
    expect(ring).toBeGreaterThan(2);
    await page.context().close();
  });

  it("with reduced motion nothing moves by itself", async () => {
    const page = await visitGame(browser, GAME, { reducedMotion: "reduce" });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return transitionDuration !== "0s" || animationName !== "none";
        }).length,
    );
    expect(moving).toBe(0);
    await page.context().close();
  });
});
