import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { passTime, passTimeTo, readScreen, settle, type Screen } from "./support/screen.ts";
import { NO_PULSEAUDIO, hasPulseAudio } from "../../scripts/tools/pulseaudio.ts";
import { speakIntoMicrophone, type VirtualMicrophone } from "./support/virtual-microphone.ts";
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

  it("that is refused leaves the buttons, and is tried again whenever somebody asks to talk", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.press("v");
    await passTime(page, isListening);
    const before = (await readScreen(page)).captions.length;
    await page.evaluate(() => window.recognition.fail("not-allowed"));
    const { captions, moves } = await settle(page);
    expect(captions.slice(before)).toContain("The microphone is not allowed here. A grown-up can allow it.");
    expect(moves.map(({ label }) => label)).toContain("Repeat");
    // A grown-up has allowed it meanwhile.
    await page.keyboard.press("v");
    await passTime(page, isListening);
    expect(await page.evaluate(() => window.recognition.opened)).toBe(2);
    await page.evaluate(() => window.recognition.hear("repeat"));
    await page.clock.runFor(50);
    const { captions: answered } = await settle(page);
    expect(answered.slice(before).join(" ")).toContain(" plus ");
    await page.context().close();
  });

  it("that is refused has help: shown, said once, reached by Tab, and in a tab of its own", async () => {
    const page = await atFirstQuestion();
    const help = page.getByRole("link", { name: "Microphone help (opens in a new tab)" });
    expect(await help.count()).toBe(0);
    await page.keyboard.press("v");
    await passTime(page, isListening);
    await page.evaluate(() => window.recognition.fail("not-allowed"));
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

it("on a phone help is told of without keys", async () => {
  const page = await visitGame(browser, "/game/addition?seed=7&level=1", {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole("button", { name: "Start" }).tap();
  await settle(page);
  await page.getByRole("button", { name: "This voice" }).tap();
  await passTimeTo(page, "playing");
  await page.getByRole("button", { name: "Talk" }).tap();
  await passTime(page, isListening);
  await page.evaluate(() => window.recognition.fail("not-allowed"));
  await settle(page);
  expect(await page.locator(".microphone-help output").textContent()).toBe(
    "The microphone did not work. Below the buttons is Microphone help.",
  );
  await page.context().close();
});

describe("each error has its sentence, a way on by buttons, and help", () => {
  it.each([
    ["not-allowed", "The microphone is not allowed here. A grown-up can allow it."],
    ["service-not-allowed", "The microphone is not allowed here. A grown-up can allow it."],
    ["audio-capture", "I find no microphone here."],
    ["language-not-supported", "I cannot listen here. In Chrome I can."],
    ["network", "I can only listen with the internet, and it is gone just now."],
    ["bad-grammar", "The microphone did not work this time."],
  ])("%s", async (error, sentence) => {
    const page = await atFirstQuestion();
    await page.keyboard.press("v");
    await passTime(page, isListening);
    const before = (await readScreen(page)).captions.length;
    await page.evaluate((name) => window.recognition.fail(name), error);
    const { captions, heard } = await settle(page);
    const said = captions.slice(before);
    expect(said).toContain(sentence);
    expect(said.indexOf("The buttons work.")).toBeGreaterThan(said.indexOf(sentence));
    const help = page.getByRole("link", { name: "Microphone help (opens in a new tab)" });
    expect(await help.getAttribute("href")).toMatch(/^\/troubleshooting/u);
    await page.keyboard.press("ArrowUp");
    await settle(page);
    expect((await readScreen(page)).heard).toBeGreaterThan(heard);
    await page.context().close();
  });

  it("silence has a sentence and the buttons: nothing is broken", async () => {
    const page = await atFirstQuestion();
    await page.keyboard.press("v");
    await passTime(page, isListening);
    await page.evaluate(() => window.recognition.fail("no-speech"));
    const { captions } = await settle(page);
    const at = captions.indexOf("I did not hear anything.");
    expect(at).toBeGreaterThan(0);
    expect(captions.slice(at).join(" ")).toContain("Up: Add one");
    const help = page.getByRole("link", { name: "Microphone help (opens in a new tab)" });
    expect(await help.count()).toBe(0);
    await page.context().close();
  });
});

it("what is heard after the microphone was closed is no answer, however often it ends", async () => {
  const page = await atFirstQuestion();
  await page.keyboard.press("v");
  await passTime(page, isListening);
  await page.keyboard.press("ArrowRight");
  const { captions } = await settle(page);
  await page.evaluate(() => window.recognition.hearLate("stop"));
  await page.clock.runFor(3000);
  expect((await readScreen(page)).captions).toEqual(captions);
  await page.context().close();
});

const noMicrophone = hasPulseAudio() ? undefined : NO_PULSEAUDIO;
if (noMicrophone !== undefined) process.stderr.write(`${noMicrophone}\n`);

describe.skipIf(noMicrophone !== undefined)("Chromium's own recognition, without a network", () => {
  let microphone: VirtualMicrophone;
  let own: Browser;
  beforeAll(async () => {
    microphone = await speakIntoMicrophone("forty eight");
    own = await chromium.launch({
      ...inject("chromium"),
      env: { ...process.env, ...microphone.environment },
    });
  });
  afterAll(async () => {
    await own.close();
    microphone.stop();
  });

  it("has a microphone that carries speech", async () => {
    const page = await visitGame(own, "/game/addition?seed=7&level=1", { permissions: ["microphone"] });
    await page.clock.resume();
    await expect.poll(() => page.evaluate(loudestHeard), { timeout: 60_000 }).toBeGreaterThan(0.1);
    await page.context().close();
  });

  it("says that it needs the internet, and the game goes on by buttons", async () => {
    const page = await atFirstQuestion(own, { ownRecognition: true, permissions: ["microphone"] });
    await page.keyboard.press("v");
    // Its answer comes by the computer's time, so the page keeps to that.
    await page.clock.resume();
    await page.getByRole("link", { name: "Microphone help (opens in a new tab)" }).waitFor();
    await holdTime(page);
    const { captions, moves } = await settle(page);
    const why = "I can only listen with the internet, and it is gone just now.";
    expect(captions.filter((line) => line === why)).toHaveLength(1);
    expect(captions).toContain("The buttons work.");
    expect(moves.map(({ label }) => label)).toContain("Repeat");
    const { heard } = await readScreen(page);
    await page.keyboard.press("ArrowUp");
    await settle(page);
    expect((await readScreen(page)).heard).toBeGreaterThan(heard);
    await page.context().close();
  });
});

/** The loudest sample of a short while, 0 to 1. Runs in the page. */
async function loudestHeard(): Promise<number> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 32_768 });
  new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  while (context.currentTime * context.sampleRate < samples.length)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  analyser.getFloatTimeDomainData(samples);
  for (const track of stream.getTracks()) track.stop();
  await context.close();
  return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
}
