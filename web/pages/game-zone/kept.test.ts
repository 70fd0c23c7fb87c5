import { expect, it } from "vitest";
import { keptIn, keptInWords } from "./kept.ts";

it("reads a save, and takes whatever it does not understand for nothing", () => {
  const games = {
    addition: { finished: { five: 0.9, ten: 1 }, keepsakes: ["horn"], sitting: null },
    laundryLegend: { finished: 3, keepsakes: "all", sitting: { level: "tags" } },
    groceryGrab: null,
  };
  expect(keptIn({ games })).toEqual({
    addition: { finished: 2, keepsakes: 1, isOpen: false },
    laundryLegend: { finished: 0, keepsakes: 0, isOpen: true },
    groceryGrab: { finished: 0, keepsakes: 0, isOpen: false },
  });
  expect(keptIn(null)).toEqual({});
  expect(keptIn({ games: [] })).toEqual({});
});

it("says what there is, and nothing of what there is not", () => {
  expect(keptInWords({ finished: 2, keepsakes: 1, isOpen: true }, 6)).toBe(
    "2 of 6 levels finished, 1 keepsake. Your last game is waiting.",
  );
  expect(keptInWords({ finished: 0, keepsakes: 0, isOpen: false }, 6)).toBe("");
  expect(keptInWords(undefined, 6)).toBe("");
});
