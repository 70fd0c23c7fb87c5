/**
 * A game that goes on for thousands of captions, on the built site in a real Chromium: how long its frames take while presses
 * come as fast as a key that is held down is sent. A frame is one task of the page's own thread, from the press's script to
 * style, layout and paint; its time is the processor's, so that what else the computer does is not counted.
 */
import { chromium, type Browser, type LaunchOptions, type Page } from "playwright";
import * as z from "zod";
import { createSite } from "../../server/create-site.ts";
import { listen } from "../../server/listen.ts";
import { beginGame, giveStubVoice, slowDown } from "./chrome/begin-game.ts";
import type { Row } from "./rows.ts";
import { percentile } from "./statistics.ts";

/** The issue of the game screen's second pass. */
const FRAME_BOUND_MILLISECONDS = 50;
const CAPTIONS = 5000;
/** More than the page keeps. */
const CAPTIONS_WHEN_SLOW = 500;
const SLOWDOWN = 6;
/** A line is begun before the next press silences it. */
const UTTERANCE_MILLISECONDS = 10_000;

const MAIN_THREAD = "CrRendererMain";
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown() }).partial().optional(),
    }),
  ),
});

interface Played {
  /** Milliseconds of each task of the page's own thread. */
  readonly tasks: readonly number[];
  /** Lines that the page holds at the end. */
  readonly kept: number;
}

/** @param siteFolder the built site */
export async function measureCaptions(siteFolder: string, launch: LaunchOptions): Promise<Row[]> {
  const server = await listen(createSite(siteFolder), 0, "127.0.0.1");
  if (!server.ok) throw new Error(server.problem);
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    await giveStubVoice(page, UTTERANCE_MILLISECONDS);
    await beginGame(page, server.value.address);
    const quick = await playFor(browser, page, CAPTIONS);
    await slowDown(page, SLOWDOWN);
    const slow = await playFor(browser, page, CAPTIONS_WHEN_SLOW);
    return [
      rowOf(`${CAPTIONS} captions`, quick, FRAME_BOUND_MILLISECONDS),
      rowOf(`${CAPTIONS_WHEN_SLOW} more, throttled six times`, slow),
    ];
  } finally {
    await browser.close();
    await server.value.close();
  }
}

function rowOf(what: string, { tasks, kept }: Played, bound?: number): Row {
  const over = tasks.filter((time) => time > FRAME_BOUND_MILLISECONDS).length;
  return {
    what: `${what}: longest frame`,
    figure: percentile(tasks, 100),
    unit: "ms",
    bound,
    note: `${over} over ${FRAME_BOUND_MILLISECONDS} ms; ${kept} lines kept`,
  };
}

async function playFor(browser: Browser, page: Page, captions: number): Promise<Played> {
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  const kept = await pressUntil(page, captions);
  const { traceEvents } = traceSchema.parse(JSON.parse(String(await browser.stopTracing())));
  const threads = new Set(
    traceEvents.filter(({ args }) => args?.name === MAIN_THREAD).map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return { tasks, kept };
}

/** A key goes down in one frame and up in the next. */
function pressUntil(page: Page, captions: number): Promise<number> {
  return page.evaluate(async (more) => {
    const region = document.querySelector("[role=application]");
    const log = document.querySelector("[role=log]");
    const newest = () => Number(log?.querySelector<HTMLElement>("p:last-child")?.dataset["line"]);
    const end = newest() + more;
    for (let frame = 0; newest() < end; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const type = frame % 2 === 0 ? "keydown" : "keyup";
      region?.dispatchEvent(
        new KeyboardEvent(type, { key: "ArrowRight", code: "ArrowRight", bubbles: true }),
      );
    }
    return log?.querySelectorAll("p").length ?? 0;
  }, captions);
}
