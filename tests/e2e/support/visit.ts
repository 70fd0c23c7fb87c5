/** Opening the site as a player does, in a browser with a voice and a microphone that the test owns. */
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { inject } from "vitest";
import { installFakeRecognition } from "./fake-recognition.ts";
import { installFakeSpeech } from "./fake-speech.ts";
import { installSilentSynthesis } from "./silent-synthesis.ts";

/** Only what hangs should meet it: a busy computer is no failure. */
export const PATIENCE_MILLISECONDS = 120_000;

export interface VisitOptions extends BrowserContextOptions {
  /** How many voices the browser has. */
  readonly voices?: number;
  /** How long the browser looks for them. */
  readonly voicesAfterMilliseconds?: number;
  /** How long it speaks, whatever it says. */
  readonly utteranceMilliseconds?: number;
  /** The page's clock obeys the test; sounds keep to their own. */
  readonly virtualTime?: boolean;
  /** From the first script on, no time passes unless the test says so. */
  readonly holdsTime?: boolean;
  /** Its sounds are made; where nobody listens, silence is. */
  readonly makesSounds?: boolean;
  /** It recognises speech by itself, not as the test says. */
  readonly ownRecognition?: boolean;
  /** Runs in the page before its scripts. */
  readonly before?: (() => void) | string;
}

export async function visit(browser: Browser, path: string, options: VisitOptions = {}): Promise<Page> {
  const {
    voices = 1,
    voicesAfterMilliseconds = 0,
    utteranceMilliseconds = 20,
    virtualTime = true,
    holdsTime = false,
    makesSounds = false,
    ownRecognition = false,
    before,
    ...contextOptions
  } = options;
  // A worker would fetch the whole site beside each test: tests/e2e/site/offline.test.ts has its own.
  const context = await browser.newContext({
    baseURL: inject("siteUrl"),
    serviceWorkers: "block",
    ...contextOptions,
  });
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  if (virtualTime) await context.clock.install();
  if (holdsTime) await context.clock.pauseAt(Date.now() + AHEAD_MILLISECONDS);
  await context.addInitScript(installFakeSpeech, {
    milliseconds: utteranceMilliseconds,
    voices,
    voicesAfterMilliseconds,
  });
  if (!makesSounds) await context.addInitScript(installSilentSynthesis);
  if (!ownRecognition) await context.addInitScript(installFakeRecognition);
  if (before !== undefined)
    await context.addInitScript(typeof before === "string" ? { content: before } : before);
  const page = await context.newPage();
  await page.goto(path);
  await whenLive(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/**
 * What is prerendered can be read at once; it answers presses a little later. With the site's own letters, which are of
 * another size than those that stand in for them.
 */
export async function whenLive(page: Page): Promise<void> {
  await page.locator("html[data-live]").waitFor({ state: "attached" });
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Opens a game and waits until it can begin. From then on its time passes only when the test lets it. */
export async function visitGame(browser: Browser, path: string, options?: VisitOptions): Promise<Page> {
  const page = await visit(browser, path, options);
  await whenReady(page);
  return page;
}

/** Also after the page was loaded again: its clock runs while it loads. */
export async function whenReady(page: Page): Promise<void> {
  await page.getByText("The game is ready").waitFor();
  await holdTime(page);
}

/** Far enough ahead for a busy computer to get there in time, and less than a game waits before it speaks again. */
const AHEAD_MILLISECONDS = 5000;

/** Lets time pass no more unless the test says so. */
export async function holdTime(page: Page): Promise<void> {
  for (;;) {
    const now = await page.evaluate(() => Date.now());
    try {
      return await page.clock.pauseAt(now + AHEAD_MILLISECONDS);
    } catch (error) {
      // The computer took longer than that to get there.
      if (!String(error).includes("to the past")) throw error;
    }
  }
}
