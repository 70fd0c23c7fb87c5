/** Going round a page with the Tab key, as somebody does who sees and uses no mouse. */
import type { Page } from "playwright";

/** What was met in one round: through the page, out to the browser's own buttons, and in again. */
interface Walk {
  /** Where one comes in from the browser's buttons: the text of that stop. */
  readonly first: string;
  /** Stops that are not seen to have the focus, and those that do not let it go. */
  readonly faults: readonly string[];
  /** What can be operated and was never reached. */
  readonly missed: readonly string[];
}

const PRESSES_AT_A_TIME = 20;
const MOST_PRESSES = 400;

export async function walk(page: Page): Promise<Walk> {
  const walked = await goRound(page);
  if (walked.missed.length === 0 || walked.faults.length > 0) return walked;
  // What comes while one scrolls may come behind a program, which presses faster than pictures follow each other.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return goRound(page);
}

/** Begins where the focus is: a game has already given it to its start button. */
async function goRound(page: Page): Promise<Walk> {
  const record = await page.evaluateHandle(lookAtEachStop);
  for (let presses = 0; presses < MOST_PRESSES; presses += PRESSES_AT_A_TIME) {
    // The page itself looks, before each press moves on.
    for (let press = 0; press < PRESSES_AT_A_TIME; press += 1) await page.keyboard.press("Tab");
    if (await record.evaluate(({ isOver }) => isOver)) break;
  }
  return record.evaluate(({ stops, isOver, first, findMissed }) => ({
    first,
    faults: [
      ...stops.flatMap(({ name, fault }) => (fault === null ? [] : [`${name}: ${fault}`])),
      ...(isOver ? [] : [`${stops.at(-1)?.name ?? "nothing"}: the round does not end`]),
    ],
    missed: findMissed(),
  }));
}

/** Runs in the page. */
function lookAtEachStop() {
  const walked = new Map<Element, { name: string; fault: string | null }>();
  const record = {
    isOver: false,
    first: "",
    stops: [] as { name: string; fault: string | null }[],
    findMissed,
  };
  const markup = new Set<string>();
  let start: Element | null = null;
  let isOutside = false;
  let hasLeft = false;

  const nameOf = (element: Element): string =>
    (element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "")
      .replaceAll(/\s+/g, " ")
      .slice(0, 60) ||
    element.id ||
    element.localName;

  const hasRing = (element: Element | null): boolean => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  };

  /** Something else may lie over a part of it, and not over all. */
  const isSeen = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [from, to] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
    const shares = [0.1, 0.5, 0.9];
    return shares.some((down) =>
      shares.some((across) => {
        const at = document.elementFromPoint(left + (right - left) * across, from + (to - from) * down);
        return at !== null && (element.contains(at) || at.contains(element));
      }),
    );
  };

  const faultOf = (element: Element): string | null => {
    // Of a card that is one link the whole has the ring.
    if (!hasRing(element) && !hasRing(element.closest("li, .card"))) return "no ring";
    return isSeen(element) ? null : "out of sight";
  };

  const look = (element: Element | null): void => {
    if (record.isOver) return;
    if (element === null || element === document.body) {
      isOutside = true;
      hasLeft = start !== null;
      return;
    }
    start ??= element;
    if (isOutside) record.first ||= nameOf(element);
    isOutside = false;
    const again = walked.get(element);
    if (again !== undefined) {
      record.isOver = true;
      if (element !== start || !hasLeft) again.fault = "the focus does not get out";
      return;
    }
    const stop = { name: nameOf(element), fault: faultOf(element) };
    walked.set(element, stop);
    markup.add(element.outerHTML);
    record.stops.push(stop);
  };

  /** Of a group of radio buttons and of tabs Tab reaches the chosen one, arrows the others. */
  function isReachedByArrows(element: Element): boolean {
    return (
      (element instanceof HTMLInputElement && element.type === "radio" && !element.checked) ||
      element.matches('[role="tab"][aria-selected="false"]')
    );
  }

  /** What comes and goes while one scrolls is made anew, and then another element with the same markup. */
  const wasMet = (element: Element): boolean => walked.has(element) || markup.has(element.outerHTML);

  function findMissed(): string[] {
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(":disabled") && !isReachedByArrows(element) && !wasMet(element))
      .map(nameOf);
  }

  addEventListener("keydown", ({ key }) => key === "Tab" && look(document.activeElement), { capture: true });
  return record;
}
