/** Somebody who neither sees nor hears: all they have is what the live regions tell, line after line. */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { Move, Press } from "../../../engine/index.ts";
import type { Known, Mind } from "../../braille/mind.ts";
import { listenToLiveRegions } from "./live-regions.ts";
import { isWaiting, passTime, pressKey } from "./screen.ts";
import type { Twin } from "./twin.ts";

const READ_ON = "PageDown";
const AT_END = "That is all so far.";
const BRAILLE_LINE = "Braille line";
/** A sitting has some hundred lines; more than these at one stop would be a line that never ends. */
const MOST_LINES = 300;

interface BraillePlayOptions {
  readonly output: "left" | "right";
  /** Absent: whatever the solver would do, who knows no more than what has been read. */
  readonly mind?: (() => Mind) | undefined;
}

/**
 * Plays a game that has been opened and not yet started, with a braille line that waits for each line to be asked for.
 * Before every press all that told something has been announced there, once and in order.
 */
export async function playByBraille(
  page: Page,
  twin: Twin,
  { output, mind }: BraillePlayOptions,
): Promise<void> {
  const announced = await listenToLiveRegions(page);
  const think = mind?.();
  const lines: string[] = [];
  let heard = 0;
  const elsewhere: string[] = [];
  /** Asks for one line after another until there is none. */
  const readAll = async (): Promise<void> => {
    for (let asked = 0; asked < MOST_LINES; asked += 1) {
      await page.keyboard.press(READ_ON);
      const news = await announced(heard);
      heard += news.length;
      elsewhere.push(...news.flatMap(({ text, region }) => (region === BRAILLE_LINE ? [] : [text])));
      const read = news.flatMap(({ text, region }) => (region === BRAILLE_LINE ? [text] : []));
      lines.push(...read.filter((line) => line !== AT_END));
      if (read.at(-1) === AT_END) return;
    }
    expect.fail("the braille line has no end");
  };

  await page.keyboard.press("Enter");
  await page.getByRole("status", { name: BRAILLE_LINE }).waitFor();
  let known = 0;
  for (;;) {
    const screen = await passTime(page, (seen) => isWaiting(seen) && seen.heard >= twin.captions.length);
    const { place, moves } = twin.view();
    expect(screen.place).toBe(place);
    await readAll();
    expect(lines.slice(known)).toEqual(twin.telling.slice(known));
    if (place === "farewell") break;

    const fresh = lines.slice(known);
    known = lines.length;
    const press =
      place === "asking"
        ? output
        : place === "telling"
          ? "select"
          : thinking(think, { lines, fresh, moves }, twin);
    const label = moves.find(({ button }) => button === press)?.label;
    const cap = screen.moves.find((move) => move.key !== null && move.label === label)?.key;
    if (typeof cap !== "string") expect.fail(`no key on the screen does ${press} at ${place}`);
    await pressKey(page, cap);
    twin.press(press);
  }
  // Nowhere else is any of it told again.
  expect(elsewhere.filter((text) => twin.telling.includes(text))).toEqual([]);
}

function thinking(think: Mind | undefined, known: Known, twin: Twin): Press {
  if (think !== undefined) return think(known);
  const move = twin.best()?.move;
  const press = known.moves.find((one) => (one as Move).id === move)?.button;
  if (press === undefined) expect.fail(`the solver's move ${move} has no button`);
  return press;
}
