import { expect, it } from "vitest";
import { mostDifferent, type Situation } from "./situation.ts";

function at(seed: number, differences: Partial<Situation> = {}): Situation {
  return {
    level: "first",
    player: "solver",
    seed,
    act: "ride",
    turn: 1,
    before: ["[a bell]"],
    pressed: "left",
    stakes: { coal: 5 },
    counts: {},
    line: "Go.",
    ...differences,
  };
}

it("chooses the first, and then those that lie farthest apart", () => {
  const poor = at(2, { stakes: { coal: 0 } });
  const elsewhere = at(3, { stakes: { coal: 0 }, act: "boss", pressed: "stop", before: ["No."] });
  expect(mostDifferent([at(0), at(1), poor, elsewhere], 3)).toEqual([at(0), elsewhere, poor]);
});

it("keeps quiet about what is the same but for who plays", () => {
  expect(mostDifferent([at(0), at(1), at(2, { player: "random" })], 3)).toEqual([at(0)]);
  expect(mostDifferent([], 3)).toEqual([]);
});
