import { describe, expect, it } from "vitest";
import type { Move } from "../../engine/index.ts";
import { typedMove } from "./typed-move.ts";

const moves: Move[] = [
  { id: "left", button: "left", label: "L", phrases: [] },
  { id: "symbol-r", label: "R", phrases: ["r"] },
];
const typed = (key: string, more: { shiftKey?: boolean; repeat?: boolean } = {}) =>
  typedMove(moves, { key, shiftKey: true, repeat: false, ...more })?.id;

describe("a letter that is typed with Shift", () => {
  it("makes the move that is called by it", () => expect(typed("R")).toBe("symbol-r"));
  it("makes it while capitals are locked", () => expect(typed("r")).toBe("symbol-r"));
  it("is no button's move, and no other letter's", () => {
    expect(typed("L")).toBeUndefined();
    expect(typed("Q")).toBeUndefined();
  });
  it("is a button without Shift, and makes one move while it is held", () => {
    expect(typed("r", { shiftKey: false })).toBeUndefined();
    expect(typed("R", { repeat: true })).toBeUndefined();
  });
});
