/** What every mechanic promises (engine/mechanics/contract.ts), checked on a real game's every level. */
import { describe, expect, it } from "vitest";
import type { Cue } from "../../engine/cue.ts";
import type { ItemSet, LoadedGame } from "../../engine/definition/index.ts";
import { allSets } from "../../engine/definition/item-sets.ts";
import { soundsOfDevices } from "../../engine/devices/index.ts";
import type { AnyItem, Deal } from "../../engine/mechanics/contract.ts";
import { NOTHING_HEARD, wordCues } from "../../engine/lines/index.ts";
import { bareDeal } from "../../engine/mechanics/kit/deal.ts";
import type { Action, Move } from "../../engine/move.ts";
import { createRandom } from "../../engine/random.ts";
import { masher, simulateSitting, solver, thinker } from "../../engine/sitting/index.ts";
import { faultsOfMoves } from "../../engine/voice/said-faults.ts";
import { familyOf, namedIn, type BedId, type SoundId } from "../../engine/sound/index.ts";
import type { GameUnderTest } from "../games/every-game.ts";
import { heardAlike } from "./content/heard-alike.ts";

const MOST_MOVES_TO_SOLVE = 120;
/** Deals of each set of items; three hints a step, with all they count through, take longer. */
const RUNS = { full: 40, ordinary: 1 };
const HELP_RUNS = { full: 15, ordinary: 3 };

export function mechanicSuite(game: GameUnderTest): void {
  describe("the mechanic's contract", () => {
    it("makes items that its own schema takes, so that a save can bring them back", async () => {
      await everyDeal(game, ({ mechanic }, { item }) => {
        expect(mechanic.item.safeParse(item).error?.issues ?? [], "what the item's schema refuses").toEqual(
          [],
        );
      });
    });

    it("offers moves at every step that can be made and said apart, and takes no command away", async () => {
      const known = new Set<string>();
      await everyDeal(game, ({ mechanic }, deal, random) => {
        const faults: string[] = [];
        let state: unknown = mechanic.begin(deal);
        for (let step = 0; step < 25; step++) {
          const moves = mechanic.moves(deal, state);
          const called = JSON.stringify(moves.map(({ id, label, phrases }) => [id, label, phrases]));
          if (!known.has(called))
            faults.push(
              ...faultsOfMoves(moves).map(({ what, mend }) => `${what}: ${mend}`),
              ...heardAlike(moves),
            );
          known.add(called);
          const next = mechanic.apply(deal, state, actionFor(random.pick(moves), random.next()));
          if (next.cues[0]?.type !== "sound") faults.push(`answered by ${JSON.stringify(next.cues[0])}`);
          if (next.outcome.type === "solved") break;
          state = next.state;
        }
        expect(faults, "what is wrong with the moves").toEqual([]);
      });
    });

    it("is solved by following the solver, with full credit, one legal move after another", async () => {
      await everyDeal(game, ({ mechanic }, deal) => {
        let state: unknown = mechanic.begin(deal);
        for (let step = 0; step < MOST_MOVES_TO_SOLVE; step++) {
          const action = mechanic.best(deal, state);
          const offered = mechanic.moves(deal, state).map((move) => move.id);
          expect(offered, "the solver's move must be offered").toContain(action.move);
          const next = mechanic.apply(deal, state, action);
          if (next.outcome.type === "solved") {
            expect(next.outcome.credit, "the solver must have full credit").toBe(1);
            return;
          }
          expect(["going", "advanced"], `the solver's ${action.move} is judged`).toContain(next.outcome.type);
          state = next.state;
        }
        expect.fail(`the solver needs more than ${MOST_MOVES_TO_SOLVE} moves`);
      });
    });

    it("can still be solved from wherever a player who presses at random has come to", async () => {
      await everyDeal(game, ({ mechanic }, deal, random) => {
        let state: unknown = mechanic.begin(deal);
        for (let step = 0; step < 30; step++) {
          const next = mechanic.apply(
            deal,
            state,
            actionFor(random.pick(mechanic.moves(deal, state)), random.next()),
          );
          if (next.outcome.type === "solved") return;
          state = next.state;
        }
        for (let step = 0; step < MOST_MOVES_TO_SOLVE; step++) {
          const next = mechanic.apply(deal, state, mechanic.best(deal, state));
          if (next.outcome.type === "solved") return;
          state = next.state;
        }
        expect.fail(`lost for good in the state ${JSON.stringify(state)}`);
      });
    });

    it("says where we are, helps on every rung that it has and reveals, in words and without changing anything", async () => {
      await everyDeal(game, ({ mechanic }, deal, random) => {
        let state: unknown = mechanic.begin(deal);
        expectWords("the question (open)", mechanic.open(deal, state).cues);
        for (let step = 0; step < 6; step++) {
          const before = JSON.stringify(state);
          expectWords("where one is (where)", mechanic.where(deal, state).cues);
          const rungs = Object.entries(mechanic.help(deal, state));
          expect(rungs, "help has a rung at least").not.toEqual([]);
          for (const [rung, cues = []] of rungs) {
            expectWords(`help, rung ${rung}`, cues);
            const told = cues.filter((cue) => cue.type === "say" || cue.type === "family");
            const ofAnotherPart = told.filter((cue) => cue.part !== "object");
            expect(ofAnotherPart, `help, rung ${rung}: what is said of help has the part "object"`).toEqual(
              [],
            );
          }
          expectWords("the answer (reveal)", mechanic.reveal(deal, state));
          expect(JSON.stringify(state), "telling must change nothing").toBe(before);
          const next = mechanic.apply(
            deal,
            state,
            actionFor(random.pick(mechanic.moves(deal, state)), random.next()),
          );
          if (next.outcome.type === "solved") return;
          state = next.state;
        }
      });
    });

    it("plays only sounds that the game names, that all games share, or that the mechanic lists", async () => {
      const loaded = await game.load();
      const { definition, mechanic } = loaded;
      const { sounds, beds } = namedIn([mechanic.sounds, soundsOfDevices(definition), definition]);
      const known = new Set<string>([...sounds, ...beds]);
      const unlisted = new Set<string>();
      for (const level of game.someOf([...definition.levels.keys()])) {
        for (const temper of game.isFull ? [solver, thinker, masher] : [masher]) {
          const { cues } = simulateSitting({ game: loaded, level, seed: 11, length: "full", temper });
          for (const id of cues.flatMap(soundsIn))
            if (!known.has(id) && familyOf(id) !== "shared")
              unlisted.add(`${definition.levels[level]?.id}: ${id}`);
        }
      }
      expect([...unlisted]).toEqual([]);
    });

    it("is pure: the same deal and actions give the same again, and what it was given is left alone", async () => {
      await everyDeal(game, ({ mechanic }, deal, random) => {
        const seed = random.int(0, 1_000_000);
        const frozen = deepFreeze(deal);
        const play = (): unknown[] => {
          const chance = createRandom(seed);
          const heard: unknown[] = [];
          let state: unknown = deepFreeze(mechanic.begin(frozen));
          for (let step = 0; step < 12; step++) {
            const next = mechanic.apply(
              frozen,
              state,
              actionFor(chance.pick(mechanic.moves(frozen, state)), chance.next()),
            );
            heard.push(next, mechanic.where(frozen, next.state));
            expect(JSON.parse(JSON.stringify(next.state))).toEqual(next.state);
            if (next.outcome.type === "solved") break;
            state = deepFreeze(next.state);
          }
          return heard;
        };
        expect(play()).toEqual(play());
      });
    });
  });
}

