/**
 * `npm run bench [-- --json FILE] [PART]`: the numbers that must hold, measured on this machine. Status 1 if one does not.
 * With a word, only the parts that have it in their names: `npm run bench -- console`.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "../../scripts/setup/site.mjs";
import { findChromium, NO_CHROMIUM } from "../../scripts/tools/chromium.ts";
import { measureAfternoon } from "./afternoon.ts";
import { importBuilt } from "./built.ts";
import { bundle, bundleBuzzle } from "../../scripts/console/bundle.ts";
import { measureCaptions } from "./captions.ts";
import { measureLongPlay } from "./console-long.ts";
import { measureBusyConsole, measureConsole, type ConsolePrograms } from "./console.ts";
import { measureChrome } from "./presses.ts";
import { measureEveryBed } from "./every-bed.ts";
import { formatRows, isMet, type Row } from "./rows.ts";
import { measureHearing } from "./hearing.ts";
import { measurePreview } from "./preview.ts";
import { measureServer } from "./server.ts";
import { measureMillion, measureSessions } from "./server-sessions.ts";
import { measureVerdicts } from "./server-verdicts.ts";
import { measureUnderLoad } from "./server-under-load.ts";
import { measureSimulation } from "./simulated.ts";
import { measureSizes } from "./sizes.ts";
import { measureSlow3G } from "./slow-3g.ts";
import { measureStage } from "./stage.ts";
import { measureTiming } from "./timing.ts";
import { measureVoice } from "./voice.ts";
import { measureWorkbench } from "./workbench.ts";

const root = join(import.meta.dirname, "..", "..");

/** A part that cannot be measured is a row that says so, and hides no other part. */
async function part(what: string, measure: () => Promise<Row[]>): Promise<Row[]> {
  if (only !== undefined && !what.includes(only)) return [];
  console.error(`Measuring: ${what}`);
  try {
    return await measure();
  } catch (error) {
    const note = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    return [{ what, figure: null, unit: "", bound: 0, note }];
  }
}

/** The built site; what it weighed and how it answered before the last edit is nobody's question. */
function siteFolder(): string {
  if (buildProblem !== undefined) throw new Error(buildProblem);
  return join(root, "dist", "web");
}

/** What is measured on the built site in a browser. */
async function inChromium(measure: typeof measureChrome): Promise<Row[]> {
  const site = siteFolder();
  const launch = await findChromium();
  if (launch === undefined) throw new Error(NO_CHROMIUM);
  return measure(site, launch);
}

async function measureEngine(): Promise<Row[]> {
  const { measureQuizzes } = await importBuilt<typeof import("./quizzes.ts")>("quizzes.ts");
  return measureQuizzes();
}

/** Buzzle as it is built, and what measures the card that it plays on. */
async function consolePrograms(): Promise<ConsolePrograms> {
  const folder = join(root, ".cache", "console", "bench");
  await bundleBuzzle(root, folder);
  await bundle(root, "tests/bench/card-delay.ts", folder);
  return { console: [join(folder, "main.js")], cardDelay: [join(folder, "card-delay.js")] };
}

const { values, positionals } = parseArgs({
  options: { json: { type: "string" } },
  allowPositionals: true,
});
const [only] = positionals;
/** Parts for which no site is built. */
const needsNoSite = ["engine", "console", "answers heard", "workbench", "preview", "server with"].some(
  (name) => only?.startsWith(name) === true,
);
const buildProblem = needsNoSite ? undefined : buildSite(root);

const machine = {
  node: process.version,
  processor: cpus()[0]?.model ?? "unknown",
  processors: availableParallelism(),
  loadBefore: loadavg()[0] ?? 0,
};
const begun = performance.now();
const rows = [
  ...(await part("engine", measureEngine)),
  ...(await part("sittings without machines", measureSimulation)),
  ...(await part("workbench", measureWorkbench)),
  ...(await part("preview", measurePreview)),
  ...(await part("presses in Chromium", () => inChromium(measureChrome))),
  ...(await part("captions in Chromium", () => inChromium(measureCaptions))),
  ...(await part("afternoon in Chromium", () => inChromium(measureAfternoon))),
  ...(await part("time on a busy page", () => inChromium((_site, launch) => measureTiming(launch)))),
  ...(await part("home page on Slow 3G", () => inChromium(measureSlow3G))),
  ...(await part("sound stage", measureStage)),
  ...(await part("every bed", measureEveryBed)),
  ...(await part("console", async () => measureConsole(await consolePrograms()))),
  ...(await part("console beside busy programs", async () => measureBusyConsole(await consolePrograms()))),
  ...(await part("console, ten minutes", async () => measureLongPlay(await consolePrograms()))),
  ...(await part("server", () => measureServer(siteFolder()))),
  ...(await part("server with a million sessions", measureSessions)),
  ...(await part("server with a million accounts", measureMillion)),
  ...(await part("server with a million verdicts", measureVerdicts)),
  ...(await part("server under load", () => measureUnderLoad(siteFolder()))),
  ...(await part("answers by voice", async () => measureVoice())),
  ...(await part("answers heard without a network", measureHearing)),
  ...(await part("sizes", async () => measureSizes(dirname(siteFolder())))),
];
const loadAfter = loadavg()[0] ?? 0;
const seconds = (performance.now() - begun) / 1000;

console.log(
  `Node ${machine.node}, ${machine.processors} processors (${machine.processor}), ` +
    `load average ${machine.loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after ${seconds.toFixed(0)} s.`,
);
if (Math.max(machine.loadBefore, loadAfter) > machine.processors) {
  console.log("The machine was busy with other things: times come out too long.");
}
console.log(formatRows(rows));
if (values.json !== undefined) {
  const report = { ...machine, loadAfter, seconds, rows: rows.map((row) => ({ ...row, met: isMet(row) })) };
  writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
}
process.exitCode = rows.some((row) => isMet(row) === false) ? 1 : 0;
