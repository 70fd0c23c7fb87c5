/** Plays the sounds of the page on the stage of the games. It is fetched, and its context opened, at the first press. */
import type { ToneSoundStage } from "../../../engine/adapters/tone-sound-stage.ts";
import type { ListedSound, Way } from "../../../engine/adapters/sound-workshop.ts";
import { fetchRecording } from "../../adapters/recordings.ts";
import { isBedId, isSoundId } from "../../../engine/sound/index.ts";

const LAYER = "sound-page";

let opening: Promise<ToneSoundStage> | undefined;

async function openStage(): Promise<ToneSoundStage> {
  const { createToneSoundStage } = await import("../../../engine/adapters/tone-sound-stage.ts");
  const context = new AudioContext({ latencyHint: "interactive" });
  const stage = createToneSoundStage(context, undefined, fetchRecording);
  stage.mix({
    speech: 0,
    effects: 0.8,
    decoration: 0.8,
    music: 0.8,
    mono: false,
    night: false,
    ears: "headphones",
  });
  return stage;
}

/** A bed goes on until `stopBeds`. Rejects where the stage could not be had. */
export async function playSound({ id }: ListedSound, way: Way, side: number): Promise<void> {
  opening ??= openStage();
  opening.catch(() => {
    opening = undefined;
  });
  const stage = await opening;
  await stage.resume();
  const { pitch, rate, room, seed } = way;
  // Of what was recorded, the recording: not what stands in for it.
  if (isSoundId(id)) {
    await stage.prepare([id], []);
    stage.play({ sound: id, side, level: 1, pitch, rate, room, seed });
  } else if (isBedId(id)) {
    await stage.prepare([], [id]);
    stage.bed({ layer: LAYER, bed: id, level: 1, side, pitch, rate });
  }
}

export function stopBeds(): void {
  void opening?.then((stage) => stage.bed({ layer: LAYER, bed: null, level: 0, side: 0 }));
}
