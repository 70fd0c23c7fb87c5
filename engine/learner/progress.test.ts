import { describe, expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { usualSettings } from "../settings/index.ts";
import {
  NO_PROGRESS,
  parseProgress,
  sittingToResume,
  suggestedLevel,
  withFinished,
  withoutSitting,
  withVerdict,
} from "./progress.ts";

const game = quizGame();
const { definition } = game;
const sitting = { level: "easy", seed: 9 };
const item = { id: "easy-1", question: "?" };
/** The item as the game has it today. */
const itemNow = definition.levels[0]?.items?.find(({ id }) => id === "easy-1");
const verdict = {
  item: "easy-1",
  level: "easy",
  skill: "doubling",
  credit: 0.5,
  tries: 1,
  hints: 0,
  seconds: 2,
};

describe("progress", () => {
  it("survives being written and read", () => {
    const progress = withVerdict(NO_PROGRESS, definition, sitting, item, verdict);
    expect(parseProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  it("lets a broken-off sitting be gone on with, and forgets it when it is over or left", () => {
    const progress = withVerdict(NO_PROGRESS, definition, sitting, item, verdict);
    expect(sittingToResume(progress, game)).toEqual({
      level: 0,
      seed: 9,
      past: [{ item: itemNow, level: "easy", credit: 0.5 }],
    });
    expect(sittingToResume(withoutSitting(progress, definition), game)).toBeNull();
    expect(sittingToResume(withFinished(progress, definition, "easy"), game)).toBeNull();
  });

  it("begins another sitting's record anew", () => {
    const first = withVerdict(NO_PROGRESS, definition, sitting, item, verdict);
    const second = withVerdict(first, definition, { level: "easy", seed: 10 }, item, verdict);
    expect(sittingToResume(second, game)?.past).toHaveLength(1);
  });

  it("keeps the best mean credit of a level, and suggests the first that was not finished well", () => {
    const well = withVerdict(NO_PROGRESS, definition, sitting, item, { ...verdict, credit: 0.8 });
    const finished = withFinished(well, definition, "easy");
    expect(suggestedLevel(NO_PROGRESS, definition)).toBe(0);
    expect(suggestedLevel(finished, definition)).toBe(1);
    const worse = withFinished(withVerdict(finished, definition, sitting, item, verdict), definition, "easy");
    expect(worse.games["quiz"]?.finished).toEqual({ easy: 0.8 });
  });

  it("does not go on with a sitting whose level is no longer there", () => {
    const gone = { ...sitting, level: "gone" };
    expect(sittingToResume(withVerdict(NO_PROGRESS, definition, gone, item, verdict), game)).toBeNull();
  });

  it("does not go on with a sitting whose items are gone or no longer fit", () => {
    const gone = withVerdict(NO_PROGRESS, definition, sitting, { id: "easy-999" }, verdict);
    expect(sittingToResume(gone, game)).toBeNull();
  });

  it("reads what it can of a save that is broken, old or not a save", () => {
    expect(parseProgress(undefined)).toEqual(NO_PROGRESS);
    expect(parseProgress("nonsense")).toEqual(NO_PROGRESS);
    expect(
      parseProgress({
        settings: { rate: 99, mono: true, unknown: 1 },
        games: { broken: 7, quiz: { finished: { easy: 2 }, sitting: "?" } },
      }),
    ).toEqual({
      schema: 1,
      settings: { ...usualSettings, mono: true },
      games: { quiz: { finished: {}, sitting: null } },
    });
  });
});
