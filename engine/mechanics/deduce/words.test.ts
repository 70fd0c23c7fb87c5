import { describe, expect, it } from "vitest";
import { givesAway } from "./words.ts";

describe("givesAway", () => {
  it.each([
    ["You hop on one foot.", "hop"],
    ["Frogs are hopping.", "hop"],
    ["He hops.", "hop"],
    ["The flies buzz.", "fly"],
    ["A bell in the tower.", "bell"],
    ["Two bells ring.", "bell"],
    ["A BAKED loaf.", "bake"],
    ["Something [lead|led] here.", "lead"],
  ])("hears in %j the word %s", (text, word) => {
    expect(givesAway(text, word)).toBe(true);
  });

  it.each([
    ["Fill the bath.", "bat"],
    ["It rhymes with top.", "hop"],
    ["Its first part means again.", "rewrite"],
    ["A bee makes it.", "be"],
  ])("does not hear in %j the word %s", (text, word) => {
    expect(givesAway(text, word)).toBe(false);
  });
});
