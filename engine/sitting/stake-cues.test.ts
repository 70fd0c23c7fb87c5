import { expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { mark, say, type Cue } from "../cue.ts";
import { NOTHING_HEARD } from "../lines/family.ts";
import { STAKES_MOVED } from "../mechanics/contract.ts";
import { wordCues } from "../lines/word-cues.ts";
import { simulateSitting } from "./simulate.ts";
import { countedAtOnce, stakeCues, stretchCues, withStakesAfter } from "./stake-cues.ts";
import { NO_STANDING, type Standing } from "./standing.ts";
import { standingCues } from "./tell.ts";
import { solver } from "./tempers.ts";

const game = quizGame({ warmUps: 1, rounds: 1, turnsPerRound: 1 }, 20, {
  stakes: {
    coins: {
      start: 2,
      from: 0,
      to: 9,
      better: "more",
      unit: { one: "coin", many: "coins" },
      moves: { right: 1 },
      counted: "{Amount} now.",
      stretches: [
        { from: 0, layers: {}, say: "{Amount}." },
        { from: 3, layers: {}, say: "{Amount}, and rich.", risen: ["Rich!"] },
      ],
    },
  },
  tallies: {
    found: {
      counts: "right",
      of: "partly",
      best: "most",
      now: "{count} of {of}.",
      end: "{count}.",
      record: "{count}!",
    },
  },
});
const definition = {
  ...game.definition,
  levels: game.definition.levels.map((level) => ({ ...level, stakes: ["coins"], tallies: ["found"] })),
};
const [level] = definition.levels;

function said(cues: readonly Cue[]): string[] {
  return wordCues(cues, NOTHING_HEARD).flatMap((cue) => (cue.type === "say" ? [cue.text] : []));
}

function withCoins(coins: number): Standing {
  return { ...NO_STANDING, stakes: { coins } };
}

it("counts a stake aloud after a turn that has moved it, before what comes with another stretch", () => {
  const after = (from: number, to: number) =>
    level === undefined ? [] : said(stretchCues(definition, level, withCoins(from), withCoins(to)));
  expect(after(2, 3)).toEqual(["3 coins now.", "Rich!"]);
  expect(after(2, 1)).toEqual(["1 coin now."]);
  expect(after(2, 2)).toEqual([]);
});

it("counts a stake with the very step that moves it, where the game asks for that, and warns where little is left", () => {
  const { coins } = definition.stakes ?? {};
  if (coins === undefined || level === undefined) expect.fail("the quiz has no coins");
  const [few, rich] = coins.stretches;
  if (few === undefined || rich === undefined) expect.fail("the coins have two stretches");
  const warns = { ...coins, atOnce: true as const, stretches: [{ ...few, counted: "Only {amount}!" }, rich] };
  const counting = { ...definition, stakes: { coins: warns } };
  const at = (from: number, to: number) =>
    said(countedAtOnce(counting, level, withCoins(from), withCoins(to)));
  expect([at(4, 3), at(3, 2), at(3, 3)]).toEqual([["3 coins now."], ["Only 2 coins!"], []]);
  expect(said(countedAtOnce(definition, level, withCoins(4), withCoins(3)))).toEqual([]);
  expect(said(stretchCues(counting, level, withCoins(2), withCoins(3)))).toEqual(["Rich!"]);
});

it("tells in the middle what a tally is counted out of, not how many turns there were", () => {
  const played = simulateSitting({ game, level: 0, seed: 1, length: "full", temper: solver });
  const counts = { right: 2, partly: 3, turns: 5 };
  const sitting = { ...played.sitting, definition, standing: { ...withCoins(2), counts } };
  expect(said(standingCues(sitting))).toEqual(["2 coins.", "2 of 3."]);
});

it("sounds a change after what has moved it, once for each, where a stake wants that", () => {
  const coins = definition.stakes?.["coins"];
  if (level === undefined || coins === undefined) throw new Error("There are coins in the first level");
  const own = {
    ...definition,
    stakes: { coins: { ...coins, rises: { sound: "coin" }, afterwards: true } },
  } as const;
  const cues = [say("Sold!"), mark(STAKES_MOVED), say("And now?")];
  const coin = { type: "sound", sound: "coin", hold: "end" };
  expect(withStakesAfter(own, level, cues, withCoins(0), withCoins(2))).toEqual([
    cues[0],
    coin,
    coin,
    cues[2],
  ]);
  expect(withStakesAfter(own, level, cues.slice(0, 1), withCoins(0), withCoins(1))).toEqual([cues[0], coin]);
  const twice = [mark(STAKES_MOVED, { right: 1 }), ...cues];
  expect(withStakesAfter(own, level, twice, withCoins(0), withCoins(2))).toEqual([
    coin,
    cues[0],
    coin,
    cues[2],
  ]);
  expect(withStakesAfter(own, level, cues, withCoins(2), withCoins(2))).toEqual([cues[0], cues[2]]);
  expect(stakeCues(own, level, withCoins(0), withCoins(2), true)).toEqual([]);
  expect(stakeCues(own, level, withCoins(0), withCoins(2))).toEqual([{ ...coin, hold: "none" }]);
});
