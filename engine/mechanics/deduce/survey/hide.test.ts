import { describe, expect, it } from "vitest";
import { check } from "../check.ts";
import { deduce } from "../index.ts";
import { hideDeal, hideRules, islands, played } from "./fixture.ts";

describe("hiding", () => {
  it("is safe behind a twin that is searched first, from the side where the search begins", () => {
    expect(played(hideDeal({}), "hide-4").counts).toEqual({ hidden: 1 });
    expect(played(hideDeal({}), "hide-1").counts).toEqual({ caught: 1 });
    expect(played(hideDeal({ from: "right" }), "hide-4").counts).toEqual({ caught: 1 });
    expect(played(hideDeal({ by: ["wind", "birds"] }), "hide-4").counts).toEqual({ caught: 1 });
  });

  it("lets the search be heard, place by place", () => {
    expect(played(hideDeal({}), "hide-4").heard).toEqual([
      "[chest-shut]",
      "[calm]",
      "[vacuum -1]",
      "Ash.",
      "[nothing]",
      "[sigh]",
      "Not found! It is safe on Dune.",
      "These sound the same: Ash and Dune.",
    ]);
  });

  it("tells whoever was found why: it was searched too soon, or nothing sounds like it", () => {
    expect(played(hideDeal({}), "hide-1").heard.at(-1)).toBe(
      "Ash and Dune sound the same, but Ash was searched too soon.",
    );
    expect(played(hideDeal({ by: ["wind", "birds"] }), "hide-1").heard.at(-1)).toBe(
      "No other place sounds like Ash.",
    );
  });

  it("is shown by the solver, and tells with each step all that the seeker will hear", () => {
    const deal = hideDeal({ from: "right" });
    expect(deduce.best(deal, played(deal, "right").state)).toEqual({ move: "hide" });
    expect(played(hideDeal({ by: ["wind", "birds"] }), "right").heard).toEqual([
      "[tick -1]",
      "Ash.",
      "[calm -1]",
      "[few -1]",
    ]);
  });

  it("needs somewhere to hide", () => {
    const items = [{ id: "hidden", by: ["wind"], from: "left" as const }];
    const at = (tries: number) =>
      check({ content: islands, sets: [{ path: "levels[0]", rules: { ...hideRules, tries }, items }] });
    expect(at(1)).toEqual([]);
    expect(at(2)[0]?.path).toBe("levels[0].items[0]");
  });
});
