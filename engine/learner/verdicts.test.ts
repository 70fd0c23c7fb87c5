import { describe, expect, it } from "vitest";
import { aVerdict } from "../../tests/fakes/verdicts.ts";
import { parseProgress } from "../save/index.ts";
import { NO_PROGRESS, NO_VERDICTS } from "../save/progress.ts";
import { mergeSaves } from "./merge-saves.ts";
import { forgetAll, withVerdict } from "./verdicts.ts";

const verdict = {
  item: "7+5",
  level: "make-ten",
  skill: "make-ten",
  credit: 0.5,
  tries: 2,
  hints: 1,
  chance: 0.25,
  seconds: 6,
};
const turn = { game: "addition", purpose: "turn", difficulty: -0.4 } as const;
const opened = { openedAt: 1_795_471_620_000, seed: 77 };

describe("the log of verdicts", () => {
  it("counts on from the highest order that it has, and survives being written and read", () => {
    const known = { ...NO_VERDICTS, verdicts: [aVerdict({ order: 41 })] };
    const log = withVerdict(known, verdict, turn, opened, opened.openedAt + 5000);
    expect(log.verdicts[1]).toEqual(
      aVerdict({
        id: "mwttg0io-25-16",
        order: 42,
        at: opened.openedAt + 5000,
        credit: 0.5,
        tries: 2,
        help: 1,
        seconds: 6,
      }),
    );
    const progress = { ...NO_PROGRESS, log };
    expect(parseProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
  });

  it("is forgotten by one call, with all that was played, and settings stay", () => {
    const settings = { ...NO_PROGRESS.settings, mono: true };
    const played = { ...NO_PROGRESS, settings, log: { forgotten: 2, verdicts: [aVerdict()], plays: [] } };
    expect(forgetAll(played)).toEqual({
      ...NO_PROGRESS,
      settings,
      log: { forgotten: 3, verdicts: [], plays: [] },
    });
  });

  it("keeps what another window has logged meanwhile, and nothing that it has forgotten", () => {
    const logged = (...ids: readonly string[]) => ({
      ...NO_PROGRESS,
      log: { forgotten: 0, verdicts: ids.map((id, place) => aVerdict({ id, order: place + 1 })), plays: [] },
    });
    const merged = (there: unknown, here: typeof NO_PROGRESS) =>
      parseProgress(mergeSaves({ type: "found", progress: there }, here, { slug: "addition" }, false)).log;
    const [theirs, ours] = [logged("1-1-1", "1-1-2"), logged("1-1-1", "2-2-2")];
    expect(merged(theirs, ours).verdicts.map(({ id }) => id)).toEqual(["1-1-1", "1-1-2", "2-2-2"]);
    expect(merged(forgetAll(theirs), ours).verdicts).toEqual([]);
    expect(merged({ settings: {}, games: {} }, ours)).toEqual(ours.log);
  });

  it("is empty in what released versions have kept", () => {
    const released = { schema: 1, settings: {}, games: { addition: { finished: { "make-ten": 0.75 } } } };
    const { log, games, schema } = parseProgress(released);
    expect({ log, schema }).toEqual({ log: NO_VERDICTS, schema: 2 });
    expect(games["addition"]?.finished).toEqual({ "make-ten": 0.75 });
  });
});
