import { chromium, type Browser, type Locator, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import impact from "../../../assets/content/impact.json";
import projects from "../../../assets/content/projects.json";
import toolkits from "../../../assets/content/toolkits.json";
import { startAccountSite, type AccountSite, type Person } from "../accounts/support/account-site.ts";
import { arriveAs } from "../accounts/support/visitor.ts";
import { isTooWide } from "../support/appearance.ts";
import { oneInTurn } from "../../games/in-turn.ts";
import { findingsButColors, findingsNow, findingsOfColors } from "../support/axe.ts";
import { visit } from "../support/visit.ts";

let browser: Browser;
let accounts: AccountSite;
let person: Person;
beforeAll(async () => {
  [browser, accounts] = await Promise.all([chromium.launch(inject("chromium")), startAccountSite()]);
  person = await accounts.addPerson();
});
afterAll(async () => {
  await browser.close();
  await accounts.stop();
});

const EVERY_WIDTH = [320, 768, 1280] as const;
/** Where the menu is a drawer, and where a bar. */
const SMALL = [320, 768] as const;
const WIDE = [1024, 1280] as const;
/** Below 768 pixels the sponsors come one after the other. */
const PHONES = [320, 767] as const;

type Widths = readonly [number, ...number[]];

interface OpenState {
  readonly name: string;
  readonly path: string;
  /** Where there is such a state. */
  readonly widths?: Widths;
  readonly reducedMotion?: "reduce" | "no-preference";
  /** Brings the state about. What it gives is seen as long as the state lasts. */
  readonly open: (page: Page) => Promise<Locator>;
}

/** Lets the focus hold open what it is in, as somebody does who comes by keyboard. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press("Enter");
}

const SCHOOL = impact.map.schools[0]?.name ?? "";
const WITHOUT_GUIDE = toolkits.find(({ pdfUrl }) => pdfUrl === null)?.name ?? "";

const states: readonly OpenState[] = [
  {
    name: "the drawer",
    path: "/",
    widths: SMALL,
    open: async (page) => {
      await press(page.getByRole("banner").getByRole("button", { name: "Menu" }));
      return page.getByRole("dialog", { name: "Menu" });
    },
  },
  {
    name: "the legal pages in the bar",
    path: "/",
    widths: WIDE,
    open: async (page) => {
      await press(page.getByRole("banner").getByRole("button", { name: "Legal" }));
      return page.getByRole("banner").getByRole("link", { name: "Terms of Use" });
    },
  },
  {
    name: "the menu of a category",
    path: "/game-zone?page=2",
    open: async (page) => {
      await press(page.getByRole("button", { name: "Game Menu" }));
      return page.locator(".panel-head").getByRole("link", { name: "Addition Express" });
    },
  },
  {
    name: "a school on the map, and the other tab beside it",
    path: "/impact",
    open: async (page) => {
      await page.locator(".map-place").scrollIntoViewIfNeeded();
      await page.getByRole("region", { name: "Map of the schools" }).waitFor();
      await page.getByRole("tab", { name: "Partnered Staff" }).click();
      await press(page.getByRole("button", { name: `${SCHOOL} (show on the map)` }));
      return page.getByRole("dialog", { name: SCHOOL });
    },
  },
  {
    name: "the sponsors while they move",
    path: "/",
    widths: PHONES,
    reducedMotion: "no-preference",
    open: (page) => Promise.resolve(page.getByRole("button", { name: "Pause" })),
  },
  {
    name: "the film in words, and the film",
    path: "/",
    open: async (page) => {
      await press(page.getByText("The film in words"));
      await press(page.getByRole("button", { name: "Play the film" }));
      await page.locator(".film-told li").first().waitFor();
      return page.getByLabel("The film");
    },
  },
  {
    name: "all of the press, and the way back to its top",
    path: "/press",
    open: async (page) => {
      await press(page.getByRole("button", { name: "See More" }));
      await page.getByRole("button", { name: "Show Less" }).scrollIntoViewIfNeeded();
      return page.getByRole("button", { name: "Back to the top" });
    },
  },
  {
    name: "a game without a guide",
    path: "/game-toolkit",
    open: async (page) => {
      await page.getByRole("searchbox").fill(WITHOUT_GUIDE);
      await press(page.getByRole("button", { name: `${WITHOUT_GUIDE} (guide coming soon)` }).first());
      return page.getByRole("alertdialog");
    },
  },
  {
    name: "a search that finds nothing, below the logos that pass by",
    path: "/game-toolkit",
    reducedMotion: "no-preference",
    open: async (page) => {
      await page.getByRole("searchbox").fill("no game says this");
      return page.getByText("No toolkit has these words.");
    },
  },
  {
    name: "the videos of another site",
    path: "/our-projects",
    open: async (page) => {
      const { host } = new URL(projects.social.playlist.url);
      await page.route(`https://${host}/**`, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: '<!doctype html><html lang="en"><title>Videos</title>',
        }),
      );
      await press(page.getByRole("button", { name: `Load the videos from ${host}` }));
      return page.getByTitle(projects.social.playlist.title);
    },
  },
  {
    name: "a page that is on its way",
    path: "/",
    open: async (page) => {
      // Never answered: the test is over before.
      await page.route(/press-page-.*\.js/, () => undefined);
      await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click();
      return page.getByRole("status").getByText("Loading...");
    },
  },
  {
    name: "a form that is on its way",
    path: "/login",
    open: async (page) => {
      await page.route("**/api/auth/login", () => undefined);
      await page.getByLabel("Email").fill("ada@example.org");
      await page.getByLabel("Password", { exact: true }).fill("tulip9field");
      await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
      return page.getByRole("status").getByText("Loading...");
    },
  },
];

