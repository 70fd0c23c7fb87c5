/** The contract carries what knows time, chords and holds: solved, pressed at random, left alone, and lived again. */
import { describe, expect, it, vi } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import type { LoadedGame } from "../../engine/definition/index.ts";
import { openGame, type TranscriptEntry } from "../../engine/index.ts";
import { createSimulatedClock, silentDevices } from "../../engine/journal/index.ts";
import { createRandom } from "../../engine/random.ts";
import { liveAgain } from "../fakes/live-again.ts";
import { playGame, transcriptLine, type GameAtPlay } from "../fakes/play-game.ts";
import { beat } from "./beat.ts";
import { cell } from "./cell.ts";
import { drawOut } from "./draw-out.ts";
import { echo, echoItem } from "./echo.ts";
import { gameOf } from "./timed-game.ts";

const games: Readonly<Record<string, LoadedGame>> = {
  echo: gameOf({ mechanic: echo, rules: { longest: 4 }, items: [1, 2, 3].map((seed) => echoItem(seed, 4)) }),
  beat: gameOf({
    mechanic: beat,
    rules: {},
    items: [3, 4, 5].map((beats) => ({ id: `${beats}-beats`, beats, every: 600 })),
  }),
  cell: gameOf({
    mechanic: cell,
    rules: {},
    items: ["a", "f", "j"].map((letter) => ({ id: `letter-${letter}`, letter })),
  }),
  "draw-out": gameOf({
    mechanic: drawOut,
    rules: {},
    items: [800, 1500, 2500].map((milliseconds) => ({ id: `${milliseconds}`, milliseconds })),
  }),
};

const MOST_PRESSES = 2000;

/** Plays as the solver says, at the moment at which it is right: a drum is awaited. */
function solve(at: GameAtPlay): void {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (at.playing.view().place === "left") return;
    if (isDrumming(at)) {
      at.clock.advanceTo(at.clock.now() + 600);
      at.playing.press("select");
      continue;
    }
    // All beats are pressed: the rest is waiting for what comes of it.
    if (!at.playing.view().isWaiting || at.playing.best()?.move === "strike") {
      if (!at.clock.advanceToNext()) throw new Error("the game stands still");
      continue;
    }
    const best = at.playing.best();
    const move = at.playing.view().moves.find(({ id }) => best === null || id === best.move);
    if (move === undefined) throw new Error(`no move for ${JSON.stringify(best)}`);
    at.make(move, best ?? {});
  }
  throw new Error(`not over after ${MOST_PRESSES} presses`);
}

/** A drum has begun that is to be answered in time, and its last beat has not been answered yet. */
function isDrumming({ entries, playing }: GameAtPlay): boolean {
  const begun = entries.findLastIndex(({ type }) => type === "pattern");
  if (begun < 0 || playing.best()?.move !== "strike") return false;
  const since = entries.slice(begun + 1);
  const drum = entries[begun];
  const beats = drum?.type === "pattern" ? drum.notes.length : 0;
  return !since.some(({ type }) => type === "verdict") && since.length < beats;
}

