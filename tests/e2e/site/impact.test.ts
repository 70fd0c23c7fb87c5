import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import impact from "../../../assets/content/impact.json";
import { PATIENCE_MILLISECONDS, visit, type VisitOptions } from "../support/visit.ts";
import { nextFrames, showShare } from "./support/reading.ts";

const { accolades, gallery, map, associated, partnered } = impact;
const MAP_SCRIPT = /open-school-map-.*\.js/;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number, options: VisitOptions = {}) =>
  visit(browser, "/impact", { viewport: { width, height: 900 }, reducedMotion: "reduce", ...options });

const showMap = (page: Page, share: number) => showShare(page, ".map-place", share);

async function openMap(page: Page): Promise<void> {
  await showMap(page, 1);
  await page.getByRole("region", { name: "Map of the schools" }).waitFor();
  // Its controls take room from it as it appears: Leaflet follows with the next frame.
  await nextFrames(page);
}

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the points of the markers are, in pixels from the middle of the map. */
function markerPoints(page: Page): Promise<Readonly<Record<string, Point>>> {
  return page.evaluate(() => {
    const canvas = document.querySelector(".map-canvas")?.getBoundingClientRect();
    if (canvas === undefined) throw new Error("there is no map");
    const markers = [...document.querySelectorAll(".school-marker")];
    return Object.fromEntries(
      markers.map((marker) => {
        const { left, width, bottom } = marker.getBoundingClientRect();
        const x = Math.round(left + width / 2 - canvas.left - canvas.width / 2);
        const y = Math.round(bottom - canvas.top - canvas.height / 2);
        return [marker.getAttribute("aria-label") ?? "", { x, y }] as const;
      }),
    );
  });
}

/** Leaflet rounds to whole pixels in several places. */
const ROUNDED = 3;

const isNear = (point: Point | undefined, { x, y }: Point) =>
  point !== undefined && Math.hypot(point.x - x, point.y - y) <= ROUNDED;

/** Mercator's projection, at a zoom as maps with a world of 512 pixels count it. */
function project(
  { longitude, latitude }: { readonly longitude: number; readonly latitude: number },
  zoom: number,
) {
  const world = 512 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: (longitude / 360) * world,
    y: (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** The map follows its size with the frames after a change, so it is asked until it has. */
function expectPopupInView(page: Page): Promise<void> {
  return expect
    .poll(
      () =>
        page.evaluate(() => {
          const [inner, outer] = [".leaflet-popup", ".map-canvas"].map((each) =>
            document.querySelector(each)?.getBoundingClientRect(),
          );
          if (inner === undefined || outer === undefined) return "no popup";
          const isInside = inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top;
          return isInside ? "in view" : { inner, outer };
        }),
      { timeout: PATIENCE_MILLISECONDS },
    )
    .toBe("in view");
}

describe("accolades", () => {
  it("are five, each with what it was for", async () => {
    const page = await at(1280);
    expect(await page.title()).toBe("Our impact – Wigglewave");
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll(".accolade")].map((card) => [
        card.querySelector("h3")?.textContent,
        card.querySelector("p")?.textContent,
      ]),
    );
    expect(shown).toEqual(accolades.awards.map(({ title, text }) => [title, text]));
    expect(shown).toHaveLength(5);
    await page.context().close();
  });

  it.each([
    [451, "above"],
    [450, "beside"],
  ])("at %i pixels have their pictures %s the words", async (width, place) => {
    const page = await at(width);
    const places = await page.evaluate(() =>
      [...document.querySelectorAll(".accolade")].map((card) => {
        const picture = card.querySelector("img")?.getBoundingClientRect();
        const words = card.querySelector("h3")?.getBoundingClientRect();
        if (picture === undefined || words === undefined) return "nowhere";
        return picture.right <= words.left ? "beside" : picture.bottom <= words.top ? "above" : "over";
      }),
    );
    expect(places).toEqual(Array.from({ length: 5 }, () => place));
    await page.context().close();
  });
});

