/**
 * From a press to the first sound and to silence, on the real built site in a real Chromium.
 *
 * A press is a trusted key event; its time begins with the event's timeStamp, when the browser has it from the system:
 * the way from the key to the browser is not included. The first sound is the first sample above -80 dB that is
 * rendered for the loudspeaker, rounded up to the next millisecond: what the sound card and its buffers add is printed
 * beside it, since it is the computer's. Silence is when speechSynthesis.cancel() has come back and nothing is being
 * spoken: that the loudspeaker falls silent then is the voice's own business and is not measured. Beds are left out,
 * because nothing that begins can be told from a sound that never ends.
 */
import { join } from "node:path";
import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { chromium, type LaunchOptions, type Page } from "playwright";
import * as z from "zod";
import { createRandom } from "../../../engine/random.ts";
import { createSite } from "../../../server/create-site.ts";
import { listen } from "../../../server/listen.ts";
import { beginGame, giveStubVoice, slowDown } from "./begin-game.ts";

const PRESSES = { inMenu: 150, inGame: 50 };
const PRESSES_WHEN_SLOW = { inMenu: 60, inGame: 40 };
/** A school's Chromebook beside the computer that this is written on, as Chromium's own emulation makes it. */
const SLOWDOWN = 6;
const REAL_VOICE_PRESSES = 30;
/** Presses that find everything made and compiled; the first ones do not. */
const WARM_UP_PRESSES = 5;
/** The stub's voice goes on until it is silenced, so that every press has something to silence. */
const STUB_MILLISECONDS = 1_000_000;
const VOICES_MILLISECONDS = 8_000;

const outcomeSchema = z.object({
  /** When the page's own thread had it. */
  handled: z.number(),
  sound: z.number().nullable(),
  silence: z.number().nullable(),
  /** When the utterance was told that it was interrupted. */
  interrupted: z.number().nullable(),
});
/** Milliseconds from the press. */
export type Outcome = z.infer<typeof outcomeSchema>;
const latencySchema = z.object({ base: z.number(), output: z.number() });

export interface PressLatencies {
  readonly outcomes: readonly Outcome[];
  /** The same where the processor is six times as slow: the page's own thread, the audio's keeps its pace. */
  readonly whenSlow: readonly Outcome[];
  /** Seconds that the browser adds between rendering and the loudspeaker, as it says itself. */
  readonly device: z.infer<typeof latencySchema>;
  /** Bytes of the first page with everything that it loads, as they came over the line. */
  readonly firstPageBytes: number;
  /** Presses with a real voice speaking; null where the browser has none. */
  readonly withRealVoice: readonly Outcome[] | null;
}

/** @param siteFolder the built site */
export async function measurePresses(siteFolder: string, launch: LaunchOptions): Promise<PressLatencies> {
  const site = new Hono()
    .get("/bench/sound-tap.js", (context) =>
      context.body(script("sound-tap.js"), 200, { "Content-Type": "text/javascript" }),
    )
    .route("/", createSite(siteFolder));
  const server = await listen(site, 0, "127.0.0.1");
  if (!server.ok) throw new Error(server.problem);
  const { address, close } = server.value;
  try {
    return {
      ...(await measureWithStub(address, launch)),
      whenSlow: (await measureWithStub(address, launch, PRESSES_WHEN_SLOW, SLOWDOWN)).outcomes,
      firstPageBytes: await weighFirstPage(address, launch),
      withRealVoice: await measureWithRealVoice(address, launch),
    };
  } finally {
    await close();
  }
}

async function measureWithStub(address: string, launch: LaunchOptions, presses = PRESSES, slowdown = 1) {
  return inBrowser(launch, async (page) => {
    await giveStubVoice(page, STUB_MILLISECONDS);
    await openGame(page, address);
    if (slowdown > 1) await slowDown(page, slowdown);
    const inMenu = await pressAll(
      page,
      Array.from({ length: presses.inMenu }, () => "ArrowRight"),
    );
    await page.keyboard.press("Enter");
    // Whatever these do in the game, and wherever they lead: every press must be answered.
    const random = createRandom(1);
    const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "r"];
    const inGame = await pressAll(
      page,
      Array.from({ length: presses.inGame }, () => random.pick(keys)),
    );
    return {
      outcomes: [...inMenu, ...inGame],
      device: latencySchema.parse(await page.evaluate("pressProbe.latency()")),
    };
  });
}

async function measureWithRealVoice(address: string, launch: LaunchOptions): Promise<Outcome[] | null> {
  const speaking = { ...launch, args: [...(launch.args ?? []), "--enable-speech-dispatcher"] };
  return inBrowser(speaking, async (page) => {
    await page.goto(`${address}/game-zone`);
    if (!(await hasVoices(page))) return null;
    await openGame(page, address);
    return pressAll(
      page,
      Array.from({ length: REAL_VOICE_PRESSES }, () => "ArrowRight"),
    );
  });
}

/** They are loaded once for a browser, which may take longer than the game is willing to wait for them. */
async function hasVoices(page: Page): Promise<boolean> {
  const end = performance.now() + VOICES_MILLISECONDS;
  while (performance.now() < end) {
    if (z.number().parse(await page.evaluate("speechSynthesis.getVoices().length")) > 0) return true;
    await page.waitForTimeout(200);
  }
  return false;
}

async function openGame(page: Page, address: string): Promise<void> {
  await page.addInitScript({ content: script("press-probe.js") });
  await beginGame(page, address);
  await pressAll(
    page,
    Array.from({ length: WARM_UP_PRESSES }, () => "ArrowRight"),
  );
}

async function pressAll(page: Page, keys: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const random = createRandom(2);
  for (const key of keys) {
    await page.evaluate("pressProbe.rest()");
    // So that presses do not fall into step with the audio thread.
    await page.waitForTimeout(random.int(0, 15));
    await page.keyboard.press(key);
    outcomes.push(outcomeSchema.parse(await page.evaluate("pressProbe.outcome()")));
  }
  return outcomes;
}

async function weighFirstPage(address: string, launch: LaunchOptions): Promise<number> {
  return inBrowser(launch, async (page) => {
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    let bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(address, { waitUntil: "networkidle" });
    return bytes;
  });
}

async function inBrowser<Value>(launch: LaunchOptions, use: (page: Page) => Promise<Value>): Promise<Value> {
  const browser = await chromium.launch(launch);
  try {
    return await use(await browser.newPage({ serviceWorkers: "block" }));
  } finally {
    await browser.close();
  }
}

function script(name: string): string {
  return readFileSync(join(import.meta.dirname, name), "utf8");
}
