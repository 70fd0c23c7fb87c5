import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import home from "../../../assets/content/home.json";
import stories from "../../../assets/content/press.json";
import testimonials from "../../../assets/content/testimonials.json";
import { findingsNow } from "../support/axe.ts";
import { holdTime, visit, type VisitOptions } from "../support/visit.ts";
import { focusedText, showShare } from "./support/reading.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number, options: VisitOptions = {}) =>
  visit(browser, "/", { viewport: { width, height: 900 }, ...options });
const carousel = (page: Page, name: string) => page.getByRole("region", { name });

it("begins with what we do, the reach in figures, and a button to the games", async () => {
  const page = await at(1280);
  const { heading, stats } = home.hero;
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
  expect(heading).toMatch(/powering the future of accessible gaming/i);
  expect(await page.locator(".hero .stats li").allTextContents()).toEqual(
    stats.map(({ value, label }) => `${value} ${label}`),
  );
  expect(stats.map(({ value }) => value)).toEqual(["50+", "100+", "200,000+", "136"]);
  await page.getByRole("link", { name: "Play our games" }).click();
  await page.waitForURL("/game-zone-landing-page");
  await page.context().close();
});

it("is three presses away from a game, behind the skip link", async () => {
  const page = await at(1280);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const presses = ["Tab", "Tab", "Enter"];
  for (const key of presses) await page.keyboard.press(key);
  await page.getByRole("heading", { level: 1, name: "Addition Express" }).waitFor();
  await page.getByText("The game is ready").waitFor();
  expect(await focusedText(page)).toBe("Start");
  await page.context().close();
});

describe("the testimonials", () => {
  const names = testimonials.map(({ name }) => name);
  const shown = (page: Page) => page.locator(".testimonial:visible figcaption strong").allTextContents();

  it("are seven, three in view, and go round by one in both directions", async () => {
    const page = await at(1280);
    const seen = [await shown(page)];
    const press = async (button: string): Promise<void> => {
      await page.getByRole("button", { name: button }).press("Enter");
      seen.push(await shown(page));
    };
    await press("Previous testimonial");
    await press("Next testimonial");
    for (let times = 1; times <= names.length; times += 1) await press("Next testimonial");
    const from = (first: number) => [0, 1, 2].map((place) => names[(first + place) % 7]);
    expect(names).toHaveLength(7);
    expect(seen).toEqual([0, 6, 0, 1, 2, 3, 4, 5, 6, 0].map(from));
    await page.context().close();
  });

  it("have a picture, a quote, a name and a role each, and their number is said", async () => {
    const page = await at(1280);
    const next = page.getByRole("button", { name: "Next testimonial" });
    for (const { name, text, role, image } of testimonials) {
      const card = page.locator(".testimonial").first();
      const told = await card.evaluate((figure) => ({
        text: figure.querySelector("blockquote")?.textContent,
        caption: figure.querySelector("figcaption")?.textContent,
        alt: figure.querySelector("img")?.alt,
      }));
      const plain = (parts: typeof text | typeof role) =>
        parts.map((part) => (typeof part === "string" ? part : Object.values(part)[0])).join("");
      expect(told).toEqual({ text: plain(text), caption: `${name}${plain(role)}`, alt: image.alt });
      await next.press("Enter");
    }
    expect(await page.locator(".carousel-place[aria-live=polite]").first().textContent()).toBe(
      "Testimonial 1 of 7",
    );
    await page.context().close();
  });

  it.each([
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [320, 1],
  ])("at %i pixels show %i at once", async (width, count) => {
    const page = await at(width);
    expect(await shown(page)).toEqual(names.slice(0, count));
    await page.context().close();
  });
});

it("has four cards for what we do, each a link to its page, and a way to the impact", async () => {
  const page = await at(1280);
  const cards = await page
    .getByRole("main")
    .locator(".card-grid .card-link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(cards).toEqual([
    "/game-zone-landing-page",
    "/game-toolkit",
    "/audio-console",
    "/accessibility-studio",
  ]);
  await page.getByRole("heading", { level: 2, name: "What We Do" }).waitFor();
  await page.getByRole("main").getByRole("link", { name: home.impact.link.label }).click();
  await page.waitForURL("/impact");
  await page.context().close();
});

