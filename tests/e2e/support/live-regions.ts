/** What a screen reader is given, and hands on to a braille display: whatever comes into a live region. */
import type { Page } from "playwright";

export interface Announced {
  readonly text: string;
  /** What its region is called, if it is called anything. */
  readonly region: string;
}

/** Keeps every line that a screen reader would be given, in the order in which it came. */
export async function listenToLiveRegions(page: Page): Promise<(from?: number) => Promise<Announced[]>> {
  await page.evaluate(() => {
    const announced: { text: string; region: string }[] = [];
    Object.assign(window, { announced });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest("[aria-live]");
        const text = node.textContent ?? "";
        // Of a region that is there and empty no reader says anything.
        if (text !== "" && region?.getAttribute("aria-live") === "polite")
          announced.push({ text, region: region.getAttribute("aria-label") ?? "" });
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return (from = 0) =>
    page.evaluate((at) => (window as unknown as { announced: Announced[] }).announced.slice(at), from);
}
