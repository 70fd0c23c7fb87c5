import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { KEPT_PER_SKILL, type VerdictLog } from "./progress.ts";
import { aPlay, aVerdict, someLog } from "../../tests/fakes/verdicts.ts";
import { mergeVerdicts, MOST_PER_REQUEST, parseVerdictLog, sentVerdictsSchema } from "./read-verdicts.ts";

const nothing: VerdictLog = { forgotten: 0, verdicts: [], plays: [] };

describe("logs of verdicts", () => {
  it("come to the same in whatever order they are merged, and however often", () => {
    fc.assert(
      fc.property(someLog, someLog, someLog, (a, b, c) => {
        const merged = mergeVerdicts(mergeVerdicts(a, b), c);
        expect(mergeVerdicts(b, a)).toEqual(mergeVerdicts(a, b));
        expect(mergeVerdicts(a, mergeVerdicts(b, c))).toEqual(merged);
        expect(mergeVerdicts(merged, b)).toEqual(merged);
      }),
    );
  });

  it("lose nothing of two devices that were used offline, in whatever order their turns are sent", () => {
    const turns = (device: string) =>
      Array.from({ length: 30 }, (_, turn) =>
        aVerdict({ id: `mp2x3k4z-${device}-${(turn + 1).toString(36)}`, order: turn + 1 }),
      );
    const all = [...turns("a"), ...turns("b")];
    const wanted = mergeVerdicts({ forgotten: 0, verdicts: all, plays: [] }, nothing);
    expect(wanted.verdicts).toHaveLength(60);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        const sent = shuffled.map((verdict) => ({ forgotten: 0, verdicts: [verdict], plays: [] }));
        expect(sent.reduce((log, more) => mergeVerdicts(log, more), nothing)).toEqual(wanted);
      }),
    );
  });

  it("of a million entries are read to their end, and no more of them than anybody can have", () => {
    const last = aVerdict({ id: "a-b-last", order: 1_000_000 });
    const verdicts: unknown[] = Array.from({ length: 1_000_000 }, () => "nonsense");
    verdicts[0] = aVerdict();
    verdicts[999_999] = last;
    expect(parseVerdictLog({ forgotten: 0, verdicts, plays: verdicts })).toEqual({
      forgotten: 0,
      verdicts: [last],
      plays: [],
    });
  });

  it("keep of a sitting what is known last, whatever the clocks say", () => {
    const begun = aPlay({ turns: 3, credit: 3, finished: false, at: 8e15 });
    const over = aPlay({ turns: 12, at: 0 });
    const [a, b] = [begun, over].map((play) => ({ ...nothing, plays: [play] }));
    expect(mergeVerdicts(a ?? nothing, b ?? nothing).plays).toEqual([over]);
    expect(mergeVerdicts(b ?? nothing, a ?? nothing).plays).toEqual([over]);
  });

  it("keep the latest of each skill by their order, whatever the clocks say", () => {
    const verdicts = Array.from({ length: KEPT_PER_SKILL + 10 }, (_, turn) =>
      aVerdict({ id: `0-0-${turn.toString(36)}`, order: turn + 1, at: 8.64e15 - turn }),
    );
    const other = aVerdict({ id: "0-1-1", order: 1, skill: "within-10" });
    const kept = mergeVerdicts(
      { forgotten: 0, verdicts, plays: [] },
      { forgotten: 0, verdicts: [other], plays: [] },
    );
    expect(kept.verdicts).toEqual([other, ...verdicts.slice(10)]);
  });

  it("stay forgotten, though another device still has what was", () => {
    const old = { forgotten: 0, verdicts: [aVerdict()], plays: [] };
    const fresh = { forgotten: 1, verdicts: [aVerdict({ id: "mp2x3k4z-9-1" })], plays: [] };
    expect(mergeVerdicts(old, fresh)).toEqual(fresh);
    expect(mergeVerdicts(fresh, old)).toEqual(fresh);
  });

  it("are read from a save without what cannot be understood, and from a request not at all", () => {
    const log = {
      forgotten: 0,
      verdicts: [aVerdict({ id: "1-1-1" }), { id: "2" }, "?", aVerdict()],
      plays: [],
    };
    expect(parseVerdictLog(log).verdicts).toEqual([aVerdict({ id: "1-1-1" }), aVerdict()]);
    expect(parseVerdictLog("?")).toEqual(nothing);
    expect(sentVerdictsSchema.safeParse(log).success).toBe(false);
    expect(sentVerdictsSchema.parse({ forgotten: 0, verdicts: [aVerdict()], plays: [] }).verdicts).toEqual([
      aVerdict(),
    ]);
  });

  it.each([
    ["a position instead of an id", { item: 3 }],
    ["a name that is as long as a book", { item: "x".repeat(201) }],
    ["more than all the credit", { credit: 1.01 }],
    ["no number", { seconds: Number.NaN }],
    ["a time after the last", { at: 9e15 }],
    ["an order after which none can come", { order: Number.MAX_SAFE_INTEGER }],
    ["an id that no device makes", { id: "<script>" }],
  ])("are refused with %s", (_, wrong) => {
    const verdicts = [{ ...aVerdict(), ...wrong }];
    expect(sentVerdictsSchema.safeParse({ forgotten: 0, verdicts, plays: [] }).success).toBe(false);
  });

  it("are refused where there are more than a request may have", () => {
    const verdicts = Array.from({ length: MOST_PER_REQUEST + 1 }, () => aVerdict());
    expect(sentVerdictsSchema.safeParse({ forgotten: 0, verdicts, plays: [] }).success).toBe(false);
  });
});
