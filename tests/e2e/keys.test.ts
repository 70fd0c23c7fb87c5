import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isWaiting, passTime, passTimeTo, readScreen, settle } from "./support/screen.ts";
import { visitGame, type VisitOptions } from "./support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** Goes to the first question, with the game's own voice. */
async function atFirstQuestion(options?: VisitOptions, game = "laundryLegend"): Promise<Page> {
  const page = await visitGame(browser, `/game/${game}?seed=7&level=1`, options);
  await page.keyboard.press("Enter");
  await settle(page);
  await page.keyboard.press("ArrowLeft");
  await passTimeTo(page, "playing");
  return page;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute("role") ?? activeElement?.textContent ?? "";
  });
const captionCount = async (page: Page) => (await readScreen(page)).captions.length;
/** Enough for anything to be heard that a key would have done, and less than the game waits before it speaks again. */
const passMoment = (page: Page) => page.clock.runFor(3000);

describe("keys", () => {
  it("are no trouble to who points at things", async () => {
    const page = await atFirstQuestion();
    await page.getByText("Settings").click();
    await page.getByText("Music volume 4 of 10").waitFor();
    expect(await page.getByText("The game does not hear your keys now.").count()).toBe(0);
    await page.context().close();
  });

  it("reach the game only while it has the focus", async () => {
    const page = await atFirstQuestion();
    expect(await focused(page)).toBe("application");
    await page.getByText("Settings").focus();
    const before = await captionCount(page);
    for (const key of ["ArrowLeft", "ArrowRight", "r", "h", "p", "v"]) await page.keyboard.press(key);
    await passMoment(page);
    expect(await captionCount(page)).toBe(before);

    await page.getByRole("application").focus();
    await page.keyboard.press("ArrowUp");
    expect(await captionCount(page)).toBeGreaterThan(before);
    await page.context().close();
  });

  it("with Control, Alt or Meta are left to the browser", async () => {
    const page = await atFirstQuestion();
    const taken = () =>
      page.evaluate(() => {
        const region = document.querySelector("[role=application]");
        const isTaken = (key: string, modifier: object) =>
          region?.dispatchEvent(
            new KeyboardEvent("keydown", { key, code: key, bubbles: true, cancelable: true, ...modifier }),
          ) === false;
        const modifiers = [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, {}];
        return ["r", "h", "ArrowLeft"].map((key) => modifiers.map((modifier) => isTaken(key, modifier)));
      });
    expect(await taken()).toEqual([
      [false, false, false, true],
      [false, false, false, true],
      [false, false, false, true],
    ]);
    await page.context().close();
  });

  it("that are held down are one press, unless holding them is a move", async () => {
    const page = await atFirstQuestion();
    const before = await captionCount(page);
    // A second "down" without an "up" between is what Chromium sends when a key repeats.
    for (let repeat = 0; repeat < 5; repeat++) await page.keyboard.down("ArrowUp");
    await settle(page);
    await page.keyboard.up("ArrowUp");
    const once = (await captionCount(page)) - before;
    await page.keyboard.press("ArrowUp");
    await settle(page);
    expect(await captionCount(page)).toBe(before + 2 * once);
    await page.context().close();
  });

  it("that are held while the focus goes away are released", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.down("r");
    await page.getByText("Settings").focus();
    await page.clock.runFor(2500);
    expect((await readScreen(page)).place).toBe("playing");
    await page.keyboard.up("r");
    await page.context().close();
  });
});

describe("Escape", () => {
  it("pauses, and goes on", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.press("Escape");
    expect((await passTimeTo(page, "paused")).captions.slice(-2)).toEqual([
      "Paused. Up and down go through this list. Select takes it. Left and right change a setting.",
      "Keep playing.",
    ]);
    await page.keyboard.press("Escape");
    expect((await passTimeTo(page, "playing")).moves.map(({ label }) => label)).toContain("Feel it again");
    await page.context().close();
  });

  it("outside the game is the way back to it, which is shown, spoken, and says where we are", async () => {
    const page = await atFirstQuestion();
    const before = (await readScreen(page)).captions;
    for (let step = 0; step < 12 && (await focused(page)) !== "Settings"; step++) {
      await page.keyboard.press("Tab");
    }
    const away = "The game does not hear your keys now. Press Escape to go back.";
    await page.getByText(away).waitFor();
    await page.clock.runFor(100);
    expect((await page.evaluate(() => window.spoken)).at(-1)).toMatchObject({ text: away, end: "finished" });
    // Once, wherever one goes on to, and not to a screen reader besides.
    await page.keyboard.press("Tab");
    await page.clock.runFor(100);
    expect((await page.evaluate(() => window.spoken)).filter(({ text }) => text === away)).toHaveLength(1);
    expect(await page.locator("output[aria-live=polite]", { hasText: away }).count()).toBe(0);
    await page.keyboard.press("Escape");
    expect(await focused(page)).toBe("application");
    const { captions } = await settle(page);
    expect(captions.slice(before.length)).toContain(before.at(-1));
    expect(await page.getByText(away).count()).toBe(0);
    await page.context().close();
  });
});

