import { describe, expect, it } from "vitest";
import { hasCase, itemFor } from "../../engine/mechanics/deduce/tasks/rows/cases.ts";
import { reasonIn, settledClues } from "../../engine/mechanics/deduce/bank.ts";
import { deduce } from "../../engine/mechanics/deduce/index.ts";
import { bareDeal } from "../../engine/mechanics/kit/deal.ts";
import { createRandom } from "../../engine/random.ts";
import { estimateSeconds, shownText, spokenText } from "../../engine/speech/index.ts";
import { understand } from "../../engine/voice/index.ts";
import { game } from "./game.ts";
import { words as content } from "./words.ts";

if (game.mechanic !== "deduce") throw new Error("Definition Detective is a deduce game");
const { levels, banks = [] } = game;
const sets = [...levels, ...banks].flatMap(({ id, rules }) => ("groups" in rules ? [{ id, rules }] : []));
const groups = [...new Set(sets.flatMap(({ rules }) => rules.groups))];
const candidates = groups.flatMap((group) => group.candidates);
const clues = groups.flatMap((group) => group.clues);
const lines = [...clues.map(({ text }) => text), ...candidates.map(({ meaning }) => meaning)];

describe("the bank of Definition Detective", () => {
  it("has 65 words or more, each with a meaning and with words of its own when it is caught", () => {
    expect(candidates.length).toBeGreaterThanOrEqual(65);
    expect(candidates.filter(({ caught }) => caught === undefined)).toEqual([]);
  });

  it("has verdicts of two readers, and of words of the clue's own group only", () => {
    const incomplete = groups.flatMap(({ candidates: words, clues: own }) =>
      own.filter(({ fits }) =>
        Object.entries(fits).some(
          ([id, letters]) => letters.length !== 2 || !words.some((word) => word.id === id),
        ),
      ),
    );
    expect(incomplete).toEqual([]);
  });

  it("plays only clues that both readers are sure of, for everybody in the row", () => {
    const unsure = sets.flatMap(({ rules, id }) =>
      cases(rules).flatMap(({ deal, item }) => {
        const group = rules.groups.find((one) => one.id === item.group);
        const state = deduce.begin(deal);
        const settled = group === undefined ? [] : settledClues(group, state.row).map((clue) => clue.id);
        return [...state.deck, ...state.called]
          .filter((clue) => !settled.includes(clue))
          .map((clue) => `${id}: ${clue}`);
      }),
    );
    expect(unsure).toEqual([]);
  });

  it("can seek at least half of each group's words wherever the group is played", () => {
    const rare = sets.flatMap(({ rules, id }) =>
      rules.groups.flatMap((group) => {
        const sought = group.candidates.filter((one) =>
          hasCase(content, rules, itemFor(rules, group.id, one.id), createRandom(1)),
        );
        return sought.length * 2 >= group.candidates.length ? [] : [`${id}: ${group.id} ${sought.length}`];
      }),
    );
    expect(rare).toEqual([]);
  });

  it("has no clue longer than 12 words, and no line longer than six seconds", () => {
    expect(clues.filter(({ text }) => shownText(text).split(/\s+/).length > 12)).toEqual([]);
    expect(lines.filter((line) => estimateSeconds(spokenText(line), 1) > 6)).toEqual([]);
  });

  it("has a reason for every word and every clue that is a clause: no capital, no period", () => {
    const reasons = groups.flatMap((group) =>
      group.clues.flatMap((clue) => group.candidates.map(({ id }) => reasonIn(group, clue, id))),
    );
    expect(reasons.filter((reason) => !/^[a-z0-9].*[^.!?]$/.test(reason))).toEqual([]);
    expect(reasons.filter((reason) => reason.split(" ").length > 26)).toEqual([]);
  });

  it("lets somebody be accused by the place in the row", () => {
    const deal = cases(sets[0]?.rules ?? raise()).find(() => true)?.deal ?? raise();
    const moves = deduce.moves(deal, deduce.begin(deal));
    const heard = (words: string) => understand([{ words, confidence: 0.9 }], moves);
    for (const words of ["accuse the first one", "accuse number one"])
      expect(heard(words)).toMatchObject({ type: "understood", action: { move: "accuse-1" } });
    expect(heard("accuse the third one")).toMatchObject({ type: "understood", action: { move: "accuse-3" } });
  });

  it("takes no sound for evidence that the same level uses for something else", () => {
    const common = soundsIn([content.sounds, content.tasks, game.stakes, game.devices]);
    const reused = levels.flatMap((level) => {
      const used = new Set(level.chapter.flatMap((act) => ("set" in act ? [act.set] : [])));
      const played = [level, ...banks.filter(({ id }) => used.has(id))];
      const evidence = soundsIn(played.flatMap(({ rules }) => ("groups" in rules ? rules.groups : [])));
      const other = [...common, ...soundsIn(level.chapter)];
      return [...new Set(evidence)].filter((one) => other.includes(one)).map((one) => `${level.id}: ${one}`);
    });
    expect(reused).toEqual([]);
  });

  it("asks nobody to look", () => {
    expect(
      lines.filter((line) => /\b(?:look|looks|see|watch|click|color|shiny|red|blue|green)\b/i.test(line)),
    ).toEqual([]);
  });
});

/** Every sound that is named in a part of the game. */
function soundsIn(part: unknown): string[] {
  return [
    ...JSON.stringify(part).matchAll(
      /"(?:sound|gain|pay|empty|open|walk|end|again|caught|proved|innocent|bite|kept)":"([a-z-]+)"/g,
    ),
  ].flatMap(([, id = ""]) => id);
}

function raise(): never {
  throw new RangeError("no case");
}

/** One case for everybody who can be sought. */
function cases(rules: (typeof sets)[number]["rules"]) {
  return rules.groups.flatMap((group) =>
    group.candidates.flatMap(({ id }, seed) => {
      const item = itemFor(rules, group.id, id);
      if (!hasCase(content, rules, item, createRandom(1))) return [];
      return [{ item, deal: bareDeal({ content, rules, item, seed, actSeed: seed }) }];
    }),
  );
}
