/** What must hold of devices and prices, whatever a game states of them and whatever is pressed. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as drama from "../../tests/fakes/drama.ts";
import { gameWith, play, textsOf } from "../../tests/fakes/drama.ts";
import type { Act } from "../definition/index.ts";
import { amountOf, stakesIn, type DeviceData } from "../devices/index.ts";
import { sentences } from "../words.ts";
import { actionOf, type Temper } from "./tempers.ts";

/** One place for each step, so that a place in words says how many steps it is away. */
const PLACES = ["here", "at your heels", "on the stairs", "at the door", "on the lawn", "on the hill"];

const UNITS = [
  { one: "coin", many: "coins" },
  { one: "mouse", many: "mice" },
  { one: "loaf of bread", many: "loaves of bread" },
];

interface Stated {
  readonly unit: (typeof UNITS)[number];
  readonly start: number;
  readonly earned: number;
  readonly lost: number;
  readonly away: number;
  readonly budget: number;
  readonly think: number;
  readonly hint: number;
}

const stated: fc.Arbitrary<Stated> = fc.record({
  unit: fc.constantFrom(...UNITS),
  start: fc.integer({ min: 0, max: 5 }),
  earned: fc.integer({ min: 1, max: 3 }),
  lost: fc.integer({ min: 1, max: 2 }),
  away: fc.integer({ min: 2, max: PLACES.length - 1 }),
  budget: fc.integer({ min: 3, max: 14 }),
  think: fc.integer({ min: 1, max: 3 }),
  hint: fc.integer({ min: 1, max: 2 }),
});
const seeds = fc.nat(2 ** 31);

/** Answers, thinks for a price, asks for help and for how it stands, and does not stop where something was refused. */
const curious: Temper = ({ moves, best, chance }) => {
  const what = chance.next();
  if (what < 0.3) return best();
  if (what < 0.5) return "hint";
  if (what < 0.75) return { move: "think" };
  if (what < 0.85) return chance.pick(["standing", "repeat"] as const);
  return actionOf(chance.pick(moves), chance);
};

/** What asks how it stands, or to hear it again, is no answer to a price. */
const ASIDES = ["standing", "repeat"];

function devicesOf({ unit, start, earned, lost, away, budget }: Stated): Record<string, DeviceData> {
  return {
    coins: {
      type: "purse",
      unit,
      start,
      most: 8,
      earns: { right: earned, "bet-won": 1 },
      loses: { wrong: lost },
    },
    gull: {
      ...drama.gull,
      away,
      words: { places: PLACES.slice(0, away + 1).map((text, from) => ({ from, text })) },
    },
    fox: drama.fox,
    evening: { ...drama.evening, budget },
    band: drama.band,
    bet: { ...drama.bet, unit },
    lamp: drama.lamp,
  };
}

function allOf(game: Stated) {
  const { think, hint } = game;
  return gameWith(devicesOf(game), { prices: { think: { coins: think }, hint: { coins: hint } } });
}

/** Only what is earned by an answer and paid for moves and help: nothing else takes anything. */
function purseOf({ unit, start, earned, think, hint }: Stated) {
  const coins: DeviceData = { type: "purse", unit, start, earns: { right: earned } };
  return gameWith({ coins }, { prices: { think: { coins: think }, hint: { coins: hint } } });
}

type Steps = ReturnType<typeof play>["steps"];

/** How many coins there were before a press, and after it. */
function coinsAround(steps: Steps, index: number): readonly [before: number, after: number] {
  const at = (step: Steps[number] | undefined) => step?.standings.at(-1)?.stakes["coins"];
  const before =
    steps
      .slice(0, index)
      .map(at)
      .findLast((value) => value !== undefined) ?? 0;
  return [before, at(steps[index]) ?? before];
}

const LABELS = { think: "Think", hint: "A hint" };

/** All wordings of a sentence about a price, filled in. */
function worded(families: readonly string[], label: string, price: string, held: string): string[] {
  return families.map((text) =>
    text.replace("{Label}", label).replace("{price}", price).replace("{held}", held),
  );
}

