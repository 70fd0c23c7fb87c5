import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startAccountSite, type AccountSite } from "./support/account-site.ts";
import { arriveAs, fill, logIn, press, sessionOf } from "./support/visitor.ts";

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(inject("chromium")), startAccountSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe("what is kept of a person", () => {
  it("is changed by its owner, and shown so at once", async () => {
    const person = await site.addPerson();
    const page = await arriveAs(browser, site, person, "/account");
    await fill(page, { "New first name": "Augusta", "New school name": "School on the Hill" });
    await press(page, "Save");
    await page.locator(".own-data").getByText("School on the Hill").waitFor();
    const today = new Date().toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
    const kept = await page.locator(".own-data").textContent();
    expect(kept).toContain(`Last logged in on${today}`);
    expect(kept).toContain("Links in emails that still work1");
    expect((await sessionOf(page))?.user["name"]).toBe("Augusta Byron");
    await page.context().close();
  });

  it("has an email that a link in a mail confirms, and another one the same way", async () => {
    const person = await site.addPerson();
    const page = await arriveAs(browser, site, person, "/account");
    await page.getByRole("heading", { name: "Is this email yours?" }).waitFor();
    await page.goto(await site.newestLink(person.email, "/confirm-email?"));
    await press(page, "Confirm");
    await page.getByText("Thank you! This email is yours now.").waitFor();
    await page.getByRole("link", { name: "My data" }).last().click();
    await page.locator(".own-data").getByText(`${person.email} (confirmed)`).waitFor();
    expect(await page.getByRole("heading", { name: "Is this email yours?" }).count()).toBe(0);

    await fill(page, { "New email": "moved@example.org", "Your password now": person.password });
    await press(page, "Send the link");
    await page.getByText("We sent a link to moved@example.org. Please open it.").waitFor();
    await page.goto(await site.newestLink("moved@example.org", "/confirm-email?"));
    await page
      .getByText(
        "The account of Ada Byron, whose email is p…@example.org now, is to have your email moved@example.org.",
      )
      .waitFor();
    await press(page, "Confirm");
    await page.getByText("Thank you! This email is yours now.").waitFor();
    expect((await sessionOf(page))?.user["email"]).toBe("moved@example.org");
    await page.goto("/confirm-email?token=nothing");
    await page.getByText("This link is invalid or has expired. Log in and ask for a new one.").waitFor();
    await page.context().close();
  });

  it("is not left on a computer of others", async () => {
    const person = await site.addPerson();
    const page = await arriveAs(browser, site, person, "/account");
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("progress")));
    await page.evaluate(() => localStorage.setItem("game-progress", "{}"));
    const id = (await sessionOf(page))?.user["user_id"] ?? "";
    await page.evaluate((key) => localStorage.setItem(key, "{}"), `game-progress:${id}`);
    await press(page, "Leave nothing of me here");
    await page.waitForURL("/login");
    expect(await keys()).toEqual(["game-progress"]);
    expect(await sessionOf(page)).toBeNull();
    await logIn(page, person);
    await page.context().close();
  });

  it("is told before signing up, and who is younger is sent to a grown-up and to the games", async () => {
    const page = await browser.newPage({ baseURL: site.address, serviceWorkers: "block" });
    await page.goto("/signup");
    await page.getByRole("heading", { name: "Before you sign up" }).waitFor();
    await press(page, "I am younger than 13");
    await page.getByRole("heading", { level: 1, name: "Please ask a grown-up" }).waitFor();
    await press(page, "A grown-up is here");
    await page.getByRole("heading", { level: 1, name: "Sign Up" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/signup");
    await page.close();
  });
});
