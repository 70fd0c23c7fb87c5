import type { Mix, SoundStage, StageBed, StageSound } from "../../engine/ports/sound-stage.ts";

/** A stage that plays nothing and remembers what it was told. */
export interface RecordingSoundStage extends SoundStage {
  /** Every sound, in order; `silence` leaves it. */
  readonly played: readonly StageSound[];
  /** The layers that sound now, as they were set last. */
  readonly beds: ReadonlyMap<string, StageBed>;
  readonly isDucked: boolean;
  /** Undefined until it is set. */
  readonly lastMix: Mix | undefined;
  readonly silences: number;
  /** Every group that was stopped, in order. */
  readonly stopped: readonly string[];
}

export function createRecordingSoundStage(): RecordingSoundStage {
  const played: StageSound[] = [];
  const beds = new Map<string, StageBed>();
  let isDucked = false;
  let lastMix: Mix | undefined;
  let silences = 0;
  const stopped: string[] = [];
  return {
    played,
    stopped,
    beds,
    get isDucked() {
      return isDucked;
    },
    get lastMix() {
      return lastMix;
    },
    get silences() {
      return silences;
    },
    play(...sounds) {
      played.push(...sounds);
    },
    stop(group) {
      stopped.push(group);
    },
    bed(layer) {
      if (layer.bed === null) beds.delete(layer.layer);
      else beds.set(layer.layer, layer);
    },
    duck(ducked) {
      isDucked = ducked;
    },
    mix(mix) {
      lastMix = mix;
    },
    silence() {
      silences++;
      beds.clear();
    },
    outputDelay: () => 0,
  };
}