describe("the buttons' names", () => {
  const names = async (page: Page): Promise<string[]> => {
    const tree = await page.getByRole("application").ariaSnapshot();
    return [...tree.matchAll(/button "([^"]*)"/g)].map(([, name]) => name ?? "");
  };

  it("say once what each does, without its key, and settings say how they are set", async () => {
    const page = await atFirstQuestion();
    expect(await names(page)).toEqual(expect.arrayContaining(["Repeat", "Hint", "Pause", "Talk"]));
    await page.keyboard.press("p");
    await passTimeTo(page, "paused");
    const inMenu = await names(page);
    expect(inMenu.toSorted()).toEqual([...new Set(inMenu)].toSorted());
    expect(inMenu).toEqual(
      expect.arrayContaining(["Keep playing", "Previous", "Next", "Speed: 4 of 11", "Music volume: 4 of 10"]),
    );
    await page.context().close();
  });
});

describe("Tab", () => {
  it("leaves the game in both directions, and traps nowhere", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toBe("log");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatch(/Feel it again/);

    const passed = new Set<string>();
    await page.evaluate(() => document.querySelector<HTMLElement>("h1")?.focus());
    for (let step = 0; step < 40 && !passed.has("Settings"); step++) {
      await page.keyboard.press("Tab");
      passed.add(await focused(page));
    }
    expect([...passed]).toEqual(
      expect.arrayContaining(["Leave: all games", "log", "application", "RRepeat", "PPause", "Settings"]),
    );
    await page.context().close();
  });
});

describe("Enter and Space on a button of the game", () => {
  it("work that button, and the focus goes back to the game when the button goes away", async () => {
    const page = await atFirstQuestion();
    await page.getByRole("button", { name: /^Hint/ }).focus();
    await page.keyboard.press("Enter");
    await settle(page);
    expect((await readScreen(page)).captions).toContain("[help comes]");

    await page.getByRole("button", { name: /^Feel it again/ }).focus();
    await page.keyboard.press("p");
    await passTimeTo(page, "paused");
    await page.getByRole("button", { name: "Stop playing" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Stop here" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Leave" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Play again" }).waitFor();
    await page.keyboard.press("Enter");
    await passTimeTo(page, "playing");
    await page.context().close();
  });
});

describe("a click with the mouse", () => {
  const newest = async (page: Page) => (await settle(page)).captions.at(-1);

  it("does what it says once, and leaves Enter to the game", async () => {
    const page = await atFirstQuestion(undefined, "addition");
    await page.getByRole("button", { name: /^Add one/ }).click();
    const added = Number(await newest(page));
    expect(added).toBeGreaterThan(0);
    expect(await focused(page)).toBe("application");
    await page.keyboard.press("Enter");
    // The button that was clicked, once more, would add another.
    expect((await settle(page)).captions).not.toContain(`${added + 1}.`);
    expect(await newest(page)).not.toBe(`${added}.`);
    await page.context().close();
  });

  it("beside the buttons loses no keys, and words can still be taken up", async () => {
    const page = await atFirstQuestion(undefined, "addition");
    for (const beside of ["[role=log]", ".status", "h1"]) {
      await page.locator(beside).first().click();
      expect([beside, await focused(page)]).toEqual([beside, "application"]);
    }
    await page.keyboard.press("ArrowUp");
    expect(await newest(page)).toMatch(/^\d+\.$/);
    await page.locator("[role=log] p").last().click({ clickCount: 2 });
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe("");
    expect(await focused(page)).toBe("log");
    await page.context().close();
  });
});

describe("by touch", () => {
  it("a whole turn is played, button by button", async () => {
    const page = await visitGame(browser, "/game/laundryLegend?seed=7&level=1", { hasTouch: true });
    await page.getByRole("button", { name: "Start" }).tap();
    await settle(page);
    await page.getByRole("button", { name: /^This voice/ }).tap();
    await passTimeTo(page, "playing");
    const progress = page.locator("progress");
    expect(await progress.getAttribute("value")).toBe("0");
    await page.getByRole("button", { name: /^Repeat/ }).tap();
    await settle(page);
    for (let tries = 0; tries < 8 && (await progress.getAttribute("value")) === "0"; tries++) {
      const sides = page.getByRole("button", { name: /drum$/ });
      await sides.nth(tries % 2).tap();
      await passTime(page, isWaiting);
    }
    expect(await progress.getAttribute("value")).toBe("1");
    await page.context().close();
  });

  it("every button is 44 pixels high and wide, or larger", async () => {
    const page = await atFirstQuestion({ viewport: { width: 320, height: 640 } });
    await page.keyboard.press("p");
    await passTimeTo(page, "paused");
    await page.getByText("Settings").click();
    await page.getByText("Music volume 4 of 10").waitFor();
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll("button, .switch, summary, a.button")]
        // The drawer that is closed, and the bar of wide windows.
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return { name: element.textContent, isLarge: width >= 44 && height >= 44 };
        }),
    );
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(({ isLarge }) => !isLarge)).toEqual([]);
    await page.context().close();
  });
});

describe("a page that is hidden", () => {
  it("pauses the game, and says so again when somebody comes back", async () => {
    const page = await atFirstQuestion();
    const hide = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    const { captions } = await passTimeTo(page, "paused");
    await hide(false);
    const back = await passTime(
      page,
      (screen) => isWaiting(screen) && screen.captions.length > captions.length,
    );
    // Nobody was there when it was said for the first time.
    expect(back.captions.slice(-2)).toEqual([expect.stringMatching(/^Paused\./), "Keep playing."]);
    expect((await page.evaluate(() => window.spoken)).at(-2)?.text).toMatch(/^Paused\./);
    await page.context().close();
  });
});
