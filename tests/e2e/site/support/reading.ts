/** What can be told of a page from outside. */
import type { Page } from "playwright";

export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}

/** What follows the size or place of things (observers, their layout) has happened after this. */
export function nextFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });
}

/** Scrolls until this share of a place is in view, from below, and lets the page take notice. */
export async function showShare(page: Page, selector: string, share: number): Promise<void> {
  await page.evaluate(
    ([of, part]) => {
      const place = document.querySelector(of)?.getBoundingClientRect();
      if (place === undefined) throw new Error(`there is no ${of}`);
      window.scrollTo(0, window.scrollY + place.top + part * place.height - window.innerHeight);
    },
    [selector, share] as const,
  );
  await nextFrames(page);
}
