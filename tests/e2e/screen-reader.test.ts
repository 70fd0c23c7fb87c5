import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { listenToLiveRegions } from "./support/live-regions.ts";
import { playAlong } from "./support/play-along.ts";
import { passTime, passTimeTo, settle } from "./support/screen.ts";
import { openTwin } from "./support/twin.ts";
import { visitGame } from "./support/visit.ts";

const GAME = "/game/laundryLegend?seed=7&level=1";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const spoken = (page: Page) => page.evaluate(() => window.spoken.map(({ text }) => text));
const live = (page: Page) => page.getByRole("log").getAttribute("aria-live");

const isSound = (caption: string) => caption.startsWith("[");

/** Every line that a screen reader would be given, in the order in which it came. */
async function listenAsScreenReader(page: Page): Promise<() => Promise<string[]>> {
  const announced = await listenToLiveRegions(page);
  return async () => (await announced()).map(({ text }) => text);
}

describe("in screen-reader mode", () => {
  it("the reader is given exactly what is said, sounds speak for themselves, and our own voice is silent", async () => {
    const page = await visitGame(browser, GAME);
    const read = await listenAsScreenReader(page);
    await page.keyboard.press("Enter");
    await settle(page);
    const asked = await spoken(page);
    const twin = await openTwin("laundryLegend", 7, 1);
    const linesAsked = twin.captions.length;
    await playAlong(page, twin, "right");
    const heard = twin.captions.slice(linesAsked);
    expect(await read()).toEqual(heard.filter((caption) => !isSound(caption)));
    expect(await spoken(page)).toEqual(asked);
    // The page keeps the newest of them.
    const shown = await page.getByRole("log").locator("p").allTextContents();
    expect(shown.length).toBeGreaterThan(50);
    expect(shown).toEqual(twin.captions.slice(-shown.length));
    await page.context().close();
  });
});

it("who has turned the sounds off is told of them", async () => {
  const page = await visitGame(browser, GAME, { voices: 0 });
  await page.keyboard.press("Enter");
  await passTimeTo(page, "telling");
  await page.getByText("Settings").click();
  for (let step = 0; step < 7; step += 1)
    await page.getByRole("button", { name: "Sound volume: less" }).click();
  const read = await listenAsScreenReader(page);
  await page.getByRole("application").focus();
  await page.keyboard.press("Enter");
  const { captions } = await passTimeTo(page, "playing");
  const told = (await read()).filter(isSound);
  expect(told).toContain("[one small metal click]");
  expect(told).toEqual(captions.filter(isSound).slice(-told.length));
  await page.context().close();
});

describe("with the game's own voice", () => {
  it("captions are silent, so that nothing is heard twice", async () => {
    const page = await visitGame(browser, GAME);
    const read = await listenAsScreenReader(page);
    await page.keyboard.press("Enter");
    await settle(page);
    await page.keyboard.press("ArrowLeft");
    await passTimeTo(page, "playing");
    expect(await live(page)).toBe("off");
    expect(await read()).toEqual([]);
    expect((await spoken(page)).length).toBeGreaterThan(5);
    await page.context().close();
  });
});

const withBraille = (pace: number) => ({
  before: `localStorage.setItem("game-screen", JSON.stringify({ braille: true, cellsPerSecond: ${pace} }))`,
});

