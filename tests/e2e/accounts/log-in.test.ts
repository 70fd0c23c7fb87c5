import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { holdTime } from "../support/visit.ts";
import { startAccountSite, type AccountSite, type Person } from "./support/account-site.ts";
import {
  alertOf,
  answerWith,
  arrive,
  arriveAs,
  fill,
  FROM_ELSEWHERE,
  focused,
  logIn,
  openTab,
  passOn,
  press,
  sessionOf,
} from "./support/visitor.ts";

let browser: Browser;
let site: AccountSite;
let ada: Person;
beforeAll(async () => {
  [browser, site] = await Promise.all([chromium.launch(inject("chromium")), startAccountSite()]);
  ada = await site.addPerson();
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function cookieHolds(page: Page, value: string): Promise<void> {
  await page.context().addCookies([
    {
      name: "__Host-wigglewave_session",
      value,
      url: site.address.replace("http:", "https:"),
      secure: true,
    },
  ]);
}

function tokenThatEndsAt(seconds: number): string {
  return `h.${Buffer.from(JSON.stringify({ exp: seconds })).toString("base64url")}.s`;
}

describe("logging in", () => {
  it("stores token and user for seven days and goes to the Game Zone, which the back button does not undo", async () => {
    const page = await arrive(browser, site, "/forgot-password");
    await page.getByRole("link", { name: "Back to log in" }).click();
    await logIn(page, ada);
    const session = await sessionOf(page);
    expect(session).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      user: { user_id: expect.any(String), name: "Ada Byron", email: ada.email, role: "user" },
      isShared: false,
    });
    const cookies = await page.context().cookies();
    const kept = cookies.map(({ name, secure, httpOnly, sameSite, expires }) => {
      return { name, secure, httpOnly, sameSite, days: Math.round((expires - Date.now() / 1000) / 86_400) };
    });
    expect(kept.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { name: "__Host-wigglewave_companion", secure: true, httpOnly: true, sameSite: "Strict", days: 7 },
      { name: "__Host-wigglewave_session", secure: true, httpOnly: false, sameSite: "Strict", days: 7 },
    ]);
    await page.goBack();
    await page.waitForURL("/forgot-password");
    // Who is logged in already is led on.
    await page.goto("/login");
    await page.waitForURL("/game-zone");
    await page.context().close();
  });

  it("on a shared computer lasts until the browser closes, where the school or the person says so", async () => {
    const page = await arrive(browser, site, "/forgot-password");
    const options = { google: { enabled: false }, shared_computers: true };
    await page.route("**/api/auth/options", answerWith(200, JSON.stringify(options)));
    await page.goto("/login");
    const box = page.getByLabel("Only until I close the browser");
    await expect.poll(() => box.isChecked()).toBe(true);
    await box.uncheck();
    await box.check();
    await logIn(page, ada);
    // -1 stands for the end of the browser.
    const cookies = await page.context().cookies();
    expect(cookies.map(({ expires }) => expires)).toEqual([-1, -1]);
    expect(await sessionOf(page)).toMatchObject({ isShared: true });
    await page.context().close();
  });

  it("asks for what is missing, ties it to the fields, and lets the message leave after 5 seconds", async () => {
    const page = await arrive(browser, site, "/login");
    await page.clock.install();
    await holdTime(page);
    await press(page, "Log in");
    expect(await alertOf(page)).toBe("Email and password are required");
    expect(await focused(page)).toBe("Email");
    const email = page.getByLabel("Email");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    const described = await email.getAttribute("aria-describedby");
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe("Please enter your email.");

    await page.clock.runFor(4999);
    expect(await page.locator(".banner-text").count()).toBe(1);
    await page.clock.runFor(1);
    await page.locator(".banner-text").waitFor({ state: "detached" });
    // What is wrong with a field stays with it.
    expect(await page.getByText("Please enter your email.").isVisible()).toBe(true);

    await press(page, "Log in");
    await page.getByRole("button", { name: "Keep this message" }).click();
    await page.clock.runFor(60_000);
    expect(await alertOf(page)).toBe("Email and password are required");
    await page.getByRole("button", { name: "Dismiss this message" }).click();
    await page.locator(".banner-text").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("tells every answer of the server in the words of the catalogue", async () => {
    const page = await arrive(browser, site, "/login");
    const say = async (email: string, password: string): Promise<string> => {
      await fill(page, { Email: email, Password: password });
      await press(page, "Log in");
      await page.locator("form[aria-busy=false]").waitFor();
      return alertOf(page);
    };
    const sayChanged = async (changes: Parameters<typeof passOn>[0]): Promise<string> => {
      await page.route("**/api/auth/login", passOn(changes), { times: 1 });
      return say(ada.email, "tulip9field");
    };
    const sayWrongly = async (): Promise<string> => {
      const heard = await say(ada.email, "wrong9field");
      // The field has the focus, and the same words.
      await expect.poll(() => focused(page)).toBe("Password");
      expect(await page.locator(".field-error").allTextContents()).toEqual([heard]);
      return heard;
    };
    const heard: Record<string, string> = {
      400: await sayChanged({ postData: { user: { email: "a@b", password: "tulip9field" } } }),
      401: await sayWrongly(),
      403: await sayChanged(FROM_ELSEWHERE),
      404: await sayChanged({ url: `${site.address}/api/auth/nothing` }),
      405: await sayChanged({ method: "PUT" }),
      500: await site.whileBroken(() => say(ada.email, "tulip9field")),
    };
    // Without a word from our server, as a proxy in front of it would.
    for (const status of [400, 401, 403, 404, 405, 429, 500, 502, 503, 504, 418]) {
      await page.route("**/api/auth/login", answerWith(status), { times: 1 });
      heard[`routed ${status}`] = await say(ada.email, "tulip9field");
    }
    await page.route("**/api/auth/login", (route) => route.abort(), { times: 1 });
    heard["unreachable"] = await say(ada.email, "tulip9field");
    await page.route("**/api/auth/login", answerWith(200, '{"user":{}}'), { times: 1 });
    heard["no token"] = await say(ada.email, "tulip9field");
    const internal = "Internal server error. Please try again later.";
    expect(heard).toEqual({
      400: "Bad request: Please check your input",
      401: "Unauthorized: Invalid credentials",
      403: "Forbidden: You don't have permission to access this resource",
      404: "Resource not found",
      405: "Method not allowed",
      500: internal,
      "routed 400": "Bad request: Please check your input",
      "routed 401": "Unauthorized: Invalid credentials",
      "routed 403": "Forbidden: You don't have permission to access this resource",
      "routed 404": "Resource not found",
      "routed 405": "Method not allowed",
      "routed 418": "Unexpected error occurred.",
      "routed 429": "Too many requests: Please try again later",
      "routed 500": internal,
      "routed 502": internal,
      "routed 503": internal,
      "routed 504": internal,
      unreachable: "Connection error: Please check your internet connection",
      "no token": "Token not found",
    });
    await page.context().close();
  });

  it("is stopped by the server after too many wrong tries", async () => {
    const stranger = await site.addPerson();
    await site.useUpLogIns(stranger.email);
    const page = await arrive(browser, site, "/login");
    await fill(page, { Email: stranger.email, Password: stranger.password });
    await press(page, "Log in");
    expect(await alertOf(page)).toBe("Too many requests: Please try again later");
    await page.context().close();
  });

  it("shows that it is loading, and sends the form once however often it is pressed", async () => {
    const page = await arrive(browser, site, "/login");
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/auth/login", async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await fill(page, { Email: ada.email, Password: ada.password });
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Enter");
    await page.getByText("Loading...").waitFor();
    const button = page.getByRole("main").getByRole("button", { name: "Log in", exact: true });
    expect(await button.getAttribute("aria-disabled")).toBe("true");
    release();
    await page.waitForURL("/game-zone");
    expect(calls).toBe(1);
    await page.context().close();
  });

  it("shows and hides the password, takes a pasted one, and tells when it was too long", async () => {
    const page = await arrive(browser, site, "/login");
    const password = page.getByLabel("Password", { exact: true });
    expect(await password.getAttribute("autocomplete")).toBe("current-password");
    expect(await page.getByLabel("Email").getAttribute("autocomplete")).toBe("username");
    await page.locator("button[type=submit]:enabled").waitFor();
    await password.focus();
    await page.keyboard.insertText("tulip9field123456");
    expect(await password.inputValue()).toBe("tulip9field1234");
    await page.getByText("A password has at most 15 characters. The rest was left out.").waitFor();
    await page.getByRole("button", { name: "Show password" }).click();
    expect(await password.getAttribute("type")).toBe("text");
    await page.getByRole("button", { name: "Hide password" }).click();
    expect(await password.getAttribute("type")).toBe("password");
    await page.context().close();
  });
});

describe("a stored session", () => {
  it.each([
    ["that cannot be parsed", "nonsense", ["Error parsing user session"]],
    [
      "whose token has no readable end",
      encodeURIComponent(JSON.stringify({ token: "a.b.c", user: { email: "a@example.org" } })),
      ["Error parsing user session"],
    ],
    [
      "whose token has expired",
      encodeURIComponent(JSON.stringify({ token: tokenThatEndsAt(1), user: { email: "a@example.org" } })),
      [],
    ],
  ])("%s is removed, and leads to the log-in", async (_what, value, logged) => {
    const context = await browser.newContext({ baseURL: site.address });
    const page = await context.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await cookieHolds(page, value);
    await page.goto("/account");
    await page.waitForURL("/login?next=%2Faccount");
    expect(await context.cookies()).toEqual([]);
    expect(said).toEqual(logged);
    await context.close();
  });

  it("that the server has ended leads to the log-in, and from there back", async () => {
    const person = await site.addPerson();
    const page = await arriveAs(browser, site, person, "/account");
    await page.getByText(person.email).waitFor();
    site.change("delete from sessions where user_id = (select id from users where email = ?)", person.email);
    await page.reload();
    await page.waitForURL("/login");
    expect(await sessionOf(page)).toBeNull();
    await page.goto("/account");
    await page.waitForURL("/login?next=%2Faccount");
    await logIn(page, person, "/account");
    await page.getByText(person.email).waitFor();
    await page.context().close();
  });

  it("without its companion opens nothing", async () => {
    const page = await arriveAs(browser, site, ada, "/game-zone");
    await page.context().clearCookies({ name: "__Host-wigglewave_companion" });
    await page.goto("/account");
    await page.waitForURL("/login");
    expect(await sessionOf(page)).toBeNull();
    await page.context().close();
  });
});

describe("logging out", () => {
  it("in one tab is seen by the other, and back shows nothing private", async () => {
    const first = await arriveAs(browser, site, ada, "/account");
    await first.getByText(ada.email).waitFor();
    const second = await openTab(first.context(), "/game-zone");
    await second.getByRole("button", { name: "Ada Byron" }).click();
    await second.getByRole("link", { name: "My data" }).click();
    await second.getByText(ada.email).waitFor();

    await second.getByRole("button", { name: "Ada Byron" }).click();
    await second.getByRole("button", { name: "Log out" }).click();
    await second.getByText("Log out successful!").waitFor();
    await second.waitForURL("/login");
    await first.waitForURL("/login");
    expect(await first.getByText(ada.email).count()).toBe(0);
    await second.goBack();
    await second.getByRole("heading", { level: 1, name: "Game Zone" }).waitFor();
    await second.goForward();
    await second.getByRole("heading", { level: 1, name: "Log in" }).waitFor();
    expect(await second.getByText(ada.email).count()).toBe(0);
    expect((await first.context().cookies()).map(({ name }) => name)).toEqual([]);

    // And logging in is seen, too.
    await logIn(second, ada);
    await first.waitForURL("/game-zone");
    await first.context().close();
  });

  it("is possible when the server cannot be told", async () => {
    const page = await arriveAs(browser, site, ada, "/game-zone");
    await page.route("**/api/**", (route) => route.abort());
    await page.getByRole("button", { name: "Ada Byron" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByText("Log out successful!").waitFor();
    expect(await sessionOf(page)).toBeNull();
    await page.context().close();
  });
});
