import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { everyGame, everyGameInBrowser } from "../games/every-game.ts";
import { oneInTurn } from "../games/in-turn.ts";
import { playAlong } from "./support/play-along.ts";
import { passTime, passTimeTo, readScreen } from "./support/screen.ts";
import { openTwin } from "./support/twin.ts";
import { visitGame } from "./support/visit.ts";

const SEED = 20_261_121;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
});
afterAll(() => browser.close());

/** Through the hook of any game and into what is played. */
const FIRST_PRESSES = 8;

/** Drawing pictures and making sounds are half of the work, and are tested where they are whole. */
const WITHOUT_PICTURES = { reducedMotion: "reduce" } as const;

interface PlayOptions {
  /** To the list of what to do next, if absent: then with its pictures and its sounds. */
  readonly presses?: number | undefined;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Starts a game from its page and plays it. */
async function play(slug: string, { presses, prepare }: PlayOptions = {}): Promise<Page> {
  const all = presses === undefined ? { makesSounds: true } : WITHOUT_PICTURES;
  const page = await visitGame(browser, `/game/${slug}?seed=${SEED}&level=1`, all);
  await prepare?.(page);
  await page.keyboard.press("Enter");
  await playAlong(page, await openTwin(slug, SEED, 1), "left", { presses });
  return page;
}

everyGame(({ slug }) => {
  const isFull = inject("run").inBrowser.includes(slug);
  it(`is played with a keyboard alone, ${isFull ? "from hook to recap" : "into its first turn"}`, async () => {
    const page = await play(slug, { presses: isFull ? undefined : FIRST_PRESSES });
    if (isFull) {
      await page.keyboard.press("ArrowLeft");
      await passTime(page, ({ captions }) => captions.at(-1) === "Other games.");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Game Zone" }).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Game Zone");
    }
    await page.context().close();
  });
});

const TOUCH_SECONDS = 0.05;
/** How far a finger goes. */
const SWIPES: Partial<Record<string, readonly [number, number]>> = {
  left: [-60, 0],
  right: [60, 0],
  up: [0, -60],
  down: [0, 60],
};

/** What somebody plays with who has no keyboard: each from hook to recap, which is left on the screen. */
const HANDS = {
  "fingers that see no buttons": async (slug: string): Promise<Page> => {
    const page = await visitGame(browser, `/game/${slug}?seed=${SEED}&level=1`, {
      ...WITHOUT_PICTURES,
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 844 },
    });
    const devices = await page.context().newCDPSession(page);
    // Two taps are as quick as a finger's, however busy the computer is.
    let at = 0;
    const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number) =>
      devices.send("Input.dispatchTouchEvent", {
        type,
        timestamp: (at += TOUCH_SECONDS),
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    // Nobody is told of keys who has none.
    expect(await page.locator("output.told").textContent()).toBe(
      "The game is ready. Touch the button to start.",
    );
    await page.getByRole("button", { name: "Start" }).tap();
    await playAlong(page, await openTwin(slug, SEED, 1, { isTouched: true }), "left", {
      hand: async (_page, press) => {
        // Between the buttons, where the state of things is written; over a list where there is one.
        const list = page.locator(".named-moves:has([aria-current])");
        const target = (await list.count()) > 0 && press !== "select" ? list : page.locator(".status");
        const status = await target.boundingBox();
        const y = (status?.y ?? 0) + (status?.height ?? 0) / 2;
        const swipe = SWIPES[press];
        at = Date.now() / 1000;
        await send("touchStart", 195, y);
        if (swipe !== undefined) await send("touchMove", 195 + swipe[0], y + swipe[1]);
        await send("touchEnd");
        if (press !== "select") return;
        await send("touchStart", 195, y);
        await send("touchEnd");
      },
    });
    return page;
  },
  "a game controller": async (slug: string): Promise<Page> => {
    const page = await visitGame(browser, `/game/${slug}?seed=${SEED}&level=1`, {
      ...WITHOUT_PICTURES,
      before: () => {
        const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
        const shaken: { strongMagnitude: number; duration: number }[] = [];
        const vibrationActuator = {
          playEffect: (_type: string, effect: (typeof shaken)[number]) =>
            Promise.resolve(shaken.push(effect)),
        };
        const gamepad = { mapping: "standard", buttons, axes: [0, 0, 0, 0], vibrationActuator };
        Object.assign(window, { padButtons: buttons, shaken });
        localStorage.setItem("game-screen", JSON.stringify({ rumble: true }));
        navigator.getGamepads = () => [gamepad as unknown as Gamepad];
      },
    });
    /** Each is asked for once in a drawing. */
    const pressPad = async (index: number): Promise<void> => {
      for (const pressed of [true, false]) {
        await page.evaluate(
          ([at, isDown]) => {
            const { padButtons } = window as unknown as { padButtons: { pressed: boolean }[] };
            padButtons[at] = { pressed: isDown };
          },
          [index, pressed] as const,
        );
        // A drawing or two.
        await page.clock.runFor(40);
      }
    };
    // The controller starts the game, too.
    while ((await page.getByRole("application").count()) === 0) await pressPad(0);
    const INDEX: Partial<Record<string, number>> = {
      select: 0,
      repeat: 1,
      up: 12,
      down: 13,
      left: 14,
      right: 15,
    };
    await playAlong(page, await openTwin(slug, SEED, 1), "left", {
      hand: (_page, press) => pressPad(INDEX[press] ?? 0),
    });
    return page;
  },
  "one switch": async (slug: string): Promise<Page> => {
    const page = await visitGame(browser, `/game/${slug}?seed=${SEED}&level=1`, {
      ...WITHOUT_PICTURES,
      before: () =>
        localStorage.setItem("game-screen", JSON.stringify({ scanning: { isOn: true, seconds: 1 } })),
    });
    // With it comes what scans.
    const scanning = page.waitForResponse(/assets\/scanning-/);
    await page.keyboard.press("Enter");
    await scanning;
    await playAlong(page, await openTwin(slug, SEED, 1), "left", {
      hand: async (_page, press) => {
        for (let tries = 0; (await offered(page)) !== press && tries < 60; tries++)
          await page.clock.runFor(500);
        expect(await offered(page)).toBe(press);
        await page.keyboard.press(" ");
      },
    });
    return page;
  },
};
type Hand = keyof typeof HANDS;

