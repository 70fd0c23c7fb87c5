/** Devices that begin kinder or harder: within what their game allows, and heard as they are. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import { withActBegun, withHappened } from "./at-work.ts";
import { simulateSitting } from "./simulate.ts";
import { beginStanding } from "./standing.ts";
import { masher } from "./tempers.ts";
import { levelAt } from "./next-act.ts";
import { easeInWords } from "../devices/ease-in-words.ts";
import { easedBy } from "../devices/eases.ts";
import { easedDevice, withEase, type DeviceData } from "../devices/index.ts";

const coins: DeviceData = {
  type: "purse",
  unit: { one: "coin", many: "coins" },
  start: 2,
  earns: { right: 2 },
  eases: { easier: 1, harder: 2 },
};
const PLACES = ["is here", "is near", "is at hand", "is coming", "is on the roof", "is on the hill"];
const gull: DeviceData = {
  type: "pursuer",
  name: "The gull",
  step: { sound: "duck", caption: "flap" },
  away: 5,
  back: 4,
  eases: { easier: 4, harder: 2 },
  nears: { moves: 1, wrong: 1 },
  flees: { right: 4 },
  how: "A gull is after your coins.",
  takes: { coins: 2 },
  came: ["The gull snatches what it can."],
  words: { places: PLACES.map((text, from) => ({ from, text })) },
};
const game = quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 }, 20, { devices: { coins, gull } });
const { definition } = game;
const eases = fc.integer({ min: -2, max: 2 });

describe("a device that is eased", () => {
  it("gives a share of what its game states, and nothing where that states nothing", () => {
    expect([-2, -1, 0, 1, 2].map((ease) => easedBy({ easier: 3, harder: 1 }, ease))).toEqual([
      -1, -1, 0, 2, 3,
    ]);
    expect([-2, -1, 1, 2].map((ease) => easedBy({ easier: 2 }, ease))).toEqual([0, 0, 1, 2]);
    expect([-2, 2].map((ease) => easedBy(undefined, ease))).toEqual([0, 0]);
    expect(easedBy({ easier: 4 }, 9)).toBe(4);
    expect(easedDevice(gull, 2)).toEqual({ ...gull, away: 9, back: 8 });
    expect(easedDevice(gull, -1)).toEqual({ ...gull, away: 4, back: 3 });
    expect(easedDevice(coins, 2)).toEqual({ ...coins, start: 3 });
    expect(withEase(definition, 0)).toBe(definition);
    const plain = { ...gull, eases: undefined };
    expect(easedDevice(plain, 2)).toEqual(plain);
  });

  it("is told to grown-ups in words that agree", () => {
    expect([2, 1, -1].map((ease) => easeInWords(gull, ease))).toEqual([
      "The gull begins 4 steps farther off",
      "The gull begins 2 steps farther off",
      "The gull begins 1 step nearer",
    ]);
    expect(easeInWords(coins, 2)).toBe("the player begins with 1 coin more");
    expect(easeInWords({ ...coins, eases: undefined }, 2)).toBeNull();
  });

  it("stays within its own bounds, and is heard where it is", () => {
    const happened = fc.array(fc.constantFrom("moves", "wrong", "right"), { maxLength: 30 });
    fc.assert(
      fc.property(eases, happened, (ease, names) => {
        const eased = withEase(definition, ease);
        const scene = { definition: eased, level: 0, seed: 1, act: null };
        const most = 5 + easedBy(gull.eases, ease);
        const begun = withActBegun(scene, beginStanding(eased, levelAt(eased, 0)));
        let { standing } = begun;
        expect(standing.stakes).toEqual({ coins: 2 + easedBy(coins.eases, ease), gull: most });
        expect(captionsOf(begun.cues)).toEqual([`flap: The gull ${placeAt(most)}`]);
        for (const name of names) {
          const after = withHappened(scene, standing, { [name]: 1 });
          const before = standing.stakes["gull"] ?? 0;
          ({ standing } = after);
          const at = standing.stakes["gull"] ?? 0;
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(most);
          // Who has arrived is heard here, and stands afterwards where it goes back to.
          const came = before === 1 && name !== "right";
          if (at === before && !came) expect(captionsOf(after.cues)).toEqual([]);
          else expect(captionsOf(after.cues)[0]).toContain(`The gull ${placeAt(came ? 0 : at)}`);
          if (came) expect(at).toBe(most - 1);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("plays a whole sitting so, whatever is pressed", () => {
    fc.assert(
      fc.property(eases, fc.integer({ min: 0, max: 2 ** 31 }), (ease, seed) => {
        const most = 5 + easedBy(gull.eases, ease);
        const stood: number[] = [];
        simulateSitting({
          game,
          level: 0,
          seed,
          length: "full",
          temper: masher,
          ease,
          observer: { stood: ({ stakes }) => stood.push(stakes["gull"] ?? -1) },
        });
        expect(stood[0]).toBe(most);
        expect(Math.min(...stood)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...stood)).toBe(most);
      }),
      { numRuns: 20 },
    );
  });
});

function captionsOf(cues: ReturnType<typeof withHappened>["cues"]): string[] {
  return cues.flatMap((cue) => (cue.type === "pattern" && cue.name === "pursuer" ? [cue.caption ?? ""] : []));
}

function placeAt(at: number): string {
  return PLACES[Math.min(at, PLACES.length - 1)] ?? "";
}
