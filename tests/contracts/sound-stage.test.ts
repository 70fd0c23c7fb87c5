import { loadNodeAudio } from "../../engine/adapters/node-audio.ts";
import type { StageBed, StageSound } from "../../engine/ports/sound-stage.ts";
import { beds, lengthSeconds } from "../../engine/sound/index.ts";
import { createRecordingSoundStage } from "../fakes/recording-sound-stage.ts";
import { hearingOf } from "../sound/hearing.ts";
import { act, perform } from "../sound/performance.ts";
import { describeSoundStage, type Listen } from "./sound-stage-suite.ts";

const audio = await loadNodeAudio();
if (audio.type === "missing") throw new Error(audio.reason);

describeSoundStage("on Tone, in Node", async (seconds, deeds) =>
  hearingOf(await perform(audio, seconds, deeds)),
);

/** What somebody would hear who believes the record. */
const believe: Listen = (_seconds, deeds) =>
  Promise.resolve((seconds) => {
    const stage = createRecordingSoundStage();
    let begun: { sound: StageSound; at: number }[] = [];
    for (const deed of deeds) {
      if (deed.at > seconds) break;
      const { played, silences, stopped } = stage;
      const before = { sounds: played.length, silences, stopped: stopped.length };
      act(stage, deed);
      if (stage.silences > before.silences) begun = [];
      const ended = stage.stopped.slice(before.stopped);
      begun = begun.filter(({ sound }) => !ended.includes(sound.group ?? ""));
      const fresh = stage.played.slice(before.sounds);
      begun.push(...fresh.map((sound) => ({ sound, at: deed.at + Math.max(0, sound.after ?? 0) })));
    }
    const sounding: Heard[] = [
      ...begun
        .filter(({ sound, at }) => seconds >= at && seconds < at + lengthSeconds(sound.sound))
        .map(({ sound }) => ({ ...sound, volume: "effects" as const })),
      ...[...stage.beds.values()].map((layer) => ({ ...layer, volume: volumeOf(layer) })),
    ];
    return both(sounding, stage);
  });

type Heard = Pick<StageSound, "side" | "level"> & { readonly volume: "effects" | "decoration" | "music" };

function volumeOf({ bed, signal }: StageBed): "effects" | "decoration" | "music" {
  if (bed !== null && beds[bed].volume === "music") return "music";
  return signal === true ? "effects" : "decoration";
}

function both(sounding: readonly Heard[], stage: ReturnType<typeof createRecordingSoundStage>) {
  let [left, right] = [0, 0];
  for (const { side, level, volume } of sounding) {
    const place =
      stage.lastMix?.mono === true ? 0 : (stage.lastMix?.ears === "speakers" ? 1.6 : 1) * clamped(side, -1);
    const strength =
      clamped(level, 0) *
      (stage.lastMix?.[volume] ?? 1) *
      (stage.isDucked ? 0.25 : 1) *
      (stage.lastMix?.night === true ? 0.3 : 1);
    left = Math.hypot(left, strength * Math.cos(((place + 1) * Math.PI) / 4));
    right = Math.hypot(right, strength * Math.sin(((place + 1) * Math.PI) / 4));
  }
  return { left, right };
}

function clamped(value: number, lowest: number): number {
  return Number.isNaN(value) ? (lowest === 0 ? 1 : 0) : Math.min(1, Math.max(lowest, value));
}

describeSoundStage("that records", believe);