/** Another theme changes nothing but colors: at one of the widths each time. */
async function faults(page: Page, opened: Locator, widths: Widths): Promise<string[]> {
  const found: string[] = [];
  const check = async (
    theme: "light" | "dark" | "contrast",
    width: number,
    findings: (page: Page) => Promise<string[]>,
  ): Promise<void> => {
    const where = `${theme} at ${width}`;
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((chosen) => {
      document.documentElement.dataset["theme"] = chosen;
    }, theme);
    await opened.waitFor();
    found.push(...(await findings(page)).map((finding) => `${where}: ${finding}`));
    if (await isTooWide(page)) found.push(`${where}: wider than the window`);
    if (!(await opened.isVisible())) found.push(`${where}: it did not last`);
  };
  for (const width of widths) {
    const isEnd = width === widths[0] || width === widths.at(-1);
    await check("light", width, isEnd ? findingsNow : findingsButColors);
  }
  for (const theme of ["dark", "contrast"] as const)
    await check(theme, oneInTurn(widths, theme + page.url()), findingsOfColors);
  return found;
}

describe.concurrent("accessible to all, at every width and in every color, is", () => {
  it.each(states)("$name", async ({ path, widths = EVERY_WIDTH, reducedMotion = "reduce", open }) => {
    const viewport = { width: widths[0], height: 900 };
    const page = await visit(browser, path, { virtualTime: false, reducedMotion, viewport });
    expect(await faults(page, await open(page), widths)).toEqual([]);
    await page.context().close();
  });

  it("what somebody has who is logged in: in the drawer and in the bar", async () => {
    const page = await arriveAs(browser, accounts, person, "/press", { reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 900 });
    await press(page.getByRole("banner").getByRole("button", { name: "Menu" }));
    const found = await faults(page, page.getByRole("dialog").getByText("Logged in as"), SMALL);
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 900 });
    await press(page.getByRole("button", { name: "Ada Byron" }));
    found.push(...(await faults(page, page.getByRole("link", { name: "My data" }), WIDE)));
    expect(found).toEqual([]);
    await page.context().close();
  });

  it("the note that somebody has logged out", async () => {
    const page = await arriveAs(browser, accounts, person, "/press", { reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1280, height: 900 });
    await press(page.getByRole("button", { name: "Ada Byron" }));
    await press(page.getByRole("banner").getByRole("button", { name: "Log out" }));
    // It stays while it is being read.
    await page.getByRole("button", { name: "Dismiss" }).focus();
    const note = page.getByText("Log out successful!");
    expect(await faults(page, note, EVERY_WIDTH)).toEqual([]);
    await page.context().close();
  });
});
