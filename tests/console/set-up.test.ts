/** The set-up page as an app: who gets in, and what is done for them. */
import { serve } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSetUp, type SetUpDeeds } from "../../console-firmware/set-up/create-set-up.ts";
import { createSession, MOST_WRONG, type Session } from "../../console-firmware/set-up/session.ts";
import { findChromium, NO_CHROMIUM } from "../../scripts/tools/chromium.ts";
import { findingsNow } from "../e2e/support/axe.ts";

const ORIGIN = "http://buzzle.local";

let session: Session;
let done: string[] = [];
let settings = "";
let app: ReturnType<typeof createSetUp>;
beforeEach(() => {
  session = createSession();
  done = [];
  settings = "# Mine.\nlayout = five\n";
  const deeds: SetUpDeeds = {
    version: "0.8.0",
    settings: () => settings,
    keepSettings(text) {
      settings = text;
      return Promise.resolve(true);
    },
    games: () => [{ slug: "jam", title: "Jam & <Jelly>", category: "math", description: "Jam." }],
    bringGames(name, bytes) {
      done.push(`${name}: ${Buffer.from(bytes).toString()}`);
      const isGame = bytes.length > 1;
      return Promise.resolve({
        games: isGame ? [{ slug: "new", title: "New", category: "math", description: "" }] : [],
        problems: isGame ? [] : ["buzzle/a.json: it is no game."],
      });
    },
    removeGame: (slug) => done.push(`remove ${slug}`) > 0,
    copy: () => new Uint8Array([1, 2, 3]),
    bringBack: (bytes) => `I bring ${bytes.length} bytes back, and begin again.`,
    startAgain: () => done.push("again"),
    close: (isGuessed) => done.push(isGuessed ? "guessed" : "close"),
  };
  app = createSetUp(session, deeds);
});

const text = async (answer: Response | Promise<Response>): Promise<string> =>
  (await (await answer).text()).replaceAll(/\s+/g, " ");

const post = (
  path: string,
  fields: Readonly<Record<string, string | File>>,
  cookie = "",
  origin = ORIGIN,
) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return app.request(`${ORIGIN}${path}`, { method: "POST", body, headers: { cookie, origin } });
};

const enter = async (): Promise<string> => {
  const answer = await post("/code", { code: session.code });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  return answer.headers.get("set-cookie") ?? "";
};

it("shows nothing and does nothing before the code, and nothing for what another site sends", async () => {
  expect(await text(app.request("/"))).toMatch(/<label for="code">The code<\/label>/);
  for (const path of ["/settings", "/games", "/games/remove", "/copy", "/again", "/close"])
    expect((await post(path, { slug: "jam" })).status).toBe(403);
  expect((await app.request("/copy")).status).toBe(403);
  const cookie = await enter();
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict$/);
  expect((await post("/again", {}, cookie, "http://elsewhere.example")).status).toBe(403);
  expect((await app.request("/", { headers: { cookie: "buzzle=guess" } })).status).toBe(200);
  expect(done).toEqual([]);
});

it("takes the code with spaces, and closes for good after five that are wrong", async () => {
  const spaced = session.code.replace(/^.{3}/, "$& ");
  expect((await post("/code", { code: spaced })).status).toBe(303);
  const wrong = session.code === "000000" ? "111111" : "000000";
  const answers: string[] = [];
  for (let guess = 0; guess < MOST_WRONG; guess++) answers.push(await text(post("/code", { code: wrong })));
  expect(answers[3]).toMatch(/That is not the code/);
  expect(answers[4]).toMatch(/the page is closed/);
  expect(done).toEqual(["guessed"]);
  expect((await post("/code", { code: session.code })).status).toBe(403);
});

