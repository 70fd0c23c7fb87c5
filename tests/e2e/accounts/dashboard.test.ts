import { readFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { holdTime } from "../support/visit.ts";
import { startAccountSite, type AccountSite, type Person } from "./support/account-site.ts";
import { alertOf, answerWith, arrive, arriveAs, fill, press, sessionOf } from "./support/visitor.ts";

const PEOPLE = 24;

let browser: Browser;
let site: AccountSite;
let admin: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(inject("chromium")), startAccountSite()]);
  admin = await site.addAdmin();
  for (let index = 0; index < PEOPLE; index += 1) {
    await site.addPerson({ first_name: "Kid", last_name: `Number${String(index).padStart(2, "0")}` });
  }
  // Some of them are older: a growth that is known.
  site.change(
    "update users set created_at = ? where last_name like 'Number0%'",
    Date.now() - 45 * 86_400_000,
  );
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

function namesIn(page: Page): Promise<string[]> {
  return page.locator(".table-scroll tbody th").allTextContents();
}

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), press(page, button)]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

describe("the dashboard", () => {
  it("sends who is not logged in to the log-in, and tells kindly who is no administrator", async () => {
    const page = await arrive(browser, site, "/dashboard/studentlist");
    await page.waitForURL("/login?next=%2Fdashboard%2Fstudentlist");
    await fill(page, { Email: "person2@example.org", Password: "tulip9field" });
    await press(page, "Log in");
    await page.getByText("This page is for the administrators of the website.").waitFor();
    expect(await page.getByRole("navigation", { name: "Dashboard" }).count()).toBe(0);
    await page.context().close();
  });

  it("shows the count, the badge, and the true growth as a table", async () => {
    const page = await arriveAs(browser, site, admin, "/dashboard");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/db/get_user_count", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    const count = page.getByRole("region", { name: "Users" }).getByRole("status");
    await count.getByText("Loading...").waitFor();
    release();
    await count.getByText("25", { exact: true }).waitFor();
    await page.getByText("+ 14.01%").waitFor();
    // 15 accounts are new, 10 are from the 30 days before.
    await page.getByText("+ 50%").waitFor();
    const accounts = await page.locator(".growth-number").allTextContents();
    expect([accounts.length, accounts.reduce((sum, text) => sum + Number(text), 0)]).toEqual([12, 25]);
    const size = await page.evaluate(() => ({
      sidebar: document.querySelector(".dashboard-sidebar")?.getBoundingClientRect().width,
      bar: document.querySelector(".dashboard-bar")?.getBoundingClientRect().height,
      rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    }));
    // 64 units of a quarter of a rem, and the line below the bar is part of it.
    expect(size).toEqual({ sidebar: 16 * size.rem, bar: 100, rem: size.rem });
    await page.context().close();
  });

  it("tells why there is no count", async () => {
    const page = await arriveAs(browser, site, admin, "/game-zone");
    const count = page.getByRole("region", { name: "Users" }).getByRole("status");
    await page.goto("/dashboard");
    await count.getByText("25", { exact: true }).waitFor();
    await site.whileBroken(async () => {
      await press(page, "Refresh");
      await count.getByText("Failed to fetch user count").waitFor();
    });
    await page.route("**/api/db/get_user_count", answerWith(503, '{"error":"Closed for repairs"}'), {
      times: 1,
    });
    await press(page, "Refresh");
    await count.getByText("Closed for repairs").waitFor();
    await page.route("**/api/db/get_user_count", (route) => route.abort(), { times: 1 });
    await press(page, "Refresh");
    await count.getByText("Network error: Failed to fetch").waitFor();
    await press(page, "Refresh");
    await count.getByText("25", { exact: true }).waitFor();
    expect(await page.locator(".failure").count()).toBe(0);
    await page.context().close();
  });

  it("lists, sorts, turns pages, searches, and exports", async () => {
    const page = await arriveAs(browser, site, admin, "/dashboard/studentlist");
    await page.getByText("Page 1: 20 accounts, and more on the next page.").waitFor();
    await page.getByRole("button", { name: "Name", exact: true }).click();
    await page.locator("th[aria-sort=ascending]").waitFor();
    await page.locator(".table-scroll tbody th").first().getByText("Grace Lane").waitFor();
    expect((await namesIn(page)).slice(0, 3)).toEqual(["Grace Lane", "Kid Number00", "Kid Number01"]);
    await press(page, "Next page");
    await page.getByText("Page 2: 5 accounts, and no more.").waitFor();
    expect((await namesIn(page)).at(-1)).toBe("Kid Number23");
    expect(await page.getByRole("button", { name: "Next page" }).isDisabled()).toBe(true);
    await press(page, "Previous page");
    await page.getByText("Page 1: 20 accounts, and more on the next page.").waitFor();

    await page.getByLabel("Search students by name, email or school").fill("number1");
    await page.keyboard.press("Enter");
    await page.getByText("Page 1: 10 accounts, and no more.").waitFor();
    const { name, text } = await saved(page, "Export as CSV");
    expect([name, text.trim().split("\n").length]).toEqual(["students.csv", 11]);
    expect((await saved(page, "Download all users as CSV")).text.trim().split("\n").length).toBe(PEOPLE + 2);

    await page.getByLabel("Search students by name, email or school").fill("nobody at all");
    await press(page, "Search");
    await page.getByText("Nobody was found.").waitFor();
    await page.context().close();
  });

  it("deletes an account after a question, which can be answered with no", async () => {
    const doomed = await site.addPerson({ first_name: "Doomed", last_name: "Person" });
    const page = await arriveAs(browser, site, admin, `/dashboard/studentlist?search=${doomed.email}`);
    await press(page, "Delete Doomed Person");
    const dialog = page.getByRole("dialog", { name: "Delete this account?" });
    await dialog.getByText(doomed.email).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await namesIn(page)).toEqual(["Doomed Person"]);
    await press(page, "Delete Doomed Person");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await page.getByText("The account of Doomed Person was deleted.").waitFor();
    await page.getByText("Nobody was found.").waitFor();
    // Nobody shuts out the only administrator by a slip.
    await page.goto(`/dashboard/studentlist?search=${admin.email}`);
    await page.getByRole("cell", { name: "You", exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Delete Grace Lane" }).count()).toBe(0);
    await page.context().close();
  });

  it("shows all of an account with a long address, in narrow windows too", async () => {
    const email = "a.very.long.first.name.and.surname@mail.of.an.ordinary.school.example.org";
    await site.addPerson({ first_name: "Longest", last_name: "Address", email });
    const page = await arriveAs(browser, site, admin, "/dashboard/studentlist?search=longest");
    const cells = page.getByRole("row", { name: "Longest Address" }).getByRole("cell");
    await cells.first().waitFor();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.locator(".table-scroll").evaluate((box) => box.scrollWidth - box.clientWidth);
      expect({ width, cut, cells: await cells.count() }).toEqual({ width, cut: 0, cells: 7 });
    }
    await page.context().close();
  });

  it("has pages for teachers and games, and a way out", async () => {
    const page = await arriveAs(browser, site, admin, "/dashboard");
    const sidebar = page.getByRole("navigation", { name: "Dashboard" });
    for (const [link, title] of [
      ["Teacher", "Teachers"],
      ["Games", "Games"],
      ["Student", "Students"],
    ] as const) {
      await sidebar.getByRole("link", { name: link }).click();
      await page.getByRole("heading", { level: 1, name: title }).waitFor();
    }
    await page.clock.install();
    await holdTime(page);
    await sidebar.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("/login");
    const news = page.locator(".toast", { hasText: "Log out successful!" });
    await news.waitFor();
    // It lies over no button of the form, and leaves by itself.
    const top = await page.locator(".account-form").evaluate((form) => form.getBoundingClientRect().top);
    expect(await news.evaluate((toast) => toast.getBoundingClientRect().bottom)).toBeLessThan(top);
    await page.clock.runFor(5001);
    await news.waitFor({ state: "detached" });
    expect(await sessionOf(page)).toBeNull();
    await page.context().close();
  });
});

