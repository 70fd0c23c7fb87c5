/** With a screen reader: in the story and the tour that a level begins with, a name and its sound meet. */
import { describe, expect, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { silentSoundStage } from "../../engine/adapters/silent-sound-stage.ts";
import { openGame } from "../../engine/index.ts";
import { createSimulatedClock, silentDevices } from "../../engine/journal/index.ts";
import { mechanics } from "../../engine/mechanics/catalogue.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { catalogue } from "../../games/catalogue.ts";
import { createReaderModel } from "../fakes/reader-model.ts";

const MEET_MILLISECONDS = 1000;
/** What begins the next line, and is not told of by the one before. */
const ACCOMPANYING = new Set(["the drum spins"]);

describe.each(catalogue.map(({ slug, load }) => [slug, load] as const))("%s", (_slug, load) => {
  it("gives every name its sound", async () => {
    const definition = await load();
    const mechanic = await mechanics[definition.mechanic]();
    const apart: string[] = [];
    const spoken: string[] = [];
    for (const { id: level } of definition.levels) {
      const clock = createSimulatedClock();
      const reader = createReaderModel();
      // What is heard before it has opened is told; an item that follows at once is another matter.
      let isOpen = false;
      let last: "say" | "sound" = "sound";
      const playing = openGame({
        game: { definition, mechanic },
        clock,
        ...silentDevices,
        speaker: { speak: ({ text }) => spoken.push(text), silence: () => {} },
        stage: silentSoundStage,
        store: createMemoryProgressStore(),
        random: { seed: () => 7 },
        abilities: { canSpeak: true, canBeRead: true, canHear: false },
        settings: { ...usualSettings, output: "reader" },
        level,
        once: true,
        onTranscript(entry) {
          if (entry.type === "say") reader.give(entry.text, clock.now());
          const name = reader.read.at(-1);
          const isTold = !isOpen || playing.view().place === "telling";
          if (
            entry.type === "sound" &&
            last === "say" &&
            isTold &&
            !ACCOMPANYING.has(entry.caption) &&
            name !== undefined
          ) {
            const seconds = (clock.now() - name.to) / 1000;
            if (Math.abs(clock.now() - name.to) > MEET_MILLISECONDS)
              apart.push(`${level}: ${entry.caption} sounds ${seconds} s after "${name.text}"`);
          }
          if (entry.type !== "verdict") last = entry.type === "pattern" ? "sound" : entry.type;
        },
      });
      isOpen = true;
      while (!playing.view().isWaiting && clock.advanceToNext());
      playing.close();
    }
    expect({ apart, spoken }).toEqual({ apart: [], spoken: [] });
  });
});
