import { chromium, type Browser, type BrowserContext, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { namedIn } from "../../../engine/sound/index.ts";
import { recordedFrom } from "../../../engine/sound/recordings.ts";
import { findGame } from "../../../games/catalogue.ts";
import { startServer, type ServerProcess } from "../../server-process.ts";
import { chooseTheme, isTooWide } from "../support/appearance.ts";
import { findingsNow, findingsOfColors } from "../support/axe.ts";
import { isWaiting, readScreen } from "../support/screen.ts";
import { copySite, type SiteCopy } from "../support/site-copy.ts";
import { whenLive } from "../support/visit.ts";

// One story: somebody visits, the site gets a new version, and then the network goes for good.
let site: SiteCopy;
let server: ServerProcess;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  site = copySite();
  server = await startServer({ SITE_FOLDER: site.folder });
  browser = await chromium.launch(inject("chromium"));
  context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce" });
});
afterAll(async () => {
  await browser.close();
  await server.kill();
  site.remove();
});

/** A deployment ends with a new start of the server, at the same address. */
async function deploy(): Promise<void> {
  await server.kill();
  await site.deploy();
  server = await startServer({ SITE_FOLDER: site.folder, PORT: new URL(server.address).port });
}

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await whenLive(page);
  return page;
}

/** Everything that the browser keeps of the site, as addresses. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const entries = (await Promise.all(shelves.map((shelf) => shelf.keys()))).flat();
    return [...new Set(entries.map(({ url }) => new URL(url).pathname))].toSorted();
  });
}

/** The address of the script that a page runs. */
function runs(page: Page): Promise<string> {
  return page.evaluate(
    () => new URL(document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "").pathname,
  );
}

/** Runs in the page before its scripts: seconds of every file of sound, none where the browser could not read it. */
function countDecoded(): void {
  const decoded: number[] = [];
  Object.assign(window, { decoded });
  const decode = BaseAudioContext.prototype.decodeAudioData;
  BaseAudioContext.prototype.decodeAudioData = async function (this: BaseAudioContext, file: ArrayBuffer) {
    const buffer = await decode.call(this, file).catch(() => undefined);
    decoded.push(buffer?.duration ?? 0);
    return buffer ?? Promise.reject(new Error("not a sound"));
  };
}

/** Starts a game that is ready, and goes on until it asks something. */
async function playToQuestion(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => {
      const screen = await readScreen(page);
      if (screen.place !== "playing" && isWaiting(screen)) await page.keyboard.press("Enter");
      return screen.place;
    })
    .toBe("playing");
  await expect.poll(async () => isWaiting(await readScreen(page))).toBe(true);
}

const news = "A new version of this website is ready.";
/** Tells the browser to look for a new worker, as it does by itself when a page is loaded. */
const look = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test("a first visit keeps every page, and asks nothing of the visitor", async () => {
  const page = await open("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await kept(page)).toEqual(expect.arrayContaining([...site.paths]));
  expect(await page.getByText(news).count()).toBe(0);
  await page.close();
});

test("nothing that the server says about accounts is kept", async () => {
  const page = await open("/login");
  await page.evaluate(() => Promise.all(["/api/auth/me", "/api/auth/options"].map((path) => fetch(path))));
  await page.goto("/api/auth/options");
  await page.goto("/account");
  expect((await kept(page)).filter((address) => address.startsWith("/api"))).toEqual([]);
  // The shell that the build made, and not what was answered.
  const account = await page.evaluate(async () => (await caches.match("/account"))?.text());
  expect(account).toBe(site.read("/account"));
  await page.close();
});

test("a game that is opened is kept whole", async () => {
  const page = await open("/game/addition");
  await page.getByText("The game is ready").waitFor();
  const engine = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((address) => /^\/assets\/.*\.js$/.test(address)),
  );
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(engine));
  await page.close();
});

test("games are kept on purpose, with their size, and removed again", async () => {
  const page = await open("/game-zone");
  await page.getByText("Keep games on this device").press("Enter");
  const math = page.locator(".keep-games", { hasText: "Math games" });
  await math.getByText(/^Math games: 1 of \d+ games kept, \d+\.\d MB to fetch\.$/).waitFor();
  await math.getByRole("button", { name: "Keep Math games" }).press("Enter");
  await math.getByText(/^Math games: kept on this device, \d+\.\d MB\.$/).waitFor();
  await math.getByRole("status").getByText("Math games: kept on this device.").waitFor();
  // It stays where the focus is.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Remove Math games");
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await isTooWide(page), await findingsNow(page)]).toEqual([width, false, []]);
  }
  for (const theme of ["dark", "contrast", "auto"] as const) {
    await chooseTheme(page, theme);
    expect([theme, await findingsOfColors(page)]).toEqual([theme, []]);
  }
  await page.getByText(/^All games that play: \d+ of \d+ games kept/).waitFor();

  const whole = await kept(page);
  await page.goto("/game/subtraction");
  await page.getByText(/: kept on this device, /).waitFor();
  await page.goto("/game-zone");
  await page.getByText("Keep games on this device").press("Enter");
  await math.getByRole("button", { name: "Remove Math games" }).press("Enter");
  await math.getByText(/^Math games: 0 of/).waitFor();
  expect((await kept(page)).length).toBeLessThan(whole.length);
  // What the rest of this story needs.
  await page.goto("/game/addition");
  await page.getByText(/^Addition Express: kept on this device/).waitFor();
  await page.close();
});

