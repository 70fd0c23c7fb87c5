/** What a game does where something around it is broken, or nobody is there. */
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { passTime, passTimeTo, settle } from "./support/screen.ts";
import { visit, visitGame, type VisitOptions } from "./support/visit.ts";

const GAME = "/game/laundryLegend?seed=7&level=1";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

async function atFirstQuestion(options?: VisitOptions): Promise<Page> {
  const page = await visitGame(browser, GAME, options);
  await page.keyboard.press("Enter");
  await settle(page);
  await page.keyboard.press("ArrowLeft");
  await passTimeTo(page, "playing");
  return page;
}

const spoken = (page: Page) => page.evaluate(() => window.spoken.map(({ text }) => text));

/** The page's own, and a device that can be pulled: then it stops, and cannot be woken. */
interface Device {
  context: AudioContext | undefined;
  isPulled: boolean;
}
const hold = () => {
  const device: Device = { context: undefined, isPulled: false };
  Object.assign(window, { device });
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      device.context = this;
    }
    override resume(): Promise<void> {
      return device.isPulled ? Promise.reject(new DOMException("gone", "InvalidStateError")) : super.resume();
    }
  };
};
const state = (page: Page) =>
  page.evaluate(() => (window as unknown as { device: Device }).device.context?.state);

it.each(["main", "frame", "any-game-page"])(
  "a page whose %s never comes says so and tries again",
  async (chunk) => {
    const context = await browser.newContext({ baseURL: inject("siteUrl"), serviceWorkers: "block" });
    await context.addInitScript(() => {
      window.spoken = [];
      window.speechSynthesis.speak = ({ text }) =>
        void window.spoken.push({ text, rate: 1, end: "speaking" });
    });
    const page = await context.newPage();
    let isBlocked = true;
    const pattern = new RegExp(`/assets/(${chunk}|index)-[^/]*\\.js`);
    await page.route(pattern, (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto(GAME);
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("button", { name: "Start" }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Try again");
    await page.keyboard.press("Enter");
    expect(await spoken(page)).toEqual([
      "This page did not come through. Perhaps the internet is taking a nap. Trying again.",
    ]);
    isBlocked = false;
    await page.keyboard.press("Enter");
    await page.getByText("The game is ready").waitFor();
    await context.close();
  },
);

it("a page that does not come through is tried again also where a blocker has taken the voice away", async () => {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), serviceWorkers: "block" });
  // Nothing that waits for a time is done.
  await context.clock.install();
  await context.addInitScript(() => {
    Object.defineProperty(window, "speechSynthesis", { value: undefined });
  });
  const page = await context.newPage();
  let isBlocked = true;
  await page.route(/\/assets\/(main|index)-[^/]*\.js/, (route) =>
    isBlocked ? route.abort() : route.continue(),
  );
  await page.goto(GAME);
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.clock.pauseAt(Date.now() + 600_000);
  isBlocked = false;
  await page.keyboard.press("Enter");
  await page.waitForEvent("load");
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await context.close();
});

describe("a loudspeaker", () => {
  const opened = () => atFirstQuestion({ before: hold });
  const pull = (page: Page, isPulled: boolean) =>
    page.evaluate(async (pulled) => {
      const { device } = window as unknown as { device: Device };
      device.isPulled = pulled;
      if (pulled) await device.context?.suspend();
      else navigator.mediaDevices.dispatchEvent(new Event("devicechange"));
    }, isPulled);

  it("that was suspended is woken by the next press", async () => {
    const page = await opened();
    await pull(page, true);
    expect(await state(page)).toBe("suspended");
    await page.evaluate(() => ((window as unknown as { device: Device }).device.isPulled = false));
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => state(page)).toBe("running");
    await page.context().close();
  });

  it("that went away is told of, the game waits, and goes on when it is back", async () => {
    const page = await opened();
    const lost = page.getByText("The sound went away.");
    await pull(page, true);
    await passTimeTo(page, "paused");
    await lost.waitFor();
    await page.clock.runFor(1000);
    await expect.poll(async () => (await spoken(page)).at(-1)).toContain("The sound went away.");
    await page.keyboard.press("r");
    await expect.poll(() => state(page)).toBe("suspended");
    await pull(page, false);
    await lost.waitFor({ state: "detached" });
    await expect.poll(() => state(page)).toBe("running");
    await page.keyboard.press("p");
    await passTimeTo(page, "playing");
    await page.context().close();
  });
});

