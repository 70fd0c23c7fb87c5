/** What Lighthouse said of the pages, as a table to commit. */

/** Lighthouse's categories, each with the least that a page must have: DESIGN.md, "Numbers that must hold". */
export const BOUNDS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
export type Category = keyof typeof BOUNDS;
export const CATEGORIES: readonly Category[] = ["performance", "accessibility", "best-practices", "seo"];

/** Milliseconds for which a game's page may hold up who presses something: the same section of DESIGN.md. */
const GAME_BLOCKED = 150;

/** What one run said. */
export interface PageRun {
  readonly path: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds until the first and until the largest part was painted. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Milliseconds in which the page could not have answered. */
  readonly blocked: number;
  /** How far things moved while they were read, as browsers count it. */
  readonly shift: number;
  /** Titles of what cost points other than of performance. */
  readonly faults: readonly string[];
  /** With its version. */
  readonly browser: string;
}

/** The median of all runs, figure by figure. */
export interface PageReport extends PageRun {
  /** Points for performance, of each run, from the lowest. */
  readonly spread: readonly number[];
}

/** @param runs at least one */
export function medianOf(runs: readonly [PageRun, ...PageRun[]]): PageReport {
  const median = (figure: (run: PageRun) => number): number => {
    const sorted = runs.map(figure).toSorted((one, other) => one - other);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  };
  const [first] = runs;
  const score = (category: Category) => median(({ scores }) => scores[category]);
  return {
    ...first,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    firstPaint: median(({ firstPaint }) => firstPaint),
    largestPaint: median(({ largestPaint }) => largestPaint),
    blocked: median(({ blocked }) => blocked),
    // What jumps now and then jumps.
    shift: Math.max(...runs.map(({ shift }) => shift)),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
    spread: runs.map(({ scores }) => scores.performance).toSorted((one, other) => one - other),
  };
}

export interface Circumstances {
  readonly date: string;
  readonly lighthouse: string;
  readonly browser: string;
  readonly node: string;
  readonly processors: number;
  /** How often each page was run. */
  readonly runs: number;
  readonly loadBefore: number;
  readonly loadAfter: number;
}

export function isMet(report: PageRun): boolean {
  return CATEGORIES.every((category) => report.scores[category] >= BOUNDS[category]) && !isHeldUp(report);
}

function isHeldUp({ path, blocked }: PageRun): boolean {
  return path.startsWith("/game/") && blocked > GAME_BLOCKED;
}

/** A whole page of Markdown. */
export function formatReport(reports: readonly PageReport[], about: Circumstances): string {
  const short = reports.filter((report) => !isMet(report));
  return `# Lighthouse

Made by \`npm run lighthouse\` on ${about.date}: Lighthouse ${about.lighthouse}, ${about.browser}, Node ${about.node}, ${about.processors} processors, load average ${about.loadBefore.toFixed(1)} before and ${about.loadAfter.toFixed(1)} after.

Lighthouse's own phone on its own slow line (simulated: a round trip of 150 ms, 1.6 Mbit/s, a processor four times slower), each page visited for the first time on the real server. What is asked for: performance ${BOUNDS.performance}, the rest 100. For a game's page also: blocked for no more than ${GAME_BLOCKED} ms. Each page was run ${about.runs} times; each figure is the median of them, the shift is the worst, and beside performance stand the lowest and the highest. What else the machine does takes points away: the load average says how much that was. Painting is left to the processor, since most servers have no graphics card. Pages that search engines are to stay out of are not asked whether they let them in, and the page for addresses that lead nowhere is not asked for a status of 200, nor about errors in the console, where Chrome writes that status.

${short.length === 0 ? `All ${reports.length} pages meet it.` : `${reports.length - short.length} of ${reports.length} pages meet it.`}

| page | performance | accessibility | best practices | SEO | lowest to highest | first paint, s | largest paint, s | blocked, ms | shift |
| --- | --: | --: | --: | --: | :-: | --: | --: | --: | --: |
${reports.map(row).join("\n")}
${short.length === 0 ? "" : `\n## Below the bounds\n\n${short.map(shortfall).join("\n")}\n`}`;
}

function row(report: PageReport): string {
  const { path, scores, spread, firstPaint, largestPaint, blocked, shift } = report;
  const points = CATEGORIES.map((category) =>
    scores[category] < BOUNDS[category] ? `**${scores[category]}**` : String(scores[category]),
  );
  const range = `${spread[0]} to ${spread.at(-1)}`;
  const held = isHeldUp(report) ? `**${Math.round(blocked)}**` : Math.round(blocked);
  const cells = [path, ...points, range, seconds(firstPaint), seconds(largestPaint), held, shift.toFixed(3)];
  return `| ${cells.join(" | ")} |`;
}

function shortfall({ path, faults }: PageReport): string {
  return `- ${path}: ${faults.length === 0 ? "time alone" : faults.join("; ")}`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
