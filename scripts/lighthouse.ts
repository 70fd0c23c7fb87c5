/**
 * `npm run lighthouse [-- /path ...]`: every page as Lighthouse sees it on a slow phone, as a table in docs/lighthouse.md;
 * pages that are named, only on the screen. Status 1 where a score is below its bound.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { chromium } from "playwright";
import { start } from "../server/start.ts";
import {
  CATEGORIES,
  formatReport,
  isMet,
  medianOf,
  type PageReport,
  type PageRun,
} from "./lighthouse-report.ts";
import { buildSite } from "./setup/site.mjs";
import { findChromium, NO_CHROMIUM } from "./tools/chromium.ts";

const root = join(import.meta.dirname, "..");
const site = join(root, "dist", "web");
const RUNS = 3;
/** Now and then, on a busy computer, Chromium begins its record too late. */
const MOST_TRIES = 6;

/** Every page of the built site, and whether search engines are to stay out of it. */
function builtPages(): { path: string; isPrivate: boolean }[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: `/${relative(site, file).replace(/(^|\/)index\.html$|\.html$/, "")}`,
      isPrivate: readFileSync(file, "utf8").includes('<meta name="robots" content="noindex"'),
    }))
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

/** @throws where Lighthouse could not load the page */
async function visit(address: string, path: string, isPrivate: boolean, port: number): Promise<Result> {
  const skipAudits = [
    ...(isPrivate ? ["is-crawlable"] : []),
    // Chrome writes the status of the page itself into its console as an error.
    ...(path === "/404" ? ["http-status-code", "errors-in-console"] : []),
  ];
  const flags: Flags = {
    port,
    logLevel: "error",
    onlyCategories: [...CATEGORIES],
    skipAudits,
    ignoreStatusCode: path === "/404",
  };
  const result = (await lighthouse(`${address}${path}`, flags))?.lhr;
  if (result === undefined) throw new Error(`${path}: Lighthouse gave no result.`);
  if (result.runtimeError !== undefined) throw new Error(`${path}: ${result.runtimeError.message}`);
  return result;
}

function runOf(path: string, { audits, categories, environment }: Result): PageRun {
  const score = (category: string) => Math.round(100 * (categories[category]?.score ?? 0));
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const faults = CATEGORIES.filter((category) => category !== "performance")
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter((audit) => audit.score !== null && audit.score < 1)
    .map(({ title }) => title);
  return {
    path,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    firstPaint: number("first-contentful-paint"),
    largestPaint: number("largest-contentful-paint"),
    blocked: number("total-blocking-time"),
    shift: number("cumulative-layout-shift"),
    faults: [...new Set(faults)],
    browser: /Chrome\/[\d.]+/.exec(environment.hostUserAgent)?.[0] ?? "an unknown browser",
  };
}

/** @throws where no run came to an end */
async function examine(address: string, path: string, isPrivate: boolean, port: number): Promise<PageReport> {
  const runs: PageRun[] = [];
  for (let tries = 0; tries < MOST_TRIES && runs.length < RUNS; tries += 1) {
    const result = await visit(address, path, isPrivate, port).catch((error: unknown) => {
      console.log(String(error));
      return null;
    });
    if (result !== null) runs.push(runOf(path, result));
  }
  const [first, ...others] = runs;
  if (first === undefined) throw new Error(`${path}: no run came to an end.`);
  const report = medianOf([first, ...others]);
  const points = CATEGORIES.map((category) => report.scores[category]);
  console.log(path, ...points, report.spread.join("/"), `${Math.round(report.blocked)} ms`, ...report.faults);
  return report;
}

const problem = buildSite(root);
if (problem !== undefined) throw new Error(problem);
const found = await findChromium();
if (found === undefined) throw new Error(NO_CHROMIUM);
const named = process.argv.slice(2);
const pages = builtPages().filter(({ path }) => named.length === 0 || named.includes(path));

if (pages.length === 0) throw new Error(`There is no page ${named.join(", ")}.`);

const loadBefore = loadavg()[0] ?? 0;
const dataFolder = mkdtempSync(join(tmpdir(), "lighthouse-"));
const server = await start({ PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataFolder });
if (!server.ok) throw new Error(server.problem);
// Playwright would hold on to the very pages that Lighthouse opens.
const browser = await launch({
  chromePath: found.executablePath ?? chromium.executablePath(),
  // Painting by an imitated graphics card would take the very processors that are measured.
  chromeFlags: ["--headless=new", "--disable-gpu", ...(found.args ?? [])],
});
const reports: PageReport[] = [];
try {
  // The first run also compiles Lighthouse itself, on the processors that it measures.
  const [warmUp] = pages;
  if (warmUp !== undefined)
    await visit(server.value.address, warmUp.path, warmUp.isPrivate, browser.port).catch(() => null);
  for (const { path, isPrivate } of pages) {
    reports.push(await examine(server.value.address, path, isPrivate, browser.port));
  }
  const [first] = reports;
  if (named.length === 0 && first !== undefined) {
    const packageFile = join(root, "node_modules", "lighthouse", "package.json");
    const { version } = JSON.parse(readFileSync(packageFile, "utf8")) as { version: string };
    const about = {
      date: new Date().toISOString().slice(0, 10),
      lighthouse: version,
      browser: first.browser,
      node: process.version,
      processors: availableParallelism(),
      runs: RUNS,
      loadBefore,
      loadAfter: loadavg()[0] ?? 0,
    };
    writeFileSync(join(root, "docs", "lighthouse.md"), formatReport(reports, about));
  }
} finally {
  browser.kill();
  await server.value.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
process.exitCode = reports.every(isMet) ? 0 : 1;
