import { describe, expect, it } from "vitest";
import type { Move } from "../move.ts";
import { grammar } from "./grammar.ts";

const COMMANDS = grammar([]);

describe("grammar", () => {
  it("always has the commands", () => {
    expect(COMMANDS).toContain("repeat");
    expect(COMMANDS).toContain("help");
    expect(COMMANDS).toContain("menu");
  });

  it("has every phrase and every label, each once", () => {
    const moves: Move[] = [
      { id: "left", button: "left", label: "Go left!", phrases: ["left", "go left"] },
      { id: "add", button: "up", label: "Add 10", phrases: ["ten"] },
    ];
    expect(grammar(moves)).toEqual(["left", "go left", "ten", "add ten", ...COMMANDS]);
  });

  it("writes the numbers of a slot in words", () => {
    const moves: Move[] = [{ id: "row", label: "Row", phrases: ["row <number>"], slot: { from: -1, to: 2 } }];
    expect(grammar(moves)).toEqual([
      "row",
      ...COMMANDS,
      "row negative one",
      "row zero",
      "row one",
      "row two",
    ]);
  });

  it("has what numbers are made of where there are too many to list", () => {
    const moves: Move[] = [{ id: "set", label: "Set it", phrases: ["<number>"], slot: { from: 0, to: 999 } }];
    const phrases = grammar(moves);
    for (const word of ["zero", "nineteen", "twenty", "ninety", "hundred", "and", "set it"])
      expect(phrases).toContain(word);
    expect(phrases).not.toContain("twenty one");
  });

  it("lists 120 numbers in full", () => {
    const moves: Move[] = [{ id: "set", label: "Set", phrases: ["<number>"], slot: { from: 1, to: 120 } }];
    expect(grammar(moves)).toContain("one hundred nineteen");
  });
});