test("a new version is told to a page of the old one, though never during a game, and comes with any load", async () => {
  const old = site.script();
  const [home, game] = [await open("/"), await open("/game/addition?level=1&seed=7")];
  await game.getByText("The game is ready").waitFor();
  await playToQuestion(game);
  await deploy();

  const fresh = await open("/press");
  expect(await runs(fresh)).toBe(site.script());
  expect(await runs(home)).toBe(old);

  await look(home);
  await home.getByText(news).waitFor();
  expect(await findingsNow(home)).toEqual([]);
  // Whoever plays goes on playing what they began.
  const { place, heard } = await readScreen(game);
  expect(place).toBe("playing");
  expect(await runs(game)).toBe(old);
  await game.keyboard.press("ArrowUp");
  await expect.poll(async () => (await readScreen(game)).heard).toBeGreaterThan(heard);
  expect(await game.getByText(news).count()).toBe(0);
  expect(await fresh.getByText(news).count()).toBe(0);

  await game.getByRole("link", { name: "Leave: all games" }).click();
  await game.getByText(news).waitFor();

  await home.getByRole("button", { name: "Load it now" }).click();
  await expect.poll(() => runs(home).catch(() => old)).toBe(site.script());
  await Promise.all([home, game, fresh].map((page) => page.close()));
});

test("without a network every page is what it was, and the opened game plays", async () => {
  await server.kill();
  const page = await open("/");
  expect(await runs(page)).toBe(site.script());
  const contents = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
    site.paths,
  );
  expect(contents).toEqual(site.paths.map(site.read));

  await page.goto("/home");
  expect(new URL(page.url()).pathname).toBe("/");
  await page.goto("/game-zone?page=3");
  await page.getByRole("tab", { name: "Science", selected: true }).waitFor();
  await page.goto("/impact");
  await page.locator(".map-place").scrollIntoViewIfNeeded();
  await page.locator(".leaflet-container").waitFor();
  const unknown = await page.goto("/no-such-page");
  expect(unknown?.status()).toBe(404);

  await page.goto("/game/groceryGrab");
  await page.getByText("The game did not come through").waitFor();
  await page.close();
});

test("without a network the opened game is played with its music and with what was recorded", async () => {
  await context.setOffline(true);
  const page = await context.newPage();
  await page.addInitScript(countDecoded);
  const answers: { readonly path: string; readonly status: number; readonly isKept: boolean }[] = [];
  page.on("response", (response) =>
    answers.push({
      path: new URL(response.url()).pathname,
      status: response.status(),
      isKept: response.fromServiceWorker(),
    }),
  );
  const lost: string[] = [];
  page.on("requestfailed", (request) => lost.push(request.url()));

  await page.goto("/game/addition?level=1&seed=7");
  await page.getByText("The game is ready").waitFor();
  await playToQuestion(page);
  const { heard } = await readScreen(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await readScreen(page)).heard).toBeGreaterThan(heard);

  const names = namedIn((await findGame("addition")?.load())?.levels[0]).sounds.filter(recordedFrom);
  expect(names.length).toBeGreaterThan(5);
  const wanted = ["endless-.{8}.js", ...names.map((name) => `${name}-.{8}.mp3`)];
  const came = (file: string): boolean =>
    answers.some(({ path }) => new RegExp(`^/assets/${file}$`).test(path));
  await expect.poll(() => wanted.filter((file) => !came(file))).toEqual([]);
  const decoded = () => page.evaluate(() => (window as unknown as { decoded: number[] }).decoded);
  const recordings = () => answers.filter(({ path }) => path.endsWith(".mp3"));
  await expect.poll(async () => (await decoded()).length >= recordings().length).toBe(true);
  expect(Math.min(...(await decoded()))).toBeGreaterThan(0.05);
  expect(answers.filter(({ status, isKept }) => status !== 200 || !isKept)).toEqual([]);
  expect(lost).toEqual([]);
});
