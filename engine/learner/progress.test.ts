import { describe, expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { NOTHING_HEARD } from "../lines/family.ts";
import { parseProgress } from "../save/index.ts";
import { NO_PROGRESS, NO_VERDICTS } from "../save/progress.ts";
import { usualSettings } from "../settings/index.ts";
import type { SittingData } from "../sitting/log.ts";
import {
  bestsAt,
  sittingToResume,
  suggestedLevel,
  withFinished,
  withoutSitting,
  withSitting,
} from "./progress.ts";

const tally = { counts: "right", best: "most", now: "{count}", end: "{count}", record: "{count}" } as const;
const game = quizGame(undefined, undefined, { tallies: { right: tally } });
const { definition } = game;
const [easy] = definition.levels;
if (easy === undefined) throw new Error("the quiz has no levels");
easy.tallies = ["right"];
/** The item as the game has it today. */
const item = easy.items?.find(({ id }) => id === "easy-1") ?? { id: "easy-1" };

function sitting(changes: Partial<SittingData> = {}, credit = 0.5): SittingData {
  return {
    level: 0,
    seed: 9,
    length: "full",
    keepsakes: [],
    wasFinished: false,
    log: [
      { type: "told", act: "hook" },
      { type: "opened", act: "warm-up" },
      { type: "turn", act: "warm-up", item, set: "easy", credit },
    ],
    standing: { stakes: {}, counts: { turns: 1, right: 1 }, worlds: {}, told: [] },
    ...changes,
  };
}

describe("progress", () => {
  it("survives being written and read", () => {
    const progress = withSitting(NO_PROGRESS, definition, sitting());
    expect(parseProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  it("lets a broken-off sitting be gone on with, and forgets it when it is over or left", () => {
    const progress = withSitting(NO_PROGRESS, definition, sitting());
    expect(sittingToResume(progress, game)).toEqual(sitting());
    expect(sittingToResume(withoutSitting(progress, definition), game)).toBeNull();
    expect(sittingToResume(withFinished(progress, definition, sitting()), game)).toBeNull();
  });

  it("tells whoever comes back what moves cost before they are paid again", () => {
    const told = ["price think coins 1", "pursuer gull"];
    const kept = sitting({ standing: { stakes: {}, counts: {}, worlds: {}, told } });
    const resumed = sittingToResume(withSitting(NO_PROGRESS, definition, kept), game);
    expect(resumed?.standing.told).toEqual(["pursuer gull"]);
  });

  it("goes on with a sitting that the first released version has kept", () => {
    const past = ["easy-1", "easy-2", "easy-3"].map((id) => ({ item: { id }, level: "easy", credit: 1 }));
    const released = {
      settings: {},
      games: { quiz: { finished: {}, sitting: { level: "easy", seed: 9, past } } },
    };
    const resumed = sittingToResume(parseProgress(released), game);
    expect(resumed?.log.map(({ type, act }) => `${type} ${act}`)).toEqual([
      "told hook",
      "opened warm-up",
      "turn warm-up",
      "told round-1-opens",
      "opened round-1",
      "turn round-1",
      "turn round-1",
    ]);
    expect(resumed?.standing.counts).toEqual({ turns: 3, right: 3, first: 3 });
  });

  it("keeps the best mean credit and the best tallies of a level, and suggests the first not finished well", () => {
    const finished = withFinished(NO_PROGRESS, definition, sitting({}, 0.8));
    expect(suggestedLevel(NO_PROGRESS, definition)).toBe(0);
    expect(suggestedLevel(finished, definition)).toBe(1);
    const counts = { turns: 1, right: 4 };
    const other = sitting({ standing: { stakes: {}, counts, worlds: {}, told: [] } }, 0.2);
    const worse = withFinished(finished, definition, other);
    expect(worse.games["quiz"]?.finished).toEqual({ easy: 0.8 });
    expect(bestsAt(worse, definition, 0)).toEqual({ right: 4 });
  });

  it("does not go on with a sitting whose level, acts or items are no longer there", () => {
    const kept = withSitting(NO_PROGRESS, definition, sitting());
    const changed = (from: string, to: string) =>
      sittingToResume(parseProgress(JSON.parse(JSON.stringify(kept).replaceAll(from, to))), game);
    expect(changed("no such text", "")).not.toBeNull();
    expect(changed('"level":"easy"', '"level":"gone"')).toBeNull();
    expect(changed('"act":"warm-up"', '"act":"gone"')).toBeNull();
    expect(changed('"id":"easy-1"', '"id":"easy-999"')).toBeNull();
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
      schema: 2,
      settings: { ...usualSettings, mono: true },
      games: { quiz: { finished: {}, bests: {}, keepsakes: [], heard: NOTHING_HEARD, sitting: null } },
      log: NO_VERDICTS,
    });
  });
});
