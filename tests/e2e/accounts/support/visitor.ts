/** Being somebody at a keyboard who uses the account pages. */
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from "playwright";
import { PATIENCE_MILLISECONDS, whenLive } from "../../support/visit.ts";
import type { AccountSite, Person } from "./account-site.ts";

/** A browser of its own for one person. */
export async function arrive(
  browser: Browser,
  site: AccountSite,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  // What a worker fetches cannot be answered in the server's place.
  const context = await browser.newContext({ baseURL: site.address, serviceWorkers: "block", ...options });
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  return openTab(context, path);
}

export async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await whenLive(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/** Fills in fields by their labels. */
export async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await whenLive(page);
  for (const [label, text] of Object.entries(fields)) {
    await page.getByRole("main").getByLabel(label, { exact: true }).fill(text);
  }
}

export async function press(page: Page, button: string): Promise<void> {
  await whenLive(page);
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
}

/** From the log-in page to where it leads. */
export async function logIn(page: Page, { email, password }: Person, target = "/game-zone"): Promise<void> {
  await fill(page, { Email: email, Password: password });
  await press(page, "Log in");
  await page.waitForURL(target);
}

/** A page of somebody who is logged in. */
export async function arriveAs(
  browser: Browser,
  site: AccountSite,
  person: Person,
  path: string,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await arrive(browser, site, "/login", options);
  await logIn(page, person);
  await page.goto(path);
  await whenLive(page);
  return page;
}

/** What the alert says, once it says something. */
export async function alertOf(page: Page): Promise<string> {
  const text = page.locator(".banner-text");
  await text.waitFor();
  return (await text.textContent()) ?? "";
}

/** Answers a call in the server's place, as something between browser and server would. */
export function answerWith(status: number, body = ""): (route: Route) => Promise<void> {
  return (route) => route.fulfill({ status, body });
}

type Changes = NonNullable<Parameters<Route["fetch"]>[0]>;

/** Lets the server answer, but to a call that was changed on its way there. */
export function passOn(changes: Changes): (route: Route) => Promise<void> {
  return async (route) => route.fulfill({ response: await route.fetch(changes) });
}

/** As if a form of another site had sent it. */
export const FROM_ELSEWHERE: Changes = {
  headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
};

/** What holds the focus, by its label or its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent ?? element.name;
    return element?.textContent ?? "";
  });
}

export interface StoredSession {
  readonly token: string;
  readonly user: Readonly<Record<string, string>>;
  readonly isShared: boolean;
}

/** The session that the browser keeps for the page's scripts. */
export async function sessionOf(page: Page): Promise<StoredSession | null> {
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === "__Host-wigglewave_session");
  return cookie === undefined ? null : (JSON.parse(decodeURIComponent(cookie.value)) as StoredSession);
}
