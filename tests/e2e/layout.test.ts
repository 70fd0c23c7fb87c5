/** What is where on the game screen: a table of windows, places and themes. */
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { menuMoves } from "../../engine/menu/menu.ts";
import type { Move, Press } from "../../engine/index.ts";
import { chooseTheme, isTooWide, type Theme } from "./support/appearance.ts";
import { bundle } from "./support/bundle.ts";
import { faultsOfFocus, faultsOfPlaces, placesOfKeys } from "./support/layout.ts";
import type { Sample } from "./support/sample-screen.tsx";
import { visit } from "./support/visit.ts";

interface Size {
  readonly width: number;
  readonly height: number;
  /** Times the browser's usual letters. */
  readonly text?: 2;
}

const WINDOWS: readonly Size[] = [
  { width: 360, height: 560 },
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 640, height: 340 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024, text: 2 },
  { width: 1024, height: 768, text: 2 },
  { width: 1280, height: 720, text: 2 },
  { width: 1366, height: 768, text: 2 },
  { width: 1920, height: 1080, text: 2 },
];

/** A window of 1280 by 1024 at 400 %: there one may scroll, and nothing that has the focus is covered all the same. */
const MAGNIFIED: Size = { width: 320, height: 256 };

const THEMES: readonly Theme[] = ["light", "dark", "contrast"];

const LINES = [
  "Good evening, detective. Somebody has hidden a word in this house.",
  "[a clock ticks, on the left]",
  "It keeps the rain off. It can be opened and closed, and it has a handle. Which of the four suspects is it?",
];

const move = (button: Press, label: string): Move => ({ id: label, button, label, phrases: [] });
const named = (label: string): Move => ({ id: label, label, phrases: [] });
const ALWAYS = [move("repeat", "Repeat"), move("hint", "Hint"), move("pause", "Pause")];
const CROSS = [
  move("up", "Back to the ten"),
  move("left", "The one left"),
  move("right", "The one right"),
  move("down", "Hear your clues"),
];
const SUSPECTS = ["kettle", "sponge", "spoon", "toaster"].map((word) => named(`Accuse ${word}`));
const SETTINGS = [
  "Speed",
  "Words",
  "Speech volume",
  "Sound volume",
  "Background volume",
  "Music volume",
  "One speaker",
  "Heard through",
  "Night volume",
  "Calm mode",
];
const LIST = menuMoves({
  cursor: 9,
  entries: [
    ...["Go on playing", "What can I do?", "Give me a hint"].map((label) => ({ id: label, label })),
    ...SETTINGS.map((label) => ({ id: label, label, value: "7 of 10" })),
    { id: "Stop playing", label: "Stop playing" },
  ],
});

const PLACES: Readonly<Record<string, Sample>> = {
  asking: {
    place: "asking",
    moves: [move("left", "This voice"), move("right", "My screen reader"), ...ALWAYS],
    captions: ["[the game opens]", "Who should talk in the games?"],
  },
  "playing with 2 moves": {
    place: "playing",
    moves: [move("left", "Dark load"), move("right", "Light load"), ...ALWAYS],
    captions: LINES,
  },
  "playing with 4 moves": { place: "playing", moves: [...CROSS, ...ALWAYS], captions: LINES },
  "playing with 6 moves": {
    place: "playing",
    moves: [...CROSS, move("select", "Ask for help"), move("hold select", "Stop here"), ...ALWAYS],
    captions: LINES,
  },
  "playing with 9 moves": {
    place: "playing",
    moves: [...CROSS, move("select", "Accuse"), ...SUSPECTS, ...ALWAYS],
    captions: LINES,
  },
  menu: { place: "paused", moves: [...LIST, ...ALWAYS], captions: ["Paused.", "Speed: 4 of 11."] },
  "a number field": {
    place: "playing",
    moves: [
      ...CROSS,
      move("select", "Stop here"),
      { id: "say", label: "Say the number", phrases: [], slot: { from: 0, to: 100 } },
      ...ALWAYS,
    ],
    captions: LINES,
  },
  talking: { place: "playing", moves: [...CROSS, ...ALWAYS], isListening: true, captions: LINES },
  farewell: {
    place: "farewell",
    moves: [
      ...menuMoves({
        cursor: 0,
        entries: ["Next level: Doing and describing", "Play this level again", "Other games"].map(
          (label) => ({
            id: label,
            label,
          }),
        ),
      }),
      ...ALWAYS,
    ],
    captions: LINES,
  },
};

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
  page = await visit(browser, "/game/addition", { virtualTime: false, bypassCSP: true });
  await page.addScriptTag({ content: await bundle("tests/e2e/support/sample-screen.tsx") });
});
afterAll(() => browser.close());

