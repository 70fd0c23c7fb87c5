import { chromium, type Browser, type Page, type Response } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { aPlay, aVerdict } from "../../fakes/verdicts.ts";
import { startAccountSite, type AccountSite } from "./support/account-site.ts";
import { arriveAs, logIn, press } from "./support/visitor.ts";

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
  site = await startAccountSite();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const MARK = ".followed";
const played = [1, 2, 3].map((order) => aVerdict({ id: `mp2x3k4z-5-${order}`, order }));

/** Under which key the progress of who is logged in is kept, once it has been compared with the server's. */
async function ownKey(page: Page): Promise<string> {
  const key = await page.waitForFunction(
    (mark) => Object.keys(localStorage).find((one) => one.endsWith(mark)),
    MARK,
  );
  return String(await key.jsonValue()).slice(0, -MARK.length);
}

async function keep(
  page: Page,
  key: string,
  verdicts: readonly unknown[],
  plays: readonly unknown[] = [],
): Promise<void> {
  await page.evaluate(
    ([at, log]) => localStorage.setItem(at, JSON.stringify({ schema: 2, games: { addition: {} }, log })),
    [key, { forgotten: 0, verdicts, plays }] as const,
  );
}

/** Waits until so many verdicts lie here, and everything was forgotten so often. */
async function holds(page: Page, key: string, count: number, forgotten: number): Promise<void> {
  await page.waitForFunction(
    ([at, verdicts, times]) => {
      const { log } = JSON.parse(localStorage.getItem(at) ?? "{}");
      return log?.verdicts.length === verdicts && log.forgotten === times;
    },
    [key, count, forgotten] as const,
  );
}

const isSent = (response: Response): boolean =>
  response.url().endsWith("/api/progress") && response.request().method() === "POST" && response.ok();

it("what was played follows to another machine, is forgotten on both, and nobody else's on the same one", async () => {
  const person = await site.addPerson();
  const school = await arriveAs(browser, site, person, "/game-zone");
  const key = await ownKey(school);
  await keep(school, key, played);
  await Promise.all([school.waitForResponse(isSent), school.reload()]);

  const home = await arriveAs(browser, site, person, "/game-zone");
  await holds(home, key, played.length, 0);

  await home.goto("/account");
  await press(home, "Forget what I have played");
  await home.getByRole("button", { name: "Forget it for good" }).click();
  await home.getByText("Everything you have played is forgotten.").waitFor();
  await holds(home, key, 0, 1);
  await school.reload();
  await holds(school, key, 0, 1);
  expect(await school.evaluate((at) => JSON.parse(localStorage.getItem(at) ?? "{}").games, key)).toEqual({});

  // The next child at the same computer.
  await keep(school, key, played);
  const next = await site.addPerson();
  await school.goto("/account");
  await press(school, "Leave nothing of me here");
  await school.getByText("nothing of you is left on this device").waitFor();
  await school.goto("/login");
  await logIn(school, next);
  const nextKey = await ownKey(school);
  expect(nextKey).not.toBe(key);
  expect(await school.evaluate(() => JSON.stringify(localStorage))).not.toContain("mp2x3k4z");
  await school.context().close();
  await home.context().close();
});

it("what was learned and finished at school is seen at home, as soon as it is there", async () => {
  const person = await site.addPerson();
  const school = await arriveAs(browser, site, person, "/game-zone");
  await keep(school, await ownKey(school), played, [aPlay()]);
  await Promise.all([school.waitForResponse(isSent), school.reload()]);

  const home = await arriveAs(browser, site, person, "/game-zone?page=6");
  const panel = home.getByRole("tabpanel");
  await expect.poll(() => panel.innerText()).toContain("Make ten: You have made a start.");
  await expect.poll(() => panel.innerText()).toContain("1 of 6 levels finished.");
  await school.context().close();
  await home.context().close();
});

it("what a server has lost, that was put back to its backup, comes back with the next log-in", async () => {
  const person = await site.addPerson();
  const school = await arriveAs(browser, site, person, "/game-zone");
  await keep(school, await ownKey(school), played);
  await Promise.all([school.waitForResponse(isSent), school.reload()]);

  for (const table of ["verdicts", "verdict_logs", "sessions"]) site.change(`delete from ${table}`);
  await school.goto("/account");
  await school.waitForURL("/login*");
  await Promise.all([school.waitForResponse(isSent), logIn(school, person)]);
  const home = await arriveAs(browser, site, person, "/game-zone?page=6");
  await expect.poll(() => home.getByRole("tabpanel").innerText()).toContain("Make ten");
  await school.context().close();
  await home.context().close();
});

it("what was played last is with the account before it leaves a computer", async () => {
  const person = await site.addPerson();
  const school = await arriveAs(browser, site, person, "/account");
  await school.goto("/game-zone");
  const key = await ownKey(school);
  await school.goto("/account");
  await keep(school, key, played);
  await press(school, "Leave nothing of me here");
  await school.getByText("nothing of you is left on this device").waitFor();
  expect(await school.evaluate(() => JSON.stringify(localStorage))).not.toContain("mp2x3k4z");
  const home = await arriveAs(browser, site, person, "/game-zone");
  await holds(home, await ownKey(home), played.length, 0);
  await school.context().close();
  await home.context().close();
});
