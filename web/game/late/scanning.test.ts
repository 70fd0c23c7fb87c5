import { expect, it } from "vitest";
import { menuMoves } from "../../../engine/menu/menu.ts";
import type { Move, Press } from "../../../engine/index.ts";
import { offeredAmong } from "./scanning.ts";

const move = (button: Press): Move => ({ id: button, button, label: `Does ${button}`, phrases: [] });

it("offers only what can be done, what is chosen most first", () => {
  expect(offeredAmong(["pause", "down", "left", "select"].map((button) => move(button as Press)))).toEqual([
    "select",
    "left",
    "down",
    "pause",
  ]);
});

it("offers in a list the entry and the next one first, and no second way to the same", () => {
  const entries = [
    { id: "go", label: "Keep playing" },
    { id: "rate", label: "Speed", value: "4 of 11" },
    { id: "quit", label: "Stop" },
  ];
  expect(offeredAmong(menuMoves({ entries, cursor: 0 }))).toEqual(["select", "down", "up"]);
  expect(offeredAmong(menuMoves({ entries, cursor: 1 }))).toEqual(["select", "down", "right", "left", "up"]);
});
