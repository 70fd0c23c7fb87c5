import { chromium, type Browser, type Page, type Route } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import site from "../../../assets/content/site.json";
import { visit } from "../support/visit.ts";
import { focusedText } from "./support/reading.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const menuButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Menu", exact: true });

/** Without motion, so that the drawer is at once where it comes to rest. */
async function openDrawer(width = 320): Promise<Page> {
  const page = await visit(browser, "/", { viewport: { width, height: 800 }, reducedMotion: "reduce" });
  await menuButton(page).press("Enter");
  await drawer(page).waitFor();
  return page;
}

const LONGEST_WHEEL = 400;
/** Turns the wheel over the page, and waits for two pictures: enough for it to have moved. */
async function turnWheel(page: Page): Promise<number> {
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, LONGEST_WHEEL);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
      }),
  );
}

describe("the drawer of small windows", () => {
  it.each([
    [320, 256],
    [450, 360],
    [767, 432],
    [1023, 432],
  ])("at %i pixels is at the right, %i wide and as high as the window", async (width, expected) => {
    const page = await openDrawer(width);
    expect(await drawer(page).boundingBox()).toEqual({
      x: width - expected,
      y: 0,
      width: expected,
      height: 800,
    });
    await page.context().close();
  });

  it("closes where the window grows wide, and when one goes back", async () => {
    const page = await openDrawer();
    await page.setViewportSize({ width: 1400, height: 800 });
    await expect.poll(() => drawer(page).isVisible()).toBe(false);
    await page.setViewportSize({ width: 320, height: 800 });
    await menuButton(page).press("Enter");
    await drawer(page).getByRole("link", { name: "Team" }).click();
    await page.locator("h1:focus").waitFor();
    await menuButton(page).press("Enter");
    await drawer(page).waitFor();
    await page.goBack();
    await expect.poll(() => drawer(page).isVisible()).toBe(false);
    await page.context().close();
  });

  it("has the button that closes it beside the name, where it is narrowest too", async () => {
    const page = await openDrawer();
    const [name, button] = await Promise.all([
      page.locator(".drawer-head .brand").boundingBox(),
      drawer(page).getByRole("button", { name: "Close menu" }).boundingBox(),
    ]);
    expect(button?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    await page.context().close();
  });

  it("repeats the links of the bar and the social ones", async () => {
    const page = await openDrawer();
    const links = await drawer(page)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")] as const));
    expect(new Map(links)).toEqual(
      new Map<string, string>([
        ["Game Zone", "/game-zone-landing-page"],
        ["Home", "/"],
        ["Team", "/about-us"],
        ["Impact", "/impact"],
        ["Press", "/press"],
        ["Game Toolkits", "/game-toolkit"],
        ["Accessibility Studio", "/accessibility-studio"],
        ["Audio Console", "/audio-console"],
        ["Accessibility Statement", "/accessibility-statement"],
        ["Terms of Use", "/terms-of-use"],
        ["Privacy Policy", "/privacy-policy"],
        ["Log in", "/login"],
        ...site.footer.social.map(({ label, url }) => [label, url] as const),
      ]),
    );
    expect(links).toHaveLength(16);
    await page.context().close();
  });

  it("dims the page behind it, and lets it scroll again when it is closed", async () => {
    const page = await openDrawer();
    const overlay = await drawer(page).evaluate(
      (dialog) => getComputedStyle(dialog, "::backdrop").backgroundColor,
    );
    expect(overlay).toBe("rgba(27, 18, 40, 0.62)");
    expect(await turnWheel(page)).toBe(0);
    await page.keyboard.press("Escape");
    await drawer(page).waitFor({ state: "hidden" });
    await expect.poll(() => menuButton(page).getAttribute("aria-expanded")).toBe("false");
    await expect.poll(() => turnWheel(page)).toBeGreaterThan(0);
    await page.context().close();
  });

  it("takes the focus and keeps it, however often Tab is pressed", async () => {
    const page = await openDrawer();
    const where = () =>
      page.evaluate(() => {
        const { activeElement, body } = document;
        // From the last link Tab goes to the browser's own buttons, and from there back into the drawer.
        if (activeElement === body) return "browser";
        return activeElement?.closest("dialog") === null ? "page" : "drawer";
      });
    const seen = [await where()];
    for (let times = 0; times < 45; times += 1) {
      await page.keyboard.press("Tab");
      seen.push(await where());
    }
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.press("Shift+Tab");
      seen.push(await where());
    }
    expect(seen[0]).toBe("drawer");
    expect(seen).not.toContain("page");
    await page.context().close();
  });

  const ways: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ["the overlay", (page) => page.mouse.click(20, 400)],
    ["the close button", (page) => drawer(page).getByRole("button", { name: "Close menu" }).press("Enter")],
    ["Escape", (page) => page.keyboard.press("Escape")],
  ];
  it.each(ways)("is closed by %s, and gives the focus back", async (_name, close) => {
    const page = await openDrawer(767);
    await close(page);
    await drawer(page).waitFor({ state: "hidden" });
    expect(await focusedText(page)).toBe("Menu");
    await page.context().close();
  });

  it("is closed by any of its links, also by that of the page that is shown", async () => {
    const page = await openDrawer();
    await drawer(page).getByRole("link", { name: "Team" }).press("Enter");
    await page.getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();
    expect([new URL(page.url()).pathname, await drawer(page).count()]).toEqual(["/about-us", 0]);
    await menuButton(page).press("Enter");
    await drawer(page).getByRole("link", { name: "Team" }).press("Enter");
    await drawer(page).waitFor({ state: "hidden" });
    await page.context().close();
  });
});

describe("until the application is live, in the place of the menu button", () => {
  const SCRIPTS = /\/assets\/[^/]+\.js$/;
  const menuLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Menu", exact: true });

  async function arriveWithoutScripts(handle: (route: Route) => unknown): Promise<Page> {
    const context = await browser.newContext({
      baseURL: inject("siteUrl"),
      serviceWorkers: "block",
      viewport: { width: 320, height: 800 },
    });
    const page = await context.newPage();
    await page.route(SCRIPTS, handle);
    // Not until it is loaded, which waits for the scripts.
    await page.goto("/", { waitUntil: "commit" });
    await menuLink(page).waitFor();
    return page;
  }

  it("a link leads to the links of the footer", async () => {
    const page = await arriveWithoutScripts((route) => route.abort());
    expect(await menuButton(page).count()).toBe(0);
    await menuLink(page).press("Enter");
    await page.waitForURL("/#quick-links");
    const links = page.getByRole("navigation", { name: "Quick links" });
    await expect.poll(() => links.evaluate((list) => list.getBoundingClientRect().top)).toBeLessThan(800);
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe("Home");
    await links.getByRole("link", { name: "Team" }).press("Enter");
    await page.waitForURL("/about-us");
    await page.context().close();
  });

  it("a link is as large as the button, and hands the focus over to it", async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const page = await arriveWithoutScripts(async (route) => {
      await released;
      await route.continue();
    });
    // Letters of another font are as wide, but for a part of a pixel.
    const hasFont = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family.includes("Atkinson") && status === "loaded"),
      );
    await expect.poll(hasFont).toBe(true);
    await menuLink(page).focus();
    const place = await menuLink(page).boundingBox();
    release();
    await menuButton(page).and(page.locator(":focus")).waitFor();
    expect(await menuButton(page).boundingBox()).toEqual(place);
    expect(await menuLink(page).count()).toBe(0);
    await page.context().close();
  });
});
