/** The contracts of the ports, kept by what stands behind them in a real browser. */
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import type { PadButton, PadEvent } from "../../engine/index.ts";
import type * as keyboard from "../../web/adapters/keyboard-button-pad.ts";
import type * as touch from "../../web/adapters/touch-button-pad.ts";
import type * as storage from "../../web/adapters/local-storage-progress-store.ts";
import { buttonPadSuite, holdPadSuite } from "../contracts/button-pad-suite.ts";
import { lastingProgressStoreSuite, type LastingStoreUnderTest } from "../contracts/progress-store-suite.ts";
import { bundle } from "./support/bundle.ts";

let browser: Browser;
let storeScript: string;
let padScript: string;
let touchScript: string;
beforeAll(async () => {
  browser = await chromium.launch(inject("chromium"));
  storeScript = await bundle("web/adapters/local-storage-progress-store.ts");
  padScript = await bundle("web/adapters/keyboard-button-pad.ts");
  touchScript = await bundle("web/adapters/touch-button-pad.ts");
});
afterAll(() => browser.close());

/** A page of the site, so that it has a storage of its own, with nothing on it but the adapter. */
async function openPage(script: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: inject("siteUrl"), ...options });
  await context.addInitScript(script);
  const page = await context.newPage();
  await page.goto("/healthz");
  return page;
}

type StoreWindow = { adapter: typeof storage };

function storeOn(page: Page): LastingStoreUnderTest {
  return {
    load: () =>
      page.evaluate(() => {
        const { adapter } = window as unknown as StoreWindow;
        return adapter.createLocalStorageProgressStore().load();
      }),
    save: (progress) =>
      page.evaluate((toSave) => {
        const { adapter } = window as unknown as StoreWindow;
        return adapter.createLocalStorageProgressStore().save(toSave);
      }, progress),
    async reopen() {
      const another = await page.context().newPage();
      await another.goto("/healthz");
      return storeOn(another);
    },
    fill: () =>
      page.evaluate(() => {
        // Ten megabytes are more than any browser keeps; then less and less, down to the last letter.
        for (let length = 10_000_000; length >= 1; length = Math.floor(length / 2)) {
          try {
            localStorage.setItem(`filler-${length}`, "x".repeat(length));
          } catch {
            // Too much: half of it may still fit.
          }
        }
      }),
    tear: () =>
      page.evaluate(() => {
        const { PROGRESS_KEY } = (window as unknown as StoreWindow).adapter;
        localStorage.setItem(PROGRESS_KEY, (localStorage.getItem(PROGRESS_KEY) ?? "").slice(0, 40));
      }),
    close: () => page.context().close(),
  };
}

lastingProgressStoreSuite("localStorage in Chromium", async () => storeOn(await openPage(storeScript)));

interface PadWindow {
  adapter: typeof keyboard;
  pad: ReturnType<typeof keyboard.createKeyboardButtonPad>;
  stop: () => void;
  reported: PadEvent[];
}

const KEYS: Readonly<Partial<Record<PadButton, string>>> = {
  left: "ArrowLeft",
  right: "ArrowRight",
  up: "ArrowUp",
  down: "ArrowDown",
  select: "Enter",
  repeat: "r",
  hint: "h",
  pause: "Escape",
  dot1: "f",
  dot2: "d",
  dot3: "s",
  dot4: "j",
  dot5: "k",
  dot6: "l",
};

function keyOf(button: PadButton): string {
  const key = KEYS[button];
  if (key === undefined) throw new Error(`the keyboard has no ${button}`);
  return key;
}

buttonPadSuite("the keyboard in Chromium", async () => {
  const page = await openPage(padScript);
  await page.evaluate(() => {
    const region = document.createElement("div");
    region.tabIndex = 0;
    document.body.replaceChildren(region);
    region.focus();
    const { adapter } = window as unknown as PadWindow;
    Object.assign(window, { pad: adapter.createKeyboardButtonPad(region), reported: [] });
  });
  return {
    buttons: () => page.evaluate(() => [...(window as unknown as PadWindow).pad.buttons]),
    down: (button) => page.keyboard.down(keyOf(button)),
    up: (button) => page.keyboard.up(keyOf(button)),
    listen: () =>
      page.evaluate(() => {
        const { pad, reported } = window as unknown as PadWindow;
        Object.assign(window, { stop: pad.listen((event) => reported.push(event)) });
      }),
    stop: () => page.evaluate(() => (window as unknown as PadWindow).stop()),
    reported: () => page.evaluate(() => (window as unknown as PadWindow).reported),
    close: () => page.context().close(),
  };
});

