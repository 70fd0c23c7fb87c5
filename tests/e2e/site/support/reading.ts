/** What can be told of a page from outside. */
import type { Page } from "playwright";

export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}
