import { describe, expect, it } from "vitest";
import { breadAndPeas, cornerStore, plainRules } from "./corner-store.fixture.ts";
import { contentSchema, itemSchema, rulesSchema } from "./schema.ts";

const { words, task, cells } = cornerStore;

function problemsOf(content: unknown): [string, string][] {
  const parsed = contentSchema.safeParse(content);
  return parsed.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];
}

describe("the schema", () => {
  it("takes a game's parts as they are", () => {
    expect(contentSchema.parse(cornerStore)).toEqual(cornerStore);
    expect(rulesSchema.parse(plainRules)).toEqual(plainRules);
    expect(itemSchema.parse(breadAndPeas)).toEqual(breadAndPeas);
  });

  it("says which places a text may have", () => {
    expect(problemsOf({ ...cornerStore, words: { ...words, near: "{landmark}: {way}." } })).toEqual([
      ["words.near", "Use only {place}, {way}"],
    ]);
    const finish = { ...task.here, product: "Here: {product}.", finish: "Pay {product} here." };
    expect(
      problemsOf({ ...cornerStore, task: { ...task, helper: { ...task.helper, next: "{shelf}" } } }),
    ).toEqual([["task.helper.next", "Use only {product}, {section}, {way}"]]);
    expect(problemsOf({ ...cornerStore, task: { ...task, here: finish } })).toEqual([
      ["task.here.finish", "Nothing is filled in here: leave out the {places}"],
    ]);
  });

  it("keeps labels and names to four words, and reasons to eight", () => {
    const moves = { ...words.moves, up: { label: "Walk on away from here", phrases: ["up"] } };
    expect(problemsOf({ ...cornerStore, words: { ...words, moves } })).toEqual([
      ["words.moves.up.label", "Say it in 4 words at most"],
    ]);
    const option = { name: "ice", fits: false, because: "Ice is cold, and soup should be warm today." };
    const soup = {
      need: "It is warm.",
      options: [{ ...option, because: "Cold.", fits: true }, option],
      source: "Test",
    };
    const occasions = {
      lunch: { name: "lunch", open: "Lunch!", products: ["soup", "bread"], surprises: { soup } },
    };
    expect(problemsOf({ ...cornerStore, task: { ...task, occasions } })).toEqual([
      ["task.occasions.lunch.surprises.soup.options.1.because", "Say it in 8 words at most"],
    ]);
  });

  it("wants phrases as words, and signs as one mark", () => {
    const moves = { ...words.moves, up: { label: "Up", phrases: ["Go up!"] } };
    expect(problemsOf({ ...cornerStore, words: { ...words, moves } })).toEqual([
      ["words.moves.up.phrases.0", "Give lower-case words that a child would say: go left"],
    ]);
    expect(
      problemsOf({
        ...cornerStore,
        cells: { ...cells, lawn: { type: "floor", sign: "gr", surface: "mat" } },
      }),
    ).toEqual([["cells.lawn.sign", "Give one letter or mark: it stands for this cell in maps"]]);
  });
});
