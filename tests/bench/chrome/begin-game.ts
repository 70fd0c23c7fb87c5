/** A game of the built site, begun in a page that is measured. */
import type { Page } from "playwright";
import { usualSettings } from "../../../engine/settings/index.ts";
import { PROGRESS_KEY } from "../../../web/adapters/local-storage-progress-store.ts";
import { installFakeSpeech } from "../../e2e/support/fake-speech.ts";

const GAME = "laundryLegend";

/** Before the page is opened: headless Chromium has no voice. */
export async function giveStubVoice(page: Page, milliseconds: number): Promise<void> {
  // tsx keeps the names of functions by a helper that a page does not have.
  await page.addInitScript({ content: "globalThis.__name = (named) => named" });
  await page.addInitScript(installFakeSpeech, { milliseconds, voices: 1, voicesAfterMilliseconds: 0 });
}

/** The keys are the game's from then on, and our own voice is chosen. */
export async function beginGame(page: Page, address: string): Promise<void> {
  const progress = { schema: 1, settings: { ...usualSettings, output: "voice" }, games: {} };
  const save = JSON.stringify(JSON.stringify(progress));
  await page.addInitScript({ content: `localStorage.setItem("${PROGRESS_KEY}", ${save})` });
  await page.goto(`${address}/game/${GAME}?seed=1`);
  await page.getByRole("button", { name: "Start", disabled: false }).click();
  await page.getByRole("application").focus();
}

/** As Chromium's own emulation does it: the page's own thread is held up, the audio's keeps its pace. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}
