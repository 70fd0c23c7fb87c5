/**
 * A first visit to the home page over a slow line, in Chromium on the built site.
 *
 * The line is WebPageTest's "Slow 3G", as Chromium's own emulation makes it: 400 kbit/s down and up, 400 ms for each round
 * trip of a request. What the emulation leaves out is opening the connection, one round trip for TCP and one for TLS 1.3:
 * the second row adds them. Readable is when the largest part of what is in view has been painted, with the page's script
 * still on its way.
 */
import { chromium, type LaunchOptions, type Page } from "playwright";
import { createSite } from "../../server/create-site.ts";
import { listen } from "../../server/listen.ts";
import type { Row } from "./rows.ts";
import { median } from "./statistics.ts";

const ROUND_TRIP_MILLISECONDS = 400;
const BYTES_PER_SECOND = 400_000 / 8;
const HANDSHAKES = 2;
const VISITS = 5;
const BOUND_MILLISECONDS = 2000;

/** @param siteFolder the built site */
export async function measureSlow3G(siteFolder: string, launch: LaunchOptions): Promise<Row[]> {
  const server = await listen(createSite(siteFolder), 0, "127.0.0.1");
  if (!server.ok) throw new Error(server.problem);
  const browser = await chromium.launch(launch);
  try {
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const page = await browser.newPage({ serviceWorkers: "block", viewport: { width: 360, height: 740 } });
      times.push(await readableAfter(page, server.value.address));
      await page.close();
    }
    const what = "home page readable on Slow 3G: median";
    const figure = median(times);
    const handshakes = HANDSHAKES * ROUND_TRIP_MILLISECONDS;
    return [
      { what, figure, unit: "ms", bound: BOUND_MILLISECONDS, note: `${VISITS} first visits` },
      { what: `${what}, with connecting`, figure: figure + handshakes, unit: "ms" },
    ];
  } finally {
    await browser.close();
    await server.value.close();
  }
}

/** Milliseconds from the request. */
async function readableAfter(page: Page, address: string): Promise<number> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: ROUND_TRIP_MILLISECONDS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await page.goto(address, { waitUntil: "networkidle" });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime)));
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}
