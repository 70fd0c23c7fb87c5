import { describe, expect, it } from "vitest";
import { parseGameText } from "../../engine/definition/index.ts";
import { masher, simulateSitting, solver } from "../../engine/sitting/index.ts";
import { check } from "../workbench/check/check.ts";
import { faultsOf } from "./faults.ts";
import { KINDS, WORLDS, type Made } from "./kinds.ts";
import { sampleOf } from "./templates.ts";
import { tryMade } from "./try-made.ts";

const carried = KINDS.flatMap((kind) => WORLDS.map((world) => [kind, world] as const));

async function gameFrom(made: Made) {
  const tried = await tryMade(made);
  if (!tried.ok) throw new Error(tried.problem.map(({ text }) => text).join("\n"));
  const parsed = await parseGameText(tried.value.text);
  if (!parsed.ok) throw new Error("what was tried does not parse");
  return { game: parsed.value, text: tried.value.text };
}

describe.each(carried)("%s in the world of the %s", (kind, world) => {
  it("is a whole game: no warning, no finding, and another ending for who knows than for who presses anything", async () => {
    const { game, text } = await gameFrom({ ...sampleOf(kind), world });
    expect(game.warnings).toEqual([]);
    expect(check({ game, path: "made.json", text }).faults).toEqual([]);
    const endings = (temper: typeof solver, seed: number) =>
      simulateSitting({ game, level: 0, seed, length: "full", temper }).sitting.log.flatMap((entry) =>
        "act" in entry && ["best", "middle", "least"].includes(entry.act) && entry.type === "told"
          ? [entry.act]
          : [],
      );
    expect(endings(solver, 1)).toEqual(["best"]);
    const random = Array.from({ length: 6 }, (_, seed) => endings(masher, seed)).flat();
    expect(random).toHaveLength(6);
    expect(random.every((ending) => ending === "best")).toBe(false);
  });
});

/** A spelling list that is whole, with one row that is not. */
function spelling(row: Readonly<Record<string, string>>): Made {
  const sample = sampleOf("spelling");
  return { ...sample, rows: [...sample.rows, row] };
}

describe("what is wrong is told at its field", () => {
  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    ["an empty word", { word: " ", clue: "A clue." }, "word", "Fill this in: Word."],
    [
      "a word with a space",
      { word: "ice cream", clue: "Cold and sweet." },
      "word",
      "Use only the letters from A to Z, without spaces and signs.",
    ],
    [
      "a long word",
      { word: "thunderstorm", clue: "It rumbles." },
      "word",
      "It has 12 letters and signs, and 10 is the limit: make it shorter.",
    ],
    [
      "a word that is there",
      { word: "Rain", clue: "Wet weather." },
      "word",
      "Word 1 has the same here: write something else, or remove one of them.",
    ],
    [
      "a clue that holds its word",
      { word: "hail", clue: "When it hails, it is loud." },
      "clue",
      "It says the answer, hail: say it in other words.",
    ],
    [
      "a clue with braces",
      { word: "hail", clue: "It is {loud}." },
      "clue",
      "A voice cannot say { }: leave it out, or use a word.",
    ],
  ])("%s", (_, row, field, text) => {
    expect(faultsOf(spelling(row))).toEqual([{ row: 6, field, text }]);
  });

  it("answers that sound alike, and one that every game hears as a command", () => {
    const sample = sampleOf("words");
    const alike = {
      ...sample,
      rows: [...sample.rows, { word: "Pear", meaning: "A fruit." }, { word: "Pair", meaning: "Two." }],
    };
    expect(faultsOf(alike)).toEqual([
      { row: 7, field: "word", text: "It sounds like Pear (Word 7): use another word." },
    ]);
    const command = {
      ...sample,
      rows: [...sample.rows, { word: "Repeat", meaning: "To say it once more." }],
    };
    expect(faultsOf(command)).toEqual([
      { row: 6, field: "word", text: expect.stringMatching(/is the command "repeat" in every game/) },
    ]);
  });

  it("too few of them, a shelf that is nearly empty, and half a choice", () => {
    const few = { ...sampleOf("pairs"), rows: sampleOf("pairs").rows.slice(0, 2) };
    expect(faultsOf(few).map(({ field }) => field)).toEqual(["rows"]);
    const sorting = sampleOf("sorting");
    const oneSided = { ...sorting, rows: sorting.rows.map((row) => ({ ...row, shelf: "left" })) };
    expect(faultsOf(oneSided).map(({ text }) => text)).toEqual([
      "The right shelf has 0: put at least 3 there.",
    ]);
    const story = sampleOf("story");
    const half = {
      ...story,
      rows: story.rows.map((row, at) => (at === 1 ? { ...row, third: "Sing" } : row)),
    };
    expect(faultsOf(half)).toEqual([
      { row: 1, field: "thirdComes", text: "Say what comes of the third choice, or leave the choice out." },
    ]);
  });
});
