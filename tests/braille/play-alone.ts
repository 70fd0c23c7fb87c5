/** A sitting by braille alone, without a browser: what the live region tells is made by the page's own code. */
import { createSimulatedClock } from "../../engine/journal/index.ts";
import { createBrailleReader } from "../../web/game/late/braille-reader.ts";
import type { Twin } from "../e2e/support/twin.ts";
import type { Mind } from "./mind.ts";

const AT_END = "That is all so far.";
/** Who has the braille line has a screen reader. */
const MY_READER = "right";
const MOST_PRESSES = 1500;

/** @returns what the live region has told, line after line */
export function playAlone(twin: Twin, mind: Mind): readonly string[] {
  const line = openLine();
  let given = 0;
  let known = 0;
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    line.give(twin.telling.slice(given));
    given = twin.telling.length;
    const lines = line.readAll();
    const { place, moves } = twin.view();
    if (place === "farewell") return lines;
    const seen = {
      lines,
      fresh: lines.slice(known),
      // Nothing of a move but what its button says.
      moves: moves.map(({ label, button, isCurrent }) => ({ label, button, isCurrent })),
    };
    known = lines.length;
    line.acted();
    twin.press(place === "asking" ? MY_READER : place === "telling" ? "select" : mind(seen));
  }
  throw new Error(`the sitting does not end: ${line.readAll().slice(-12).join(" / ")}`);
}

/** The page's line, and a hand that asks for one after another until there is none. */
function openLine() {
  const lines: string[] = [];
  const reader = createBrailleReader({
    clock: createSimulatedClock(),
    cellsPerSecond: () => 0,
    show: ({ text }) => lines.push(text),
  });
  reader.begin();
  return {
    give: (texts: readonly string[]) => texts.forEach(reader.add),
    acted: () => reader.acted(),
    readAll(): readonly string[] {
      for (reader.readOn(); lines.at(-1) !== AT_END;) reader.readOn();
      lines.pop();
      return [...lines];
    },
  };
}
