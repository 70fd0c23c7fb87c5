/** Bots of three tempers play every game: one that knows, one that presses anything, one that never does. */
import { expect, it } from "vitest";
import { createRandom } from "../../engine/random.ts";
import { playGame, type GameAtPlay } from "../fakes/play-game.ts";
import { everyGame } from "../games/every-game.ts";

const MOST_PRESSES = 20_000;

function playUntilLeft(at: GameAtPlay, choose: (at: GameAtPlay) => void): number {
  let presses = 0;
  for (at.settle(); at.playing.view().place !== "left"; at.settle()) {
    if (++presses > MOST_PRESSES) throw new Error(`not over after ${MOST_PRESSES} presses`);
    choose(at);
  }
  return presses;
}

function chooseBest({ playing, make }: GameAtPlay): void {
  const best = playing.best();
  const { moves } = playing.view();
  const move = moves.find(({ id }) => best === null || id === best.move);
  if (move === undefined)
    throw new Error(`the solver's move is not among the moves: ${JSON.stringify(best)}`);
  make(move, best ?? {});
}

everyGame(({ isFull, someOf, load }) => {
  it("is won by the solver, every item with full credit", async () => {
    const game = await load();
    for (const level of someOf(game.definition.levels)) {
      for (const seed of isFull ? [1, 2, 3] : [1]) {
        // It acts when it is waited for: what has to be done in the middle of a sound would come too late.
        const at = playGame(game, { level: level.id, seed, calm: true });
        playUntilLeft(at, chooseBest);
        const verdicts = at.entries.flatMap((entry) => (entry.type === "verdict" ? [entry.verdict] : []));
        expect(verdicts, `${level.id}, seed ${seed}: nothing is judged`).not.toEqual([]);
        const partly = verdicts.filter(({ credit }) => credit < 1);
        expect(partly, `${level.id}, seed ${seed}: the solver must have full credit`).toEqual([]);
        expect(at.playing.view().end).toBe("finished");
      }
    }
  });

  it("reaches the recap under a player who presses at random", async () => {
    const game = await load();
    for (const level of someOf(game.definition.levels)) {
      const chance = createRandom(level.difficulty * 100 + 500);
      const at = playGame(game, { level: level.id, seed: 4 });
      playUntilLeft(at, ({ playing, make }) => {
        const moves = playing.view().moves.filter(({ button }) => button !== undefined && button !== "pause");
        make(chance.pick(moves));
      });
      expect(at.playing.view().end).toBe("finished");
    }
  });

  it("waits kindly for a player who never presses, and lets them stop or go on at any time", async () => {
    const game = await load();
    const at = playGame(game, { level: game.definition.levels[0]?.id ?? "", seed: 5 });
    at.settle();
    at.entries.length = 0;
    at.clock.advanceTo(at.clock.now() + 3_600_000);
    const reprompts = at.entries.filter(({ type }) => type === "say");
    expect(reprompts.length).toBeGreaterThan(0);
    at.clock.advanceTo(at.clock.now() + 3_600_000);
    expect(at.entries.filter(({ type }) => type === "say")).toEqual(reprompts);
    chooseBest(at);
    at.settle();
    expect(at.playing.view()).toMatchObject({ place: "playing", isWaiting: true });
    at.playing.press("pause");
    at.playing.press("up");
    at.playing.press("select");
    at.playing.press("select");
    at.settle();
    expect(at.playing.view()).toMatchObject({ place: "left", end: "quit" });
  });
});
