import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isWaiting, readScreen, type Screen } from "./support/screen.ts";
import { installSoundTap, type SoundTap } from "./support/sound-tap.ts";
import { visit } from "./support/visit.ts";

/** Sounds keep real time, so this page does. */
const SPEECH_MILLISECONDS = 1200;
const QUIET = 0.0005;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
  page = await visit(browser, "about:blank", {
    virtualTime: false,
    utteranceMilliseconds: SPEECH_MILLISECONDS,
    // The site lets no script in but its own: the meter is one.
    bypassCSP: true,
  });
  await page.context().addInitScript(installSoundTap);
  await page.goto(new URL("/game/laundryLegend?seed=7&level=1", inject("siteUrl")).href);
  await page.getByText("The game is ready").waitFor();
});
afterAll(() => browser.close());

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
  it("begins with the press that starts the game, as its caption says", async () => {
    await page.keyboard.press("Enter");
    await until(isWaiting);
    const { captions, measures } = await tapped();
    expect(captions[0]?.text).toBe("[the game opens]");
    const begun = captions[0]?.at ?? 0;
    const heard = measures.find(({ at, peak }) => at >= begun && peak > QUIET)?.at ?? Infinity;
    expect(heard - begun).toBeLessThan(0.1);
  });

  it("is a sound at every press, where its caption says so", async () => {
    // Who speaks? The game.
    await page.keyboard.press("ArrowLeft");
    await until(({ place, status }) => place === "playing" && status === "Your turn");
    const start = await page.evaluate(() => window.tap.now());
    await page.keyboard.press("ArrowDown");
    await until(({ captions }) => captions.includes("[nothing here]"));
    await untilHeard(start + 0.4);
    const tap = await tapped();
    const caption = tap.captions.find(({ text }) => text === "[nothing here]");
    const at = caption?.at ?? 0;
    const before = levelBetween(tap, at - 0.1, at);
    const after = Math.max(...tap.measures.filter((m) => m.at >= at && m.at < at + 0.1).map((m) => m.level));
    expect(after).toBeGreaterThan(1.5 * before);
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