describe("the sponsors", () => {
  const label = home.sponsors.heading;
  const names = home.sponsors.logos.map(({ name }) => name);
  const shown = (page: Page) => carousel(page, label).locator(".logo").allTextContents();

  it.each([1280, 1024, 1023, 768])("at %i pixels are all there at once", async (width) => {
    const page = await at(width);
    const logos = page.locator(".logo-grid .logo:visible");
    expect(await logos.allTextContents()).toEqual(names);
    expect(await carousel(page, label).count()).toBe(0);
    await page.context().close();
  });

  it.each([767, 320])(
    "at %i pixels come one after the other, every 2.5 seconds, and again",
    async (width) => {
      const page = await at(width);
      await holdTime(page);
      expect(await page.locator(".logo-grid .logo:visible").count()).toBe(0);
      // Its clock ran until now: from one change on each takes the same time.
      const [began] = await shown(page);
      let waited = 0;
      for (; (await shown(page))[0] === began; waited += 100) await page.clock.runFor(100);
      expect(waited).toBeLessThanOrEqual(2500);
      const first = names.indexOf((await shown(page))[0] ?? "");
      const seen = [];
      for (let times = 1; times <= names.length; times += 1) {
        await page.clock.runFor(2400);
        const before = await shown(page);
        await page.clock.runFor(100);
        seen.push([before, await shown(page)]);
      }
      const name = (place: number) => [names[(first + place) % names.length]];
      expect(seen).toEqual(names.map((_, place) => [name(place), name(place + 1)]));
      await page.context().close();
    },
  );

  it("have all their buttons in one line where the window is narrowest", async () => {
    const page = await at(320);
    const middles = await carousel(page, label)
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { top, bottom } = button.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
    expect(middles).toHaveLength(3);
    expect(new Set(middles).size).toBe(1);
    await page.context().close();
  });

  /** Whether the same one is still there after a time in which the next ones would have come. */
  async function rest(page: Page): Promise<boolean> {
    const before = await shown(page);
    await page.clock.runFor(6000);
    return (await shown(page))[0] === before[0];
  }

  it("rest while the focus is in them, while they are paused, and for who wants less motion", async () => {
    const page = await at(320);
    await holdTime(page);
    const found = [await rest(page)];
    const pause = carousel(page, label).getByRole("button", { name: "Pause" });
    await pause.focus();
    found.push(await rest(page));
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Play our games" }).focus();
    found.push(await rest(page));
    await carousel(page, label).getByRole("button", { name: "Play" }).press("Enter");
    await page.getByRole("link", { name: "Play our games" }).focus();
    found.push(await rest(page));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await pause.waitFor({ state: "detached" });
    found.push(await rest(page));
    expect(found).toEqual([false, true, true, false, true]);
    await page.context().close();
  });

  describe("and a pointer", () => {
    const logo = (page: Page) => carousel(page, label).locator(".logo");
    /** Each change of place is told while they rest, and none while they move. */
    const waitUntil = (page: Page, does: "rest" | "move") =>
      carousel(page, label)
        .locator(`[aria-live=${does === "rest" ? "polite" : "off"}]`)
        .waitFor();
    /** Beside them, at the edge of the window. */
    const leave = (page: Page) => page.mouse.move(1, 1);

    it("rest while it is over them, and go on when it has left", async () => {
      const page = await at(320);
      await holdTime(page);
      await logo(page).hover();
      await waitUntil(page, "rest");
      const found = [await rest(page)];
      await leave(page);
      await waitUntil(page, "move");
      found.push(await rest(page));
      expect(found).toEqual([true, false]);
      await page.context().close();
    });

    it("rest on while the focus is in them, when it comes and leaves, and keep what has the focus", async () => {
      const page = await at(320);
      await holdTime(page);
      await logo(page).focus();
      const focused = await focusedText(page);
      await logo(page).hover();
      await leave(page);
      expect(await rest(page)).toBe(true);
      expect([await shown(page), await focusedText(page)]).toEqual([[focused], focused]);
      await page.context().close();
    });

    it("rest on while it is over them, when the focus leaves", async () => {
      const page = await at(320);
      await holdTime(page);
      await logo(page).focus();
      await logo(page).hover();
      // Without scrolling, which would take them away from under the pointer.
      await page.getByRole("link", { name: "Play our games" }).evaluate((link: HTMLElement) => {
        link.focus({ preventScroll: true });
      });
      expect(await rest(page)).toBe(true);
      await page.context().close();
    });
  });
});

it("shows the technology in the frame of a phone, and leads to the projects", async () => {
  const page = await at(1280);
  const phone = await page.locator(".phone").boundingBox();
  expect((phone?.height ?? 0) / (phone?.width ?? 1)).toBeGreaterThan(1.8);
  await page.getByRole("main").getByRole("link", { name: home.showcase.link.label }).click();
  await page.waitForURL("/our-projects");
  await page.context().close();
});

