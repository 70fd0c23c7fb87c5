import axeCore, {
  type AxeResults,
  type NodeResult,
  type RuleObject,
  type RunOnly,
  type RunOptions,
} from "axe-core";
import type { Page } from "playwright";
import { holdTime } from "./visit.ts";

const ALL: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** What can only go wrong by the choice of colors. */
const COLORS: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/**
 * Arrows, single characters, lines that are scrolled half out of view, and the note that lies over them: axe cannot tell
 * their contrast. That of their neighbors, in the same colors, it can.
 */
const UNDECIDABLE = new Set<unknown>([
  "nonBmp",
  "shortTextContent",
  "elmPartiallyObscured",
  "elmPartiallyObscuring",
]);

interface PageWithAxe {
  readonly axe?: typeof axeCore;
}

/** `findingsNow` of a page whose clock obeys the test. */
export async function findings(page: Page): Promise<string[]> {
  // It waits for time to pass by itself.
  await page.clock.resume();
  const found = await findingsNow(page);
  await holdTime(page);
  return found;
}

/** Whatever axe objects to, as short lines. A contrast that it cannot tell counts too. */
export function findingsNow(page: Page): Promise<string[]> {
  return findingsOf(page, ALL);
}

/** For a width between two that are looked at whole: colors are the same there. */
export function findingsButColors(page: Page): Promise<string[]> {
  return findingsOf(page, ALL, { "color-contrast": { enabled: false } });
}

/** For a page that has passed as a whole and now wears another theme. */
export function findingsOfColors(page: Page): Promise<string[]> {
  return findingsOf(page, COLORS);
}

async function findingsOf(page: Page, runOnly: RunOnly, rules: RuleObject = {}): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page, { runOnly, rules });
  const undecided = incomplete
    .filter(({ id }) => id === "color-contrast")
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isUndecidable(node)) }));
  return [...violations, ...undecided].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Without what passed: telling of a thousand passes takes longer than finding none at fault. */
async function runAxe(page: Page, options: Pick<RunOptions, "runOnly" | "rules">): Promise<AxeResults> {
  const isThere = await page.evaluate(() => (window as PageWithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(axeCore.source);
  return page.evaluate(async (wanted) => {
    const { axe } = window as PageWithAxe;
    if (axe === undefined) throw new Error("axe is not in the page.");
    // Colors that are still changing are nobody's.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    return axe.run(document, { ...wanted, resultTypes: ["violations", "incomplete"] });
  }, options);
}

function isUndecidable({ any }: NodeResult): boolean {
  return any.every(({ data }) => UNDECIDABLE.has((data as { messageKey?: unknown } | null)?.messageKey));
}