describe("the photo gallery", () => {
  it("shows each photo with what is on it and a caption", async () => {
    const page = await at(1280);
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll(".photo-grid figure")].map((figure) => ({
        alt: figure.querySelector("img")?.alt,
        caption: figure.querySelector("figcaption")?.textContent,
      })),
    );
    expect(shown).toEqual(gallery.photos.map(({ image, caption }) => ({ alt: image.alt, caption })));
    await page.context().close();
  });
});

describe("the map", () => {
  it("is fetched once, when 30 % of its place are in view, and from this site alone", async () => {
    const page = await at(1280);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const fetched = () => requests.filter((url) => MAP_SCRIPT.test(url)).length;
    await showMap(page, 0.2);
    expect(fetched()).toBe(0);
    await page.getByText("Loading map...").waitFor();
    await showMap(page, 0.4);
    await page.getByRole("region", { name: "Map of the schools" }).waitFor();
    expect(await page.getByText("Loading map...").count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await openMap(page);
    expect(fetched()).toBe(1);
    const own = (url: string) => url.startsWith("data:") || new URL(url).origin === inject("siteUrl");
    expect(requests.filter((url) => !own(url))).toEqual([]);
    await page.context().close();
  });

  it("begins at its center and zoom, and has a marker where each school is", async () => {
    const page = await at(1280);
    await openMap(page);
    const center = project({ longitude: -97.7431, latitude: 30.2672 }, 2.5);
    const expected = map.schools.map((school) => {
      const { x, y } = project(school, 2.5);
      return [school.name, { x: x - center.x, y: y - center.y }] as const;
    });
    const points = await markerPoints(page);
    const far = expected.filter(([name, point]) => !isNear(points[name], point));
    expect(far).toEqual([]);
    expect(Object.keys(points)).toHaveLength(24);
    await page.context().close();
  });

  it("is one stop of the Tab key, in which arrows go from school to school, and each tells its name", async () => {
    const page = await at(768);
    await openMap(page);
    await page.getByRole("button", { name: "Full screen" }).focus();
    await page.keyboard.press("Tab");
    expect(await focusedName(page)).toBe("Map of the schools");
    await page.keyboard.press("Tab");
    const told: string[] = [];
    for (const _ of map.schools) {
      const name = await focusedName(page);
      await page.keyboard.press("Enter");
      told.push(
        await page
          .getByRole("dialog", { name: name ?? "", exact: true })
          .locator("p")
          .innerText(),
      );
      await page.keyboard.press("Escape");
      expect(await focusedName(page)).toBe(name);
      await page.keyboard.press("ArrowRight");
    }
    const westToEast = map.schools.toSorted((one, other) => one.longitude - other.longitude);
    expect(told).toEqual(westToEast.map(({ name }) => name));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      `${map.schools[0]?.name} (show on the map)`,
    );
    await page.context().close();
  });

  it("shows a school that is chosen in the list, and gives the focus back to the list", async () => {
    const page = await at(320);
    await openMap(page);
    const name = "Sample School for the Blind, Vancouver, Washington";
    const button = page.getByRole("button", { name: `${name} (show on the map)` });
    await button.press("Enter");
    const popup = page.getByRole("dialog", { name, exact: true });
    expect(await popup.locator("p").innerText()).toBe(name);
    await expectPopupInView(page);
    await popup.getByRole("button", { name: "Close popup" }).press("Enter");
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it("keeps the school that it shows in view when its size changes", async () => {
    const page = await at(1280);
    await openMap(page);
    const name = "Sample School for the Blind, Vancouver, Washington";
    await page.getByRole("button", { name: `${name} (show on the map)` }).press("Enter");
    await expectPopupInView(page);
    await page.setViewportSize({ width: 320, height: 900 });
    await expectPopupInView(page);
    expect(await page.getByRole("dialog", { name, exact: true }).isVisible()).toBe(true);
    await page.context().close();
  });

  it("is moved, zoomed and made as large as the screen by buttons", async () => {
    const page = await at(1280);
    await openMap(page);
    const press = (name: string) => page.getByRole("button", { name, exact: true }).press("Enter");
    // The map glides there.
    const expectAustinAt = async (x: number, y: number) => {
      await expect
        .poll(
          async () => {
            const austin = (await markerPoints(page))["Sample School for the Blind, Austin"];
            return isNear(austin, { x, y }) ? { x, y } : austin;
          },
          { timeout: PATIENCE_MILLISECONDS },
        )
        .toEqual({ x, y });
    };
    await expectAustinAt(0, 0);
    await press("Move right");
    await press("Move down");
    await expectAustinAt(-80, -80);
    await press("Zoom in");
    await expectAustinAt(-160, -160);
    await press("Zoom out");
    await press("Move left");
    await press("Move up");
    await expectAustinAt(0, 0);
    await press("Full screen");
    await page.getByRole("button", { name: "Exit full screen" }).waitFor();
    expect(await page.evaluate(() => document.fullscreenElement?.className)).toBe("map-place");
    await press("Exit full screen");
    await page.getByRole("button", { name: "Full screen", exact: true }).waitFor();
    await page.context().close();
  });

  it("lets one finger scroll the page, as its buttons and two fingers move the map", async () => {
    const page = await at(375, { hasTouch: true, isMobile: true });
    await openMap(page);
    const region = page.getByRole("region", { name: "Map of the schools" });
    expect(
      await region.evaluate((element) => {
        const canvas = element.querySelector(".leaflet-container") ?? element;
        return getComputedStyle(canvas).touchAction;
      }),
    ).toBe("pan-x pan-y");
    await page.context().close();
  });

  it("says so when it does not come through, and the list is there", async () => {
    const page = await at(768);
    await page.route(MAP_SCRIPT, (route) => route.abort());
    await showMap(page, 1);
    await page.getByRole("alert").getByText("The map did not come through.").waitFor();
    expect(await page.locator(".school-list li").allTextContents()).toEqual(
      map.schools.map(({ name }) => name),
    );
    await page.context().close();
  });
});

describe("the panel beside the map", () => {
  const linksOf = (page: Page) =>
    page
      .locator(".partners a")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

  it("begins with 18 associated organizations, beside the map where there is room", async () => {
    const page = await at(1280);
    await page.getByRole("tab", { name: "Associated Organizations", selected: true }).waitFor();
    const links = await linksOf(page);
    expect(links).toEqual(associated.organizations.map(({ name, link }) => [name, link]));
    expect(links).toHaveLength(18);
    const [mapBox, panelBox] = await Promise.all(
      [".map-place", ".partners"].map((each) => page.locator(each).boundingBox()),
    );
    expect((mapBox?.x ?? 0) + (mapBox?.width ?? 0)).toBeLessThan(panelBox?.x ?? 0);
    await page.context().close();
  });

  it("has eight schools with their educators and a thank-you in its other tab, by keyboard too", async () => {
    const page = await at(320);
    await page.getByRole("tab", { name: "Associated Organizations" }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("tab", { name: "Partnered Staff", selected: true }).waitFor();
    expect(await linksOf(page)).toEqual(
      partnered.schools.flatMap(({ name, link, educators }) => [
        [name, link],
        ...educators.map(({ email }) => [email, `mailto:${email}`]),
      ]),
    );
    expect(await page.locator(".staff-list > li").count()).toBe(8);
    const panel = await page.getByRole("tabpanel").innerText();
    const missing = partnered.schools
      .flatMap(({ educators }) => educators.map(({ name }) => name))
      .concat(partnered.thanks)
      .filter((text) => !panel.includes(text));
    expect(missing).toEqual([]);
    await page.context().close();
  });
});

describe("without script", () => {
  it("the schools are a list, both panels are there, and nothing promises a map", async () => {
    const context = await browser.newContext({ baseURL: inject("siteUrl"), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/impact");
    const texts = (selector: string) => page.locator(`${selector}:visible`).allTextContents();
    expect(await texts(".school-list li")).toEqual(map.schools.map(({ name }) => name));
    expect(await texts(".partners h3")).toEqual(["Associated Organizations", "Partnered Staff"]);
    expect(await texts(".staff-list h4")).toEqual(partnered.schools.map(({ name }) => name));
    expect(await texts(".map-place")).toEqual([]);
    expect(await texts("[role=tab]")).toEqual([]);
    await context.close();
  });
});
