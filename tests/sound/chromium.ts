/** A real Chromium that performs deeds. */
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findChromium, NO_CHROMIUM } from "../../scripts/tools/chromium.ts";
import { bundle } from "./bundle.ts";
import type { Deed } from "./performance.ts";

export interface ChromiumPerformer {
  perform(seconds: number, deeds: readonly Deed[]): Promise<Float32Array[]>;
  /** As `pressToSound`, on this computer's sound or, headless, on one that nobody hears. */
  pressToSound(presses: number): Promise<number[]>;
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
  await page.addScriptTag({ content: script });
  return {
    async perform(seconds, deeds) {
      const channels = await page.evaluate(([time, told]) => performInPage(time, told), [
        seconds,
        deeds,
      ] as const);
      return channels.map(fromBase64);
    },
    pressToSound: (presses) => page.evaluate((count) => pressInPage(count), presses),
    decode: async (files) => (await page.evaluate((told) => decodeInPage(told), files)).map(fromBase64),
    close: () => browser.close(),
  };
}

function fromBase64(text: string): Float32Array {
  const bytes = Buffer.from(text, "base64");
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
