import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isWaiting, readScreen, type Screen } from "./support/screen.ts";
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

async function openGame(): Promise<Page> {
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
