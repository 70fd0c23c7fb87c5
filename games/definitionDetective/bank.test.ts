import { describe, expect, it } from "vitest";
import { openCase, type DeduceDeal } from "../../engine/mechanics/deduce/case-file.ts";
import { deduce } from "../../engine/mechanics/deduce/index.ts";
import { fitting, nextClue } from "../../engine/mechanics/deduce/solver.ts";
import { estimateSeconds, shownText, spokenText } from "../../engine/speech/index.ts";
import { bareDeal } from "../../engine/mechanics/kit/deal.ts";
import { academicWords } from "./academic-words.ts";
import { doingAndDescribing } from "./doing-and-describing.ts";
import { doubleMeanings } from "./double-meanings.ts";
import { everydayNouns } from "./everyday-nouns.ts";
import { game } from "./game.ts";
import { pairsOfCulprits } from "./pairs-of-culprits.ts";
import { wordParts } from "./word-parts.ts";

const levels = [everydayNouns, doingAndDescribing, doubleMeanings, wordParts, academicWords];
const candidates = levels.flat().flatMap((group) => group.candidates);
const clues = candidates.flatMap((candidate) => candidate.clues.map(textOf));
const lines = [
  ...clues,
  ...candidates.map(({ alibi }) => alibi),
  ...pairsOfCulprits.flatMap((pair) => pair.clues.map(textOf)),
];

function textOf(clue: string | { readonly text: string }): string {
  return typeof clue === "string" ? clue : clue.text;
}

describe("the bank of Definition Detective", () => {
  it("has 30 words a level in groups of six, each with five clues", () => {
    expect(levels.map((groups) => groups.map((group) => group.candidates.length))).toEqual(
      levels.map(() => [6, 6, 6, 6, 6]),
    );
    expect(candidates.filter((candidate) => candidate.clues.length !== 5)).toEqual([]);
  });

  it("has among the first three clues of each word one that fits no other", () => {
    const undecided = candidates.filter(({ clues: own }) =>
      own.slice(0, 3).every((clue) => typeof clue !== "string"),
    );
    expect(undecided.map(({ id }) => id)).toEqual([]);
  });

  it("has no clue longer than 12 words, and no line longer than six seconds", () => {
    expect(lines.filter((line) => shownText(line).split(/\s+/).length > 12)).toEqual([]);
    expect(lines.filter((line) => estimateSeconds(spokenText(line), 1) > 6)).toEqual([]);
  });

  it("sells no clue that excludes nobody, as long as more suspects fit than did it", () => {
    if (game.mechanic !== "deduce") throw new Error("Definition Detective is a deduce game");
    const { content, levels: all, banks = [] } = game;
    const empty = [...all, ...banks].flatMap(({ id, rules, items = [] }) =>
      items.flatMap((item) =>
        Array.from({ length: 20 }, (_, seed) =>
          emptyClues(id, bareDeal({ content, rules, item, seed, actSeed: seed })),
        ),
      ),
    );
    expect(empty.flat()).toEqual([]);
  });

  it("says all buttons of the cases that come next in every level's introduction", () => {
    const introductions = game.levels.map(({ chapter }) => {
      const warmUp = chapter.find(({ id }) => id === "warm-up");
      return JSON.stringify(warmUp?.type === "play" ? warmUp.how : []);
    });
    const missing = introductions.flatMap((text) =>
      [
        "Left and Right: (?:hear the )?suspects",
        "Up: (?:buy )?a clue",
        "Down: (?:hear )?your clues",
        "Select: accuse",
      ].filter((button) => !new RegExp(button).test(text)),
    );
    expect(missing).toEqual([]);
  });

  it("asks nobody to look", () => {
    expect(
      lines.filter((line) => /\b(?:look|looks|see|watch|click|color|shiny|red|blue|green)\b/i.test(line)),
    ).toEqual(["Inside it is a root that means see."]);
  });
});

/** What an honest buyer would pay for nothing: clues that are told or bought before the case is settled and split nobody off. */
function emptyClues(level: string, deal: DeduceDeal): string[] {
  const { suspects } = deduce.begin(deal);
  const file = openCase(deal, suspects);
  const heard: number[] = [];
  const empty: string[] = [];
  for (;;) {
    const before = fitting(file, { heard, silenced: [] }).length;
    const next = nextClue(file, { heard, silenced: [] });
    if (before <= file.wanted || next === undefined) return empty;
    heard.push(next);
    const after = fitting(file, { heard, silenced: [] }).length;
    if (after === before) empty.push(`${level}: ${file.clues[next]?.text ?? ""} (${suspects.join(", ")})`);
  }
}
