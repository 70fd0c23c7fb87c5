/** All places in one window, gone through within the page: asking it for each of them would take ten times as long. */
import type { Theme } from "./appearance.ts";
import { faultsOfFocus, faultsOfFocused, faultsOfPlaces, focusables, placesOfButtons } from "./layout.ts";
import { MORE_LINES, PLACES } from "./layout-places.ts";
import { nextFrame, show } from "./sample-screen.tsx";

/** What is wrong, and in which place and theme. */
export interface Faults {
  /** Not in sight without scrolling, too small, cut, or covered. */
  readonly unreachable: readonly string[];
  /** Covered, if only in part, while it has the focus. */
  readonly covered: readonly string[];
  /** Moved, by what is said or by where the game goes. */
  readonly moved: readonly string[];
}

const table = {
  checkWindow,
  faultsOfScanning,
  heightOfScene,
  brokenNames,
  cutKeyCaps,
  roomToRead,
  showPlace,
};
declare global {
  var layoutTable: typeof table;
}
globalThis.layoutTable = table;

const THEMES = ["light", "dark", "contrast"] satisfies Theme[];

/** @param mayScroll the window is too small for every move */
async function checkWindow(mayScroll: boolean): Promise<Faults> {
  const faults = { unreachable: [] as string[], covered: [] as string[], moved: [] as string[] };
  const padOf = new Map<string, string>();
  for (const [index, [name, sample]] of Object.entries(PLACES).entries()) {
    leaveByKey();
    await show(sample);
    for (const theme of THEMES) {
      document.documentElement.dataset["theme"] = theme;
      if (!mayScroll)
        faults.unreachable.push(...faultsOfPlaces().map((fault) => `${name}, ${theme}: ${fault}`));
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      faults.unreachable.push(`${name}: wider than the window`);
    faults.moved.push(...changes(padOf, placesOfButtons(".keys button")).map((fault) => `${name}: ${fault}`));
    const before = new Map(Object.entries(placesOfButtons(".game-region button")));
    blur();
    await show({ ...sample, captions: [...sample.captions, ...MORE_LINES] });
    const after = placesOfButtons(".game-region button");
    faults.moved.push(...changes(before, after).map((fault) => `${name}, while it speaks: ${fault}`));
    for (const [turn, theme] of THEMES.entries()) {
      document.documentElement.dataset["theme"] = theme;
      const found = faultsOfFocus((index + turn) % 2 === 0 ? "forward" : "back");
      faults.covered.push(...found.map((fault) => `${name}, ${theme}: ${fault}`));
    }
    document.documentElement.dataset["theme"] = "light";
  }
  return faults;
}

/** One switch, in the hands of somebody who lets everything pass: each button that is offered can be seen. */
async function faultsOfScanning(): Promise<readonly string[]> {
  const faults = new Set<string>();
  const offered = new Set<Element>();
  const { scanning: sample } = PLACES;
  if (sample === undefined) throw new Error("there is no such place");
  await show({
    ...sample,
    screen: { scanning: { isOn: true, seconds: 0.02, beginsItself: true, key: " " } },
  });
  const buttons = document.querySelectorAll(".keys [data-place]:not([data-place=talk])").length;
  let last = document.activeElement;
  while (offered.size < buttons) {
    await nextFrame();
    const { activeElement } = document;
    if (activeElement === last || activeElement?.matches(".keys button") !== true) continue;
    last = activeElement;
    offered.add(activeElement);
    for (const fault of faultsOfFocused(activeElement)) faults.add(fault);
  }
  return [...faults];
}

/** How high the scene is, as far as it is in sight. */
async function heightOfScene(theme: Theme, place = "playing with 4 moves"): Promise<number> {
  document.documentElement.dataset["theme"] = theme;
  await showPlace(place);
  const heard = document.querySelector(".heard")?.getBoundingClientRect();
  const scene = document.querySelector(".scene")?.getBoundingClientRect();
  if (heard === undefined || scene === undefined) throw new Error("there is no scene");
  return scene.left < heard.right ? Math.round(scene.height) : 0;
}

/** Words of moves' names that go on in another line. */
async function brokenNames(): Promise<readonly string[]> {
  await showPlace("playing with long names");
  return [...document.querySelectorAll(".named-moves button span")].flatMap(({ firstChild: text }) => {
    if (!(text instanceof Text)) return [];
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
    });
  });
}

/** Keys whose edges are less high than their letters, where a browser lays its own ground under those. */
function cutKeyCaps(): readonly string[] {
  return [...document.querySelectorAll(".keys kbd")].flatMap((cap) => {
    const range = new Range();
    range.selectNodeContents(cap);
    const { top, bottom } = cap.getBoundingClientRect();
    const letters = range.getBoundingClientRect();
    return letters.top < top || letters.bottom > bottom ? [cap.textContent] : [];
  });
}

/** How high the captions are, at the least, and how much of a list is seen at once. */
async function roomToRead(): Promise<{ readonly captions: number; readonly list: number }> {
  const heights: number[] = [];
  for (const place of Object.keys(PLACES)) {
    await showPlace(place);
    heights.push(document.querySelector("[role=log]")?.clientHeight ?? 0);
  }
  await showPlace("menu");
  const list = document.querySelector(".named-moves")?.clientHeight ?? 0;
  return { captions: Math.min(...heights), list };
}

async function showPlace(place: string): Promise<void> {
  const sample = PLACES[place];
  if (sample === undefined) throw new Error(`there is no place ${place}`);
  await show(sample);
}

/** As by Tab: then the page offers a way back, at the lower edge of the window. */
function leaveByKey(): void {
  focusables()
    .find((control) => control.matches(".captions, .game-head a"))
    ?.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
}

/** Whatever has the focus already is not scrolled to. */
function blur(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Keeps each place in `seen`. */
function changes(seen: Map<string, string>, places: Readonly<Record<string, string>>): string[] {
  return Object.entries(places).flatMap(([button, place]) => {
    const before = seen.get(button) ?? place;
    seen.set(button, place);
    return before === place ? [] : [`${button} from ${before} to ${place}`];
  });
}
