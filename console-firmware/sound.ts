/**
 * The sound of the console: a stage and a speaker that stay, whatever happens to the device behind them. A speaker that
 * is pulled out is noticed by its clock, and another context is opened on what is there.
 */
import type { AudioOutput, OpenedContext } from "../engine/adapters/audio-device.ts";
import type { NodeAudio } from "../engine/adapters/node-audio.ts";
import type { Clock, SoundStage, Speaker } from "../engine/index.ts";
import { createGraphSpeaker, type GraphSpeaker } from "./adapters/graph-speaker.ts";
import { nameableOutputs, readCards } from "./outputs.ts";
import type { Voice } from "./voice.ts";

type Audio = Extract<NodeAudio, { type: "ready" }>;
type Stage = ReturnType<Audio["createToneSoundStage"]>;

export interface Sound {
  readonly stage: SoundStage;
  readonly speaker: Speaker;
  /** Makes all that games share ready, without keeping anything waiting. */
  prepare(...ids: Parameters<Stage["prepare"]>): Promise<void>;
  readonly outputs: { readonly names: () => readonly string[]; use(name: string): void };
  /** Nothing is heard: there is no device. */
  readonly isSilent: () => boolean;
  close(): Promise<void>;
}

export interface SoundOptions {
  readonly audio: Audio;
  /** What is open already. */
  readonly opened: OpenedContext;
  readonly voice: Voice;
  readonly clock: Clock;
  /** The name of an output; the usual one if empty or gone. */
  readonly output: string;
  /** Opened again after it was lost. */
  readonly onBack: () => void;
}

interface Inner {
  readonly context: AudioContext;
  readonly stage: Stage;
  readonly speaker: GraphSpeaker;
  readonly isSilent: boolean;
}

const LOOK_MILLISECONDS = 1000;
/**
 * The pace of a device's clock beside ours. One that is gone stands still, or runs off; on a machine that is too busy it only
 * falls behind, and catches up.
 */
const SLOWEST_PACE = 0.1;
const FASTEST_PACE = 3;
/** So often in turn, so that a machine that slept for a moment is not taken for a lost device. */
const LOOKS_TO_BE_SURE = 2;
/** A speaker that comes and goes all the time is not told of all the time. */
const TOLD_AGAIN_MILLISECONDS = 60_000;

export async function openSound({
  audio,
  opened,
  voice,
  clock,
  output,
  onBack,
}: SoundOptions): Promise<Sound> {
  let wanted = output;
  let cards = readCards();
  let known: readonly AudioOutput[] = nameableOutputs(await audio.outputs(), cards);
  let mix: Parameters<SoundStage["mix"]>[0] | null = null;
  const beds = new Map<string, Parameters<SoundStage["bed"]>[0]>();
  let prepared: Parameters<Stage["prepare"]> = [[], []];
  let timer: unknown;
  let isClosed = false;

  const idOf = (name: string): string | undefined => known.find((one) => one.name === name)?.id;
  const build = ({ context, device }: OpenedContext): Inner => {
    const stage = audio.createToneSoundStage(context);
    const speaker = createGraphSpeaker({ context, output: stage.speech ?? context.destination, voice });
    return { context, stage, speaker, isSilent: device === "none" };
  };
  let inner = build(opened);

  const again = async (): Promise<void> => {
    const old = inner;
    old.speaker.silence();
    inner = build(audio.openContext(idOf(wanted)));
    await inner.stage.resume();
    if (mix !== null) inner.stage.mix(mix);
    for (const bed of beds.values()) inner.stage.bed(bed);
    void inner.stage.prepare(...prepared);
    // A device that is gone may never answer: nobody waits for it.
    old.context.close().catch(() => {});
  };

  /** The one that was chosen is taken again as soon as it is plugged in. */
  const lookForCards = async (): Promise<void> => {
    const now = readCards();
    if (now === cards) return;
    cards = now;
    const hadIt = idOf(wanted) !== undefined;
    known = nameableOutputs(await audio.outputs(), cards);
    if (!hadIt && idOf(wanted) !== undefined && !isClosed) await again();
  };

  const watch = (): void => {
    let wall = clock.now();
    let heard = inner.context.currentTime;
    let watched = inner;
    let apart = 0;
    let toldAt = Number.NEGATIVE_INFINITY;
    const look = async (): Promise<void> => {
      await lookForCards();
      const seconds = (clock.now() - wall) / 1000;
      const pace = (inner.context.currentTime - heard) / seconds;
      apart = watched === inner && (pace < SLOWEST_PACE || pace > FASTEST_PACE) ? apart + 1 : 0;
      if (apart >= LOOKS_TO_BE_SURE) {
        apart = 0;
        await again();
        const isNews = clock.now() - toldAt > TOLD_AGAIN_MILLISECONDS;
        if (isNews) toldAt = clock.now();
        if (isNews && !isClosed) onBack();
      }
      wall = clock.now();
      heard = inner.context.currentTime;
      watched = inner;
      if (!isClosed) timer = clock.setTimeout(() => void look(), LOOK_MILLISECONDS);
    };
    timer = clock.setTimeout(() => void look(), LOOK_MILLISECONDS);
  };

  await inner.stage.resume();
  watch();

  return {
    stage: {
      play: (...sounds) => inner.stage.play(...sounds),
      bed(layer) {
        if (layer.bed === null) beds.delete(layer.layer);
        else beds.set(layer.layer, layer);
        inner.stage.bed(layer);
      },
      duck: (ducked) => inner.stage.duck(ducked),
      mix(next) {
        mix = next;
        inner.stage.mix(next);
      },
      silence() {
        beds.clear();
        inner.stage.silence();
      },
      stop: (...group) => inner.stage.stop(...group),
      outputDelay: () => inner.stage.outputDelay(),
    },
    speaker: {
      speak: (utterance, report) => inner.speaker.speak(utterance, report),
      silence: () => inner.speaker.silence(),
      prepare: (utterance) => inner.speaker.prepare(utterance),
    },
    prepare(...ids) {
      prepared = ids;
      return inner.stage.prepare(...ids);
    },
    outputs: {
      names: () => known.map(({ name }) => name),
      use(name) {
        wanted = name;
        void again();
      },
    },
    isSilent: () => inner.isSilent,
    async close() {
      isClosed = true;
      clock.clearTimeout(timer);
      inner.speaker.silence();
      await inner.context.close();
    },
  };
}
