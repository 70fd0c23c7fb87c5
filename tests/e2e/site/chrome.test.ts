import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import site from "../../../assets/content/site.json";
import { isTooWide } from "../support/appearance.ts";
import { holdTime, visit } from "../support/visit.ts";
import { focusedText } from "./support/reading.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number, path = "/") => visit(browser, path, { viewport: { width, height: 800 } });
const header = (page: Page) => page.getByRole("banner");
const main = (page: Page) => page.getByRole("main");

const LOGO = "Wigglewave";
const PAGES = ["Home", "Team", "Impact", "Press", "Game Toolkits", "Accessibility Studio"];
const LEGAL = ["Accessibility Statement", "Terms of Use", "Privacy Policy"];

/** What leaves the cookie of a session. Nobody checks here what only the server can check. */
function loggedInAs(name: string): string {
  const claims = btoa(JSON.stringify({ exp: 9_999_999_999 }));
  const user = { user_id: "1", name, email: "player@example.org", role: "user" };
  const session = encodeURIComponent(JSON.stringify({ token: `e30.${claims}.x`, user }));
  return `document.cookie = "__Host-wigglewave_session=${session}; Path=/; Secure";`;
}

describe("the header", () => {
  it("is 115 pixels high at every width, with a menu button below 1024 pixels and a full bar from there", async () => {
    const page = await at(320);
    const seen = [];
    for (const width of [320, 640, 767, 768, 1023, 1024, 1280, 1360]) {
      await page.setViewportSize({ width, height: 800 });
      const { links, buttons, height } = {
        links: await header(page).getByRole("link").allInnerTexts(),
        buttons: await header(page).getByRole("button").allInnerTexts(),
        height: (await header(page).boundingBox())?.height,
      };
      seen.push({ width, height, links, buttons });
    }
    const small = { height: 115, links: [LOGO], buttons: ["Menu"] };
    const full = (console: string) => ({
      height: 115,
      links: [LOGO, ...PAGES, console, "Game Zone", "Log in"],
      buttons: ["Legal"],
    });
    expect(seen).toEqual([
      ...[320, 640, 767, 768, 1023].map((width) => ({ width, ...small })),
      { width: 1024, ...full("About Buzzle") },
      { width: 1280, ...full("About Buzzle") },
      { width: 1360, ...full("World's First Audio Console") },
    ]);
    await page.context().close();
  });

  it("is one line of links at every width, for whoever is logged out", async () => {
    const page = await at(1024);
    for (const width of [1024, 1279, 1280, 1359, 1360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const middles = await header(page)
        .locator(":is(a, button):visible")
        .evaluateAll((all) =>
          all.map((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return Math.round((top + bottom) / 2);
          }),
        );
      expect({ width, lines: new Set(middles).size }).toEqual({ width, lines: 1 });
    }
    await page.context().close();
  });

  it.each([
    "Sample Player",
    "Maximiliana Featherstonehaugh-Montgomery",
    "maximiliana.featherstonehaugh@example.org",
  ])("is one line of links at every width for %s, who is logged in", async (name) => {
    const page = await visit(browser, "/press", { before: loggedInAs(name) });
    for (const width of [1024, 1087, 1151, 1152, 1280, 1360, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await header(page).getByRole("button", { name }).waitFor();
      const { height, lines } = await header(page).evaluate((element) => {
        const middles = [...element.querySelectorAll<HTMLElement>(".site-bar :is(a, button)")]
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .map(({ top, bottom }) => Math.round((top + bottom) / 2));
        return { height: element.getBoundingClientRect().height, lines: new Set(middles).size };
      });
      expect({ width, height, lines }).toEqual({ width, height: 115, lines: 1 });
      expect(await isTooWide(page)).toBe(false);
    }
    await page.context().close();
  });

  it("has the menu button, in one line, where the browser's letters are twice as large as usual", async () => {
    const launch = inject("chromium");
    const large = await chromium.launch({
      ...launch,
      args: [...(launch.args ?? []), "--blink-settings=defaultFontSize=32"],
    });
    const page = await visit(large, "/");
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await header(page).getByRole("button").allInnerTexts()).toEqual(["Menu"]);
      const height = await header(page).evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeLessThan(200);
      expect(await isTooWide(page)).toBe(false);
    }
    await large.close();
  });

  it("has links that lead where their words say, and marks the page that is shown", async () => {
    const page = await at(1280, "/about-us");
    await header(page).getByRole("button", { name: "Legal" }).click();
    const links = await header(page)
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
      );
    expect(links).toEqual([
      ["/", null],
      ["/", null],
      ["/about-us", "page"],
      ["/impact", null],
      ["/press", null],
      ["/game-toolkit", null],
      ["/accessibility-studio", null],
      ["/audio-console", null],
      ["/accessibility-statement", null],
      ["/terms-of-use", null],
      ["/privacy-policy", null],
      ["/game-zone-landing-page", null],
      ["/login", null],
    ]);
    await page.context().close();
  });

  it("has a logo that leads home, and says the name where its picture does not come", async () => {
    const page = await at(320, "/press");
    await page.route(/wiggle-face/, (route) => route.abort());
    await page.reload();
    const logo = header(page).getByRole("link", { name: "Wigglewave, home" });
    expect(await logo.innerText()).toBe(LOGO);
    await logo.click();
    await page.getByRole("heading", { level: 1, name: "Powering the future of accessible gaming" }).waitFor();
    await page.context().close();
  });

  it("has the legal pages in a list that opens and closes by its button, by Escape and when the focus leaves", async () => {
    const page = await at(1024);
    const button = header(page).getByRole("button", { name: "Legal" });
    const shown = () => header(page).locator(".disclosure-panel a:visible").allInnerTexts();
    expect(await shown()).toEqual([]);
    await button.press("Enter");
    expect(await shown()).toEqual(LEGAL);
    await button.press("Enter");
    expect(await shown()).toEqual([]);

    await button.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focusedText(page)).toBe(LEGAL[0]);
    await page.keyboard.press("Escape");
    expect([await shown(), await focusedText(page)]).toEqual([[], "Legal"]);

    await button.press("Enter");
    for (let stop = 0; stop <= LEGAL.length; stop += 1) await page.keyboard.press("Tab");
    expect([await shown(), await focusedText(page)]).toEqual([[], "Game Zone"]);
    await page.context().close();
  });
});

