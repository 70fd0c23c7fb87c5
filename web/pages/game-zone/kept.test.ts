import { expect, it } from "vitest";
import { keptIn, keptInWords } from "./kept.ts";

const NOTHING = { finished: 0, keepsakes: [] as readonly string[], bests: {}, isOpen: false };
const FACTS = { levels: 6, bests: { coins: { one: "coin", many: "coins" } } };

it("reads a save, and takes whatever it does not understand for nothing", () => {
  const games = {
    addition: {
      finished: { five: 0.9, ten: 1 },
      bests: { five: { coins: 17, splashes: 2 }, ten: { coins: 41 }, twenty: "many" },
      keepsakes: ["horn"],
      sitting: null,
    },
    laundryLegend: { finished: 3, bests: [], keepsakes: "all", sitting: { level: "tags" } },
    groceryGrab: null,
  };
  expect(keptIn({ games })).toEqual({
    addition: { ...NOTHING, finished: 2, keepsakes: ["horn"], bests: { coins: 41, splashes: 2 } },
    laundryLegend: { ...NOTHING, isOpen: true },
    groceryGrab: NOTHING,
  });
  expect(keptIn(null)).toEqual({});
  expect(keptIn({ games: [] })).toEqual({});
});

it("says what there is, and nothing of what there is not", () => {
  const kept = { finished: 2, keepsakes: ["horn"], bests: { coins: 41 }, isOpen: true };
  expect(keptInWords(kept, FACTS)).toBe(
    "2 of 6 levels finished, your best 41 coins, 1 keepsake. Your last game is waiting.",
  );
  expect(keptInWords({ ...NOTHING, finished: 1, bests: { coins: 1 } }, FACTS)).toBe(
    "1 of 6 levels finished, your best 1 coin.",
  );
  expect(keptInWords({ ...NOTHING, finished: 1, bests: { coins: 0, turnips: 3 } }, FACTS)).toBe(
    "1 of 6 levels finished.",
  );
  expect(keptInWords(NOTHING, FACTS)).toBe("");
  expect(keptInWords(undefined, FACTS)).toBe("");
});
