import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isWaiting, passTime, readScreen, type Screen } from "./support/screen.ts";
import { installSoundTap, type SoundTap } from "./support/sound-tap.ts";
import { visit } from "./support/visit.ts";

/** Sounds keep real time, so this page does. */
const SPEECH_MILLISECONDS = 1200;
const QUIET = 0.0005;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
  page = await openGame();
});
afterAll(() => browser.close());

async function visitToListen(): Promise<Page> {
  const opened = await visit(browser, "/game/laundryLegend?seed=7&level=1", {
    virtualTime: false,
    makesSounds: true,
    utteranceMilliseconds: SPEECH_MILLISECONDS,
    before: installSoundTap,
    // The site lets no script in but its own: the meter is one.
    bypassCSP: true,
  });
  await opened.getByText("The game is ready").waitFor();
  return opened;
}

async function openGame(): Promise<Page> {
  const opened = await visitToListen();
  // The loudspeaker is opened at the first sign of somebody, and the meter needs a moment.
  await opened.mouse.move(1, 1);
  await opened.waitForFunction(() => window.tap.isMeasuring());
  return opened;
}

async function until(isThere: (screen: Screen) => boolean): Promise<void> {
  await expect.poll(async () => isThere(await readScreen(page))).toBe(true);
}

/**
 * Up to which moment of the audio clock it is measured. On a busy computer the page hears of a measure long after it was
 * taken: the clock alone says nothing of what there is to look at.
 */
const measuredUntil = () => page.evaluate(() => window.tap.measures.at(-1)?.at ?? 0);

/** Waits by what has come out of the loudspeaker. */
async function untilHeard(moment: number): Promise<void> {
  await expect.poll(measuredUntil).toBeGreaterThan(moment);
}

const tapped = (): Promise<Pick<SoundTap, "captions" | "measures">> =>
  page.evaluate(() => ({ captions: window.tap.captions, measures: window.tap.measures }));

/** Not a number where there was nothing to measure. */
const average = (of: readonly number[]): number =>
  Math.sqrt(of.reduce((sum, level) => sum + level ** 2, 0) / of.length);

/** The levels between two moments of the audio clock, each of 128 samples. */
async function levels(from: number, to = Infinity): Promise<number[]> {
  const { measures } = await tapped();
  return measures.filter(({ at }) => at >= from && at < to).map(({ level }) => level);
}

const now = () => page.evaluate(() => window.tap.now());

describe("what comes out of the loudspeaker", () => {
  it("begins with the press that starts the game, as its caption says", async () => {
    const pressed = await now();
    await page.keyboard.press("Enter");
    await expect.poll(async () => Math.max(...(await levels(pressed)))).toBeGreaterThan(QUIET);
    expect(Math.max(...(await levels(0, pressed)))).toBeLessThan(QUIET);
    await until(isWaiting);
    expect((await tapped()).captions[0]?.text).toBe("[the game opens]");
  });

  it("is the game's room, once it is the game that speaks", async () => {
    await page.keyboard.press("ArrowLeft");
    await until(({ place, status }) => place === "playing" && status === "Your turn");
    const rested = await now();
    await untilHeard(rested + 0.5);
    expect(average(await levels(rested, rested + 0.5))).toBeGreaterThan(QUIET);
  });

  it("is a sound at every press, where its caption says so", async () => {
    await untilHeard((await now()) + 1);
    const pressed = await now();
    const before = Math.max(...(await levels(pressed - 1, pressed)));
    await page.keyboard.press("ArrowDown");
    await expect.poll(async () => Math.max(...(await levels(pressed)))).toBeGreaterThan(1.5 * before);
    const { captions } = await tapped();
    expect(captions.filter(({ at }) => at >= pressed)[0]?.text).toBe("[nothing here]");
    await until(isWaiting);
  });

  it("grows quiet under speech, and comes back", async () => {
    await until(isWaiting);
    const rested = await now();
    await untilHeard(rested + 1.5);
    const hum = average(await levels(rested + 0.5, rested + 1.5));
    expect(hum).toBeGreaterThan(QUIET);
    /** The room hums all the time; the press itself is over after a quarter of a second. */
    const ofLate = async () => average(await levels((await measuredUntil()) - 0.5)) / hum;
    // What it says now goes on until the next press, however long the computer takes to listen.
    await page.evaluate(() => (window.isSpeechHeld = true));
    await page.keyboard.press("r");
    await expect.poll(ofLate).toBeLessThan(0.6);
    await page.evaluate(() => (window.isSpeechHeld = false));
    await page.keyboard.press("r");
    await until(isWaiting);
    await expect.poll(ofLate).toBeGreaterThan(0.8);
  });

  it("never clips, however fast the keys come", async () => {
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press(["ArrowLeft", "ArrowRight", "h", "r", "ArrowDown"][press % 5] ?? "r");
    }
    await until(isWaiting);
    const { measures } = await tapped();
    expect(measures.length).toBeGreaterThan(1000);
    expect(Math.max(...measures.map(({ peak }) => peak))).toBeLessThan(1);
  });

  it("rests while the page is hidden, and comes back with it", async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((isHidden) => {
        Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    const isRunning = async (): Promise<boolean> => {
      const before = await page.evaluate(() => window.tap.now());
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      return (await page.evaluate(() => window.tap.now())) > before;
    };
    await hide(true);
    await expect.poll(isRunning).toBe(false);
    await hide(false);
    await expect.poll(isRunning).toBe(true);
  });
});

