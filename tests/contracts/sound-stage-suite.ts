/** What every sound stage promises, as somebody with two ears would notice. */
import { describe, expect, test } from "vitest";
import type { Mix, StageBed, StageSound } from "../../engine/ports/sound-stage.ts";
import type { Hearing } from "../sound/hearing.ts";
import { FULL_MIX, type Deed } from "../sound/performance.ts";

/** Lets a new stage do the deeds, which are in the order of time, and tells what is heard for so many seconds. */
export type Listen = (seconds: number, deeds: readonly Deed[]) => Promise<Hearing>;

function play(at: number, sound: Partial<StageSound> = {}): Deed {
  return { at, type: "play", sound: { sound: "rail", side: 0, level: 1, pitch: 0, ...sound } };
}

function bed(at: number, layer: Partial<StageBed> = {}): Deed {
  return { at, type: "bed", bed: { layer: "place", bed: "freezer", level: 1, side: 0, ...layer } };
}

function mix(at: number, change: Partial<Mix>): Deed {
  return { at, type: "mix", mix: { ...FULL_MIX, ...change } };
}

export function describeSoundStage(which: string, listen: Listen): void {
  /** How strong it is at each of the times, both ears together. */
  const strengths = async (times: readonly number[], deeds: readonly Deed[]): Promise<number[]> => {
    const hearing = await listen(Math.max(...times) + 0.1, deeds);
    return times.map((time) => {
      const { left, right } = hearing(time);
      return Math.hypot(left, right);
    });
  };
  const compared = (strength: number | undefined, to: number | undefined): number =>
    (strength ?? 0) / (to ?? 0);

  describe(`the sound stage ${which}`, () => {
    test("is silent until it is told to sound", async () => {
      expect(await strengths([0, 0.5], [play(0.2), play(0.2)])).toEqual([0, expect.toSatisfy(isAudible)]);
    });

    test("places a sound between the ears", async () => {
      const hearing = await listen(3.5, [
        play(0, { side: -1 }),
        play(1, { side: 0.5 }),
        play(2),
        play(3, { side: 1 }),
      ]);
      const [left, halfRight, centre, right] = [0.1, 1.1, 2.1, 3.1].map((time) => hearing(time));
      expect(left).toEqual({ left: expect.toSatisfy(isAudible), right: expect.closeTo(0, 5) });
      expect(right).toEqual({ left: expect.closeTo(0, 5), right: expect.toSatisfy(isAudible) });
      expect(compared(centre?.left, centre?.right)).toBeCloseTo(1, 3);
      expect(compared(halfRight?.right, halfRight?.left)).toBeGreaterThan(2);
      // By equal power: no side is louder than another, but for what one press differs from the next (1 dB).
      const powers = [left, halfRight, centre, right].map((ears) =>
        Math.hypot(ears?.left ?? 0, ears?.right ?? 0),
      );
      for (const power of powers)
        expect(Math.abs(20 * Math.log10(compared(power, powers[0])))).toBeLessThan(1);
    });

    test("plays a sound softer by its level", async () => {
      const [full, half, none] = await strengths(
        [0.1, 1.1, 2.1],
        [play(0), play(1, { level: 0.5 }), play(2, { level: 0 })],
      );
      expect(compared(half, full)).toBeCloseTo(0.5, 1);
      expect(none).toBe(0);
    });

    test("plays sounds at the same time", async () => {
      const hearing = await listen(0.5, [play(0, { side: -1 }), play(0.1, { side: 1 })]);
      expect(hearing(0.2)).toEqual({ left: expect.toSatisfy(isAudible), right: expect.toSatisfy(isAudible) });
    });

    test("begins a sound as long after the call as it is told", async () => {
      const times = [0.9, 1.1, 1.9, 2.1];
      expect(await strengths(times, [play(0, { after: 1 }), play(0, { after: 2 })])).toEqual([
        0,
        expect.toSatisfy(isAudible),
        0,
        expect.toSatisfy(isAudible),
      ]);
    });

    test("stops a group, what sounds of it and what is still to sound, and nothing else", async () => {
      const hearing = await listen(3, [
        play(0.4, { group: "drums", side: -1 }),
        play(0.4, { group: "drums", side: -1, after: 1 }),
        play(0.4, { group: "other", side: 1 }),
        play(0.4, { side: 1, after: 1 }),
        { at: 0.6, type: "stop", group: "drums" },
        { at: 0.6, type: "stop", group: "never begun" },
        play(2.8, { group: "drums", side: -1 }),
      ]);
      expect([0.5, 0.7, 1.5, 2.9].map(hearing)).toEqual([
        { left: expect.toSatisfy(isAudible), right: expect.toSatisfy(isAudible) },
        { left: expect.closeTo(0, 5), right: expect.toSatisfy(isAudible) },
        { left: expect.closeTo(0, 5), right: expect.toSatisfy(isAudible) },
        { left: expect.toSatisfy(isAudible), right: expect.closeTo(0, 5) },
      ]);
    });

    test("keeps a bed until it is ended, and fades it out", async () => {
      const [before, during, later, after] = await strengths(
        [0.1, 1, 9.5, 11],
        [bed(0.2), bed(10, { bed: null })],
      );
      expect([before, after]).toEqual([0, 0]);
      expect(compared(later, during)).toBeCloseTo(1, 0);
    });

    test("moves a bed that sounds, and does not start it again", async () => {
      const hearing = await listen(3, [bed(0, { side: -1 }), bed(1, { side: 1, level: 0.5 })]);
      // A bed is not equally loud at all times: it is held against one that was left alone.
      const unmoved = (await listen(3, [bed(0, { side: -1 })]))(2);
      const [before, after] = [hearing(0.8), hearing(2)];
      expect(before).toEqual({ left: expect.toSatisfy(isAudible), right: expect.closeTo(0, 5) });
      expect(after).toEqual({ left: expect.closeTo(0, 5), right: expect.toSatisfy(isAudible) });
      expect(compared(after.right, unmoved.left)).toBeCloseTo(0.5, 1);
    });

    test("keeps a bed that changes its rate, its pitch and its force", async () => {
      const [before, changed, later] = await strengths(
        [0.8, 1.6, 3],
        [bed(0, { bed: "train" }), bed(1, { bed: "train", rate: 1.5, pitch: 2, force: 0.7 })],
      );
      for (const strength of [before, changed, later]) expect(strength).toSatisfy(isAudible);
    });

    test("lets layers sound together and end alone", async () => {
      const hearing = await listen(4, [
        bed(0, { layer: "left", side: -1 }),
        bed(0, { layer: "right", side: 1 }),
        bed(2, { layer: "left", bed: null }),
      ]);
      expect(hearing(1)).toEqual({ left: expect.toSatisfy(isAudible), right: expect.toSatisfy(isAudible) });
      expect(hearing(3)).toEqual({ left: expect.closeTo(0, 5), right: expect.toSatisfy(isAudible) });
    });

    test("replaces the bed of a layer", async () => {
      const hearing = await listen(4, [bed(0, { side: -1 }), bed(2, { bed: "warmth", side: 1 })]);
      expect(hearing(3)).toEqual({ left: expect.closeTo(0, 5), right: expect.toSatisfy(isAudible) });
    });

    test("lowers effects and music while it is ducked, and no further than audible", async () => {
      const deeds: Deed[] = [
        { at: 1, type: "duck", ducked: true },
        { at: 2, type: "duck", ducked: false },
      ];
      for (const place of ["freezer", "warmth"] as const) {
        const [before, during, after] = await strengths([0.8, 1.7, 2.8], [bed(0, { bed: place }), ...deeds]);
        expect(compared(during, before)).toBeGreaterThan(0.15);
        expect(compared(during, before)).toBeLessThan(0.5);
        expect(compared(after, before)).toBeGreaterThan(0.8);
      }
    });

    test("has a volume for what tells something, one for places and one for music", async () => {
      const silent = { effects: 0, decoration: 0, music: 0 };
      const kinds = [
        [play(1), "effects"],
        [bed(0, { signal: true }), "effects"],
        [bed(0), "decoration"],
        [bed(0, { bed: "warmth" }), "music"],
      ] as const;
      for (const [deed, volume] of kinds) {
        const [alone, without] = await Promise.all(
          [{ ...silent, [volume]: 1 }, { [volume]: 0 }].map((change) =>
            strengths([1.2], [mix(0, change), deed]),
          ),
        );
        expect(alone).toEqual([expect.toSatisfy(isAudible)]);
        expect(without).toEqual([expect.closeTo(0, 5)]);
      }
    });

    test("is less loud at night", async () => {
      const [day, night] = await strengths([0.1, 1.1], [play(0), mix(0.9, { night: true }), play(1)]);
      expect(compared(night, day)).toBeLessThan(0.35);
      expect(night).toSatisfy(isAudible);
    });

    test("plays what is a little to one side further out through loudspeakers", async () => {
      const hearing = await listen(2, [
        play(0, { side: 0.3 }),
        mix(0.9, { ears: "speakers" }),
        play(1, { side: 0.3 }),
      ]);
      const [headphones, speakers] = [hearing(0.1), hearing(1.1)].map(({ left, right }) =>
        compared(right, left),
      );
      expect(headphones).toBeGreaterThan(1.3);
      expect(compared(speakers, headphones)).toBeGreaterThan(1.3);
    });

    test("gives both ears the same in mono, wherever a sound is", async () => {
      const deeds = [
        mix(0, { mono: true }),
        play(0.5, { side: -1 }),
        play(1, { side: 1 }),
        bed(2, { side: -1 }),
      ];
      const hearing = await listen(3.5, deeds);
      for (const time of [0.6, 1.1, 3]) {
        const { left, right } = hearing(time);
        expect(left).toSatisfy(isAudible);
        expect(left).toBeCloseTo(right, 6);
      }
    });

    test("is silent 10 ms after it is silenced, and sounds again when told", async () => {
      const [before, silent, still, again] = await strengths(
        [0.9, 1.01, 2, 3.1],
        [bed(0), play(0.8), { at: 1, type: "silence" }, play(3)],
      );
      expect([silent, still]).toEqual([0, 0]);
      expect([before, again]).toEqual([expect.toSatisfy(isAudible), expect.toSatisfy(isAudible)]);
    });

    test("takes nonsense for the nearest sense", async () => {
      const nonsense = await strengths(
        [0.1, 1.1, 2.1],
        [
          play(0, { side: -7, level: 3 }),
          play(1, { side: NaN, level: NaN, pitch: NaN, after: -1, rate: NaN, force: NaN, seed: NaN }),
          play(2),
          bed(0, { layer: "never begun", bed: null }),
        ],
      );
      for (const strength of nonsense) expect(compared(strength, nonsense[2])).toBeCloseTo(1, 1);
    });
  });
}

function isAudible(strength: number): boolean {
  return strength > 0.001;
}
