/** Reading the game screen as a player does. */
import type { Page } from "playwright";
import { expect } from "vitest";

export interface Screen {
  readonly place: string;
  readonly status: string;
  /** The newest of them. */
  readonly captions: readonly string[];
  /** How many there have been. */
  readonly heard: number;
  /** What can be done, and the key that does it. */
  readonly moves: readonly { readonly label: string; readonly key: string | null }[];
}

export function readScreen(page: Page): Promise<Screen> {
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
    return {
      place: document.querySelector<HTMLElement>(".play")?.dataset["place"] ?? "",
      status: texts(".status")[0] ?? "",
      captions: texts("[role=log] p"),
      heard:
        Number(document.querySelector<HTMLElement>("[role=log] p:last-child")?.dataset["line"] ?? -1) + 1,
      moves: [...document.querySelectorAll("[role=application] button:not([type=submit])")].map((button) => ({
        label: button.querySelector("span")?.textContent ?? button.textContent,
        key: button.querySelector("kbd")?.textContent ?? null,
      })),
    };
  });
}

const KEYS: Readonly<Record<string, string>> = {
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
};

/** Presses the key that a button on the screen names. */
export async function pressKey(page: Page, cap: string): Promise<void> {
  if (cap !== "Hold Enter") return page.keyboard.press(KEYS[cap] ?? cap);
  await page.keyboard.down("Enter");
  await page.clock.runFor(1000);
  await page.keyboard.up("Enter");
}

const STEP_MILLISECONDS = 500;
const LONGEST_MILLISECONDS = 120_000;

/** Lets the page's time pass until the screen is as it should be. */
export async function passTime(page: Page, isThere: (screen: Screen) => boolean): Promise<Screen> {
  let screen = await readScreen(page);
  for (let passed = 0; !isThere(screen); passed += STEP_MILLISECONDS) {
    if (passed > LONGEST_MILLISECONDS) expect.fail(`this never came: ${JSON.stringify(screen, null, 2)}`);
    await page.clock.runFor(STEP_MILLISECONDS);
    screen = await readScreen(page);
  }
  return screen;
}

export const isWaiting = ({ status }: Screen): boolean => status === "Your turn" || status === "Paused";

/** Lets the page's time pass until the game waits for the player at this place. */
export function passTimeTo(page: Page, place: string): Promise<Screen> {
  return passTime(page, (screen) => screen.place === place && isWaiting(screen));
}

/** Lets the page's time pass until the game waits for the player. */
export function settle(page: Page): Promise<Screen> {
  return passTime(page, isWaiting);
}