it("brings games and tells what is wrong with others, puts them away, and escapes what they are called", async () => {
  const cookie = await enter();
  const shown = await text(app.request("/", { headers: { cookie } }));
  expect(shown).toMatch(/Put Jam &amp; &lt;Jelly&gt; away/);
  expect(await text(post("/games", { file: new File(["{}"], "new.json") }, cookie))).toMatch(
    /<div role="status" class="notice"> <p>New is here\.<\/p>/,
  );
  const refused = await post("/games", { file: new File(["x"], "a.json") }, cookie);
  expect([refused.status, await text(refused)]).toEqual([
    422,
    expect.stringMatching(/<div role="alert" class="notice"> <p>buzzle\/a\.json: it is no game\.<\/p>/),
  ]);
  expect(await text(post("/games", {}, cookie))).toMatch(/There was no file/);
  expect(await text(post("/games/remove", { slug: "jam" }, cookie))).toMatch(/It is put away/);
  expect(await text(post("/games/remove", { slug: "../etc" }, cookie))).toMatch(/could not be put away/);
  expect(done).toEqual(["new.json: {}", "a.json: x", "remove jam"]);
  const big = await post("/games", { file: new File([new Uint8Array(11_000_000)], "big.zip") }, cookie);
  expect(big.status).toBe(413);
});

it("keeps settings that fit together, and none of those that do not, which are told at their field", async () => {
  const cookie = await enter();
  const refused = await text(post("/settings", { "pin.left": "99", layout: "six" }, cookie));
  expect(refused).toMatch(/<title>Not done: Set up Buzzle<\/title>/);
  expect(refused).toMatch(
    /id="pin\.left" name="pin\.left" value="99"[^>]* aria-invalid="true" aria-describedby="pin\.left-about"/,
  );
  expect(refused).toMatch(
    /<p id="pin\.left-about" class="field-error">Give a GPIO number from 2 to 27, or none\./,
  );
  expect(settings).toBe("# Mine.\nlayout = five\n");
  const kept = await text(
    post("/settings", { "pin.left": "5", layout: "", "serial.port": "x\ndata = /" }, cookie),
  );
  expect(kept).toMatch(/Give auto, or a device/);
  expect(await text(post("/settings", { "pin.left": "5", layout: "", data: "/" }, cookie))).toMatch(
    /are kept/,
  );
  expect(settings).toBe("# Mine.\n#layout = five\npin.left = 5\n");
});

it("gives a copy and takes one, starts again, and is closed", async () => {
  const cookie = await enter();
  const copy = await app.request("/copy", { headers: { cookie } });
  expect([copy.headers.get("content-type"), (await copy.arrayBuffer()).byteLength]).toEqual([
    "application/octet-stream",
    3,
  ]);
  expect(await text(post("/copy", { file: new File(["four"], "backup.db") }, cookie))).toMatch(
    /I bring 4 bytes back/,
  );
  await post("/again", {}, cookie);
  await post("/close", {}, cookie);
  expect(done).toEqual(["again", "close"]);
});

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

it("can be used in Chrome by the keyboard alone, and axe finds nothing in any of its states", async ({
  skip,
}) => {
  const launch = await findChromium();
  if (launch === undefined) {
    if (process.env["CI"] !== undefined) throw new Error(NO_CHROMIUM);
    skip(NO_CHROMIUM);
  }
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  closers.push(() => server.close());
  const browser = await chromium.launch(launch);
  closers.push(() => browser.close());
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const found = [await findingsNow(page)];
  await page.keyboard.press("Tab");
  await page.keyboard.type(session.code);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  found.push(await findingsNow(page));
  await page.getByLabel("pin.left, usually 17").fill("27");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  found.push(await findingsNow(page));
  await page.getByLabel("pin.left, usually 17").fill("5");
  await page.getByLabel("layout, usually six").selectOption("six");
  await page.getByRole("button", { name: "Keep the settings" }).click();
  await page.getByRole("status").waitFor();
  found.push(await findingsNow(page));
  expect(settings).toBe("# Mine.\nlayout = six\npin.left = 5\n");
  expect(found).toEqual([[], [], [], []]);
  expect(complaints.filter((line) => !line.includes("422"))).toEqual([]);
});
