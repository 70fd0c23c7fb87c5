/** Verdicts for tests, as several devices might have logged them. */
import fc from "fast-check";
import type { KeptPlay, KeptVerdict, VerdictLog } from "../../engine/learner/index.ts";

export function aVerdict(changes: Partial<KeptVerdict> = {}): KeptVerdict {
  return {
    id: "mp2x3k4z-5-1",
    order: 1,
    at: 1_795_471_620_000,
    game: "addition",
    level: "make-ten",
    item: "7+5",
    skill: "make-ten",
    purpose: "turn",
    difficulty: -0.4,
    chance: 0.25,
    credit: 1,
    tries: 1,
    help: 0,
    seconds: 4.2,
    ...changes,
  };
}

/** What one device has logged at an order is the same, however often it is sent. */
const someVerdict = fc
  .record({ device: fc.integer({ min: 0, max: 3 }), order: fc.integer({ min: 1, max: 400 }) })
  .map(({ device, order }) =>
    aVerdict({
      id: `mp2x3k4z-${device}-${order.toString(36)}`,
      order,
      skill: ["make-ten", "within-10"][(order + device) % 2] ?? "",
      item: `${order % 9}+${device}`,
      credit: (order % 5) / 4,
    }),
  );

/** What one device knows of a sitting after some turns of it. */
const somePlay = fc
  .record({
    device: fc.integer({ min: 0, max: 3 }),
    turns: fc.integer({ min: 1, max: 9 }),
    finished: fc.boolean(),
  })
  .map(({ device, turns, finished }) =>
    aPlay({ id: device.toString(36), at: turns, turns, credit: turns, finished }),
  );

export function aPlay(changes: Partial<KeptPlay> = {}): KeptPlay {
  return {
    id: "a1",
    game: "addition",
    level: "make-ten",
    at: 1_795_471_620_000,
    turns: 12,
    seconds: 240,
    credit: 10.5,
    finished: true,
    ...changes,
  };
}

export const someLog: fc.Arbitrary<VerdictLog> = fc.record({
  forgotten: fc.constantFrom(0, 0, 0, 1),
  verdicts: fc.array(someVerdict, { maxLength: 300, size: "max" }),
  plays: fc.array(somePlay, { maxLength: 20 }),
});