describe("prices", () => {
  it("are paid by nobody who was not told them, and did not then ask for the same once more", () => {
    let paid = 0;
    fc.assert(
      fc.property(stated, seeds, (game, seed) => {
        const { steps } = play(purseOf(game), seed, curious);
        const presses = steps
          .map((step, index) => ({ ...step, around: coinsAround(steps, index) }))
          .filter(({ press }) => !ASIDES.includes(press));
        presses.forEach(({ press, turn, around: [before, after] }, index) => {
          if ((press !== "think" && press !== "hint") || after >= before) return;
          paid += 1;
          expect(before - after).toBe(game[press]);
          const price = amountOf(game[press], game.unit);
          const asked = after === 0 ? sentences.costsAll : [...sentences.costs, ...sentences.costsAll];
          const agreed = presses.slice(0, index).filter((told, at) => {
            const texts = worded(asked, LABELS[press], price, amountOf(told.around[0], game.unit));
            const isTold = textsOf(told.cues).some((text) => texts.includes(text));
            // Help is asked for by who is not looking at the purse: each turn tells its price anew.
            const isHere = press === "think" || told.turn === turn;
            return isTold && isHere && presses[at + 1]?.press === press;
          });
          expect(agreed, `${press} for ${price}, as press ${index}`).not.toEqual([]);
        });
      }),
      { numRuns: 60 },
    );
    expect(paid).toBeGreaterThan(10);
  });

  it("are refused with their names where there is too little, and take nothing then", () => {
    let refused = 0;
    fc.assert(
      fc.property(stated, seeds, (game, seed) => {
        const { steps } = play(purseOf(game), seed, curious);
        steps.forEach(({ press, cues }, index) => {
          const [before, after] = coinsAround(steps, index);
          if (press !== "think" || before >= game.think) return;
          refused += 1;
          expect(after).toBe(before);
          const price = amountOf(game.think, game.unit);
          const texts = worded(sentences.tooDear, "Think", price, amountOf(before, game.unit));
          expect(textsOf(cues).filter((text) => texts.includes(text))).toHaveLength(1);
        });
      }),
      { numRuns: 40 },
    );
    expect(refused).toBeGreaterThan(10);
  });
});

