import type { Definition } from "../../engine/definition/index.ts";
import { NO_PROGRESS, type Progress } from "../../engine/learner/index.ts";
import type { KeptVerdict } from "../../engine/save/index.ts";
import { usualSettings } from "../../engine/settings/index.ts";
import type { ReadyPlay, SynthesisThread } from "../game/index.ts";
import { createShown } from "../game/shown.ts";
import { ownCard } from "../own-games/own-card.ts";
import { loadGame } from "../pages/load-game.ts";
import { readPlayRequest } from "../pages/play-request.ts";
import { createHeardCues, type HeardCues } from "./heard-cues.ts";
import { createReliving, type Deed } from "./relive.ts";

export interface Previewed {
  /** Another one each time. */
  readonly id: number;
  readonly play: ReadyPlay;
  readonly cues: HeardCues["shown"];
  readonly verdict: LastVerdict;
}

export type LastVerdict = ReturnType<typeof createLastVerdict>;

/** Of somebody who has said already who is to talk. */
const BEGUN: Progress = { ...NO_PROGRESS, settings: { ...usualSettings, output: "voice" } };

let thread: SynthesisThread | null = null;
let opened = 0;

/** Opens a game, and lives again what was done in it as it was before. Nothing is kept for another day. */
export async function openPreview(definition: Definition, deeds: readonly Deed[]): Promise<Previewed> {
  const { screen, stage, game, levels } = await loadGame(ownCard(definition));
  thread ??= screen.createSynthesisThread();
  const { seed, level } = readPlayRequest(window.location.search);
  const reliving = createReliving(deeds);
  const heard = createHeardCues();
  const verdict = createLastVerdict();
  const play = screen.openPlay({
    game,
    levels,
    request: { seed: seed ?? 1, level },
    thread,
    createSoundStage: stage.createToneSoundStage,
    store: {
      load: () => ({ type: "found", progress: BEGUN }),
      save(progress) {
        verdict.set({ last: (progress as Progress).log.verdicts.at(-1) ?? null });
        return { type: "saved" };
      },
    },
    around: (devices) => reliving.around(heard.around(devices)),
  });
  await play.readable();
  play.start();
  reliving.relive(play.opened());
  opened += 1;
  return { id: opened, play, cues: heard.shown, verdict };
}

function createLastVerdict() {
  return createShown<{ readonly last: KeptVerdict | null }>({ last: null });
}