describe("the film", () => {
  it("is fetched once its place is near, plays by one key with captions to choose, and is as before at its end", async () => {
    const page = await visit(browser, "/", { virtualTime: false, viewport: { width: 1280, height: 900 } });
    const fetched: string[] = [];
    page.on("request", (request) => {
      const name = /addition[^/]*\.(webm|mp4|vtt)$/.exec(request.url());
      if (name?.[1] !== undefined) fetched.push(name[1]);
    });
    expect(await page.locator(".film source").count()).toBe(0);
    expect(fetched).toEqual([]);
    const start = page.getByRole("button", { name: "Play the film" });
    await start.focus();
    await page.locator(".film source").first().waitFor({ state: "attached" });
    await page.keyboard.press("Enter");

    const film = page.getByLabel("The film");
    await film.and(page.locator(":focus")).waitFor();
    const state = () =>
      film.evaluate((video: HTMLVideoElement) => ({
        controls: video.controls,
        tracks: [...video.textTracks].map(({ kind, label, language }) => ({ kind, label, language })),
        hasPicture: video.videoWidth > 0,
      }));
    await expect.poll(state).toEqual({
      controls: true,
      tracks: [{ kind: "captions", label: "English", language: "en" }],
      hasPicture: true,
    });
    expect(fetched).toContain("webm");
    const played = () => film.evaluate((video: HTMLVideoElement) => video.played.length);
    await expect.poll(played).toBe(1);
    // It is held where its first line is: on a busy computer that is over before anybody looks.
    const caption = () =>
      film.evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks;
        if (track !== undefined) track.mode = "showing";
        video.pause();
        const [first] = track?.cues ?? [];
        const middle = first === undefined ? 0 : (first.startTime + first.endTime) / 2;
        if (Math.abs(video.currentTime - middle) > 0.1) video.currentTime = middle;
        return (track?.activeCues?.[0] as VTTCue | undefined)?.text;
      });
    await expect.poll(caption).toBe("[the game opens]");

    await film.dispatchEvent("ended");
    await start.and(page.locator(":focus")).waitFor();
    expect(await film.isVisible()).toBe(false);
    await page.context().close();
  });

  it.each(["no-preference", "reduce"] as const)(
    "with the wish for motion %s is fetched when 30 percent of its place are seen, and never plays by itself",
    async (reducedMotion) => {
      const page = await visit(browser, "/", {
        virtualTime: false,
        reducedMotion,
        viewport: { width: 1280, height: 900 },
      });
      const sources = page.locator(".film source");
      await showShare(page, ".film", 0.2);
      expect(await sources.count()).toBe(0);
      await showShare(page, ".film", 0.4);
      await sources.first().waitFor({ state: "attached" });
      await showShare(page, ".film", 1);
      const film = page.locator(".film video");
      const state = () =>
        film.evaluate((video: HTMLVideoElement) => ({
          hasCome: video.readyState >= video.HAVE_METADATA,
          isPaused: video.paused,
          played: video.played.length,
          playsWhenReady: video.autoplay,
        }));
      const still = { hasCome: true, isPaused: true, played: 0, playsWhenReady: false };
      await expect.poll(state).toEqual(still);
      expect(await film.isVisible()).toBe(false);
      expect(await page.getByRole("button", { name: "Play the film" }).isVisible()).toBe(true);
      await page.context().close();
    },
  );

  it("says so where it cannot be played", async () => {
    const page = await at(1280);
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    await page.getByRole("button", { name: "Play the film" }).press("Enter");
    await page.getByRole("alert").getByText("The film cannot be played here.").waitFor();
    expect(await focusedText(page)).toBe("Play the film");
    await page.context().close();
  });

  it("is told in words, without script as well", async () => {
    const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    await page.getByText("The film in words").press("Enter");
    expect(await page.locator(".film-told li:visible").allTextContents()).toEqual(home.showcase.film.told);
    expect(await page.getByRole("button", { name: "Play the film" }).count()).toBe(0);
    await context.close();
  });
});

describe("the press", () => {
  const shown = (page: Page) => page.locator(".press-card:visible h3").count();
  it.each([
    [1280, 8],
    [451, 8],
    [450, 4],
    [320, 4],
  ])(
    "at %i pixels has %i of its stories, all 28 after See More, and those again after Show Less",
    async (width, count) => {
      const page = await at(width);
      const seen = [await shown(page)];
      await page.getByRole("button", { name: "See More" }).press("Enter");
      seen.push(await shown(page));
      expect(await focusedText(page)).toBe(stories[count]?.text);
      await page.getByRole("button", { name: "Show Less" }).press("Enter");
      seen.push(await shown(page));
      expect(seen).toEqual([count, 28, count]);
      // Whoever pressed it has it before them.
      const button = page.getByRole("button", { name: "See More" });
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        )
        .toBe(true);
      await page.context().close();
    },
  );
});

it("a visitor hears a turn of a game and answers it, of which nothing was fetched before", async () => {
  const fetched: string[] = [];
  const page = await visit(browser, "/", { virtualTime: false });
  page.on("request", (request) => fetched.push(request.url()));
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((address) => /engine|tone-sound-stage|sample-turn/.test(address))).toEqual([]);
  await page.getByRole("button", { name: "Try it here" }).press("Enter");
  const pad = page.getByRole("application", { name: "Addition Express, one turn" });
  await pad.getByRole("button", { name: "Add one" }).waitFor();
  const captions = page.getByRole("log", { name: "Captions" });
  await captions.getByText("3 plus 1?", { exact: true }).waitFor();
  expect(await findingsNow(page)).toEqual([]);
  // By key, and by hand.
  await page.keyboard.press("ArrowUp");
  await captions.getByText("4.", { exact: true }).waitFor();
  await pad.getByRole("button", { name: "Whistle and go" }).click();
  await page.getByText("That was a turn of Addition Express.").waitFor();
  expect(await focusedText(page)).toBe("Once more");
  expect(await page.evaluate(() => localStorage.getItem("game-progress"))).toBeNull();
  await page.getByRole("link", { name: "Play on" }).click();
  await page.getByRole("button", { name: "Start" }).waitFor();
  await page.context().close();
});
