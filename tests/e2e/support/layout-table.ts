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

const table = { checkWindow, faultsOfScanning, heightOfScene };
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
async function heightOfScene(theme: Theme): Promise<number> {
  document.documentElement.dataset["theme"] = theme;
  const { "playing with 4 moves": sample } = PLACES;
  if (sample === undefined) throw new Error("there is no such place");
  await show(sample);
  const heard = document.querySelector(".heard")?.getBoundingClientRect();
  const scene = document.querySelector(".scene")?.getBoundingClientRect();
  if (heard === undefined || scene === undefined) throw new Error("there is no scene");
  return scene.left < heard.right ? scene.height : 0;
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