describe.each(Object.entries(games))("%s", (name, game) => {
  it("is solved with full credit, and heard as it was reviewed", async () => {
    const at = playGame(game, { level: "one", seed: 5 });
    solve(at);
    const verdicts = at.entries.flatMap((entry) => (entry.type === "verdict" ? [entry.verdict.credit] : []));
    expect(verdicts).toEqual([1, 1, 1]);
    await expect(at.entries.map(transcriptLine).join("\n")).toMatchFileSnapshot(`./heard/${name}.txt`);
  });

  it("comes to its end under random presses, and is the same to the letter when it is lived again", () => {
    const chance = createRandom(11);
    const lines: string[] = [];
    const heard: TranscriptEntry[] = [];
    const clock = createSimulatedClock();
    const shared = {
      game,
      stage: silentSoundStage,
      random: { seed: () => 3 },
      abilities: { canSpeak: true, canBeRead: false, canHear: true },
      level: "one",
      once: true,
    };
    const playing = openGame({
      ...shared,
      clock,
      ...silentDevices,
      speaker: {
        speak: (_utterance, report) => {
          clock.setTimeout(() => report({ type: "started" }), 10);
          clock.setTimeout(() => report({ type: "finished" }), 700);
        },
        silence: () => {},
      },
      store: createMemoryProgressStore(),
      onTranscript: (entry) => heard.push(entry),
      onJournal: (line) => lines.push(line),
    });
    for (let presses = 0; playing.view().place !== "left" && presses < MOST_PRESSES; presses++) {
      clock.advanceTo(clock.now() + chance.int(50, 2500));
      const { moves } = playing.view();
      const move = moves.filter(({ button }) => button !== "pause")[chance.int(0, moves.length - 2)];
      if (move?.chord !== undefined) playing.chord([chance.pick(move.chord)], { late: chance.int(0, 30) });
      else if (move?.held !== undefined && move.button !== undefined) {
        playing.down(move.button);
        clock.advanceTo(clock.now() + 300);
        playing.press(move.button, { held: chance.int(100, 3000) });
      } else if (move?.button !== undefined) playing.press(move.button, { late: chance.int(0, 30) });
    }
    expect(playing.view().end).toBe("finished");

    const again = liveAgain(shared, lines, (last) => last + 60_000);
    expect(again.map(transcriptLine)).toEqual(heard.map(transcriptLine));
  });

  it("waits kindly for who never presses", () => {
    const at = playGame(game, { level: "one", seed: 5 });
    at.clock.advanceTo(3_600_000);
    expect(["playing", "left"]).toContain(at.playing.view().place);
  });
});

it("a press is judged by when it was made, not by when the machine heard of it", () => {
  const game = games["beat"];
  if (game === undefined) throw new Error("there is no beat");
  const hits = (late: number, told: number): number => {
    const at = playGame(game, { level: "one", seed: 5 });
    while (!at.entries.some(({ type }) => type === "pattern")) at.clock.advanceToNext();
    const begun = at.clock.now();
    const beats = [600, 1200, 1800, 2400, 3000];
    for (const beatAt of beats) {
      at.clock.advanceTo(begun + beatAt + told);
      if (!at.entries.some(({ type }) => type === "verdict")) at.playing.press("select", { late });
    }
    at.clock.advanceTo(begun + 8000);
    const judged = at.entries.find((entry) => entry.type === "say" && entry.text.endsWith(" on the beat."));
    return judged?.type === "say" ? Number(judged.text.split(" ")[0]) : -1;
  };
  expect(hits(250, 250)).toBeGreaterThanOrEqual(3);
  expect(hits(0, 0)).toBe(hits(250, 250));
  expect(hits(0, 250)).toBe(0);
});

it("in calm mode no window of time is left", () => {
  const game = games["beat"];
  if (game === undefined) throw new Error("there is no beat");
  const at = playGame(game, { level: "one", seed: 5 });
  at.playing.set("calm", 1);
  solve(at);
  // The turn that was under way when it was set is played to its end as it began.
  const calm = at.entries.slice(at.entries.findIndex(({ type }) => type === "verdict"));
  const said = calm.flatMap((entry) => (entry.type === "say" ? [entry.text] : []));
  expect(said).toContain("How many beats?");
  expect(said).not.toContain("Press with the drum.");
});

it("a mechanic that fails is the cause that is told, not that the machines are gone", () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const broken = gameOf({
    mechanic: {
      ...echo,
      apply() {
        throw new RangeError("no way on");
      },
    },
    rules: { longest: 4 },
    items: [echoItem(1, 4)],
  });
  const at = playGame(broken, { level: "one", seed: 5 });
  for (at.settle(); at.playing.view().place !== "playing"; at.settle()) at.playing.press("select");
  at.playing.press("left");
  expect(() => at.playing.view()).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringMatching("no way on") }),
    }),
  );
  // XState would tell the whole process of it.
  vi.clearAllTimers();
  vi.useRealTimers();
});
