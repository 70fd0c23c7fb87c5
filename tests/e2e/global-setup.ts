import { join } from "node:path";
import type { LaunchOptions } from "playwright";
import type { TestProject } from "vitest/node";
import { findChromium, NO_CHROMIUM } from "../../scripts/tools/chromium.ts";
import { buildSite } from "../../scripts/setup/site.mjs";
import { startServer } from "../server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The running site, such as http://127.0.0.1:43121 */
    siteUrl: string;
    /** Starts a Chromium that is known to work on this computer: chromium.launch(inject("chromium")) */
    chromium: LaunchOptions;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env["WIGGLEWAVE_DIST_READY"] !== "1") {
    const problem = buildSite(join(import.meta.dirname, "..", ".."));
    if (problem) throw new Error(problem);
  }
  const chromium = await findChromium();
  if (!chromium) throw new Error(NO_CHROMIUM);
  const server = await startServer();
  project.provide("siteUrl", server.address);
  project.provide("chromium", chromium);
  return async () => {
    await server.stop();
  };
}
