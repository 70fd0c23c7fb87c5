/** `npm run picture`: the picture of the game screen in README.md, and that of shared links. Build the site first (`npm run build`). */
import { join } from "node:path";
import { chromium } from "playwright";
import { findChromium, NO_CHROMIUM } from "../tools/chromium.ts";
import { installPageVoice } from "./page-voice.ts";
import { takeShare } from "./share.ts";
import { openSite } from "./site.ts";

const PICTURE = join(import.meta.dirname, "..", "..", "docs", "pictures", "game.png");
const GAME = "/game/groceryGrab?seed=1&level=1";
const SIZE = { width: 1280, height: 720 };

async function takeStill(): Promise<void> {
  const options = await findChromium();
  if (options === undefined) throw new Error(NO_CHROMIUM);
  const site = await openSite();
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage({ baseURL: site.address, viewport: SIZE, serviceWorkers: "block" });
    // What runs these scripts names functions by a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (named) => named;");
    // A voice that takes no time.
    await page.addInitScript(installPageVoice, {});
    await page.goto(GAME);
    await page.getByRole("button", { name: /^Start/, disabled: false }).click();
    await page.getByRole("button", { name: /This voice/ }).click();
    // Whatever is told before the first turn is skipped by a press.
    while ((await page.locator('.play[data-place="playing"]').count()) === 0) {
      await page.getByRole("application").press("Enter");
    }
    await page.getByText("Your turn").waitFor();
    await page.locator(".scene svg").waitFor();
    await page.screenshot({ path: PICTURE, animations: "disabled" });
    await takeShare(browser);
  } finally {
    await browser.close();
    await site.stop();
  }
}

try {
  await takeStill();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