it("is heard, too, when that press is the first sign of somebody", async () => {
  const quick = await visitToListen();
  await quick.keyboard.press("Enter");
  const isHeard = () =>
    quick.evaluate((quiet) => window.tap.measures.some(({ peak }) => peak > quiet), QUIET);
  await expect.poll(isHeard).toBe(true);
  expect((await readScreen(quick)).captions[0]).toBe("[the game opens]");
  await quick.context().close();
});

describe("the devices of a page", () => {
  interface Opened {
    readonly contexts: number;
    readonly violations: readonly string[];
  }

  /** Counts before any script of the page runs. */
  function countDevices(): void {
    const opened = { contexts: 0, violations: [] as string[] };
    Object.assign(window, { opened });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        opened.contexts++;
      }
    };
    addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      opened.violations.push(violatedDirective),
    );
    // What a test asks the page counts as a gesture there. Here only a key does.
    let isTouched = false;
    addEventListener("keydown", () => (isTouched = true), { capture: true });
    Object.defineProperty(navigator, "userActivation", { get: () => ({ hasBeenActive: isTouched }) });
  }
  /** A game that could begin, and hardly any time has passed. */
  async function openCounted(): Promise<Page> {
    const game = await visit(browser, "/game/addition?seed=7", {
      before: countDevices,
      holdsTime: true,
      makesSounds: true,
    });
    const isReady = async (): Promise<boolean> => {
      await game.clock.runFor(1);
      return game.getByText("The game is ready").isVisible();
    };
    await expect.poll(isReady).toBe(true);
    return game;
  }
  const openedOn = (game: Page): Promise<Opened> =>
    game.evaluate(() => (window as unknown as { opened: Opened }).opened);
  const threadsOf = (game: Page): string[] =>
    game.workers().map((worker) => worker.url().replace(/^.*\/([\w-]+)-[\w-]{8}\.js$/, "$1"));

  it("wait for somebody, are one loudspeaker and one thread, and break no rule of the content policy", async () => {
    const game = await openCounted();
    expect(await openedOn(game)).toEqual({ contexts: 0, violations: [] });
    await game.keyboard.press("Enter");
    await expect.poll(() => threadsOf(game)).toEqual(["synthesis-worker"]);
    expect(await openedOn(game)).toEqual({ contexts: 1, violations: [] });
    // The browser was asked for its voices before: there is one to choose.
    await passTime(game, ({ moves }) => moves.some(({ label }) => label === "This voice"));
    await game.context().close();
  });

  it("are opened after a while, before they are needed", async () => {
    const game = await openCounted();
    await game.clock.fastForward(3000);
    await expect.poll(async () => (await openedOn(game)).contexts).toBe(1);
    await game.context().close();
  });
});