/**
 * Help is about where the player is. `stale` lists what it must not say here: options that were refused, steps that are
 * done. Only a mechanic's own state tells them.
 *
 * @param steps how many moves are made at random, so that something is refused or done
 */
export function helpSuite(
  game: GameUnderTest,
  stale: (deal: AnyDeal, state: unknown) => string[],
  steps = 8,
): void {
  describe(`help, as given by ${game.slug}`, () => {
    it("is never about what was refused, or is done already", async () => {
      let looked = 0;
      await everyDeal(
        game,
        ({ mechanic }, deal, random) => {
          let state: unknown = mechanic.begin(deal);
          for (let step = 0; step < steps; step++) {
            const unwanted = stale(deal, state);
            const help = Object.values(mechanic.help(deal, state)).flatMap((cues) => cues ?? []);
            const said = wordCues(help, NOTHING_HEARD)
              .flatMap((cue) => (cue.type === "say" ? [cue.text] : []))
              .join(" ");
            expect(unwanted.filter((text) => said.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
            looked += unwanted.length;
            const move = random.pick(mechanic.moves(deal, state));
            const next = mechanic.apply(deal, state, actionFor(move, random.next()));
            if (next.outcome.type === "solved") return;
            state = next.state;
          }
        },
        HELP_RUNS,
      );
      expect(looked, "nothing was ever refused or done: this would not see a fault").toBeGreaterThan(0);
    });
  });
}

function soundsIn(cue: Cue): readonly (SoundId | BedId)[] {
  if (cue.type === "sound") return [cue.sound];
  if (cue.type === "bed") return cue.bed === null ? [] : [cue.bed];
  return cue.type === "pattern" ? cue.notes.map((note) => note.sound) : [];
}

/** A legal action for a move: where it takes a number, one of its numbers. */
function actionFor(move: Move, chance: number): Action {
  if (move.slot === undefined || move.button !== undefined) return { move: move.id };
  return { move: move.id, value: move.slot.from + Math.floor(chance * (move.slot.to - move.slot.from + 1)) };
}

export type AnyDeal = Deal<unknown, unknown, AnyItem, unknown>;

/**
 * Every level and every bank, with so many deals of each. What is dealt is the same for the same turn, and another one in
 * the next; a failure names all that is needed to look at it.
 */
async function everyDeal(
  game: GameUnderTest,
  check: (game: LoadedGame, deal: AnyDeal, random: ReturnType<typeof createRandom>) => void,
  runs = RUNS,
): Promise<void> {
  const loaded = await game.load();
  const count = runs[game.isFull ? "full" : "ordinary"];
  for (const set of allSets(loaded.definition)) {
    for (let run = 0; run < count; run++) {
      const seed = game.turn * runs.full + run;
      const deal = dealFrom(loaded, set, seed);
      try {
        check(loaded, deal, createRandom(seed));
      } catch (fault) {
        const what = fault instanceof Error ? fault.message : String(fault);
        const where = `${game.slug}, "${set.id}", item "${deal.item.id}" (seed ${seed})`;
        throw new Error(`${where}: ${what}`, { cause: fault });
      }
    }
  }
}

function dealFrom({ mechanic, definition: { content } }: LoadedGame, set: ItemSet, seed: number): AnyDeal {
  const random = createRandom(seed);
  const world: unknown = mechanic.world?.(content, set.rules, seed);
  const item: AnyItem =
    set.items === undefined
      ? mechanic.generate?.(content, set.rules, random, mechanic.world?.(content, set.rules, seed))
      : random.pick(set.items);
  return { ...bareDeal({ content, rules: set.rules, item, seed, actSeed: seed + 1 }), world };
}

function expectWords(what: string, cues: readonly Cue[]): void {
  const isTold = (cue: Cue): boolean =>
    cue.type === "family" || (cue.type === "say" && cue.text.trim() !== "");
  if (!cues.some(isTold)) expect.fail(`${what} has no word: who cannot hear the sounds is told nothing`);
}

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
