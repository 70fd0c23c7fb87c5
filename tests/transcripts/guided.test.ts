/** Who comes back is guided by what was kept; who comes first hears what everybody hears first. */
import { describe, expect, it } from "vitest";
import { guide } from "../../engine/adaptive/index.ts";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { createSilentSpeaker } from "../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { openGame, type OpenGameOptions, type TranscriptEntry } from "../../engine/index.ts";
import { createSimulatedClock, parseJournal, silentDevices } from "../../engine/journal/index.ts";
import type { Progress } from "../../engine/learner/index.ts";
import { parseProgress } from "../../engine/save/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { replayProtocol } from "../../terminal/protocol.ts";
import { entryLine } from "../../terminal/transcript-lines.ts";
import { loadGame } from "../fakes/play-game.ts";

const BEGAN = Date.UTC(2026, 0, 5, 9);
const DAY = 86_400_000;

/** Plays a sitting to its end as the solver does. */
async function play(changes: Partial<OpenGameOptions>) {
  const game = await loadGame("spellingbee");
  const clock = createSimulatedClock();
  const heard: TranscriptEntry[] = [];
  const journal: string[] = [];
  const playing = openGame({
    game,
    clock,
    ...silentDevices,
    speaker: createSilentSpeaker(clock),
    stage: silentSoundStage,
    store: createMemoryProgressStore(),
    random: { seed: () => 4 },
    abilities: { canSpeak: true, canBeRead: true, canHear: true },
    settings: { ...usualSettings, output: "voice" },
    level: game.definition.levels[0]?.id,
    once: true,
    today: () => BEGAN,
    onTranscript: (entry) => heard.push(entry),
    onJournal: (line) => journal.push(line),
    ...changes,
  });
  while (playing.view().place !== "left") {
    if (!playing.view().isWaiting) clock.advanceToNext();
    else playing.act(playing.best() ?? { move: playing.view().moves[0]?.id ?? "" });
  }
  return { heard, journal };
}

function savedIn(store: ReturnType<typeof createMemoryProgressStore>): Progress {
  const loaded = store.load();
  return parseProgress(loaded.type === "found" ? loaded.progress : undefined);
}

describe("a guide", () => {
  it("changes nothing in a first sitting", async () => {
    expect((await play({ guide })).heard).toEqual((await play({})).heard);
  });

  it("chooses in the next one by what was kept, and the journal lives it again to the letter", async () => {
    const game = await loadGame("spellingbee");
    const store = createMemoryProgressStore();
    await play({ store, guide });
    const first = savedIn(store).log.verdicts;
    expect(first[0]).toMatchObject({ game: "spellingbee", purpose: "warm-up", order: 1 });
    const again = { random: { seed: () => 9 }, today: () => BEGAN + 20 * DAY };
    const progress = savedIn(store);
    const guided = await play({ ...again, store, guide });
    const unguided = await play({ ...again, store: createMemoryProgressStore(progress) });
    expect(guided.heard).not.toEqual(unguided.heard);

    const { verdicts } = savedIn(store).log;
    expect(verdicts.length).toBe(first.length * 2);
    expect(verdicts.slice(first.length).some(({ purpose }) => purpose === "review")).toBe(true);
    expect(verdicts.map(({ order }) => order)).toEqual([...verdicts.keys()].map((place) => place + 1));
    expect(new Set(verdicts.map(({ id }) => id)).size).toBe(verdicts.length);

    const journal = parseJournal(guided.journal.join(""));
    if (!journal.ok) throw new Error(journal.problem);
    const lines: string[] = [];
    replayProtocol(game, journal.value, (line) => lines.push(line));
    const heardAgain = lines.filter((line) => !/^\{"(?:await|end)"/u.test(line));
    expect(heardAgain).toEqual(guided.heard.map(entryLine));
  });
});
