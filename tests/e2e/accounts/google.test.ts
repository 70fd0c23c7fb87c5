import { chromium, type Browser, type Page, type Route } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startAccountSite, type AccountSite } from "./support/account-site.ts";
import { alertOf, answerWith, arrive, arriveAs, fill, focused, press, sessionOf } from "./support/visitor.ts";

const SCRIPT = "https://accounts.google.com/gsi/client";
const CREDENTIAL = credentialOf({
  email: "new@example.org",
  name: "Zoë Ångström",
  picture: "https://example.org/z.png",
});
const ASK = "Use a Google account";
const TOKEN = credentialOf({ exp: 4_000_000_000 });
const USER = { user_id: "9", name: "Zoë Ångström", email: "new@example.org", role: "user", school_name: "S" };

function credentialOf(claims: unknown): string {
  return `h.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.s`;
}

let browser: Browser;
let site: AccountSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([
    chromium.launch(inject("chromium")),
    startAccountSite({ GOOGLE_CLIENT_ID: "the-client" }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Stands for Google's script: a button that hands over a credential at once. */
function googleScript(credential: string): (route: Route) => Promise<void> {
  const body = `
    let options;
    window.google = { accounts: { id: {
      initialize(given) { options = given; },
      renderButton(place) {
        const button = document.createElement("button");
        button.textContent = "Google for " + options.client_id;
        button.onclick = () => options.callback({ credential: ${JSON.stringify(credential)} });
        place.replaceChildren(button);
      },
    } } };`;
  return (route) => route.fulfill({ contentType: "text/javascript", body });
}

async function arriveWithGoogle(path: string, credential = CREDENTIAL): Promise<Page> {
  const page = await arrive(browser, site, "/forgot-password");
  await page.route(SCRIPT, googleScript(credential));
  await page.goto(path);
  await press(page, ASK);
  return page;
}

describe("Google", () => {
  it("asks somebody new for a school, and then logs in", async () => {
    const page = await arriveWithGoogle("/signup");
    await page.route("**/api/db/get_user?*", answerWith(200, '{"email":""}'));
    await press(page, "Google for the-client");
    await page.getByRole("heading", { name: "Enter Your School" }).waitFor();
    await press(page, "Continue");
    expect(await alertOf(page)).toBe("School name is required");
    await page.getByText("Please enter your school name.").waitFor();

    // A real answer: the server knows this credential is none of Google's.
    await fill(page, { "School name": "Sample School" });
    await press(page, "Continue");
    await page.getByText("Failed to update school information").waitFor();

    const answer = JSON.stringify({ success: true, message: "School updated", user: USER, token: TOKEN });
    const sent: unknown[] = [];
    await page.route("**/api/db/update_user_school", (route) => {
      sent.push(route.request().postDataJSON(), route.request().headers()["authorization"]);
      return answerWith(200, answer)(route);
    });
    await press(page, "Continue");
    await page.waitForURL("/game-zone");
    expect(sent).toEqual([
      { email: "new@example.org", name: "Zoë Ångström", school: "Sample School", shared: false },
      `Bearer ${CREDENTIAL}`,
    ]);
    expect(await sessionOf(page)).toEqual({
      token: TOKEN,
      user: {
        user_id: "9",
        name: "Zoë Ångström",
        email: "new@example.org",
        role: "user",
        imageUrl: "https://example.org/z.png",
      },
      isShared: false,
    });
    await page.context().close();
  });

  it("logs in somebody known at once", async () => {
    const page = await arriveWithGoogle("/login");
    const answer = JSON.stringify({ email: "new@example.org", user: USER, token: TOKEN });
    await page.route("**/api/db/get_user?*", answerWith(200, answer));
    await press(page, "Google for the-client");
    await page.waitForURL("/game-zone");
    expect((await sessionOf(page))?.user["email"]).toBe("new@example.org");
    await page.context().close();
  });

  it("is left behind by whoever logs in, or follows a link, to where children play", async () => {
    const page = await arriveWithGoogle("/login");
    const button = page.getByRole("button", { name: "Google for the-client" });
    const traces = () =>
      page.evaluate(() => ({
        google: typeof window.google,
        scripts: [...document.scripts].filter(
          ({ src }) => new URL(src, location.href).origin !== location.origin,
        ).length,
      }));
    await button.waitFor();
    expect(await traces()).toEqual({ google: "object", scripts: 1 });
    // Between the two pages that may have it nothing is loaded anew.
    await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign Up" }).waitFor();
    await button.waitFor();
    expect(await traces()).toEqual({ google: "object", scripts: 1 });
    await page.getByRole("link", { name: "Game Zone" }).first().click();
    await expect.poll(traces).toEqual({ google: "undefined", scripts: 0 });

    await page.goto("/login");
    await press(page, ASK);
    const answer = JSON.stringify({ email: "new@example.org", user: USER, token: TOKEN });
    await page.route("**/api/db/get_user?*", answerWith(200, answer));
    await button.click();
    await page.waitForURL("/game-zone");
    await expect.poll(traces).toEqual({ google: "undefined", scripts: 0 });
    await page.context().close();
  });

  it("tells what went wrong", async () => {
    const page = await arriveWithGoogle("/login");
    await press(page, "Google for the-client");
    // A real answer, as above.
    expect(await alertOf(page)).toBe("Failed to retrieve user data");
    await page.context().close();
    const other = await arriveWithGoogle("/login", "not.a.credential");
    await press(other, "Google for the-client");
    expect(await alertOf(other)).toBe("Failed to process Google login");
    await other.context().close();
  });

  it("says once more who it is, before who has no password can delete the account", async () => {
    const person = await site.addPerson();
    const page = await arriveAs(browser, site, person, "/forgot-password");
    site.change("update users set password_hash = null, google_subject = 'g' where email = ?", person.email);
    await page.route(SCRIPT, googleScript(CREDENTIAL));
    await page.goto("/account");
    await press(page, "Delete my account");
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: ASK }).click();
    await question.getByRole("button", { name: "Google for the-client" }).click();
    await question.getByText("Thank you, Google says that it is you.").waitFor();
    const [sent] = await Promise.all([
      page.waitForRequest("**/api/auth/me"),
      question.getByRole("button", { name: "Delete for good" }).click(),
    ]);
    expect([sent.method(), sent.postDataJSON()]).toEqual(["DELETE", { google_credential: CREDENTIAL }]);
    // A real answer: the server knows this credential is none of Google's.
    expect(await alertOf(page)).toBe("Please sign in with Google once more, so that we know that it is you.");
    await page.context().close();
  });

  it("is loaded on the log-in and sign-up pages alone, and not before somebody asks for it", async () => {
    const page = await arrive(browser, site, "/forgot-password");
    const asked: string[] = [];
    await page.route(
      ({ origin }) => origin !== site.address,
      (route) => {
        asked.push(`${new URL(page.url()).pathname} ${route.request().url()}`);
        return googleScript(CREDENTIAL)(route);
      },
    );
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) violations.push(message.text());
    });
    const ask = page.getByRole("button", { name: ASK });
    await page.goto("/signup");
    await ask.waitFor();
    await page.goto("/forgot-password");
    await page.getByRole("link", { name: "Back to log in" }).click();
    await ask.waitFor();
    expect(asked).toEqual([]);
    // A link has led here from a page that may not run the script: this one is loaded anew.
    await ask.click();
    await page.getByRole("button", { name: "Google for the-client" }).waitFor();
    expect(asked).toEqual([`/login ${SCRIPT}`]);
    expect(violations).toEqual([]);
    await page.context().close();
  });

  it("has the focus once its button takes the place of ours", async () => {
    const page = await arriveWithGoogle("/login");
    await page.getByRole("button", { name: "Google for the-client" }).waitFor();
    expect(await focused(page)).toBe("Google for the-client");
    await page.context().close();
  });
});
