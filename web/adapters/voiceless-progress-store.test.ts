import { expect, it } from "vitest";
import { createMemoryProgressStore } from "../../engine/adapters/memory-progress-store.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import { createVoicelessProgressStore } from "./voiceless-progress-store.ts";

const progress = {
  schema: 1,
  settings: { ...usualSettings, output: "voice", rate: 5 },
  games: { quiz: { finished: {} } },
};

it("loads the save with the screen reader in place of the voice", () => {
  const kept = createMemoryProgressStore();
  kept.save(progress);
  expect(createVoicelessProgressStore(kept).load()).toEqual({
    type: "found",
    progress: { ...progress, settings: { ...progress.settings, output: "reader" } },
  });
});

it("saves what changed, and who was chosen to speak as it was", () => {
  const kept = createMemoryProgressStore();
  kept.save(progress);
  const store = createVoicelessProgressStore(kept);
  const changed = { ...progress, settings: { ...progress.settings, output: "reader", rate: 2 } };
  expect(store.save(changed)).toEqual({ type: "saved" });
  expect(kept.load()).toEqual({
    type: "found",
    progress: { ...progress, settings: { ...progress.settings, rate: 2 } },
  });
});

it("begins with nothing, and leaves the question open for a browser with a voice", () => {
  const kept = createMemoryProgressStore();
  const store = createVoicelessProgressStore(kept);
  expect(store.load()).toEqual({
    type: "found",
    progress: { games: {}, settings: { ...usualSettings, output: "reader" } },
  });
  store.save({ schema: 1, settings: { ...usualSettings, output: "reader" }, games: {} });
  expect(kept.load()).toEqual({ type: "found", progress: { schema: 1, settings: usualSettings, games: {} } });
});
