/** A real Chromium that performs deeds. */
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findChromium, NO_CHROMIUM } from "../../scripts/tools/chromium.ts";
import { bundle } from "./bundle.ts";
import type { SoundId } from "../../engine/sound/index.ts";
import type { Deed } from "./performance.ts";
import type { Played } from "./through-the-stage.ts";
import type { Strain } from "./twenty-sounds.ts";

export interface ChromiumPerformer {
  perform(seconds: number, deeds: readonly Deed[]): Promise<Float32Array[]>;
  /** As `pressToSound`, on this computer's sound or, headless, on one that nobody hears. */
  pressToSound(presses: number): Promise<number[]>;
  /** Twenty sounds at once, in real time. */
  playTwenty(seconds: number, isSilent?: boolean): Promise<Strain>;
  /** Every one of these sounds, played by the stage and measured in the page. @param recordings files as text, by name */
  played(ids: readonly SoundId[], recordings: Readonly<Record<string, string>>): Promise<Played[]>;
  /** The samples of recordings, whose files are given as text. */
  decode(files: readonly string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
}

export async function openChromium(): Promise<ChromiumPerformer> {
  const [options, script] = await Promise.all([
    findChromium(),
    bundle(fileURLToPath(new URL("./page.ts", import.meta.url))),
  ]);
  if (options === undefined) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({
    ...options,
    // A context may run without a gesture.
    args: [...(options.args ?? []), "--autoplay-policy=no-user-gesture-required"],
  });
  const page = await browser.newPage();
  // What tells of gaps exists in secure contexts only, and localhost is one.
  await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("http://localhost/");
  await page.addScriptTag({ content: script });
  return {
    async perform(seconds, deeds) {
      const channels = await page.evaluate(([time, told]) => performInPage(time, told), [
        seconds,
        deeds,
      ] as const);
      return channels.map(fromBase64);
    },
    playTwenty: (seconds, isSilent = false) =>
      page.evaluate(([time, silent]) => playTwentyInPage(time, silent), [seconds, isSilent] as const),
    played: (ids, recordings) =>
      page.evaluate(([wanted, files]) => playedInPage(wanted, files), [ids, recordings] as const),
    pressToSound: (presses) => page.evaluate((count) => pressInPage(count), presses),
    decode: async (files) => (await page.evaluate((told) => decodeInPage(told), files)).map(fromBase64),
    close: () => browser.close(),
  };
}

function fromBase64(text: string): Float32Array {
  const bytes = Buffer.from(text, "base64");
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
