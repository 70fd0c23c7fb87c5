/** What must stay true of the laundry, whatever is written into it. */
import { describe, expect, it } from "vitest";
import { parseGame } from "../../engine/definition/index.ts";
import type { Thing } from "../../engine/mechanics/sort/schema.ts";
import { masher, simulateSitting, solver } from "../../engine/sitting/index.ts";
import { game } from "./game.ts";

if (game.mechanic !== "sort") throw new Error("Laundry Legend is a sort game");
const { opens } = game.content.prowler ?? {};
const sets = [...game.levels, ...(game.banks ?? [])];
const rules = sets.map((set) => set.rules);
/** Those that baskets are drawn from, and those that stand in a basket of their own. */
const things: Readonly<Record<string, Thing>> = {
  ...Object.assign({}, ...rules.map((own) => own.things)),
  ...Object.fromEntries(
    sets.flatMap(({ items = [] }) =>
      items.flatMap(({ things: own = [] }) => own.map((one) => [one.name, one])),
    ),
  ),
};
const cloths: Readonly<Record<string, string>> = {
  silk: "cloth-silk",
  wool: "cloth-wool",
  sequins: "cloth-sequins",
  denim: "cloth-denim",
};

describe("what could hurt somebody", () => {
  const dangers = Object.entries(things).filter(([, { isDanger }]) => isDanger === true);

  it("is only asked about, is stopped by whatever else is done, and says why with a source", () => {
    expect(dangers.length).toBeGreaterThan(5);
    for (const [id, { bin, touched, contrasts, why, source, safety }] of dangers) {
      expect({ id, bin, safety }).toEqual({ id, bin: "ask", safety: true });
      expect(source ?? "").not.toBe("");
      for (const lines of [touched, contrasts?.["start"], contrasts?.["fix"]]) {
        expect(lines?.[0]).toEqual({ sound: "stop-bell" });
        expect(lines?.at(-1)).toBe(why);
      }
    }
  });

  it("gives no hint how to use it", () => {
    const words = JSON.stringify(dangers.map(([, { hint, label }]) => [hint, label]));
    expect(words).not.toMatch(/start|fix|wash/i);
  });
});

describe("somebody in a drum", () => {
  it("is let out before anything starts", () => {
    expect(opens).toBeDefined();
  });
});

describe("repairs", () => {
  it("all end alike: what was fixed is listened to again, and started", () => {
    const fixed = Object.entries(things).filter(([, { bin }]) => bin === "fix");
    expect(fixed.length).toBeGreaterThan(9);
    for (const [id, { becomes = [] }] of fixed) {
      expect({ id, last: becomes.at(-1)?.bin }).toEqual({ id, last: "start" });
    }
  });
});

describe("a sock in disguise", () => {
  const spies = Object.entries(things).filter(([, { bin }]) => bin === "box");

  it("is never what it sounds like, where its name names a cloth", () => {
    expect(spies.length).toBeGreaterThan(3);
    for (const [, { name, heard }] of spies) {
      const named = Object.keys(cloths).find((cloth) => name.toLowerCase().includes(cloth));
      if (named !== undefined) expect(heard?.[0]?.sound).not.toBe(cloths[named]);
    }
  });
});

describe("wool and sequins", () => {
  it("go into no machine, unless a label says so", () => {
    const tender = Object.entries(things).filter(
      ([, { heard }]) => heard?.[0]?.sound === "cloth-wool" || heard?.[0]?.sound === "cloth-sequins",
    );
    expect(tender.length).toBeGreaterThan(5);
    const careless = tender.filter(
      ([, { bin, label }]) => bin === undefined || (bin === "machine" && label === undefined),
    );
    expect(careless).toEqual([]);
    expect(
      tender.filter(([, { bin }]) => ["dark", "light", "cold", "warm", "hot"].includes(bin ?? "")),
    ).toEqual([]);
  });
});

describe("codes", () => {
  it("give every mark of a basket of several families another meaning in each", () => {
    const { fizzwick, mossbottom, pickleby } =
      rules.find(({ codes }) => codes !== undefined && "fizzwick" in codes)?.codes ?? {};
    for (const mark of ["snip", "knock", "creak"]) {
      const meanings = [fizzwick, mossbottom, pickleby].map((code) => code?.marks[mark]);
      expect(new Set(meanings)).toEqual(new Set(["dark", "light", "box"]));
    }
  });
});

describe("whoever thinks", () => {
  it("has more than twice the tips of whoever presses at random, at every level", async () => {
    const parsed = await parseGame(game);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
    const loaded = parsed.value;
    for (const level of loaded.definition.levels.keys()) {
      const tips = [solver, masher].map((temper) =>
        Array.from(
          { length: 12 },
          (_, seed) =>
            simulateSitting({ game: loaded, level, seed, length: "full", temper }).sitting.standing.counts[
              "tips"
            ] ?? 0,
        ).reduce((sum, one) => sum + one, 0),
      );
      expect(tips[1]).toBeLessThan((tips[0] ?? 0) / 2);
    }
  });
});
