import { describe, expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { placeAfter, planTurn, turnCount, type PastTurn, type Sitting } from "./sitting.ts";

const game = quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 });
const sitting = (level: number, seed = 3): Sitting => ({ ...game, level, seed });

/** Plays a whole sitting, with a credit for each turn. */
function play(of: Sitting, creditOf: (turn: number) => number) {
  const past: PastTurn[] = [];
  const planned = [];
  for (let turn = planTurn(of, past); turn !== null; turn = planTurn(of, past)) {
    planned.push(turn);
    past.push({ item: turn.item, level: turn.level.id, credit: creditOf(past.length) });
  }
  return planned;
}

describe("a sitting", () => {
  it("goes from warm-up through the rounds to the boss", () => {
    const places = Array.from({ length: turnCount(game.definition) + 1 }, (_, played) => {
      const place = placeAfter(played, game.definition);
      return place === null ? null : `${place.stage} ${place.round}.${place.turn}/${place.of}`;
    });
    expect(places).toEqual([
      "warmUp 0.0/1",
      "round 0.0/3",
      "round 0.1/3",
      "round 0.2/3",
      "round 1.0/3",
      "round 1.1/3",
      "round 1.2/3",
      "boss 0.0/1",
      null,
    ]);
  });

  it("warms up with the easier level that the chosen one names, and ends with the boss", () => {
    const levels = play(sitting(1), () => 1).map((turn) => turn.level.id);
    expect(levels).toEqual(["easy", "hard", "hard", "hard", "hard", "hard", "hard", "boss"]);
  });

  it("ends with the first easier boss that reaches as far as its level", () => {
    const easier = (id: string, upTo: string) => ({ ...game.definition.boss, id, upTo });
    const bossAt = (level: number, ...easierBosses: ReturnType<typeof easier>[]) =>
      play({ ...sitting(level), definition: { ...game.definition, easierBosses } }, () => 1).at(-1)?.level.id;
    expect(bossAt(0, easier("small", "easy"))).toBe("small");
    expect(bossAt(1, easier("small", "easy"))).toBe("boss");
    expect(bossAt(1, easier("small", "easy"), easier("middle", "hard"))).toBe("middle");
    expect(bossAt(0, easier("middle", "hard"))).toBe("middle");
  });

  it("stays at its level where it names no easier one", () => {
    const levels = play(sitting(0), () => 0.2).map((turn) => turn.level.id);
    expect(levels).toEqual(["easy", "easy", "easy", "easy", "easy", "easy", "easy", "boss"]);
  });

  it("asks no item twice while all go well", () => {
    const ids = play(sitting(1), () => 1).map((turn) => turn.item.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("brings a missed item back once, in the last round, after its first turn", () => {
    const turns = play(sitting(1), (turn) => (turn === 2 ? 0 : 1));
    const missed = turns[2]?.item.id;
    expect(turns.map((turn) => turn.item.id === missed)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it("goes to the easier level after two misses in a row, and up again after", () => {
    const levels = play(sitting(1), (turn) => (turn === 1 || turn === 2 ? 0.2 : 1)).map(
      (turn) => turn.level.id,
    );
    expect(levels.slice(0, 5)).toEqual(["easy", "hard", "hard", "easy", "hard"]);
  });

  it("is the same again for the same seed and past, and another for another seed", () => {
    const ids = (seed: number) => play(sitting(1, seed), () => 1).map((turn) => turn.item.id);
    expect(ids(3)).toEqual(ids(3));
    expect(ids(3)).not.toEqual(ids(4));
  });

  it("shares a round's seed among its turns and with no other round", () => {
    const seeds = play(sitting(1), () => 1).map((turn) => turn.roundSeed);
    expect(seeds[1]).toBe(seeds[3]);
    expect(seeds[4]).toBe(seeds[6]);
    expect(new Set(seeds).size).toBe(4);
  });

  it("where a level has too few items, asks those again that were asked longest ago", () => {
    const small = { ...quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 }, 2), level: 1, seed: 3 };
    const [, a, b, ...later] = play(small, () => 1).map((turn) => turn.item.id);
    expect(later.slice(0, -1)).toEqual([a, b, a, b]);
  });
});
