import { describe, expect, it } from "vitest";
import { drawSuspects, openCase, seat } from "./case-file.ts";
import { dealOf, TOOLS, WORLDS } from "./fixture.ts";

const manySeeds = Array.from({ length: 200 }, (_, seed) => seed);

describe("drawing the suspects", () => {
  it("takes as many different ones of the culprit's group as the rules ask for, the culprit among them", () => {
    for (const seed of manySeeds) {
      const drawn = drawSuspects({ ...dealOf({ culprits: ["saw"] }, { suspects: 3 }), seed });
      expect(drawn).toContain("saw");
      expect(new Set(drawn).size).toBe(3);
      expect(TOOLS).toEqual(expect.arrayContaining(drawn));
    }
  });

  it("gives the same again for the same seed, and lets everybody come and sit everywhere", () => {
    const draw = (seed: number) => drawSuspects({ ...dealOf({ culprits: ["saw"] }, { suspects: 3 }), seed });
    expect(manySeeds.map(draw)).toEqual(manySeeds.map(draw));
    for (const place of [0, 1, 2]) {
      expect(new Set(manySeeds.map((seed) => draw(seed)[place]))).toEqual(new Set(TOOLS));
    }
  });

  it("brings a rival for the first clue more often than chance would", () => {
    const withRival = manySeeds.filter((seed) => {
      const deal = dealOf({ culprits: ["hammer", "saw"], clues: [{ text: "Tool.", fits: ["drill"] }] });
      return drawSuspects({ ...deal, rules: { ...deal.rules, suspects: 3, culprits: 2 }, seed }).includes(
        "drill",
      );
    });
    expect(withRival.length).toBeGreaterThan(manySeeds.length * 0.6);
    expect(withRival.length).toBeLessThan(manySeeds.length * 0.9);
  });

  it("takes the item's own suspects where it lists them", () => {
    const drawn = drawSuspects(dealOf({ culprits: ["saw"], suspects: ["saw", "dry", "cat"] }));
    expect(drawn.toSorted()).toEqual(["cat", "dry", "saw"]);
  });
});

describe("opening a case", () => {
  it("titles written clues, and says whom each fits", () => {
    const { clues } = openCase(
      dealOf({ culprits: ["hammer"] }, { clueTitles: ["Group", "Use", "Meaning"] }),
      TOOLS,
    );
    expect(clues.map(({ title, text, fits }) => ({ title, text, fits }))).toEqual([
      { title: "Group", text: "It helps to build.", fits: ["hammer", "saw", "drill"] },
      { title: "Use", text: "It is loud.", fits: ["hammer", "drill"] },
      { title: "Meaning", text: "It drives nails.", fits: ["hammer"] },
    ]);
  });

  it("reads the probes: the culprit's reading, or everyone's answer, and the public table", () => {
    const { clues } = openCase(dealOf({ culprits: ["sea"] }), WORLDS);
    expect(clues).toEqual([
      {
        title: "Water probe",
        text: "Splash!",
        fits: ["sea", "ice"],
        table: ["none", "much", "much", "none"],
        phrases: ["water"],
      },
      {
        title: "Ask how warm",
        text: "Hot!",
        fits: ["dry", "sea"],
        table: ["hot", "hot", "cold", "cold"],
        answers: ["Hot!", "Hot!", "Brr!", "Brr!"],
        phrases: ["how warm"],
      },
    ]);
  });

  it("gives joint culprits every clue, and several right answers each its own", () => {
    const culprits = ["hammer", "saw"];
    const clues = [{ text: "It is by the door.", fits: ["drill"] }];
    expect(openCase(dealOf({ culprits, clues }, { culprits: 2 }), TOOLS).clues[0]?.fits).toEqual([
      "hammer",
      "saw",
      "drill",
    ]);
    expect(openCase(dealOf({ culprits, clues }, { culprits: 1 }), TOOLS).clues[0]?.fits).toEqual(["drill"]);
  });
});

describe("seats", () => {
  it.each([
    [2, [-1, 1]],
    [3, [-1, 0, 1]],
    [4, [-1, -0.35, 0.35, 1]],
    [5, [-1, -0.5, 0, 0.5, 1]],
  ])("of %i suspects", (count, sides) => {
    expect(Array.from({ length: count }, (_, index) => seat(index, count))).toEqual(sides);
  });
});
