/**
 * How long an author waits in `npm run games -- preview`: from a saved file to the first sound of the game as it is now. The
 * file is saved between two presses, as somebody does it; the page is asked for what it has heard, as it lists it.
 */
import { chromium, type Page } from "playwright";
import { findChromium } from "../../scripts/tools/chromium.ts";
import { startPreview } from "../e2e/support/preview-program.ts";
import type { Row } from "./rows.ts";
import { percentile } from "./statistics.ts";

const GAME = "laundryLegend";
const SAVES = 11;
const BOUND_SECONDS = 1;
const NAMES = ["Dark drum", "Dark barrel"] as const;

export async function measurePreview(): Promise<Row[]> {
  const launch = await findChromium();
  if (launch === undefined) throw new Error("no Chromium was found");
  const [browser, program] = await Promise.all([chromium.launch(launch), startPreview(GAME)]);
  try {
    const page = await browser.newPage();
    await page.goto(program.address);
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByRole("row", { name: /^Go on select / }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("row", { name: /^Light drum right / }).waitFor();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("row", { name: new RegExp(`^${NAMES[0]} left `) }).waitFor();
    const waits: number[] = [];
    for (let save = 0; save < SAVES; save++) {
      const [from, to] = save % 2 === 0 ? NAMES : NAMES.toReversed();
      const heard = await heardAgain(page, to);
      const begun = Date.now();
      program.save(from, to);
      waits.push(((await heard.at()) - begun) / 1000);
    }
    const what = `games -- preview ${GAME}, from save to sound`;
    return [
      { what: `${what}, median of ${SAVES}`, figure: percentile(waits, 50), unit: "s", bound: BOUND_SECONDS },
      { what: `${what}, longest`, figure: Math.max(...waits), unit: "s" },
    ];
  } finally {
    await browser.close();
    program.close();
  }
}

/** Waits in the page for the first sound in its list once the moves are called as they are now. */
async function heardAgain(page: Page, name: string) {
  const watched = await page.evaluateHandle(
    (called) => ({
      at: new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const rows = [...document.querySelectorAll("tr")];
          if (!rows.some(({ textContent }) => textContent?.startsWith(called))) return;
          if (document.querySelector("[aria-labelledby=cues] li") === null) return;
          observer.disconnect();
          resolve(Date.now());
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    }),
    name,
  );
  return { at: () => watched.evaluate(({ at }) => at) };
}
