/** Going through a page with the Tab key, as somebody does who sees and uses no mouse. */
import type { Page } from "playwright";

interface Walk {
  /** The text of the first stop. */
  readonly first: string;
  /** Stops of which one cannot see that the focus is there. */
  readonly faults: readonly string[];
  /** What can be operated and was never reached. */
  readonly missed: readonly string[];
}

const MOST_STOPS = 300;

/** From the beginning of the page until the focus has left it. */
export async function walk(page: Page): Promise<Walk> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    // Where Tab begins, whatever had the focus before.
    getSelection()?.collapse(document.body, 0);
  });
  const faults: string[] = [];
  let first: string | null = null;
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(lookAtFocus);
    if (stop === null) break;
    first ??= stop.name;
    if (stop.fault !== null) faults.push(`${stop.name}: ${stop.fault}`);
    if (stop.isAgain || stops > MOST_STOPS) {
      faults.push(`${stop.name}: the focus does not get out`);
      break;
    }
  }
  return { first: first ?? "", faults, missed: await page.evaluate(findMissed) };
}

/** Runs in the page. Null where the focus has gone to the browser's own buttons. */
function lookAtFocus(): { name: string; isAgain: boolean; fault: string | null } | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
    return null;
  const name = (
    element.textContent?.trim() ||
    element.getAttribute("aria-label") ||
    element.id ||
    element.localName
  )
    .replaceAll(/\s+/g, " ")
    .slice(0, 60);
  const isAgain = element.dataset["walked"] !== undefined;
  element.dataset["walked"] = "";

  const hasRing = (candidate: Element | null): boolean => {
    if (candidate === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };
  // Of a card that is one link the whole has the ring.
  if (!hasRing(element) && !hasRing(element.closest("li, .card"))) return { name, isAgain, fault: "no ring" };

  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [from, to] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
  if (to - from < 1 || right < 1 || left > window.innerWidth - 1)
    return { name, isAgain, fault: "out of view" };
  // Something else may lie over a part of it, and not over all.
  const isSeen = [0.1, 0.5, 0.9].some((share) =>
    [0.1, 0.5, 0.9].some((across) => {
      const at = document.elementFromPoint(left + (right - left) * across, from + (to - from) * share);
      return at !== null && (element.contains(at) || at.contains(element));
    }),
  );
  return { name, isAgain, fault: isSeen ? null : "covered" };
}

/** Runs in the page. */
function findMissed(): string[] {
  const isStop = (element: HTMLElement): boolean => {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
    // Of a group of radio buttons Tab reaches the chosen one.
    return !(element instanceof HTMLInputElement && element.type === "radio" && !element.checked);
  };
  return [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, [tabindex]")]
    .filter(
      (element) =>
        isStop(element) && !element.matches(":disabled") && element.dataset["walked"] === undefined,
    )
    .map((element) => element.outerHTML.slice(0, 120));
}
