/**
 * The memory of an afternoon: ten games one after another in one window of a real Chromium, on the built site, each reached
 * and left by the site's own links, as a child does. After each the heap is counted, with all garbage collected; what
 * the games are made of stays loaded, since a child comes back to them. Sounds are made by the thread that makes them
 * for everybody, and a stub speaks. What the heap does not count, such as sounds that were made, is in the memory of the page's
 * process: that row has no bound, since a browser gives memory back when it likes.
 */
import { readFileSync } from "node:fs";
import { chromium, type Browser, type CDPSession, type LaunchOptions, type Page } from "playwright";
import { usualSettings } from "../../engine/settings/index.ts";
import { createSite } from "../../server/create-site.ts";
import { listen } from "../../server/listen.ts";
import { PROGRESS_KEY } from "../../web/adapters/local-storage-progress-store.ts";
import { giveStubVoice } from "./chrome/begin-game.ts";
import type { Row } from "./rows.ts";

/** The issue of the website and the game screen. */
const GROWTH_BOUND_MEGABYTES = 20;
const GAMES = 10;
/** The first two fetch what all share. */
const WARM_UP = 2;
/** The first of them once more, so often: what is loaded already has to cost next to nothing. */
const AGAIN = 3;
const PRESSES = 120;
const BETWEEN_PRESSES_MILLISECONDS = 25;
const UTTERANCE_MILLISECONDS = 15;
const KEYS = ["ArrowRight", "Enter", "ArrowUp", "Enter", "ArrowLeft", "ArrowDown", "Enter", "h"] as const;
const MEGABYTE = 1024 * 1024;
/** Only what hangs meets it. */
const PATIENCE_MILLISECONDS = 60_000;

interface Held {
  readonly heap: number;
  /** Of the page's process, all that is its own; null where the system does not tell. */
  readonly process: number | null;
  readonly nodes: number;
  readonly listeners: number;
}

/** @param siteFolder the built site */
export async function measureAfternoon(siteFolder: string, launch: LaunchOptions): Promise<Row[]> {
  const server = await listen(createSite(siteFolder), 0, "127.0.0.1");
  if (!server.ok) throw new Error(server.problem);
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ serviceWorkers: "block" });
    page.setDefaultTimeout(PATIENCE_MILLISECONDS);
    await giveStubVoice(page, UTTERANCE_MILLISECONDS);
    const progress = { schema: 1, settings: { ...usualSettings, output: "voice" }, games: {} };
    await page.addInitScript({
      content: `localStorage["${PROGRESS_KEY}"] ??= ${JSON.stringify(JSON.stringify(progress))}`,
    });
    await page.goto(`${server.value.address}/game-zone`);
    await page.locator("html[data-live]").waitFor({ state: "attached" });
    const devtools = await page.context().newCDPSession(page);
    const links = page.locator(".play-now .game-card a");
    const step = Math.floor((await links.count()) / GAMES);
    const count = (): Promise<Held> => counted(browser, devtools);
    const held: Held[] = [];
    for (let game = 0; game < GAMES; game += 1) {
      // Of all categories: games that lie apart share least.
      await links.nth(game * step).click();
      await playAndLeave(page);
      held.push(await count());
    }
    const again: Held[] = [];
    for (let time = 0; time < AGAIN; time += 1) {
      await links.first().click();
      await playAndLeave(page);
      again.push(await count());
    }
    return [
      rowOf(`${GAMES - WARM_UP} more games`, held.slice(WARM_UP - 1), GROWTH_BOUND_MEGABYTES),
      // Its share of the ten.
      rowOf(
        `a game ${AGAIN} times more`,
        [...held.slice(-1), ...again],
        (AGAIN * GROWTH_BOUND_MEGABYTES) / GAMES,
      ),
      processRow([...held, ...again]),
    ];
  } finally {
    await browser.close();
    await server.value.close();
  }
}

async function playAndLeave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start", disabled: false }).click();
  await page.getByRole("application").focus();
  // These presses may choose to leave, which leads to the same place.
  for (let press = 0; press < PRESSES && isInGame(page); press += 1) {
    await page.keyboard.press(KEYS[press % KEYS.length] ?? "Enter");
    await page.waitForTimeout(BETWEEN_PRESSES_MILLISECONDS);
  }
  if (isInGame(page)) await page.getByRole("link", { name: "Leave: all games" }).click();
  await page.getByRole("heading", { level: 1, name: "Game Zone" }).waitFor();
}

const isInGame = (page: Page): boolean => new URL(page.url()).pathname.startsWith("/game/");

async function counted(browser: Browser, devtools: CDPSession): Promise<Held> {
  // What a first collection lets go of may hold more, such as a sound's last owner.
  for (let time = 0; time < 3; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await devtools.send("Memory.getDOMCounters");
  const process = await ownMemory(browser);
  return { heap: usedSize / MEGABYTE, process, nodes, listeners: jsEventListeners };
}

/** Megabytes of the largest process that draws pages, as Linux counts them. */
async function ownMemory(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => {
      try {
        return Number(/^RssAnon:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]) / 1024;
      } catch {
        return Number.NaN;
      }
    });
  const largest = Math.max(...sizes.filter((size) => !Number.isNaN(size)));
  return Number.isFinite(largest) ? largest : null;
}

function rowOf(what: string, held: readonly Held[], bound: number): Row {
  const [first] = held;
  const last = held.at(-1);
  const list = (of: (one: Held) => string | number) => held.map(of).join(", ");
  return {
    what: `afternoon: heap gained by ${what}`,
    figure: first === undefined || last === undefined ? null : last.heap - first.heap,
    unit: "MB",
    bound,
    note: `${list(({ heap }) => heap.toFixed(1))} MB; nodes ${list(({ nodes }) => nodes)}; listeners ${list(({ listeners }) => listeners)}`,
  };
}

function processRow(held: readonly Held[]): Row {
  const sizes = held.map(({ process }) => process);
  return {
    what: "afternoon: memory of the page's process",
    figure: sizes.at(-1) ?? null,
    unit: "MB",
    note: sizes.map((size) => size?.toFixed(0) ?? "not told").join(", "),
  };
}
