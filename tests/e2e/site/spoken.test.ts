/** The main paths as a screen reader says them: a changed transcript is a change to be read. */
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { aPlay, aVerdict } from "../../fakes/verdicts.ts";
import { visit } from "../support/visit.ts";
import { readOut } from "./support/read-out.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

interface Path {
  readonly name: string;
  readonly path: string;
  /** The part that is read; the header and the footer are read once, on the home page. */
  readonly part?: string;
  readonly width?: number;
  readonly before?: string;
  /** What is done before it is read. */
  readonly first?: (page: Page) => Promise<void>;
}

const played = {
  schema: 2,
  games: { addition: { finished: { yard: 1 }, keepsakes: ["yard-whistle"] } },
  log: {
    forgotten: 0,
    verdicts: Array.from({ length: 12 }, (_, turn) =>
      aVerdict({ id: `mp2x3k4z-5-${turn.toString(36)}`, order: turn + 1, item: `${turn % 5}+7` }),
    ),
    plays: [aPlay()],
  },
};

const paths: readonly Path[] = [
  { name: "home page", path: "/", part: "body" },
  { name: "categories", path: "/game-zone-landing-page" },
  { name: "Game Zone", path: "/game-zone?page=2" },
  {
    name: "game that is ready",
    path: "/game/addition",
    first: (page) => page.getByText("The game is ready").waitFor(),
  },
  {
    name: "My Progress",
    path: "/game-zone?page=6",
    part: "[role=tabpanel]",
    // What is expected sinks with the days.
    before: `Date.now = () => ${aVerdict().at}; localStorage.setItem("game-progress", ${JSON.stringify(JSON.stringify(played))})`,
    first: async (page) => {
      await page.getByText("Make ten: You know it well.").waitFor();
      await page.getByText("For grown-ups: the figures").press("Enter");
    },
  },
  { name: "game still being made", path: "/game/timeTamer" },
  {
    name: "log in with an error",
    path: "/login",
    first: async (page) => {
      await page.getByRole("button", { name: "Log in" }).press("Enter");
      await page.getByText("Email and password are required").waitFor();
    },
  },
  { name: "sign-up", path: "/signup" },
  {
    name: "make a game with an error",
    path: "/create",
    first: async (page) => {
      await page.getByRole("button", { name: "Check it and hear it" }).press("Enter");
      await page.getByText("things to fix").waitFor();
    },
  },
  {
    name: "drawer",
    path: "/press",
    part: "dialog[open]",
    width: 320,
    first: (page) => page.getByRole("button", { name: "Menu" }).press("Enter"),
  },
  { name: "page that does not exist", path: "/nowhere" },
];

it.each(paths)(
  "$name: is heard as it was reviewed",
  async ({ name, path, part = "main", width, before, first }) => {
    const page = await visit(browser, path, {
      virtualTime: false,
      reducedMotion: "reduce",
      ...(before !== undefined && { before }),
      viewport: { width: width ?? 1280, height: 900 },
    });
    await first?.(page);
    await expect(await readOut(page, page.locator(part))).toMatchFileSnapshot(
      `./heard/${name.replaceAll(" ", "-")}.txt`,
    );
    await page.context().close();
  },
);
