/** A journal lived again: another game is opened as the first was, and told the same at the same times. */
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { openGame, type OpenGameOptions, type TranscriptEntry } from "../../engine/index.ts";
import { createSimulatedClock, parseJournal, silentDevices } from "../../engine/journal/index.ts";

type Opened = Omit<
  OpenGameOptions,
  "clock" | "speaker" | "listener" | "store" | "onTranscript" | "onJournal"
>;

/**
 * @param lines as `onJournal` gave them
 * @param until milliseconds of the simulated clock, at the last entry or later
 * @returns what was heard
 */
export function liveAgain(
  opened: Opened,
  lines: readonly string[],
  until: (last: number) => number,
): TranscriptEntry[] {
  const journal = parseJournal(lines.join(""));
  if (!journal.ok) throw new Error(journal.problem);
  const heard: TranscriptEntry[] = [];
  const clock = createSimulatedClock();
  const playing = openGame({
    ...opened,
    clock,
    ...silentDevices,
    store: createMemoryProgressStore(),
    onTranscript: (entry) => heard.push(entry),
  });
  for (const entry of journal.value.entries) {
    clock.advanceTo(entry.at);
    playing.replay(entry);
  }
  clock.advanceTo(until(clock.now()));
  return heard;
}
