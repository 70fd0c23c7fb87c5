/** A teacher makes a game with the keys alone, hears it, and gives it to a pupil. */
import { readFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { unpack } from "../../../games/pack/unpack.ts";
import { findings, findingsNow } from "../support/axe.ts";
import { passTime, passTimeTo, settle } from "../support/screen.ts";
import { visit, whenReady } from "../support/visit.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** How a screen reader calls what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return "";
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    return element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
  });

const MOST_TABS = 150;

async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press("Tab");
    if ((await focused(page)) === name) return;
  }
  expect.fail(`Tab never came to ${name}`);
}

async function write(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.insertText(text);
}

const WORDS = [
  ["rain", "It falls from clouds."],
  ["snow", "It is white and cold."],
  ["wind", "It moves the trees."],
  ["storm", "It thunders."],
] as const;

async function writeList(page: Page): Promise<void> {
  await write(page, "Name of the game", "Weather Words");
  for (const [word, clue] of WORDS) {
    await write(page, "Word", word);
    await write(page, "Clue", clue);
  }
}

it("a spelling list is made by keyboard from an empty page, and played on the game screen", async () => {
  const page = await visit(browser, "/create");
  expect(await page.getByRole("heading", { name: "Your games" }).count()).toBe(0);
  await writeList(page);
  await tabTo(page, "Check it and hear it");
  await page.keyboard.press("Enter");
  await whenReady(page);
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Weather Words");
  await page.keyboard.press("Enter");
  await settle(page);
  // Who is to talk, and which level.
  await page.keyboard.press("ArrowLeft");
  await passTimeTo(page, "choosing");
  await page.keyboard.press("Enter");
  const { captions } = await passTimeTo(page, "playing");
  const asked = WORDS.find(([, clue]) => captions.includes(clue));
  if (asked === undefined) return expect.fail(captions.join("\n"));
  expect(captions.filter((caption) => new RegExp(`\\b${asked[0]}\\b`, "i").test(caption))).toEqual([]);
  for (const letter of asked[0]) await page.keyboard.press(`Shift+${letter.toUpperCase()}`);
  await page.keyboard.press("Enter");
  await passTime(page, (screen) =>
    screen.captions.some((caption) => caption.toLowerCase() === `${asked[0]}.`),
  );
  await passTime(page, (screen) => screen.captions.some((caption) => / wagon /.test(caption)));
  await page.getByRole("button", { name: "Leave: my games" }).click();
  await page.getByRole("heading", { name: "Your games" }).waitFor();
  expect(await page.getByRole("heading", { level: 3 }).allTextContents()).toEqual(["Weather Words"]);
  expect(await findings(page)).toEqual([]);
  await page.context().close();
});

describe("what is wrong", () => {
  it("is told at its field, which has the focus, and is announced", async () => {
    const page = await visit(browser, "/create", { virtualTime: false });
    await writeList(page);
    await page.getByRole("group", { name: "Word 2", exact: true }).getByLabel("Clue").fill("It snows it.");
    await page.getByRole("group", { name: "Word 3", exact: true }).getByLabel("Word").fill("rain");
    await tabTo(page, "Check it and hear it");
    await page.keyboard.press("Enter");
    await page.getByText("2 things to fix").waitFor();
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      const about = element?.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "";
      return [
        element?.closest("fieldset")?.querySelector("legend")?.textContent,
        document.getElementById(about)?.textContent,
      ];
    });
    expect(focus).toEqual(["Word 2", "It says the answer, snow: say it in other words."]);
    expect(
      await page.getByRole("group", { name: "Word 3", exact: true }).locator(".field-error").textContent(),
    ).toBe("Word 1 has the same here: write something else, or remove one of them.");
    expect(await findingsNow(page)).toEqual([]);
    await page.context().close();
  });

  it("in a link is told, and nothing of it is played", async () => {
    const page = await visit(browser, "/create#game=1.AAAA", { virtualTime: false });
    await page.getByRole("alert").getByText("The link is not whole.").waitFor();
    expect(await page.getByRole("button", { name: /^Play/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Make a game of your own" }).click();
    await page.getByRole("heading", { name: "A new game" }).waitFor();
    await page.context().close();
  });
});

it("a kept game goes to a pupil as a link, and as a file that unpack takes and the page opens", async () => {
  const page = await visit(browser, "/create", { virtualTime: false, acceptDownloads: true });
  await writeList(page);
  await tabTo(page, "Check it and keep it");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Copy a link to Weather Words" }).click();
  const link = await page.getByRole("textbox", { name: "Link to Weather Words" }).inputValue();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save Weather Words as a file" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("ownWeatherWords.zip");
  const path = await saved.path();
  const unpacked = await unpack("ownWeatherWords.zip", readFileSync(path));
  expect(unpacked.ok ? unpacked.value.files.map(({ name }) => name) : unpacked.problem).toEqual([
    "ownWeatherWords.json",
  ]);

  const asked: string[] = [];
  const pupil = await visit(browser, "/create", { virtualTime: false });
  pupil.on("request", (request) => asked.push(request.url()));
  await pupil.goto(link);
  await pupil.getByRole("button", { name: "Play Weather Words" }).press("Enter");
  await pupil.getByText("The game is ready").waitFor();
  expect(asked.filter((address) => address.includes("game=1"))).toEqual([]);
  await pupil.getByRole("button", { name: "Leave: my games" }).click();
  await pupil.getByRole("button", { name: "Make a game of your own" }).click();
  await pupil.getByLabel("A pack of games, or a single one").setInputFiles({
    name: "pack.zip",
    mimeType: "application/zip",
    buffer: readFileSync(path),
  });
  await pupil.getByText("One game opened.").waitFor();
  await pupil.getByRole("button", { name: "Play Weather Words" }).waitFor();
  await pupil.context().close();
  await page.context().close();
});