interface TouchWindow extends Omit<PadWindow, "adapter" | "pad"> {
  adapter: typeof touch;
  pad: ReturnType<typeof touch.createTouchButtonPad>;
}

/** How far a finger goes for each direction. */
const SWIPES: Partial<Record<PadButton, readonly [number, number]>> = {
  left: [-60, 5],
  right: [60, -5],
  up: [5, -60],
  down: [-5, 60],
};
const LONG_TOUCH_MILLISECONDS = 500;

holdPadSuite("fingers in Chromium", async () => {
  const page = await openPage(touchScript, { hasTouch: true });
  await page.clock.install();
  await page.evaluate(() => {
    const region = document.createElement("div");
    region.style.cssText = "width: 300px; height: 300px; touch-action: none";
    document.body.replaceChildren(region);
    const { adapter } = window as unknown as TouchWindow;
    Object.assign(window, { pad: adapter.createTouchButtonPad(region), reported: [] });
  });
  const devices = await page.context().newCDPSession(page);
  let isDown = false;
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    ...points: readonly (readonly [number, number])[]
  ) =>
    devices.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x: 150 + x, y: 150 + y, id })),
    });
  return {
    buttons: () => page.evaluate(() => [...(window as unknown as TouchWindow).pad.buttons]),
    async down(button) {
      if (isDown) return;
      isDown = true;
      await send("touchStart", [0, 0]);
      const swipe = SWIPES[button];
      if (swipe !== undefined) await send("touchMove", swipe);
      else if (button === "pause") await send("touchStart", [0, 0], [50, 50]);
      else await page.clock.runFor(LONG_TOUCH_MILLISECONDS);
    },
    async up() {
      isDown = false;
      await send("touchEnd");
    },
    listen: () =>
      page.evaluate(() => {
        const { pad, reported } = window as unknown as TouchWindow;
        Object.assign(window, { stop: pad.listen((event) => reported.push(event)) });
      }),
    stop: () => page.evaluate(() => (window as unknown as TouchWindow).stop()),
    reported: () => page.evaluate(() => (window as unknown as TouchWindow).reported),
    close: () => page.context().close(),
  };
});

it("two taps that have selected press no button that comes under the finger by what they did", async () => {
  const page = await openPage(touchScript, { hasTouch: true });
  await page.evaluate(() => {
    const region = document.createElement("div");
    region.style.cssText = "width: 300px; height: 300px; touch-action: none";
    document.body.replaceChildren(region);
    const { adapter } = window as unknown as TouchWindow;
    const reported: unknown[] = [];
    let presses = 0;
    Object.assign(window, { reported, presses: () => presses });
    adapter.createTouchButtonPad(region).listen(({ button, edge }) => {
      reported.push(`${button} ${edge}`);
      if (edge === "up") return;
      const under = document.createElement("button");
      under.style.cssText = "width: 300px; height: 300px";
      under.addEventListener("click", () => (presses += 1));
      region.replaceChildren(under);
    });
  });
  const devices = await page.context().newCDPSession(page);
  let at = Date.now() / 1000;
  const tap = async () => {
    for (const type of ["touchStart", "touchEnd"] as const) {
      at += 0.05;
      const touchPoints = type === "touchStart" ? [{ x: 150, y: 150 }] : [];
      await devices.send("Input.dispatchTouchEvent", { type, timestamp: at, touchPoints });
    }
  };
  const pressed = () => page.evaluate(() => (window as unknown as { presses: () => number }).presses());
  await tap();
  await tap();
  expect(await page.evaluate(() => (window as unknown as TouchWindow).reported)).toEqual([
    "select down",
    "select up",
  ]);
  expect(await pressed()).toBe(0);
  // It is a button like any other for the next finger.
  at += 1;
  await tap();
  expect(await pressed()).toBe(1);
  await page.context().close();
});
