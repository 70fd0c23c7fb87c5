/** An adapter of the browser's, tried in a real Chromium. */
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { build } from "vite";
import { vi } from "vitest";
import { findChromium, NO_CHROMIUM } from "../../scripts/tools/chromium.ts";

const SITE = "http://localhost/";
const PATIENCE_MILLISECONDS = 60_000;

export interface Chromium {
  /**
   * A page that has the adapter's exports in `window.adapter`.
   *
   * @param script runs as the page loads, before anybody has pressed a key
   */
  openPage(script?: string): Promise<Page>;
  close(): Promise<void>;
}

/** @param entry the adapter's file, from the root */
export async function startChromium(entry: string, args: readonly string[]): Promise<Chromium> {
  const options = await findChromium();
  if (options === undefined) throw new Error(NO_CHROMIUM);
  const [code, browser] = await Promise.all([
    bundled(entry),
    chromium.launch({ ...options, args: [...(options.args ?? []), ...args] }),
  ]);
  return {
    async openPage(script = "") {
      const page = await browser.newPage();
      await page.route("**/*", (route) =>
        route.request().url() === SITE
          ? route.fulfill({
              contentType: "text/html",
              body: `<!doctype html><script type="module" src="/page.js"></script>`,
            })
          : route.fulfill({ contentType: "text/javascript", body: `${code}\n${script}` }),
      );
      await page.goto(SITE);
      return page;
    },
    close: () => browser.close(),
  };
}

/** Lets real time pass until it is done. */
export async function untilDone(isDone: () => boolean, timeout = PATIENCE_MILLISECONDS): Promise<void> {
  await vi.waitUntil(isDone, { timeout, interval: 10 });
}

const bundles = new Map<string, Promise<string>>();

function bundled(entry: string): Promise<string> {
  const code = bundles.get(entry) ?? bundle(join(import.meta.dirname, "..", "..", entry));
  bundles.set(entry, code);
  return code;
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "adapter" } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error(`vite built nothing from ${entry}`);
  return `${output.output[0].code}\nwindow.adapter = adapter;`;
}
