import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type LaunchOptions, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { passTime, passTimeTo, readScreen, settle, type Screen } from "./support/screen.ts";
import { holdTime, visitGame, type VisitOptions } from "./support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

async function atFirstQuestion(inBrowser = browser, options?: VisitOptions): Promise<Page> {
  const page = await visitGame(inBrowser, "/game/addition?seed=7&level=1", options);
  await page.keyboard.press("Enter");
  await settle(page);
  await page.keyboard.press("ArrowLeft");
  await passTimeTo(page, "playing");
  return page;
}

const isOpen = (page: Page) => page.evaluate(() => window.recognition.isOpen);
const isListening = ({ status }: Screen): boolean => status === "Listening: speak now";
const READY = "[ready tone: speak now]";

describe("the microphone", () => {
  it("stays closed until it is asked for", async () => {
    const page = await atFirstQuestion();
    expect(await page.evaluate(() => window.recognition.opened)).toBe(0);
    await page.context().close();
  });

  it("opens after its tone, and a spoken answer makes the move", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.press("v");
    // At once, though what was heard last still rings.
    expect((await readScreen(page)).captions.at(-1)).toBe("[a press]");
    expect(await isOpen(page)).toBe(false);
    await passTime(page, isListening);
    expect((await readScreen(page)).captions.at(-1)).toBe(READY);
    expect(await isOpen(page)).toBe(true);
    const before = (await readScreen(page)).captions.length;
    // That it hears is shown, and nothing is decided by it.
    const hearing = page.locator(".status[data-hearing]");
    expect(await hearing.count()).toBe(0);
    await page.evaluate(() => window.recognition.hearPart("repe"));
    await page.clock.runFor(50);
    expect(await hearing.count()).toBe(1);
    expect((await readScreen(page)).captions.length).toBe(before);
    expect(await isOpen(page)).toBe(true);
    await page.evaluate(() => window.recognition.hear("repeat"));
    await page.clock.runFor(50);
    expect(await isOpen(page)).toBe(false);
    const { captions } = await settle(page);
    expect(captions.slice(before).join(" ")).toContain("plus");

    await page.keyboard.press("v");
    await passTime(page, isListening);
    const { moves } = await readScreen(page);
    const stop = moves.find(({ key }) => key === "Enter")?.label ?? "";
    await page.evaluate((words) => window.recognition.hear(words), stop.toLowerCase());
    const answered = await settle(page);
    expect(answered.captions.length).toBeGreaterThan(captions.length + 1);
    await page.context().close();
  });

  it("is closed by a key, which counts", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.press("v");
    await passTime(page, isListening);
    await page.keyboard.press("ArrowRight");
    expect(await isOpen(page)).toBe(false);
    expect((await readScreen(page)).captions.at(-1)).not.toBe(READY);
    await page.context().close();
  });

  it("opens by itself after each question once it is switched on", async () => {
    const page = await atFirstQuestion();
    await page.getByText("Settings").click();
    await page.getByLabel("Microphone").check();
    await settle(page);
    await page.keyboard.press("Escape");
    await passTime(page, isListening);
    expect(await isOpen(page)).toBe(true);
    await page.context().close();
  });

  it("that is refused leaves the buttons, and is not asked for again", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.press("v");
    await passTime(page, isListening);
    const before = (await readScreen(page)).captions.length;
    await page.evaluate(() => window.recognition.refuse());
    const { captions, moves } = await settle(page);
    expect(captions.slice(before)).toContain("The microphone is not allowed here. A grown-up can allow it.");
    expect(moves.map(({ label }) => label)).toContain("Repeat");
    await page.keyboard.press("v");
    await settle(page);
    expect(await page.evaluate(() => window.recognition.opened)).toBe(1);
    await page.context().close();
  });

  it("that is refused has help: shown, said once, reached by Tab, and in a tab of its own", async () => {
    const page = await atFirstQuestion();
    const help = page.getByRole("link", { name: "Microphone help (opens in a new tab)" });
    expect(await help.count()).toBe(0);
    await page.keyboard.press("v");
    await passTime(page, isListening);
    await page.evaluate(() => window.recognition.refuse());
    const way = "The microphone did not work. Press Tab until you come to Microphone help.";
    await settle(page);
    expect(await page.locator(".microphone-help output").textContent()).toBe(way);
    await page.clock.runFor(100);
    const said = () => page.evaluate(() => window.spoken.map(({ text }) => text));
    expect((await said()).filter((text) => text === way)).toEqual([way]);
    expect((await said()).at(-1)).toBe(way);

    for (let stop = 0; stop < 15 && (await help.and(page.locator(":focus")).count()) === 0; stop += 1)
      await page.keyboard.press("Tab");
    const opened = page.context().waitForEvent("page");
    await page.keyboard.press("Enter");
    await (await opened).getByRole("heading", { level: 1, name: "Troubleshooting" }).waitFor();
    await page.context().close();
  });
});

/** A microphone that carries speech: flite says "forty eight" into it. */
function carryingSpeech(file: string): LaunchOptions {
  execFileSync("flite", ["-t", "forty eight", "-o", file]);
  const chosen = inject("chromium");
  return {
    ...chosen,
    args: [
      ...(chosen.args ?? []),
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-audio-capture=${file}`,
    ],
  };
}

describe("Chromium's own recognition, without a network", () => {
  it("says why it cannot listen, and the game goes on by buttons", async () => {
    const folder = mkdtempSync(join(tmpdir(), "microphone-"));
    const own = await chromium.launch(carryingSpeech(join(folder, "answer.wav")));
    try {
      const page = await atFirstQuestion(own, { ownRecognition: true, permissions: ["microphone"] });
      await page.keyboard.press("v");
      // Its answer comes by the computer's time, so the page keeps to that. Where there is no sound card it finds no
      // microphone.
      await page.clock.resume();
      await page.getByRole("link", { name: "Microphone help (opens in a new tab)" }).waitFor();
      await holdTime(page);
      const { captions, moves } = await settle(page);
      const why =
        /^(?:I find no microphone here|I can only listen with the internet, and it is gone just now)\.$/u;
      expect(captions.filter((line) => why.test(line))).toHaveLength(1);
      expect(captions).toContain("The buttons work.");
      expect(moves.map(({ label }) => label)).toContain("Repeat");
      const { heard } = await readScreen(page);
      await page.keyboard.press("ArrowUp");
      await settle(page);
      expect((await readScreen(page)).heard).toBeGreaterThan(heard);
    } finally {
      await own.close();
      rmSync(folder, { recursive: true });
    }
  });
});
