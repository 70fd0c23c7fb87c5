/** Devices and prices, played at random: what must hold whatever is pressed. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quizGame } from "../../tests/fakes/quiz.ts";
import type { LoadedGame } from "../definition/index.ts";
import type { DeviceData } from "../devices/index.ts";
import type { SpokenCue } from "../lines/word-cues.ts";
import { sentences } from "../words.ts";
import { withHappened } from "./at-work.ts";
import { simulateSitting } from "./simulate.ts";
import type { Standing } from "./standing.ts";
import { masher, solver, type Temper } from "./tempers.ts";

const coins: DeviceData = {
  type: "purse",
  unit: { one: "coin", many: "coins" },
  start: 2,
  earns: { right: 2, "bet-won": 1 },
  loses: { wrong: 1 },
};
const gull: DeviceData = {
  type: "pursuer",
  name: "The gull",
  step: { sound: "duck", caption: "flap", side: 0.6 },
  away: 5,
  nears: { moves: 1, wrong: 1 },
  flees: { right: 4 },
  how: "A gull is after your coins. Each press brings it nearer, and a right answer drives it off.",
  takes: { coins: 2 },
  came: ["The gull snatches what it can."],
  nothing: ["The gull finds nothing, and shrieks."],
};
const fox: DeviceData = {
  type: "claim",
  name: "The fox",
  lies: 0.5,
  says: "I would take {label}.",
  how: "The fox fibs now and then: a sniff before it means that it is true.",
  honest: { sound: "dog-pant", caption: "a sniff" },
  fooled: ["The fox has fooled you."],
  caught: ["You did not fall for it."],
};
const evening: DeviceData = {
  type: "clock",
  unit: { one: "minute", many: "minutes" },
  budget: 9,
  runs: { moves: 1 },
  how: "Every press takes a minute.",
};
const band: DeviceData = {
  type: "collection",
  unit: { one: "player", many: "players" },
  things: ["Tuba", "Flute", "Drum"].map((name) => ({
    id: name.toLowerCase(),
    name: `The ${name}`,
    lines: [{ sound: "tick" }],
  })),
  gains: { right: 1 },
  loses: { "gull-came": 1 },
};
const bet: DeviceData = {
  type: "wager",
  purse: "coins",
  unit: { one: "coin", many: "coins" },
  bets: [1, 3],
  asks: ["How sure are you?"],
  won: ["The bet is won."],
  lost: ["The bet is lost."],
};
const lamp: DeviceData = {
  type: "fuel",
  unit: { one: "drop", many: "drops" },
  start: 3,
  burns: { moves: 1 },
  gets: { right: 1 },
  out: ["The lamp is dark: you feel your way."],
};

function gameWith(devices: Record<string, DeviceData>, changes: object = {}): LoadedGame {
  return quizGame({ warmUps: 1, rounds: 2, turnsPerRound: 3 }, 20, {
    devices,
    prices: { think: { coins: 1 } },
    ...changes,
  });
}

interface Heard {
  readonly cues: readonly SpokenCue[];
  readonly standing: Standing;
}

/** A sitting, as pairs of what was heard and where it stood after that. */
function play(game: LoadedGame, seed: number, temper: Temper = masher) {
  const steps: Heard[] = [];
  let cues: SpokenCue[] = [];
  const { sitting, cues: all } = simulateSitting({
    game,
    level: 0,
    seed,
    length: "full",
    temper,
    observer: {
      heard: (cue) => cues.push(cue),
      pressed: () => {
        cues = [];
      },
      stood: (standing) => steps.push({ cues, standing }),
    },
  });
  return { sitting, steps, all, said: all.flatMap((cue) => (cue.type === "say" ? [cue.text] : [])) };
}

const everything = gameWith({ coins, gull, fox, evening, band, bet, lamp });
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