describe("without script", () => {
  it.each([320, 768, 1023])("the header has the links of the bar at %i pixels", async (width) => {
    const page = await browser.newPage({
      baseURL: inject("siteUrl"),
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    await page.goto("/");
    expect(await header(page).getByRole("link").allInnerTexts()).toEqual([
      LOGO,
      ...PAGES,
      "About Buzzle",
      "Game Zone",
      "Log in",
    ]);
    expect(await header(page).getByRole("button").count()).toBe(0);
    expect(await isTooWide(page)).toBe(false);
    const legal = page.getByRole("contentinfo").locator(".footer-last").getByRole("link");
    expect(await legal.allInnerTexts()).toEqual(LEGAL);
    await page.close();
  });
});

it("/home leads to the home page", async () => {
  const answer = await fetch(`${inject("siteUrl")}/home`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/"]);
});

describe("the footer", () => {
  it("has quick links, social links, a mail address, the nonprofit statement, the year 2024 and the legal pages", async () => {
    const page = await at(1280);
    const footer = page.getByRole("contentinfo");
    const listed = (list: string) =>
      footer
        .locator(list)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect({
      quick: await listed("nav"),
      social: await listed(".social-links"),
      legal: await listed(".footer-last"),
      mail: await footer.getByRole("link", { name: "Write to us" }).getAttribute("href"),
    }).toEqual({
      quick: [
        ["Home", "/"],
        ["Team", "/about-us"],
        ["Impact", "/impact"],
        ["Press", "/press"],
        ["Game Zone", "/game-zone-landing-page"],
        ["For Teachers", "/for-teachers"],
        ["Audio Console", "/audio-console"],
      ],
      social: site.footer.social.map(({ label, url }) => [label, url]),
      legal: [
        ["Accessibility Statement", "/accessibility-statement"],
        ["Terms of Use", "/terms-of-use"],
        ["Privacy Policy", "/privacy-policy"],
      ],
      mail: `mailto:${site.footer.contact.email}`,
    });
    await footer.getByText("501(c)(3) nonprofit").waitFor();
    await footer.getByText("© 2024 Wigglewave.").waitFor();
    await page.context().close();
  });

  it("remembers whose colors were chosen, until those of the device are chosen again", async () => {
    const page = await at(1280);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const byDay = await ground();
    await page.getByRole("radio", { name: "High contrast" }).check();
    expect(await ground()).toBe("rgb(0, 0, 0)");
    await page.reload();
    expect(await ground()).toBe("rgb(0, 0, 0)");
    // The choice is shown once the page has its script.
    await page.getByRole("radio", { name: "High contrast", checked: true }).waitFor();
    await page.getByRole("radio", { name: "As on this device" }).check();
    await page.reload();
    expect(await ground()).toBe(byDay);
    await page.emulateMedia({ colorScheme: "dark" });
    const byNight = await ground();
    await page.getByRole("radio", { name: "Light" }).check();
    expect(await ground()).toBe(byDay);
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground()).toBe(byNight);
    await page.context().close();
  });
});

describe("the way back to the top", () => {
  it("appears after 800 pixels, and takes the focus along", async () => {
    const page = await at(1280);
    const button = page.getByRole("button", { name: "Back to the top" });
    await page.evaluate(() => window.scrollTo(0, 801));
    await button.waitFor();
    await page.evaluate(() => window.scrollTo(0, 800));
    await button.waitFor({ state: "detached" });
    await page.evaluate(() => window.scrollTo(0, 801));
    await button.press("Enter");
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.id])).toEqual([0, "main"]);
    await button.waitFor({ state: "detached" });
    await page.context().close();
  });
});

