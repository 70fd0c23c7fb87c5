import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { chooseTheme, faultsOfForcedColors, faultsOfLargeText, isTooWide } from "../support/appearance.ts";
import { findingsNow, findingsOfColors } from "../support/axe.ts";
import { startAccountSite, type AccountSite, type Person } from "./support/account-site.ts";
import { arrive, arriveAs, fill, focused, logIn, press } from "./support/visitor.ts";

const WIDTHS = [320, 768, 1280];

let browser: Browser;
let site: AccountSite;
let admin: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(inject("chromium")), startAccountSite()]);
  admin = await site.addAdmin();
  await site.addPerson();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** What axe objects to in this state, and what large text or the loss of all colors breaks. */
async function faults(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findingsNow(page)).map((finding) => `${state} at ${width}: ${finding}`));
    if (await isTooWide(page)) found.push(`${state} at ${width}: wider than the window`);
  }
  const others = [...(await faultsOfForcedColors(page)), ...(await faultsOfLargeText(page))];
  return [...found, ...others.map((fault) => `${state}: ${fault}`)];
}

/** In another theme only the colors differ. */
async function faultsOfThemes(page: Page, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ["dark", "contrast"] as const) {
    await chooseTheme(page, theme);
    found.push(...(await findingsOfColors(page)).map((finding) => `${state}, ${theme}: ${finding}`));
  }
  await chooseTheme(page, "light");
  return found;
}

describe("no state has a finding, at any width", () => {
  it("of logging in and signing up", async () => {
    const page = await arrive(browser, site, "/login");
    await press(page, "Log in");
    await page.getByRole("button", { name: "Keep this message" }).click();
    const found = [...(await faults(page, "log-in with errors")), ...(await faultsOfThemes(page, "log-in"))];
    await page.goto("/signup");
    await fill(page, { "First name": "Ada", Password: "ada", "Confirm password": "adx" });
    found.push(...(await faults(page, "sign-up with a weak password")));
    await fill(page, { Password: "tulip9field", "Confirm password": "tulip9field" });
    await page.getByText("Great! Passwords match").waitFor();
    found.push(
      ...(await faults(page, "sign-up with a strong one")),
      ...(await faultsOfThemes(page, "sign-up")),
    );
    expect(found).toEqual([]);
    await page.context().close();
  });

  it("of a forgotten password", async () => {
    const page = await arrive(browser, site, "/reset-password");
    await page.getByRole("button", { name: "Keep this message" }).click();
    const found = [...(await faults(page, "expired link")), ...(await faultsOfThemes(page, "expired link"))];
    const paths = ["/forgot-password", "/reset-link-sent", "/reset-landing-page?user=Ada", "/reset-confirm"];
    for (const path of paths) {
      await page.goto(path);
      found.push(...(await faults(page, path)));
    }
    expect(found).toEqual([]);
    await page.context().close();
  });

  it("of one's own account", async () => {
    const page = await arriveAs(browser, site, admin, "/account");
    await page.getByText(admin.email).waitFor();
    const found = await faults(page, "my data");
    await page.getByRole("button", { name: "Grace Lane" }).click();
    await page.getByRole("button", { name: "Log out" }).waitFor();
    found.push(...(await faults(page, "the account menu")));
    await press(page, "Delete my account");
    await page.getByRole("button", { name: "Delete for good" }).waitFor();
    found.push(...(await faults(page, "deleting")), ...(await faultsOfThemes(page, "deleting")));
    expect(found).toEqual([]);
    await page.context().close();
  });

  it("of the dashboard", async () => {
    const page = await arriveAs(browser, site, admin, "/dashboard");
    await page.getByText("New accounts by month").waitFor();
    const found = [...(await faults(page, "the summary")), ...(await faultsOfThemes(page, "the summary"))];
    await page.goto("/dashboard/studentlist");
    await page.getByText("no more.").waitFor();
    found.push(...(await faults(page, "the students")), ...(await faultsOfThemes(page, "the students")));
    await press(page, "Delete Ada Byron");
    found.push(...(await faults(page, "deleting a student")));
    await page.goto("/dashboard/teacher");
    await page.getByRole("table", { name: "Schools" }).waitFor();
    found.push(...(await faults(page, "the teachers")), ...(await faultsOfThemes(page, "the teachers")));
    site.change(
      "insert into plays select id, 'p', 'addition', 'make-ten', 0, 9, 60, 8, 0, 1 from users where email = ?",
      admin.email,
    );
    await page.goto("/dashboard/games");
    await page.getByRole("table", { name: "Where players stop, by level" }).waitFor();
    found.push(...(await faults(page, "the games")));
    expect(found).toEqual([]);
    await page.context().close();
  });
});

it("by keyboard alone somebody signs up, logs out and logs in again", async () => {
  const page = await arrive(browser, site, "/signup");
  await page.locator("button[type=submit]:enabled").waitFor();
  await page.getByLabel("First name").focus();
  const answers = ["Ada", "Byron", "Sample School", "keys@example.org", "tulip9field", null, "tulip9field"];
  for (const answer of answers) {
    // Between the two passwords there is the button that shows the first.
    if (answer !== null) await page.keyboard.type(answer);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Sign Up");
  await page.keyboard.press("Enter");
  await page.waitForURL("/game-zone");
  // Like every page that one comes to, this one gives its heading the focus.
  await expect.poll(() => focused(page)).toBe("Game Zone");

  await page.getByRole("button", { name: "Ada Byron" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "My data" }).waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("My data");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("My classes");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.getByText("Log out successful!").waitFor();
  await page.goto("/login");
  await logIn(page, { ...admin, email: "keys@example.org" });
  await page.context().close();
});
