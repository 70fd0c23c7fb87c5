import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isWaiting, passTime, readScreen, type Screen } from "./support/screen.ts";
import { installSoundTap, type SoundTap } from "./support/sound-tap.ts";
import { visit } from "./support/visit.ts";

/** Sounds keep real time, so this page does. */
const SPEECH_MILLISECONDS = 1200;
const QUIET = 0.0005;

/** By the audio clock, between what is to be heard and what is. */
const LONGEST_DELAY_SECONDS = 0.1;
/** A busy computer may be late; it is not late every time. */
const MAY_BE_BUSY = { retry: 4 };

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
  await expect.poll(async () => isThere(await readScreen(page)), { timeout: 60_000 }).toBe(true);
}

/** Waits by the page's audio clock. */
async function untilHeard(moment: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.tap.now()), { timeout: 30_000 }).toBeGreaterThan(moment);
}

const tapped = (): Promise<Pick<SoundTap, "captions" | "measures">> =>
  page.evaluate(() => ({ captions: window.tap.captions, measures: window.tap.measures }));

/** The average level between two moments of the audio clock. */
function levelBetween({ measures }: Pick<SoundTap, "measures">, from: number, to: number): number {
  const inside = measures.filter(({ at }) => at >= from && at < to);
  return Math.sqrt(inside.reduce((sum, { level }) => sum + level ** 2, 0) / inside.length);
}

describe("what comes out of the loudspeaker", () => {
  it("begins with the press that starts the game, as its caption says", MAY_BE_BUSY, async () => {
    await page.context().close();
    page = await openGame();
    await page.keyboard.press("Enter");
    await until(isWaiting);
    const { captions, measures } = await tapped();
    expect(captions[0]?.text).toBe("[the game opens]");
    const begun = captions[0]?.at ?? 0;
    const heard = measures.find(({ at, peak }) => at >= begun && peak > QUIET)?.at ?? Infinity;
    expect(heard - begun).toBeLessThan(LONGEST_DELAY_SECONDS);
  });

  it("is the game's room, once it is the game that speaks", async () => {
    await page.keyboard.press("ArrowLeft");
    await until(({ place, status }) => place === "playing" && status === "Your turn");
    const now = await page.evaluate(() => window.tap.now());
    await untilHeard(now + 0.5);
    expect(levelBetween(await tapped(), now, now + 0.5)).toBeGreaterThan(QUIET);
  });

  it("is a sound at every press, where its caption says so", MAY_BE_BUSY, async () => {
    const start = await page.evaluate(() => window.tap.now());
    await page.keyboard.press("ArrowDown");
    await untilHeard(start + 0.5);
    const tap = await tapped();
    const caption = tap.captions.findLast(({ text }) => text === "[nothing here]");
    const at = caption?.at ?? 0;
    expect(at).toBeGreaterThanOrEqual(start);
    const before = levelBetween(tap, at - LONGEST_DELAY_SECONDS, at);
    const after = tap.measures.filter(
      (measure) => measure.at >= at && measure.at < at + LONGEST_DELAY_SECONDS,
    );
    expect(Math.max(...after.map(({ level }) => level))).toBeGreaterThan(1.5 * before);
    await until(isWaiting);
  });

  it("grows quiet under speech, and comes back", async () => {
    await until(isWaiting);
    const rested = await page.evaluate(() => window.tap.now());
    await untilHeard(rested + 1.5);
    const spokenBefore = await page.evaluate(() => window.spoken.length);
    await page.keyboard.press("r");
    await expect
      .poll(() => page.evaluate(() => window.spoken.length), { timeout: 30_000 })
      .toBeGreaterThan(spokenBefore);
    const speaking = await page.evaluate(() => window.tap.now());
    await until(isWaiting);
    await untilHeard(speaking + 2);
    const tap = await tapped();
    // The room hums all the time; the press itself is over after a quarter of a second.
    const hum = levelBetween(tap, rested + 0.5, rested + 1.5);
    const humUnderSpeech = levelBetween(tap, speaking + 0.4, speaking + 1.1);
    expect(hum).toBeGreaterThan(QUIET);
    expect(humUnderSpeech).toBeLessThan(0.6 * hum);
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
    await expect.poll(isRunning, { timeout: 30_000 }).toBe(false);
    await hide(false);
    await expect.poll(isRunning, { timeout: 30_000 }).toBe(true);
  });
});

it("is heard, too, when that press is the first sign of somebody", async () => {
  const quick = await visitToListen();
  await quick.keyboard.press("Enter");
  const isHeard = () =>
    quick.evaluate((quiet) => window.tap.measures.some(({ peak }) => peak > quiet), QUIET);
  await expect.poll(isHeard, { timeout: 30_000 }).toBe(true);
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
  /** A game that could begin, and hardly any time has passed: a second by the clock, and then none. */
  async function openCounted(): Promise<Page> {
    const game = await visit(browser, "/game/addition?seed=7", { before: countDevices });
    await game.clock.pauseAt(await game.evaluate(() => Date.now() + 1000));
    const isReady = async (): Promise<boolean> => {
      await game.clock.runFor(1);
      return game.getByText("The game is ready").isVisible();
    };
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
    return game;
  }
  const openedOn = (game: Page): Promise<Opened> =>
    game.evaluate(() => (window as unknown as { opened: Opened }).opened);
  const threadsOf = (game: Page): string[] =>
    game.workers().map((worker) => worker.url().replace(/^.*\/([\w-]+)-[\w-]{8}\.js$/, "$1"));

  it(
    "wait for somebody, are one loudspeaker and one thread, and break no rule of the content policy",
    MAY_BE_BUSY,
    async () => {
      const game = await openCounted();
      expect(await openedOn(game)).toEqual({ contexts: 0, violations: [] });
      await game.keyboard.press("Enter");
      await expect.poll(() => threadsOf(game)).toEqual(["synthesis-worker"]);
      expect(await openedOn(game)).toEqual({ contexts: 1, violations: [] });
      // The browser was asked for its voices before: there is one to choose.
      await passTime(game, ({ moves }) => moves.some(({ label }) => label === "This voice"));
      await game.context().close();
    },
  );

  it("are opened after a while, before they are needed", MAY_BE_BUSY, async () => {
    const game = await openCounted();
    await game.clock.fastForward(3000);
    await expect.poll(async () => (await openedOn(game)).contexts).toBe(1);
    await game.context().close();
  });
});