describe("one's own data", () => {
  it("can be read and taken along, and deleted with the password alone", async () => {
    const bob = await site.addPerson({ first_name: "Bob", last_name: "Stone" });
    const elsewhere = await arriveAs(browser, site, bob, "/game-zone");
    const page = await arriveAs(browser, site, bob, "/account");
    await page.getByText(/^\w+ \d+, \d{4} at the latest \(2 log-ins\)$/).waitFor();
    await elsewhere.context().close();
    await page.getByText(bob.email).waitFor();
    const { name, text } = await saved(page, "Download my data");
    expect(name).toBe("wigglewave-my-data.json");
    expect(JSON.parse(text)).toMatchObject({
      account: { first_name: "Bob", email: bob.email, role: "user" },
    });

    await press(page, "Delete my account");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    expect(await alertOf(page)).toBe("Please enter a password.");
    await fill(page, { "Your password": "wrong9field" });
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await page.locator(".banner-text", { hasText: "The password is not right." }).waitFor();
    await fill(page, { "Your password": bob.password });
    await dialog.getByRole("button", { name: "Delete for good" }).click();
    await page.getByText("Your account was deleted.").waitFor();
    await page.waitForURL("/");
    expect(await sessionOf(page)).toBeNull();
    await page.context().close();
  });
});