it("who stops playing where nothing can be kept is told, aloud and in writing", async () => {
  const page = await visitGame(browser, GAME, {
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  });
  await page.keyboard.press("Enter");
  await settle(page);
  await page.keyboard.press("ArrowLeft");
  await passTimeTo(page, "playing");
  await page.keyboard.press("p");
  await page.getByRole("button", { name: "Stop playing" }).click();
  await page.getByRole("button", { name: "Stop here" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await page.clock.runFor(1000);
  await page.getByText("This time could not be saved").waitFor();
  expect((await spoken(page)).at(-1)).toBe("I could not save this time.");
  await page.context().close();
});

it("a voice that never ends is found out the second time, and captions take over", async () => {
  const page = await visitGame(browser, GAME);
  await page.keyboard.press("Enter");
  await settle(page);
  await page.evaluate(() => {
    window.isSpeechHeld = true;
  });
  await page.keyboard.press("ArrowLeft");
  const isTold = ({ captions }: { captions: readonly string[] }) =>
    captions.includes("The voice is not working. The captions go on.");
  await passTime(page, isTold);
  const said = (await spoken(page)).length;
  await passTimeTo(page, "telling");
  // The question, and two lines of the game.
  expect(said).toBeLessThanOrEqual(5);
  expect(await page.getByRole("log").getAttribute("aria-live")).toBe("polite");
  await page.context().close();
});

describe("while nobody is there", () => {
  const hide = (page: Page, hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const focusWindow = (page: Page, type: "blur" | "focus") =>
    page.evaluate((event) => void window.dispatchEvent(new Event(event)), type);

  it.each([
    ["the page is hidden", (page: Page) => hide(page, true), (page: Page) => hide(page, false)],
    [
      "another window is in front",
      (page: Page) => focusWindow(page, "blur"),
      (page: Page) => focusWindow(page, "focus"),
    ],
  ])("because %s, the game pauses without a word, and says where it is later", async (_, leave, comeBack) => {
    const page = await atFirstQuestion({ before: hold });
    const before = await spoken(page);
    await leave(page);
    await passTimeTo(page, "paused");
    expect(await spoken(page)).toEqual(before);
    await comeBack(page);
    // The loudspeaker keeps the computer's time, whatever the page's clock says.
    await expect.poll(() => state(page)).toBe("running");
    await settle(page);
    expect((await spoken(page)).slice(before.length)).toEqual([
      "Paused. Repeat, pressed twice, tells what an entry is for.",
      "Keep playing.",
    ]);
    await page.context().close();
  });

  it("the question for the microphone is no reason to pause", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.press("v");
    await passTime(page, ({ status }) => status.startsWith("Listening"));
    await focusWindow(page, "blur");
    expect(await page.locator(".play").getAttribute("data-place")).toBe("playing");
    await page.context().close();
  });
});

it("what the screen itself says is said once: by our voice, or to a screen reader", async () => {
  const page = await visit(browser, GAME);
  await page.getByText("The game is ready").waitFor();
  await page.keyboard.press("Enter");
  const live = () => page.locator(".way-back output").getAttribute("aria-live");
  await expect.poll(live).toBe("off");
  await page.getByText("Settings").click();
  await page.getByRole("radio", { name: "My screen reader" }).check();
  await expect.poll(live).toBe("polite");
  await page.context().close();
});

it("a browser whose voice was taken away by a blocker plays by its captions", async () => {
  const page = await visitGame(browser, GAME, {
    before: () => Object.defineProperty(window, "speechSynthesis", { value: undefined }),
  });
  await page.keyboard.press("Enter");
  await passTimeTo(page, "telling");
  expect(await page.getByRole("log").getAttribute("aria-live")).toBe("polite");
  await page.context().close();
});
