import { chromium, type Browser, type Locator, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startAccountSite, type AccountSite } from "./support/account-site.ts";
import { alertOf, answerWith, arrive, fill, focused, passOn, press, sessionOf } from "./support/visitor.ts";

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(inject("chromium")), startAccountSite()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const details = {
  "First name": "Ada",
  "Last name": "Byron",
  "School name": "Sample School",
  Email: "ada@example.org",
  Password: "tulip9field",
  "Confirm password": "tulip9field",
};

/** What is said below the field. */
async function feedbackOn(page: Page, label: string): Promise<string> {
  const described = await page.getByLabel(label, { exact: true }).getAttribute("aria-describedby");
  const [said] = (described ?? "").split(" ");
  return (await page.locator(`[id="${said}"]`).textContent()) ?? "";
}

/** All of it, and nothing lies over it. */
function isInView(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && element.contains(found);
  });
}

describe("signing up", () => {
  it("makes an account, logs in with it, and goes to the Game Zone", async () => {
    const page = await arrive(browser, site, "/signup");
    await fill(page, details);
    await press(page, "Sign Up");
    await page.waitForURL("/game-zone");
    expect((await sessionOf(page))?.user).toEqual({
      user_id: expect.any(String),
      name: "Ada Byron",
      email: "ada@example.org",
      role: "user",
    });
    await page.context().close();
  });

  it("names every field that is missing, and puts the focus on the first of them", async () => {
    const page = await arrive(browser, site, "/signup");
    await fill(page, { "First name": "Ada" });
    await press(page, "Sign Up");
    expect(await alertOf(page)).toBe("Please fill in required fields");
    expect(await focused(page)).toBe("Last name");
    expect(await page.locator(".field-error").allTextContents()).toEqual([
      "Please enter your last name.",
      "Please enter your school name.",
      "Please enter your email.",
      "Please enter a password.",
      "Please confirm your password.",
    ]);
    await page.context().close();
  });

  it("tells while typing what is thought of the password", async () => {
    const page = await arrive(browser, site, "/signup");
    await fill(page, details);
    const weak = "Weak password! Please use letters, numbers, and symbols";
    const steps: readonly (readonly [Readonly<Record<string, string>>, string, string])[] = [
      [
        { Password: "tulip" },
        `${weak} (at least 8 characters and no name or email)`,
        "Oops! Passwords do not match. Please try again.",
      ],
      [
        { Password: "byron4ever" },
        `${weak} (at least 8 characters and no name or email)`,
        "Oops! Passwords do not match. Please try again.",
      ],
      [{ Password: "tulipfield", "Confirm password": "tulipfield" }, weak, ""],
      [{ Password: "", "Confirm password": "" }, "Please enter a password.", "Please confirm your password."],
      [
        { Password: "tulip9field", "Confirm password": "tulip9field" },
        "",
        "Great! Passwords match and your password is strong.",
      ],
    ];
    for (const [typed, password, confirmation] of steps) {
      await fill(page, typed);
      expect([await feedbackOn(page, "Password"), await feedbackOn(page, "Confirm password")]).toEqual([
        password,
        confirmation,
      ]);
    }
    expect(await page.locator(".password-checklist li").allTextContents()).toEqual([
      "✓Be 8 to 15 characters long: done.",
      "✓Not include your name or email: done.",
    ]);
    await fill(page, { Password: "ada" });
    expect(await page.locator(".password-checklist li").allTextContents()).toEqual([
      "○Be 8 to 15 characters long: not yet.",
      "○Not include your name or email: not yet.",
    ]);
    await page.context().close();
  });

  it("refuses what does not fit, and shows what the server adds", async () => {
    const page = await arrive(browser, site, "/signup");
    await fill(page, { ...details, "Confirm password": "tulip9fielt" });
    await press(page, "Sign Up");
    expect(await alertOf(page)).toBe("Passwords do not match. Please try again.");
    expect(await focused(page)).toBe("Confirm password");
    const say = async (changes: Readonly<Record<string, string>>): Promise<string> => {
      await fill(page, { ...details, ...changes });
      await press(page, "Sign Up");
      await page.locator("form[aria-busy=false]").waitFor();
      return alertOf(page);
    };
    expect(await say({ Email: "a@b" })).toBe("Please enter a valid email.");
    expect(await focused(page)).toBe("Email");
    const common = "This password is one of the first that others would try. Please choose another.";
    expect(await say({ Password: "passw0rd1", "Confirm password": "passw0rd1" })).toBe(common);
    await expect.poll(() => focused(page)).toBe("Password");
    expect([await feedbackOn(page, "Password"), await feedbackOn(page, "Confirm password")]).toEqual([
      common,
      "",
    ]);
    const taken = "There is already an account with this email address. Please log in.";
    expect(await say({})).toBe(taken);
    await expect.poll(() => focused(page)).toBe("Email");
    // It stays with the field when the banner has gone.
    await page.getByRole("button", { name: "Keep this message" }).click();
    await page.getByRole("button", { name: "Dismiss this message" }).click();
    expect(await feedbackOn(page, "Email")).toBe(taken);
    const internal = "Internal server error. Please try again later.";
    expect(await site.whileBroken(() => say({ Email: "new@example.org" }))).toBe(internal);
    await page.context().close();
  });

  it("shows what went wrong where the button was pressed, on small windows too", async () => {
    const page = await arrive(browser, site, "/signup");
    await fill(page, details);
    for (const size of [
      { width: 1280, height: 720 },
      { width: 320, height: 568 },
    ]) {
      await page.setViewportSize(size);
      await page.route("**/api/auth/signup", answerWith(500), { times: 1 });
      await press(page, "Sign Up");
      const banner = page.locator(".banner-text", { hasText: "Internal server error" });
      await banner.waitFor();
      expect(await isInView(banner)).toBe(true);
      await page.getByRole("button", { name: "Keep this message" }).click();
      await page.getByRole("button", { name: "Dismiss this message" }).click();
    }
    await page.context().close();
  });

  it("tells when only the log-in after it failed, and leads there", async () => {
    const page = await arrive(browser, site, "/signup");
    await page.clock.install();
    await fill(page, details);
    const wrong = { user: { email: "ada@example.org", password: "wrong9field" } };
    const logIns = [
      passOn({ postData: {} }),
      passOn({ postData: wrong }),
      passOn({ url: `${site.address}/api/auth/nothing` }),
      passOn({ postData: wrong }),
      // What our server does not answer, but something in front of it might.
      answerWith(503),
      answerWith(200),
    ];
    const heard: string[] = [];
    for (const [index, answer] of logIns.entries()) {
      if (index === 3) await site.useUpLogIns(wrong.user.email);
      await page.route("**/api/auth/login", answer, { times: 1 });
      // Each time an account is made, so each needs an address.
      await fill(page, { Email: `child${index}@example.org` });
      await press(page, "Sign Up");
      await page.getByText("Only logging in did not work.").waitFor();
      await page.locator("form[aria-busy=false]").waitFor();
      heard.push(await alertOf(page));
    }
    expect(heard).toEqual([
      "Invalid login request. Please check your information.",
      "Invalid email or password. Please try again.",
      "Account not found. Please check your email.",
      "Too many login attempts. Please try again later.",
      "Internal server error. Please try again later.",
      "Token not found",
    ]);
    // It does not leave: there is something to do about it.
    await page.clock.fastForward(60_000);
    expect(await alertOf(page)).toBe("Token not found");
    await page.getByRole("main").getByRole("link", { name: "Log in" }).first().click();
    await page.waitForURL("/login");
    await page.context().close();
  });
});