async function open(name: string, size: Size): Promise<void> {
  const sample = PLACES[name];
  if (sample === undefined) throw new Error(`there is no place ${name}`);
  await page.setViewportSize(size);
  await page.evaluate(
    ([shown, letters]) => {
      document.documentElement.style.fontSize = letters;
      window.showSample(shown);
      window.scrollTo(0, 0);
    },
    [sample, size.text === 2 ? "225%" : ""] as const,
  );
  await page.locator(`.play[data-place=${sample.place}]`).waitFor();
  await page.locator(".scene svg").waitFor({ state: "attached" });
}

/** What the scene takes from the captions is scrolled away with it. */
function nextDrawing(): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

const nameOf = ({ width, height, text }: Size) => `${width}×${height}${text === 2 ? ", letters 200 %" : ""}`;
const names = Object.keys(PLACES);

/** How high the scene is, as far as it is in sight. */
async function sceneIn(size: Size, theme: Theme = "light"): Promise<number> {
  await open("playing with 4 moves", size);
  await chooseTheme(page, theme);
  return page.evaluate(() => {
    const heard = document.querySelector(".heard")?.getBoundingClientRect();
    const scene = document.querySelector(".scene")?.getBoundingClientRect();
    if (heard === undefined || scene === undefined) throw new Error("there is no scene");
    return scene.left < heard.right ? scene.height : 0;
  });
}

describe("the scene", () => {
  it("is there where captions can spare the room for it, and not in high contrast", async () => {
    const [school, telephone, low, contrast] = [
      await sceneIn({ width: 1366, height: 768 }),
      await sceneIn({ width: 390, height: 844 }),
      await sceneIn({ width: 640, height: 340 }),
      await sceneIn({ width: 1366, height: 768 }, "contrast"),
    ];
    expect(school).toBeGreaterThan(300);
    expect(telephone).toBeGreaterThan(150);
    expect([low, contrast]).toEqual([0, 0]);
    await chooseTheme(page, "light");
  });

  it("is known to no screen reader, and takes no focus", async () => {
    await open("playing with 4 moves", { width: 1366, height: 768 });
    const scene = page.locator(".scene");
    expect(await scene.getAttribute("aria-hidden")).toBe("true");
    expect(await scene.locator("a, button, [tabindex], [role]").count()).toBe(0);
  });

  it("is not fetched where less motion or more contrast is wanted", async () => {
    const fetched: string[] = [];
    const less = await visit(browser, "/game/addition", { virtualTime: false, reducedMotion: "reduce" });
    less.on("request", (request) => fetched.push(request.url()));
    await less.getByText("The game is ready").waitFor();
    await less.keyboard.press("Enter");
    await less.getByRole("application").waitFor();
    await less.waitForLoadState("networkidle");
    expect(fetched.filter((address) => address.includes("scene"))).toEqual([]);
    expect(await less.locator(".scene").count()).toBe(0);
    await less.context().close();
  });
});

describe.each(WINDOWS.map((size) => [nameOf(size), size] as const))("in a window of %s", (_, size) => {
  it("every move is there without scrolling, large enough, whole, and not covered", async () => {
    const faults: string[] = [];
    for (const name of names) {
      await chooseTheme(page, "light");
      await open(name, size);
      await nextDrawing();
      for (const theme of THEMES) {
        await chooseTheme(page, theme);
        faults.push(...(await faultsOfPlaces(page)).map((fault) => `${name}, ${theme}: ${fault}`));
      }
      if (await isTooWide(page)) faults.push(`${name}: wider than the window`);
    }
    expect(faults).toEqual([]);
  });

  it("what has the focus is not covered, whether one goes forward or back", async () => {
    const faults: string[] = [];
    for (const name of names) {
      await open(name, size);
      faults.push(...(await faultsOfFocus(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it("keys stay where they are, whatever there is to be done", async () => {
    const seen = new Map<string, string>();
    const moved: string[] = [];
    for (const name of names) {
      await open(name, size);
      for (const [key, place] of Object.entries(await placesOfKeys(page))) {
        if ((seen.get(key) ?? place) !== place)
          moved.push(`${name}: ${key} from ${seen.get(key)} to ${place}`);
        seen.set(key, place);
      }
    }
    expect(moved).toEqual([]);
  });
});

it("at 400 % one scrolls, and what has the focus is not covered", async () => {
  const faults: string[] = [];
  for (const name of names) {
    await open(name, MAGNIFIED);
    faults.push(...(await faultsOfFocus(page)).map((fault) => `${name}: ${fault}`));
    if (await isTooWide(page)) faults.push(`${name}: wider than the window`);
  }
  expect(faults).toEqual([]);
});