describe("all devices at once", () => {
  it("stay within their bounds at every moment", () => {
    fc.assert(
      fc.property(stated, seeds, (game, seed) => {
        const all = allOf(game);
        const bounds = stakesIn(all.definition);
        for (const { standings } of play(all, seed, curious).steps)
          for (const { stakes } of standings)
            for (const [id, at] of Object.entries(stakes)) {
              expect(at, `of ${id}`).toBeGreaterThanOrEqual(bounds[id]?.from ?? 0);
              expect(at, `of ${id}`).toBeLessThanOrEqual(bounds[id]?.to ?? 0);
            }
      }),
      { numRuns: 40 },
    );
  });

  it("tell at once, each with a sound of its own, when nothing is left", () => {
    const met = { coins: 0, lamp: 0, evening: 0 };
    fc.assert(
      fc.property(stated, seeds, (game, seed) => {
        const all = allOf(game);
        const ends = {
          coins: [`That was the last ${game.unit.one}.`, `No ${game.unit.many} left.`],
          lamp: ["That was the last drop.", "No drops left.", "The lamp is dark: you feel your way."],
          evening: ["Time is up."],
        };
        const sounds = { coins: "tin-clack", lamp: "tin-clack", evening: "timer-ding" };
        const ids = ["coins", "lamp", "evening"] as const;
        const was: Record<string, number> = {};
        for (const { cues, standings } of play(all, seed, curious).steps)
          for (const { stakes } of standings)
            for (const id of ids) {
              const at = stakes[id] ?? 0;
              if (at === 0 && (was[id] ?? 0) > 0) {
                met[id] += 1;
                expect(
                  textsOf(cues).some((text) => ends[id].includes(text)),
                  `${id}: told`,
                ).toBe(true);
                expect(
                  cues.some((cue) => cue.type === "sound" && cue.sound === sounds[id]),
                  `${id}: heard`,
                ).toBe(true);
              }
              was[id] = at;
            }
      }),
      { numRuns: 40 },
    );
    for (const [id, times] of Object.entries(met)) expect(times, `of ${id}`).toBeGreaterThan(5);
  });

  it("say every number with the word that agrees with it, in texts and in captions", () => {
    fc.assert(
      fc.property(stated, seeds, (game, seed) => {
        const units = [game.unit, ...["minute", "drop", "player"].map((one) => ({ one, many: `${one}s` }))];
        const many = units.map((unit) => unit.many).join("|");
        const one = units.map((unit) => unit.one).join("|");
        const wrong = new RegExp(
          `\\b(?:1|one|One) (?:${many})\\b|\\b(?:0|no|No|[2-9]|\\d\\d+) (?:${one})(?:$|[^\\w])`,
        );
        const heard = play(allOf(game), seed, curious).steps.flatMap(({ cues }) =>
          cues.flatMap((cue) => {
            if (cue.type === "say") return [cue.text];
            return cue.type === "sound" || cue.type === "pattern" ? [cue.caption ?? ""] : [];
          }),
        );
        expect(heard.filter((text) => wrong.test(text))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("let a pursuer sound as near as it is, say so, and be there", () => {
    let steps = 0;
    fc.assert(
      fc.property(stated, seeds, (game, seed) => {
        const levels = new Map<number, number>();
        for (const { cues, standings } of play(allOf(game), seed, curious).steps) {
          const heard = cues.flatMap((cue) =>
            cue.type === "pattern" && cue.name === "pursuer" ? [cue] : [],
          );
          const places = heard.map(({ caption }) =>
            PLACES.findIndex((place) => caption.endsWith(`: The gull ${place}`)),
          );
          heard.forEach(({ notes, caption }, index) => {
            steps += 1;
            const at = places[index] ?? -1;
            expect(at, `"${caption}"`).toBeGreaterThanOrEqual(0);
            const [level = 0, ...others] = [...new Set(notes.map((note) => note.level))];
            expect(others).toEqual([]);
            expect(levels.get(at) ?? level).toBe(level);
            levels.set(at, level);
          });
          const last = places.at(-1);
          const standing = standings.at(-1);
          // Who has arrived is heard here, and is gone again.
          if (last !== undefined && standing !== undefined)
            expect(standing.stakes["gull"]).toBe(last === 0 ? game.away : last);
        }
        const byNearness = [...levels].toSorted(([near], [far]) => near - far).map(([, level]) => level);
        expect(byNearness).toEqual([...new Set(byNearness)].toSorted((loud, soft) => soft - loud));
      }),
      { numRuns: 40 },
    );
    expect(steps).toBeGreaterThan(100);
  });

  it("let an ending say nothing but what the stakes are", () => {
    const ENDINGS = [
      { id: "none", if: { stakes: { coins: { to: 0 } } }, holds: (at: number) => at === 0 },
      {
        id: "some",
        if: { stakes: { coins: { from: 1, to: 3 } } },
        holds: (at: number) => at >= 1 && at <= 3,
      },
      { id: "many", if: { stakes: { coins: { from: 4 } } }, holds: (at: number) => at >= 4 },
    ];
    const told = new Set<string>();
    fc.assert(
      fc.property(stated, seeds, (game, seed) => {
        const all = allOf(game);
        for (const level of all.definition.levels)
          level.chapter.push(
            ...ENDINGS.map(({ id, if: when }): Act => ({
              id,
              type: "tell",
              as: "story",
              if: when,
              lines: [`Ending ${id}: {coinsTold}, {gull} steps, {band} here.`],
            })),
          );
        const { said, sitting } = play(all, seed, curious);
        const { coins = 0, gull, band } = sitting.standing.stakes;
        const { id } = ENDINGS.find(({ holds }) => holds(coins)) ?? { id: "" };
        expect(said.filter((text) => text.startsWith("Ending"))).toEqual([
          `Ending ${id}: ${amountOf(coins, game.unit)}, ${gull} steps, ${band} here.`,
        ]);
        told.add(id);
      }),
      { numRuns: 40 },
    );
    expect(told.size).toBeGreaterThan(1);
  });
});