describe("devices at work", () => {
  it("never let anything fall below nothing, nor rise above its most", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { standing } of play(everything, seed).steps)
          for (const at of Object.values(standing.stakes)) expect(at).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });

  it("say every number with the word that agrees with it", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const wrong =
          /\b1 (?:coins|minutes|drops|players)\b|\b(?:0|[2-9]|\d\d+) (?:coin|minute|drop|player)\b/;
        expect(play(everything, seed).said.filter((text) => wrong.test(text))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it("take no price that was not told, and refuse what cannot be paid", () => {
    const thinking: Temper = ({ done, best }) => (done < 6 ? { move: "think" } : best());
    const { said, steps } = play(gameWith({ coins: { ...coins, earns: {}, loses: {} } }), 1, thinking);
    const told = said.findIndex(
      (text) => text.includes("costs 1 coin") || text.includes("Think: that costs"),
    );
    const gone = said.findIndex((text) => text.includes("last coin") || text.includes("No coins left"));
    expect(told).toBeGreaterThanOrEqual(0);
    expect(gone).toBeGreaterThan(told);
    expect(said.filter((text) => text.includes("and you have no coins")).length).toBeGreaterThan(0);
    expect(steps.at(-1)?.standing.stakes["coins"]).toBe(0);
  });

  it("tell at once, with a sound of its own, when the last one is gone", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const scene = { definition: everything.definition, level: 0, seed, act: null };
        const before = { stakes: { coins: 1, evening: 5 }, counts: {}, worlds: {}, told: [] };
        const { standing, cues } = withHappened(scene, before, { wrong: 1 });
        expect(standing.stakes["coins"]).toBe(0);
        expect(cues.some((cue) => cue.type === "sound" && cue.sound === "tin-clack")).toBe(true);
      }),
      { numRuns: 5 },
    );
  });

  it("let a pursuer sound as near as it is, and say so", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const heard = new Map<number, Set<number>>();
        for (const { cues, standing } of play(gameWith({ coins, gull }), seed).steps)
          for (const cue of cues)
            if (
              cue.type === "pattern" &&
              cue.name === "pursuer" &&
              cues.filter((one) => one === cue).length === 1
            ) {
              const level = cue.notes[0]?.level ?? 0;
              const at = standing.stakes["gull"] ?? 0;
              heard.set(at, (heard.get(at) ?? new Set()).add(level));
              expect(cue.caption).toContain("The gull ");
            }
        expect(heard.size).toBeGreaterThan(0);
      }),
      { numRuns: 10 },
    );
  });

  it("warn before a pursuer arrives, and let it find nothing where nothing is", () => {
    const scene = { definition: gameWith({ coins, gull }).definition, level: 0, seed: 1, act: null };
    const at = (stakes: Record<string, number>, counts: Record<string, number>) =>
      withHappened(scene, { stakes, counts: {}, worlds: {}, told: [] }, counts);
    const near = at({ coins: 2, gull: 3 }, { moves: 1 });
    expect(
      near.cues.some((cue) => cue.type === "family" && JSON.stringify(cue.family).includes("Watch out")),
    ).toBe(true);
    const here = at({ coins: 2, gull: 1 }, { moves: 1 });
    expect(here.standing.stakes).toEqual({ coins: 0, gull: 5 });
    expect(here.standing.counts).toMatchObject({ "gull-came": 1 });
    const broke = at({ coins: 0, gull: 1 }, { moves: 1 });
    expect(broke.standing.counts).toMatchObject({ "gull-missed": 1 });
    expect(JSON.stringify(broke.cues)).toContain("finds nothing");
  });

  it("end an act when its clock has run out, and warn before", () => {
    const waiting: Temper = ({ done, best }) => (done < 3 ? { move: "think" } : best());
    const { said, sitting } = play(
      gameWith({ evening: { ...evening, budget: 6 } }, { prices: {} }),
      4,
      waiting,
    );
    expect(said.filter((text) => text === "Time is up.").length).toBeGreaterThan(0);
    expect(said).toContain("1 minute left.");
    expect(sitting.log.some(({ type }) => type === "ended")).toBe(true);
  });

  it("pay a bet back when it is won, and keep it when it is lost", () => {
    const scene = { definition: gameWith({ coins, bet }).definition, level: 0, seed: 1, act: null };
    const standing = { stakes: { coins: 4, bet: 0 }, counts: {}, worlds: {}, told: [] };
    const laid = withHappened(scene, standing, { "bet-bet": 3 });
    expect(laid.standing.stakes).toEqual({ coins: 1, bet: 3 });
    expect(withHappened(scene, laid.standing, { turns: 1, right: 1 }).standing.stakes).toEqual({
      coins: 10,
      bet: 0,
    });
    expect(withHappened(scene, laid.standing, { turns: 1, missed: 1 }).standing.stakes).toEqual({
      coins: 1,
      bet: 0,
    });
  });

  it("settle what was claimed by what was answered", () => {
    const counts = Array.from({ length: 30 }, (_, seed) =>
      play(gameWith({ fox }, { prices: {} }), seed, solver),
    );
    const sum = (name: string) =>
      counts.reduce((total, { sitting }) => total + (sitting.standing.counts[`fox-${name}`] ?? 0), 0);
    expect(sum("fooled")).toBe(0);
    expect(sum("doubted")).toBe(0);
    expect(sum("caught")).toBeGreaterThan(20);
    expect(sum("trusted")).toBeGreaterThan(20);
  });

  it("tell a goal, count it, and end the act when it is reached", () => {
    const game = gameWith({ coins: { ...coins, loses: {} } });
    for (const { chapter } of game.definition.levels)
      for (const act of chapter) if (act.type === "play" && act.turns > 1) act.goal = { coins: 7 };
    const { said, sitting } = play(game, 2, solver);
    expect(said.some((text) => text.includes("goal") && text.includes("7 coins"))).toBe(true);
    expect(
      said.some((text) =>
        sentences.goalReached.some(
          (one) => one.replace("{amount}", "7 coins").replace("{Amount}", "7 coins") === text,
        ),
      ),
    ).toBe(true);
    expect(sitting.log.some(({ type }) => type === "ended")).toBe(true);
  });

  it("charge for hints that show more, and never for where one is", () => {
    const asking: Temper = ({ done, best }) => (done < 4 ? "hint" : best());
    const { said } = play(gameWith({ coins }, { prices: { hint: { coins: 1 } } }), 2, asking);
    const first = said.indexOf("Hint 1.");
    const price = said.findIndex((text) => text.startsWith("A hint") && text.includes("1 coin"));
    const second = said.indexOf("Hint 2.");
    expect(first).toBeGreaterThanOrEqual(0);
    expect(price).toBeGreaterThan(first);
    expect(second).toBeGreaterThan(price);
  });

  it("give again for nothing what was bought", () => {
    const asking: Temper = ({ done, best }) => (done < 8 ? "hint" : best());
    const { said } = play(gameWith({ coins }, { prices: { hint: { coins: 1 } } }), 2, asking);
    // Two coins buy what is shown and the move itself; each item is another number.
    const shown = said.filter((text) => text.startsWith("It is ")).slice(0, 3);
    expect(shown).toHaveLength(3);
    expect(new Set(shown).size).toBe(1);
  });
});
