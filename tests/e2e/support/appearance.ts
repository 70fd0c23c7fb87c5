/** How a page looks, as far as it can be measured. */
import type { Page } from "playwright";

/** The page scrolls downwards only. */
export function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** How many elements move by themselves, or would when they change. */
export function countMoving(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element);
        return transitionDuration !== "0s" || animationName !== "none";
      }).length,
  );
}
