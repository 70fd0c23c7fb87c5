import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import content from "../../../assets/content/console.json";
import { findingsNow } from "../support/axe.ts";
import { visit } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

const at = (width: number) => visit(browser, "/audio-console", { viewport: { width, height: 900 } });

describe("the page of the audio console", () => {
  it("introduces Buzzle as planned, with its games and its simple design", async () => {
    const page = await at(1280);
    expect(await page.title()).toBe("Buzzle, the audio console – Wigglewave");
    const hero = await page.locator(".hero").innerText();
    expect(hero).toContain("Buzzle is a planned game console without a screen.");
    expect(await page.locator(".hero .stats li").first().textContent()).toBe(
      "30+ original audio games at launch",
    );
    await page.getByRole("img", { name: content.hero.picture.alt }).waitFor();
    expect(await page.locator("main h2").allTextContents()).toEqual([
      "A simple physical design",
      "Made for playing",
      "Build one",
      "Who is behind it",
      "Why it matters",
    ]);
    await page.context().close();
  });

  it("says how to build one, and leads to the guide", async () => {
    const page = await at(1280);
    const guide = page.getByRole("link", { name: content.build.guide.label });
    await guide.click();
    await page.getByRole("heading", { level: 1, name: "Buzzle, the console" }).waitFor();
    expect(await page.getByRole("link", { name: "How to wire it" }).getAttribute("href")).toBe(
      "#how-to-wire-it",
    );
    await page.getByRole("img", { name: /^The six buttons/ }).waitFor();
    await page.context().close();
  });

  it("names two grants and the first pilot, at a school for the blind in Texas", async () => {
    const page = await at(1280);
    const backing = page.locator("section", { has: page.getByRole("heading", { name: "Who is behind it" }) });
    const { grants, pilot } = content.backing;
    expect(grants).toHaveLength(2);
    expect(await backing.locator("h3").allTextContents()).toEqual([
      ...grants.map(({ name }) => name),
      pilot.title,
    ]);
    expect(await backing.innerText()).toContain("at a school for the blind in Texas");
    await page.context().close();
  });
});

it("has a drawn Buzzle that plays a turn: six buttons, by touch, by mouse and by keys", async () => {
  const page = await visit(browser, "/audio-console", { virtualTime: false, hasTouch: true });
  await page.getByRole("button", { name: "Try it here" }).tap();
  const pad = page.getByRole("application", { name: "Addition Express, one turn" });
  const captions = page.getByRole("log", { name: "Captions" });
  await captions.getByText("3 plus 1?", { exact: true }).waitFor();
  expect(await pad.getByRole("button").count()).toBe(6);
  await pad.getByRole("button", { name: "Add one" }).tap();
  await captions.getByText("4.", { exact: true }).waitFor();
  await pad.getByRole("button", { name: "Add one" }).click();
  await captions.getByText("5.", { exact: true }).waitFor();
  // A click takes no keys away: Enter is Select, and not what was clicked last.
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => captions.locator("p").last().textContent()).toBe("4.");
  expect(await findingsNow(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.getByText("That was a turn of Addition Express.").waitFor();
  await page.context().close();
});
