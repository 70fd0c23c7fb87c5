/** The same take once more, on the real page of the built site, with a picture of every moment. */
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { findChromium, NO_CHROMIUM } from "../tools/chromium.ts";
import { installPageVoice } from "./page-voice.ts";
import { captionLine, type Moment, type Script, type Take } from "./take.ts";
import type { Voice } from "./voice.ts";

export interface Picture {
  /** Milliseconds from the start of the take. It is seen until the next one. */
  readonly at: number;
  readonly path: string;
  /** Where in the sitting the page says that it is. */
  readonly progress: string;
}

/** As a phone has it: 450 by 900 of the page's pixels, 540 by 1080 of the film's. */
const PHONE = {
  viewport: { width: 450, height: 900 },
  deviceScaleFactor: 1.2,
  // Nobody presses keys there, and so none is shown.
  isMobile: true,
  hasTouch: true,
} as const;
const STEP_MILLISECONDS = 20;
/** No line takes longer to be said. */
const LONGEST_MILLISECONDS = 30_000;
/** A finger comes into the picture before it presses, and leaves it after. */
const FINGER_BEFORE = 250;
const FINGER_AFTER = 100;

/** @throws Error where the page does not play what the take plays */
export async function takePictures(
  address: string,
  slug: string,
  script: Script,
  take: Take,
  voice: Voice,
  folder: string,
): Promise<readonly Picture[]> {
  const options = await findChromium();
  if (options === undefined) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch(options);
  const context = await browser.newContext({ ...PHONE, baseURL: address });
  await context.clock.install();
  // What runs these scripts names functions by a helper that the page does not have.
  await context.addInitScript("globalThis.__name = (named) => named;");
  await context.addInitScript(installPageVoice, durations(take, voice));
  const page = await context.newPage();
  await page.goto(`/game/${slug}?seed=${script.seed}&level=${script.level}`);
  await page.getByText("The game is ready").waitFor();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
  await page.getByRole("button", { name: /^Start/ }).click();

  const pictures: Picture[] = [];
  const planned: string[] = [];
  const shoot = async (at: number): Promise<void> => {
    const shown = await page.locator("[role=log] p").allTextContents();
    // The page keeps the newest of them.
    const newest = planned.slice(planned.length - shown.length);
    if (shown.join("\n") !== newest.join("\n")) {
      throw new Error(`planned until ${at} ms: ${newest.join(" ")}\non the page: ${shown.join(" ")}`);
    }
    const path = join(folder, `${String(at).padStart(7, "0")}.png`);
    const progress = await page.evaluate(() => {
      const play = document.querySelector(".play");
      const top = play?.getBoundingClientRect().top ?? 0;
      window.scrollTo({ top: window.scrollY + top - 12, behavior: "instant" });
      const words = [...(play?.querySelectorAll(".sitting-progress p > span") ?? [])];
      return words.map(({ textContent }) => textContent).join(", ");
    });
    await page.screenshot({ path, animations: "disabled" });
    pictures.push({ at, path, progress });
  };

  for (const [index, moment] of take.moments.entries()) {
    if (moment.type === "press") {
      await press(page, moment, shoot);
      continue;
    }
    if (moment.type === "heard") planned.push(captionLine(moment.caption));
    const isThere = moment.type === "heard" ? hasHeard(planned.length) : isWaiting;
    await letTimePass(page, isThere, moment);
    // One picture for all that happens at once.
    const next = take.moments[index + 1];
    if (next !== undefined && next.at - moment.at < FINGER_AFTER && next.type !== "press") continue;
    const isAfterPress = pictures.at(-1)?.at === moment.at;
    await shoot(isAfterPress ? moment.at + FINGER_AFTER : moment.at);
  }
  await browser.close();
  return pictures;
}

function durations(take: Take, voice: Voice): Record<string, number> {
  return Object.fromEntries(
    take.lines.map(({ utterance }) => [utterance.text, Math.round(voice(utterance).seconds * 1000)]),
  );
}

type IsThere = (page: Page) => Promise<boolean>;

const hasHeard =
  (count: number): IsThere =>
  (page) =>
    page.evaluate((least) => {
      const newest = document.querySelector<HTMLElement>("[role=log] p:last-child");
      return Number(newest?.dataset["line"] ?? -1) + 1 >= least;
    }, count);

const isWaiting: IsThere = (page) =>
  page.evaluate(() => document.querySelector(".status")?.textContent === "Your turn");

async function letTimePass(page: Page, isThere: IsThere, moment: Moment): Promise<void> {
  for (let passed = 0; !(await isThere(page)); passed += STEP_MILLISECONDS) {
    if (passed > LONGEST_MILLISECONDS)
      throw new Error(`the page never came to this: ${JSON.stringify(moment)}`);
    await page.clock.runFor(STEP_MILLISECONDS);
  }
}

async function press(
  page: Page,
  moment: Moment & { readonly type: "press" },
  shoot: (at: number) => Promise<void>,
): Promise<void> {
  const box = await page.locator(`.keys [data-place="${moment.press}"]`).boundingBox();
  if (box === null) throw new Error(`the page has no button for ${moment.press}`);
  // Where the button's name is not.
  const point = { x: box.x + box.width * 0.84, y: box.y + box.height * 0.3 };
  await showFinger(page, { ...point, isDown: false });
  await shoot(moment.at - FINGER_BEFORE);
  await showFinger(page, { ...point, isDown: true });
  await page.mouse.move(point.x, point.y);
  await page.mouse.down();
  await shoot(moment.at);
  await page.mouse.up();
  // Out of the way, so that no button looks chosen.
  await page.mouse.move(1, 1);
  await showFinger(page, null);
}

/** A ring where a finger would be: otherwise nobody saw who presses. */
async function showFinger(
  page: Page,
  finger: { readonly x: number; readonly y: number; readonly isDown: boolean } | null,
): Promise<void> {
  await page.evaluate((shown) => {
    document.querySelector("#film-finger")?.remove();
    if (shown === null) return;
    const spot = document.createElement("div");
    spot.id = "film-finger";
    const size = shown.isDown ? 56 : 72;
    Object.assign(spot.style, {
      position: "fixed",
      left: `${shown.x - size / 2}px`,
      top: `${shown.y - size / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
      borderRadius: "50%",
      boxSizing: "border-box",
      background: shown.isDown ? "rgb(200 80 20 / 18%)" : "transparent",
      border: `${shown.isDown ? 7 : 4}px solid rgb(200 80 20 / 85%)`,
      pointerEvents: "none",
      zIndex: "9999",
    });
    document.body.append(spot);
  }, finger);
}
