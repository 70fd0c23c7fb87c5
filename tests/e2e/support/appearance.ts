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

/** With "auto" nobody has chosen, and the wishes of the device hold. */
export type Theme = "auto" | "light" | "dark" | "contrast";

export function chooseTheme(page: Page, theme: Theme): Promise<void> {
  return page.evaluate((chosen) => {
    const { dataset } = document.documentElement;
    if (chosen === "auto") delete dataset["theme"];
    else dataset["theme"] = chosen;
  }, theme);
}

/** With 225 % the letters are twice as large as a browser's own. */
export async function faultsOfLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.style.fontSize = "225%"));
  const found: string[] = [];
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    if (await isTooWide(page)) found.push(`large text at ${width}: wider than the window`);
    const spilling = await page
      .locator(".button:visible")
      .evaluateAll((buttons) =>
        buttons
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      );
    found.push(...spilling.map((text) => `large text at ${width}: "${text}" runs out of its button`));
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  return found;
}

/** Where the browser takes all grounds and shadows away, a border is what makes a control; radios and boxes it draws itself. */
export async function faultsOfForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const bare = await page
    .locator(":is(.button, [role=tab], input:not([type=radio], [type=checkbox])):visible")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(control);
          return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  await page.emulateMedia({ forcedColors: null, reducedMotion: "reduce" });
  return bare.map((control) => `forced colors: ${control} has no border`);
}
