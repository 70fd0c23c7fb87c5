import { readFile } from "node:fs/promises";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { parseJournal } from "../../engine/journal/index.ts";
import { passTimeTo, readScreen, settle } from "./support/screen.ts";
import { visitGame, whenReady, type VisitOptions } from "./support/visit.ts";

const GAME = "/game/addition?seed=7&level=1";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

async function atFirstQuestion(options?: VisitOptions): Promise<Page> {
  const page = await visitGame(browser, GAME, options);
  await page.keyboard.press("Enter");
  await settle(page);
  await page.keyboard.press("ArrowLeft");
  await passTimeTo(page, "playing");
  await page.getByText("Settings").click();
  return page;
}

const lastSpoken = (page: Page) => page.evaluate(() => window.spoken.at(-1));

describe("each setting", () => {
  it("is said the moment it changes, and is still so after the page was loaded again", async () => {
    const page = await atFirstQuestion();
    const changed = async (change: () => Promise<void>): Promise<string | undefined> => {
      const before = (await readScreen(page)).captions.length;
      await change();
      const { captions } = await readScreen(page);
      // The caption stands there before any time has passed.
      return captions.slice(before).at(-1);
    };
    const step = (name: string) => () => page.getByRole("button", { name }).click();
    expect(await changed(step("Speed: more"))).toBe("Speed: 5 of 11.");
    expect(await lastSpoken(page)).toMatchObject({ text: "Speed, five of eleven.", rate: 1.2 });
    expect(await changed(step("Words: less"))).toBe("Words: few.");
    expect(await changed(step("Speech volume: less"))).toBe("Speech volume: 8 of 10.");
    expect(await changed(step("Sound volume: more"))).toBe("Sound volume: 8 of 10.");
    expect(await changed(step("Music volume: less"))).toBe("Music volume: 3 of 10.");
    expect(await changed(() => page.getByLabel("One speaker").check())).toBe("One speaker: on.");
    expect(await changed(() => page.getByLabel("Calm mode").check())).toBe("Calm mode: on.");
    expect(await changed(() => page.getByLabel("Microphone").check())).toBe("Microphone: on.");
    expect(await changed(() => page.getByLabel("Microphone").uncheck())).toBe("Microphone: off.");

    await page.clock.resume();
    await page.reload();
    await whenReady(page);
    await page.keyboard.press("Enter");
    await page.getByText("Settings").click();
    const settings = await page.evaluate(() =>
      [...(document.querySelector(".settings-grid")?.querySelectorAll(".setting") ?? [])].map((setting) => {
        const box = setting.querySelector<HTMLInputElement>("input[type=checkbox]");
        return box === null ? setting.querySelector("legend")?.textContent : box.checked;
      }),
    );
    expect(settings).toEqual([
      "Speed 5 of 11",
      "Pitch 3 of 5",
      "Words few",
      "Length of a game full",
      "Speech volume 8 of 10",
      "Sound volume 8 of 10",
      "Background volume 7 of 10",
      "Music volume 3 of 10",
      true,
      "Heard through",
      false,
      true,
      "Voice",
      false,
    ]);
    await page.context().close();
  });

  it("can be changed by the keyboard without leaving the game's page", async () => {
    const page = await atFirstQuestion();
    await page.getByRole("button", { name: "Speed: less" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    expect((await readScreen(page)).captions.at(-1)).toBe("Speed: 2 of 11.");
    await page.context().close();
  });

  it("lets the screen reader take over, and the game's voice come back", async () => {
    const page = await atFirstQuestion();
    await page.getByLabel("My screen reader").check();
    expect(await page.getByRole("log").getAttribute("aria-live")).toBe("polite");
    await settle(page);
    const before = await page.evaluate(() => window.spoken.length);
    await page.getByRole("application").focus();
    await page.keyboard.press("r");
    await settle(page);
    expect(await page.evaluate(() => window.spoken.length)).toBe(before);
    await page.getByLabel("The game's voice").check();
    await settle(page);
    expect(await lastSpoken(page)).toMatchObject({ text: "Voice, the game's voice." });
    await page.context().close();
  });
});

/** What is said last, once a word that was being said has given way. */
async function spokenAfter(page: Page, change: () => Promise<unknown>) {
  await change();
  await page.clock.runFor(200);
  await settle(page);
  return lastSpoken(page);
}

it("who speaks, how high, how fast and how loud is heard the moment it is chosen", async () => {
  const page = await atFirstQuestion({ voices: 3 });
  const more = (name: string) => () => page.getByRole("button", { name: `${name}: more` }).click();
  const nextVoice = () => page.getByRole("button", { name: "Who speaks: the next one" }).click();
  await nextVoice();
  expect(await spokenAfter(page, nextVoice)).toMatchObject({
    text: "Who speaks, Voice one.",
    voice: "Voice 1",
    pitch: 1,
  });
  expect(await spokenAfter(page, more("Pitch"))).toMatchObject({ voice: "Voice 1", pitch: 1.25 });
  for (let step = 0; step < 6; step += 1) await more("Speed")();
  expect(await spokenAfter(page, more("Speed"))).toMatchObject({ rate: 4, pitch: 1.25, voice: "Voice 1" });
  expect(await spokenAfter(page, more("Speech volume"))).toMatchObject({ volume: 1 });
  expect(await spokenAfter(page, () => page.getByLabel("Night volume").check())).toMatchObject({
    volume: 0.5,
  });
  await page.context().close();
});

it("who speaks and how high is chosen in the spoken menu, with a sample of each, by whoever has buttons alone", async () => {
  const page = await atFirstQuestion({ voices: 3 });
  const sample = "This is how I sound.";
  const key = (name: string) => () => page.keyboard.press(name);
  await page.getByRole("application").focus();
  await spokenAfter(page, key("p"));
  while ((await readScreen(page)).captions.at(-1) !== "Pitch: 3 of 5.")
    await spokenAfter(page, key("ArrowDown"));
  expect(await spokenAfter(page, key("ArrowRight"))).toMatchObject({ text: sample, pitch: 1.25 });
  expect(await spokenAfter(page, key("ArrowDown"))).toMatchObject({ text: "Who speaks, any voice." });
  expect(await spokenAfter(page, key("ArrowRight"))).toMatchObject({ text: sample, voice: "Voice 0" });
  expect(await spokenAfter(page, key("ArrowRight"))).toMatchObject({ text: sample, voice: "Voice 1" });
  await page.context().close();
});

describe("what happened", () => {
  it("can be saved as a journal that can be replayed", async () => {
    const page = await atFirstQuestion();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save what happened" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("addition.jsonl");
    const journal = parseJournal(await readFile(await file.path(), "utf8"));
    expect(journal).toMatchObject({ ok: true, value: { header: { game: "addition", seed: 7 } } });
    await page.context().close();
  });
});