describe("with a braille display", () => {
  it("every line and every sound that tells something comes once, in order, whoever else speaks", async () => {
    const page = await visitGame(browser, GAME, withBraille(12));
    const read = await listenAsScreenReader(page);
    await page.keyboard.press("Enter");
    await settle(page);
    const twin = await openTwin("laundryLegend", 7, 1);
    await playAlong(page, twin, "left", { presses: 12 });
    expect(await live(page)).toBe("off");
    expect((await spoken(page)).length).toBeGreaterThan(5);
    await page.getByText("Settings").click();
    await page.getByRole("radio", { name: "My screen reader" }).check();
    await settle(page);
    // The settings say themselves what they are now.
    expect(await live(page)).toBe("off");
    await page.clock.runFor(300_000);
    const told = await read();
    expect(told.slice(0, twin.telling.length)).toEqual(twin.telling);
    expect(told.filter(isSound)).toContain("[one small metal click]");
    expect(told).toContain("Voice: my screen reader.");

    // What sounds tell is told again as often as it is asked for.
    await page.getByRole("application").focus();
    const before = (await read()).length;
    await page.keyboard.press("r");
    await settle(page);
    await page.clock.runFor(60_000);
    expect((await read()).slice(before).filter(isSound).length).toBeGreaterThan(0);
    await page.context().close();
  });

  it("a screen reader that was chosen at the start gets every clue in the same way, as often as it is asked for", async () => {
    const page = await visitGame(browser, GAME, withBraille(12));
    const read = await listenAsScreenReader(page);
    await page.keyboard.press("Enter");
    await settle(page);
    await page.keyboard.press("ArrowRight");
    await settle(page);
    for (let presses = 0; presses < 12; presses += 1) {
      const { place, moves } = await settle(page);
      if (place === "playing" && moves.some(({ label }) => label === "Feel it again")) break;
      await page.keyboard.press("Enter");
    }
    await page.clock.runFor(300_000);
    const clues = async () => (await read()).filter((line) => line.startsWith("[cloth:")).length;
    expect(await clues()).toBeGreaterThan(0);
    for (let times = 0; times < 3; times += 1) {
      const before = await clues();
      await page.keyboard.press("ArrowUp");
      await settle(page);
      // Sooner than the game would say it once more by itself.
      await page.clock.runFor(8000);
      expect(await clues()).toBeGreaterThan(before);
    }
    await page.context().close();
  });

  it("lines wait for the reader's own hand, and can be read again", async () => {
    const page = await visitGame(browser, GAME, withBraille(0));
    await page.keyboard.press("Enter");
    const { captions } = await settle(page);
    const line = page.getByRole("status", { name: "Braille line" }).locator("span").last();
    const told = captions.filter((caption) => !isSound(caption));
    expect(await line.textContent()).toBe(told[0]);
    await page.keyboard.press("PageDown");
    expect(await line.textContent()).toBe(told[1]);
    await page.getByRole("button", { name: "Read back" }).click();
    expect(await line.textContent()).toBe(told[0]);
    await page.getByRole("button", { name: "Read on" }).click();
    expect(await line.textContent()).toBe(told[1]);
    await page.context().close();
  });
});

it("a game that is begun before the browser has found its voices speaks all the same", async () => {
  const page = await visitGame(browser, GAME, { voicesAfterMilliseconds: 600_000 });
  await page.keyboard.press("Enter");
  const { captions } = await settle(page);
  expect(captions).toContain("Who should talk in the games?");
  expect(await spoken(page)).toContain("Who should talk in the games?");
  await page.context().close();
});

it("captions are live once the game's own voice has been lost", async () => {
  const page = await visitGame(browser, GAME);
  await page.keyboard.press("Enter");
  await settle(page);
  const read = await listenAsScreenReader(page);
  await page.evaluate(() => {
    window.speechSynthesis.speak = () => {};
  });
  await page.keyboard.press("ArrowLeft");
  await passTime(page, ({ captions }) => captions.includes("The voice is not working. The captions go on."));
  expect(await live(page)).toBe("polite");
  await passTimeTo(page, "telling");
  await page.keyboard.press("Enter");
  const { captions } = await passTimeTo(page, "playing");
  const heard = await read();
  expect(heard.length).toBeGreaterThan(0);
  expect(captions.filter((caption) => !isSound(caption)).slice(-heard.length)).toEqual(heard);
  await page.context().close();
});

describe("in a browser without a voice", () => {
  it("captions are live from the start, nothing is asked, and the voice stays the player's to choose", async () => {
    const page = await visitGame(browser, GAME, { voices: 0 });
    const read = await listenAsScreenReader(page);
    await page.keyboard.press("Enter");
    const { captions } = await passTimeTo(page, "telling");
    expect(await live(page)).toBe("polite");
    expect(await read()).toEqual(captions.filter((caption) => !isSound(caption)));
    expect(captions).not.toContain("Who should talk in the games?");
    await page.keyboard.press("Enter");
    await passTimeTo(page, "playing");
    expect(await spoken(page)).toEqual([]);

    await page.getByText("Settings").click();
    await page.getByRole("button", { name: "Speed: more" }).click();
    const kept = await page.evaluate(() => localStorage.getItem("game-progress"));
    expect(JSON.parse(kept ?? "null").settings).toMatchObject({ output: null, rate: 4 });
    await page.context().close();
  });
});
