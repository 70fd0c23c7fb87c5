import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startAccountSite, type AccountSite } from "./support/account-site.ts";
import {
  alertOf,
  answerWith,
  arrive,
  arriveAs,
  fill,
  focused,
  FROM_ELSEWHERE,
  logIn,
  passOn,
  press,
} from "./support/visitor.ts";

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(inject("chromium")), startAccountSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const EXPIRED = "Password reset link is invalid or has expired";

async function askForLink(email: string): Promise<string> {
  const response = await fetch(`${site.address}/api/send-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
  return site.newestLink(email);
}

function formOf(link: string): string {
  return `/reset-password${new URL(link).search}`;
}

/** What an expired link looks like, and where it leads. */
async function expectExpired(page: Page): Promise<void> {
  await page.getByText("Password reset link expired!").waitFor();
  for (const label of ["New password", "Confirm password"]) {
    expect(await page.getByLabel(label, { exact: true }).isDisabled()).toBe(true);
  }
  expect(await page.getByRole("button", { name: "Reset password" }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "Generate a new link" }).click();
  await page.waitForURL("/forgot-password");
}

describe("a forgotten password", () => {
  it("is replaced by way of the mail, and the old one opens nothing any more", async () => {
    const ada = await site.addPerson();
    const elsewhere = await arriveAs(browser, site, ada, "/account");
    await elsewhere.getByText(ada.email).waitFor();

    const page = await arrive(browser, site, "/login");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.waitForURL("/forgot-password");
    await press(page, "Send link to email");
    expect(await alertOf(page)).toBe("Email is required to send reset link.");
    expect(await focused(page)).toBe("Email");
    await fill(page, { Email: ada.email });
    await press(page, "Send link to email");
    await page.waitForURL("/reset-link-sent");
    await page.getByRole("heading", { name: "Email Sent!" }).waitFor();
    await page.getByRole("link", { name: "Use another email" }).click();
    await page.waitForURL("/forgot-password");

    const link = await site.newestLink(ada.email);
    await page.goto(link);
    await page.getByRole("heading", { name: "Hello, Ada Byron!" }).waitFor();
    await page.getByRole("link", { name: "Continue" }).click();
    await page.waitForURL(formOf(link));
    await page.getByText(`For the account of ${ada.email}.`).waitFor();
    await press(page, "Reset password");
    expect(await alertOf(page)).toBe("Please fill in required fields");
    await fill(page, { "New password": "byron4ever", "Confirm password": "byron4ever" });
    await press(page, "Reset password");
    const weak =
      "Weak password! Please use letters, numbers, and symbols (at least 8 characters and no name or email)";
    await page.locator(".banner-text", { hasText: weak }).waitFor();
    await fill(page, { "New password": "meadow7river", "Confirm password": "meadow7river" });
    await press(page, "Reset password");
    await page.waitForURL("/reset-confirm");
    await page.getByRole("heading", { name: "You're all set!" }).waitFor();
    await page.getByRole("link", { name: "Return to Game Zone" }).click();
    await page.waitForURL("/game-zone");

    // Every device was logged out.
    await elsewhere.reload();
    await elsewhere.waitForURL("/login");
    await fill(elsewhere, { Email: ada.email, Password: ada.password });
    await press(elsewhere, "Log in");
    expect(await alertOf(elsewhere)).toBe("Unauthorized: Invalid credentials");
    await logIn(elsewhere, { ...ada, password: "meadow7river" });

    // And the link is used up.
    await page.goto(formOf(link));
    expect(await alertOf(page)).toBe(EXPIRED);
    await expectExpired(page);
    await page.context().close();
    await elsewhere.context().close();
  });

  it("of nobody is told, and a broken connection too", async () => {
    const page = await arrive(browser, site, "/forgot-password");
    await fill(page, { Email: "nobody@example.org" });
    await press(page, "Send link to email");
    expect(await alertOf(page)).toBe("No account found with that email address.");
    await expect.poll(() => focused(page)).toBe("Email");
    expect(await page.locator(".field-error").textContent()).toBe(
      "No account found with that email address.",
    );
    await page.route("**/api/send-email", (route) => route.abort());
    await press(page, "Send link to email");
    await page.getByText("Network error. Please check your connection and try again.").waitFor();
    await page.context().close();
  });
});

describe("a link", () => {
  it("without a token, with a forged one, and one that is too old are expired", async () => {
    const bob = await site.addPerson();
    const link = await askForLink(bob.email);
    site.change("update reset_links set expires_at = ?", Date.now() - 1000);
    const page = await arrive(browser, site, "/reset-password");
    expect(await alertOf(page)).toBe("Invalid password reset link. Please request a new one.");
    await expectExpired(page);
    for (const path of ["/reset-password?token=forged", formOf(link)]) {
      await page.goto(path);
      expect(await alertOf(page)).toBe(EXPIRED);
      // One alone is heard.
      expect(await page.getByRole("alert").filter({ hasText: /\S/ }).allTextContents()).toEqual([EXPIRED]);
      await expectExpired(page);
    }
    await page.context().close();
  });

  it("that is used in another window meanwhile is expired, and the way out takes the focus", async () => {
    const bob = await site.addPerson();
    const link = await askForLink(bob.email);
    const page = await arrive(browser, site, formOf(link));
    await page.getByText(`For the account of ${bob.email}.`).waitFor();
    site.change("delete from reset_links");
    await fill(page, { "New password": "meadow7river", "Confirm password": "meadow7river" });
    await press(page, "Reset password");
    expect(await alertOf(page)).toBe(EXPIRED);
    expect(await focused(page)).toBe("Generate a new link");
    await expectExpired(page);
    await page.context().close();
  });

  it("of an account that is gone says so", async () => {
    const bob = await site.addPerson();
    const link = await askForLink(bob.email);
    site.change("delete from users where email = ?", bob.email);
    const page = await arrive(browser, site, formOf(link));
    expect(await alertOf(page)).toBe("User not found");
    await page.context().close();
  });

  it("tells every other answer in the words of the catalogue", async () => {
    const bob = await site.addPerson();
    const page = await arrive(browser, site, formOf(await askForLink(bob.email)));
    await page.getByText(`For the account of ${bob.email}.`).waitFor();
    await fill(page, { "New password": "meadow7river", "Confirm password": "meadow7river" });
    const say = async (): Promise<string> => {
      await press(page, "Reset password");
      await page.locator("form[aria-busy=false]").waitFor();
      return alertOf(page);
    };
    const forbidden = "Forbidden: You don't have permission to reset this password";
    await page.route("**/api/reset-password", passOn(FROM_ELSEWHERE), { times: 1 });
    expect(await say()).toBe(forbidden);
    const internal = "Internal server error: Password reset link may have expired";
    expect(await site.whileBroken(say)).toBe(internal);
    // Without a word from our server, as a proxy in front of it would.
    const heard: string[] = [];
    for (const status of [403, 404, 500, 418]) {
      await page.route("**/api/reset-password", answerWith(status), { times: 1 });
      heard.push(await say());
    }
    const unknown = "An error occurred during password reset";
    expect(heard).toEqual([forbidden, "User not found", internal, unknown]);
    // None of that has used the link up.
    site.change("delete from users where email = ?", bob.email);
    expect(await say()).toBe("User not found");
    await page.context().close();
  });

  it("greets whom it names in letters alone, never in markup", async () => {
    const page = await arrive(browser, site, "/reset-landing-page?user=%3Cimg%20src%3Dx%3E&token=t");
    await page.getByRole("heading", { name: "Hello, img srcx!" }).waitFor();
    expect(await page.getByRole("link", { name: "Continue" }).getAttribute("href")).toBe(
      "/reset-password?user=img+srcx&token=t",
    );
    await page.context().close();
  });
});
