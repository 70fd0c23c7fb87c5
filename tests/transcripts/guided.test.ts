/** Who comes back is guided by what was kept; who comes first hears what everybody hears first. */
import { describe, expect, it } from "vitest";
import { guide } from "../../engine/adaptive/index.ts";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { createSilentSpeaker } from "../../engine/adapters/silent-speaker.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { openGame, type OpenGameOptions, type TranscriptEntry } from "../../engine/index.ts";
import { createSimulatedClock, parseJournal, silentDevices } from "../../engine/journal/index.ts";
import { NO_PROGRESS, NO_VERDICTS, type Progress } from "../../engine/save/progress.ts";
import { parseProgress } from "../../engine/save/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { replayProtocol } from "../../terminal/protocol.ts";
import { entryLine } from "../../terminal/transcript-lines.ts";
import { aVerdict } from "../fakes/verdicts.ts";
import { loadGame } from "../fakes/play-game.ts";

const BEGAN = Date.UTC(2026, 0, 5, 9);
const DAY = 86_400_000;

/** Plays a sitting as the solver does, to its end or for so many presses. */
async function play(changes: Partial<OpenGameOptions>, presses = Number.POSITIVE_INFINITY) {
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
  for (let pressed = 0; playing.view().place !== "left" && pressed < presses;) {
    if (!playing.view().isWaiting) {
      clock.advanceToNext();
      continue;
    }
    pressed += 1;
    playing.act(playing.best() ?? { move: playing.view().moves[0]?.id ?? "" });
  }
  return { heard, journal };
}

function savedIn(store: ReturnType<typeof createMemoryProgressStore>): Progress {
  const loaded = store.load();
  return parseProgress(loaded.type === "found" ? loaded.progress : undefined);
}

async function heardAgain(written: readonly string[]): Promise<string[]> {
  const journal = parseJournal(written.join(""));
  if (!journal.ok) throw new Error(journal.problem);
  const lines: string[] = [];
  replayProtocol(await loadGame("spellingbee"), journal.value, (line) => lines.push(line));
  return lines.filter((line) => !/^\{"(?:await|end)"/u.test(line));
}

describe("a guide", () => {
  it("changes nothing in a first sitting", async () => {
    expect((await play({ guide })).heard).toEqual((await play({})).heard);
  });

  it("chooses in the next one by what was kept, and the journal lives it again to the letter", async () => {
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

    expect(await heardAgain(guided.journal)).toEqual(guided.heard.map(entryLine));
  });

  it("lets a pursuer begin farther off for who had it hard, in a sitting that goes on so and is lived again", async () => {
    const { definition } = await loadGame("spellingbee");
    const [level] = definition.levels;
    if (level === undefined) throw new Error("spellingbee has no levels");
    const hard = Array.from({ length: 20 }, (_, turn) =>
      aVerdict({
        id: `mp2x3k4z-5-${turn}`,
        order: turn + 1,
        at: BEGAN,
        game: "spellingbee",
        level: level.id,
        item: `word-${turn % 5}`,
        skill: level.skill,
        difficulty: level.difficulty,
        credit: 0,
      }),
    );
    const save: Progress = { ...NO_PROGRESS, log: { ...NO_VERDICTS, verdicts: hard } };
    const usual = (await play({ store: createMemoryProgressStore() }, 40)).heard.map(entryLine);

    const store = createMemoryProgressStore(save);
    const begun = await play({ store, guide }, 40);
    expect(begun.heard.map(entryLine)).not.toEqual(usual);
    // Lived again, time goes on where this one stopped.
    expect((await heardAgain(begun.journal)).slice(0, begun.heard.length)).toEqual(
      begun.heard.map(entryLine),
    );
    const broken = savedIn(store).games["spellingbee"];
    expect(broken).toMatchObject({ ease: 2, sitting: { ease: 2 } });

    // A sitting keeps what was settled as it began, whatever has been learned since.
    const later = { random: { seed: () => 8 }, today: () => BEGAN + DAY, level: undefined, once: false };
    const resumed = await play({ ...later, store, guide }, 10);
    const goneOn = (await heardAgain(resumed.journal)).slice(0, resumed.heard.length);
    expect(goneOn).toEqual(resumed.heard.map(entryLine));
    expect(savedIn(store).games["spellingbee"]?.sitting).toMatchObject({ seed: 4, ease: 2 });

    // One from before devices could be eased goes on as it was.
    const saved = parseProgress(
      JSON.parse(JSON.stringify({ ...save, games: { spellingbee: broken } }).replaceAll('"ease":2,', "")),
    );
    expect(JSON.stringify(saved)).not.toContain('"ease"');
    const oldStore = createMemoryProgressStore(saved);
    await play({ ...later, store: oldStore, guide }, 10);
    const wentOn = savedIn(oldStore).games["spellingbee"];
    expect(wentOn?.sitting).toMatchObject({ seed: 4 });
    expect(JSON.stringify(wentOn)).not.toContain('"ease"');
  });
});
