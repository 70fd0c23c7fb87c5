/** Each example is decided by its rule, and comes to what it says; a rule without examples is no rule. */
import { describe, expect, it } from "vitest";
import { heardWithPauses, heardWords } from "../heard-words.ts";
import { decideSentence } from "../sentence.ts";
import { bookOf } from "../spans.ts";
import { understand, type Understanding } from "../understand.ts";
import { EXAMPLE_TURNS } from "./example-turns.ts";
import { RULES } from "./index.ts";

function comesTo(understanding: Understanding): string {
  switch (understanding.type) {
    case "command":
      return `:${understanding.command}`;
    case "not-understood":
      return "-";
    case "understood":
    case "unsure": {
      const { move, value } = understanding.action;
      const named = value === undefined ? move : `${move}=${value}`;
      return understanding.type === "unsure" ? `?${named}` : named;
    }
  }
}

describe.each(RULES)("$name", ({ name, examples }) => {
  it("has examples", () => {
    expect(examples.length).toBeGreaterThan(0);
  });

  it.each(examples)("at $at: $heard", ({ at, heard, comes }) => {
    const moves = EXAMPLE_TURNS[at];
    const { rule } = decideSentence(heardWords(heard), bookOf(moves), heardWithPauses(heard));
    expect({ rule, comes: comesTo(understand([{ words: heard, confidence: 0.85 }], moves)) }).toEqual({
      rule: name,
      comes,
    });
  });
});

it("names each rule once", () => {
  const names = RULES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
