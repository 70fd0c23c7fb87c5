import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { holdTime } from "./visit.ts";

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

/** `findingsNow` of a page whose clock obeys the test. */
export async function findings(page: Page): Promise<string[]> {
  // It waits for time to pass by itself.
  await page.clock.resume();
  const found = await findingsNow(page);
  await holdTime(page);
  return found;
}

/** Whatever axe objects to, as short lines. A contrast that it cannot tell counts too. */
export async function findingsNow(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    // There is no frame to look into, and so no need for a page of axe's own.
    .setLegacyMode()
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const undecided = incomplete
    .filter(({ id }) => id === "color-contrast")
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ any }) => !any.every(({ data }) => UNDECIDABLE.has(data?.messageKey))),
    }));
  return [...violations, ...undecided].flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