describe("following a link", () => {
  it("changes the title, begins at the top and gives the focus to the heading; going back finds the old place", async () => {
    const page = await at(1280);
    await page.evaluate(() => document.body.setAttribute("data-same", ""));
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).press("Enter");
    await main(page).getByRole("heading", { level: 1 }).and(page.locator(":focus")).waitFor();
    const seen = async () => ({
      title: await page.title(),
      path: new URL(page.url()).pathname,
      focused: await focusedText(page),
      isTop: await page.evaluate(() => window.scrollY === 0),
    });
    const heading = await main(page).getByRole("heading", { level: 1 }).textContent();
    expect(await seen()).toEqual({
      title: "Our team – Wigglewave",
      path: "/about-us",
      focused: heading,
      isTop: true,
    });
    await page.goBack();
    await main(page).getByRole("link", { name: "Play our games" }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
    expect(await seen()).toEqual({
      title: "Audio games for children who are blind – Wigglewave",
      path: "/",
      focused: "Powering the future of accessible gaming",
      isTop: false,
    });
    expect(await page.locator("body[data-same]").count()).toBe(1);
    await page.context().close();
  });

  it("says Loading... while the page is on its way", async () => {
    const page = await at(1280);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/assets\/press-page/, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
    await page.getByRole("status").getByText("Loading...").waitFor();
    release();
    await main(page).getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText("Loading...").count()).toBe(0);
    await page.context().close();
  });

  it("that cannot be followed says so kindly, and offers to try again", async () => {
    const page = await at(1280);
    await page.route(/assets\/press-page/, (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
    await page.getByRole("alert").getByText("This page did not come through.").waitFor();
    await page.unroute(/assets\/press-page/);
    await page.getByRole("button", { name: "Load the page again" }).click();
    await page.getByRole("heading", { level: 1, name: "In the press" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.context().close();
  });
});

describe("news", () => {
  const news = (page: Page) => page.getByRole("status").getByText("Log out successful!");
  const dismiss = (page: Page) => page.getByRole("button", { name: "Dismiss" });

  /** Somebody who has just been told that they are logged out. From then on time passes only when the test lets it. */
  async function logOut(): Promise<Page> {
    const page = await visit(browser, "/press", {
      before: loggedInAs("Sample Player"),
    });
    await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 204 }));
    await header(page).getByRole("button", { name: "Sample Player" }).click();
    await holdTime(page);
    await header(page).getByRole("button", { name: "Log out" }).click();
    await news(page).waitFor();
    return page;
  }

  it("such as of a log-out can be dismissed", async () => {
    const page = await logOut();
    await dismiss(page).click();
    expect(await news(page).count()).toBe(0);
    await page.context().close();
  });

  it("leaves after five seconds without the focus and the pointer, whichever of them left first", async () => {
    const page = await logOut();
    await dismiss(page).hover();
    await page.clock.runFor(6000);
    await dismiss(page).focus();
    await page.mouse.move(1, 1);
    await page.clock.runFor(6000);
    expect(await focusedText(page)).toBe("Dismiss");
    await main(page).focus();
    await page.clock.runFor(4999);
    expect(await news(page).count()).toBe(1);
    await page.clock.runFor(1);
    await news(page).waitFor({ state: "detached" });
    await page.context().close();
  });
});