/** What one switch would take now. */
function offered(page: Page): Promise<string> {
  return page.evaluate(
    () => (document.activeElement instanceof HTMLElement && document.activeElement.dataset["place"]) || "",
  );
}

everyGameInBrowser(({ slug }) => {
  const hand = oneInTurn(Object.keys(HANDS) as [Hand, ...Hand[]], slug);
  it(`is played without a keyboard, from hook to recap: by ${hand}`, async () => {
    const page = await HANDS[hand](slug);
    expect((await readScreen(page)).place).toBe("farewell");
    await page.context().close();
  });
});

describe("without a keyboard", () => {
  it("a game controller shakes with what is heard", async () => {
    const page = await HANDS["a game controller"]("addition");
    const shaken = await page.evaluate(
      () => (window as unknown as { shaken: { strongMagnitude: number; duration: number }[] }).shaken,
    );
    expect(shaken.length).toBeGreaterThan(100);
    // An echo: as strong as the sound, and over before it is felt as a hum.
    for (const { strongMagnitude, duration } of shaken) {
      expect(strongMagnitude).toBeGreaterThanOrEqual(0);
      expect(strongMagnitude).toBeLessThanOrEqual(1);
      expect(duration).toBeLessThanOrEqual(400);
    }
    await page.context().close();
  });

  it("one press of one switch silences what is said, takes nothing, and is offered something at once", async () => {
    const page = await HANDS["one switch"]("addition");
    const now = () =>
      page.evaluate(() => ({
        isSpeaking: speechSynthesis.speaking,
        isEntryOffered: document.activeElement?.matches("[aria-current]") ?? false,
      }));
    while ((await offered(page)) !== "down") await page.clock.runFor(500);
    await page.keyboard.press(" ");
    // What was being offered is cut off first, and the words begin as soon as time passes.
    await page.clock.runFor(10);
    const { heard } = await readScreen(page);
    expect(await now()).toEqual({ isSpeaking: true, isEntryOffered: false });
    await page.keyboard.press(" ");
    expect(await now()).toEqual({ isSpeaking: false, isEntryOffered: true });
    expect((await readScreen(page)).heard).toBe(heard);
    await page.context().close();
  });
});

describe("without a network", () => {
  it("a game that is ready is played to its end, its progress is kept, and another sitting follows", async () => {
    const page = await play("addition", { prepare: (ready) => ready.context().setOffline(true) });
    // The same level again: the next one was still on its way when the network went.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await passTimeTo(page, "playing");
    const kept = await page.evaluate(() => localStorage.getItem("game-progress"));
    expect(Object.keys(JSON.parse(kept ?? "null").games.addition.finished)).toHaveLength(1);
    await page.context().close();
  });
});
