import { describe, expect, it } from "vitest";
import { createSimulatedClock } from "../../../engine/journal/index.ts";
import { createBrailleReader } from "./braille-reader.ts";

function open(cells = 4) {
  const clock = createSimulatedClock();
  const told: string[] = [];
  const pace = { cells };
  const reader = createBrailleReader({
    clock,
    cellsPerSecond: () => pace.cells,
    show: ({ text }) => told.push(text),
  });
  reader.begin();
  const pass = (milliseconds: number): string[] => {
    clock.advanceTo(clock.now() + milliseconds);
    return told.splice(0);
  };
  return { reader, pass, pace };
}

/** Sixteen cells: four seconds at four cells a second. */
const SIXTEEN = "[a rough scrape]";

describe("a braille reader", () => {
  it("gives each line once, in order, for as long as a finger needs", () => {
    const { reader, pass } = open();
    for (const line of [SIXTEEN, "[a click]", "Nana's apron."]) reader.add(line);
    expect(pass(399)).toEqual([]);
    expect(pass(1)).toEqual([SIXTEEN]);
    expect(pass(3999)).toEqual([]);
    expect(pass(1)).toEqual(["[a click]"]);
    expect(pass(60_000)).toEqual(["Nana's apron."]);
  });

  it("gives a line at once to whoever has read the last one, and the same words again as often as they come", () => {
    const { reader, pass } = open();
    reader.add("Go.");
    expect(pass(10_000)).toEqual(["Go."]);
    reader.add("Go.");
    expect(pass(0)).toEqual(["Go."]);
  });

  it("lets whoever reads fast read on, and says where the end is", () => {
    const { reader, pass } = open();
    reader.add(SIXTEEN);
    reader.add("Go.");
    pass(400);
    reader.readOn();
    reader.readOn();
    expect(pass(0)).toEqual(["Go.", "That is all so far."]);
  });

  it("lets one read back in peace, and goes on by itself at the newest line", () => {
    const { reader, pass } = open();
    for (const line of ["One.", "Two."]) reader.add(line);
    pass(10_000);
    reader.readBack();
    reader.readBack();
    reader.add("Three.");
    expect(pass(60_000)).toEqual(["One.", "That is the first line."]);
    reader.readOn();
    reader.readOn();
    expect(pass(60_000)).toEqual(["Two.", "Three."]);
    reader.add("Four.");
    expect(pass(60_000)).toEqual(["Four."]);
  });

  it("waits for each press where the reader wants that", () => {
    const { reader, pass } = open(0);
    for (const line of ["One.", "Two."]) reader.add(line);
    expect(pass(60_000)).toEqual(["One."]);
    reader.readOn();
    expect(pass(60_000)).toEqual(["Two."]);
    reader.add("Three.");
    expect(pass(60_000)).toEqual([]);
    // Whoever plays on has read what there was.
    reader.readOn();
    reader.acted();
    reader.add("Four.");
    expect(pass(60_000)).toEqual(["Three.", "Four."]);
  });

  it("is at the newest line again when whoever read back plays on", () => {
    const { reader, pass } = open();
    for (const line of ["One.", "Two.", "Three."]) reader.add(line);
    pass(10_000);
    reader.readBack();
    reader.readBack();
    reader.acted();
    reader.add("Four.");
    expect(pass(60_000)).toEqual(["Two.", "One.", "Four."]);
  });
});
