/** A player with eyes shut: presses one key after another and hears, step by step, what has to be heard. */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { Move, Press } from "../../../engine/index.ts";
import { isWaiting, passTime, pressKey } from "./screen.ts";
import type { Twin } from "./twin.ts";

/**
 * Plays a game that has just been started to its end, at the list of what to do next, or for so many presses.
 * @param output who speaks: the left answer is the game's voice, the right one a screen reader
 */
export async function playAlong(
  page: Page,
  twin: Twin,
  output: "left" | "right",
  {
    hand = pressKeys,
    presses = Number.POSITIVE_INFINITY,
  }: { readonly hand?: Hand; readonly presses?: number | undefined } = {},
): Promise<void> {
  for (let made = 0; ; made += 1) {
    const screen = await passTime(page, (seen) => isWaiting(seen) && seen.heard >= twin.captions.length);
    const { place, moves } = twin.view();
    expect(screen.heard).toBe(twin.captions.length);
    expect(screen.captions).toEqual(twin.captions.slice(-screen.captions.length));
    expect(screen.place).toBe(place);
    expect(screen.moves.map(({ label }) => label).toSorted()).toEqual(
      [...buttonsFor(moves), "Talk"].toSorted(),
    );
    if (place === "farewell" || made === presses) break;

    const press = nextPress(twin, output);
    const label = moves.find(({ button }) => button === press)?.label;
    await hand(page, press, screen.moves.find((move) => move.key !== null && move.label === label)?.key);
    twin.press(press);
  }
  // Whoever plays with one switch hears what is offered, too.
  if (hand !== pressKeys) return;
  // The browser's voice is given long lines in pieces.
  const spoken = await page.evaluate(() => window.spoken.map(({ text }) => text));
  expect(spoken.join(" ")).toBe(twin.spoken.join(" "));
}

/** Makes a press with whatever the player has. */
export type Hand = (page: Page, press: Press, cap: string | null | undefined) => Promise<void>;

const pressKeys: Hand = async (page, press, cap) => {
  if (typeof cap !== "string") expect.fail(`no key on the screen does ${press}`);
  await pressKey(page, cap);
};

/** In a list the entry itself is what SELECT chooses, and LEFT and RIGHT do what UP and DOWN do. */
function buttonsFor(moves: readonly Move[]): string[] {
  const isList = moves.some(({ isCurrent }) => isCurrent === true);
  const shown = moves.filter(
    ({ button, slot, unlisted }) =>
      slot === undefined &&
      unlisted !== true &&
      !(isList && (button === "select" || button === "left" || button === "right")),
  );
  return shown.map(({ label }) => label);
}

/** What the player of this twin does next. */
export function nextPress(twin: Twin, output: "left" | "right"): Press {
  const { place, moves } = twin.view();
  if (place === "asking") return output;
  if (place === "telling") return "select";
  const move = twin.best()?.move;
  const press = moves.find(({ id }) => id === move)?.button;
  if (press === undefined) expect.fail(`the solver's move ${move} at ${place} has no button`);
  return press;
}
