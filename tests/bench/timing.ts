/**
 * Patterns and presses on a page that is busy drawing, in a real Chromium: whether beats leave for the loudspeaker when they
 * should, and whether a press is judged by when it was made. The mechanic is `beat`, of the tests.
 */
import { fileURLToPath } from "node:url";
import { chromium, type LaunchOptions } from "playwright";
import { createRandom } from "../../engine/random.ts";
import { bundle } from "../sound/bundle.ts";
import type { Timing } from "./chrome/busy-page.ts";
import type { Row } from "./rows.ts";
import { median, percentile } from "./statistics.ts";

/** The issue of the engine's second shape: onsets within 2 ms of their plan, presses judged within 10 ms. */
const BEAT_BOUND_MILLISECONDS = 2;
const PRESS_BOUND_MILLISECONDS = 10;
const LONGEST_MILLISECONDS = 90_000;

export async function measureTiming(launch: LaunchOptions): Promise<Row[]> {
  const { beats, planned, presses, told } = await drumOnBusyPage(launch);
  const late = beats.map(Math.abs);
  const off = presses.map(Math.abs);
  return [
    {
      what: "beats of a drum, on a busy page: furthest from plan",
      figure: beats.length === planned ? percentile(late, 100) : null,
      unit: "ms",
      bound: BEAT_BOUND_MILLISECONDS,
      note: `${late.length} beats heard of ${planned}`,
    },
    {
      what: "presses on a busy page, judged by when they were made: furthest off",
      figure: percentile(off, 100),
      unit: "ms",
      bound: PRESS_BOUND_MILLISECONDS,
      note: `${off.length} presses, of which the page was told after ${median(told).toFixed(0)} to ${percentile(told, 100).toFixed(0)} ms`,
    },
  ];
}

async function drumOnBusyPage(launch: LaunchOptions): Promise<Timing> {
  const script = await bundle(fileURLToPath(new URL("./chrome/busy-page.ts", import.meta.url)));
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch.args ?? []), "--autoplay-policy=no-user-gesture-required"],
  });
  try {
    const page = await browser.newPage();
    // Worklets exist in secure contexts only, and localhost is one.
    await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
    await page.goto("http://localhost/");
    await page.addScriptTag({ content: script });
    await page.evaluate(() => openBusyPage());
    const random = createRandom(4);
    const end = performance.now() + LONGEST_MILLISECONDS;
    while (performance.now() < end && !(await page.evaluate(() => isOver()))) {
      // So that presses do not fall into step with the frames.
      await page.waitForTimeout(random.int(40, 260));
      // Before it, a press would go on to the next thing that is said.
      if (await page.evaluate(() => isDrumming())) await page.keyboard.press("Enter");
    }
    return await page.evaluate(() => timing());
  } finally {
    await browser.close();
  }
}
