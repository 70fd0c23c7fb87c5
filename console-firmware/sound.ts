/**
 * The sound of the console: a stage and a speaker that stay, whatever happens to the device behind them. A speaker that
 * is pulled out is noticed by its clock, and another context is opened on what is there.
 */
import type { OpenedContext } from "../engine/adapters/audio-device.ts";
import type { NodeAudio } from "../engine/adapters/node-audio.ts";
import type { Clock, SoundStage, Speaker } from "../engine/index.ts";
import { watchGarbage } from "./adapters/collect-garbage.ts";
import { createGraphSpeaker, type GraphSpeaker } from "./adapters/graph-speaker.ts";
import { lookForWays, signOfWays } from "./adapters/sound-ways.ts";
import { createLastingSpeaker } from "./lasting-speaker.ts";
import { createPace, LOOK_MILLISECONDS } from "./pace.ts";
import type { Voice } from "./voice.ts";

type Audio = Extract<NodeAudio, { type: "ready" }>;
type Stage = ReturnType<Audio["createToneSoundStage"]>;

export interface Sound {
  readonly stage: SoundStage;
  readonly speaker: Required<Speaker>;
  /** Makes all that games share ready, without keeping anything waiting. */
  prepare(...ids: Parameters<Stage["prepare"]>): Promise<void>;
  /** A game has ended: lets go of all that was made for it. */
  forget(): void;
  readonly outputs: {
    readonly names: () => readonly string[];
    /** Cards, the likeliest to be heard first. */
    readonly cards: () => readonly string[];
    use(name: string): Promise<void>;
    /** The one that is heard now. */
    readonly now: () => string;
  };
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
  readonly output: string;
  readonly stage: Stage;
  readonly speaker: GraphSpeaker;
  readonly isSilent: boolean;
}

/** A device that is gone may never answer. */
const LONGEST_WAKING_MILLISECONDS = 1000;
/** Without a device it is tried again after so long, and after twice as long each time. */
const FIRST_REST_MILLISECONDS = 1000;
const LONGEST_REST_MILLISECONDS = 30_000;
/** What is played ahead on a device that stands still again and again. */
const CALM_SECONDS = 0.15;
/** Of sounds, as they are played: six megabytes. */
const MOST_SECONDS = 30;
/** After a game has ended, until nothing of it is heard any more. */
const FADED_MILLISECONDS = 1000;
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
  let sign = signOfWays();
  let ways = await lookForWays(() => audio.outputs());
  let mix: Parameters<SoundStage["mix"]>[0] | null = null;
  const beds = new Map<string, Parameters<SoundStage["bed"]>[0]>();
  let prepared: Parameters<Stage["prepare"]> = [[], []];
  let timer: unknown;
  let isClosed = false;

  const build = ({ context, device, output: id }: OpenedContext): Inner => {
    const stage = audio.createToneSoundStage(context, undefined, undefined, MOST_SECONDS);
    const speaker = createGraphSpeaker({ context, output: stage.speech ?? context.destination, voice });
    const isSilent = device === "none";
    console.error(isSilent ? "No sound: nothing can be opened." : `Sound comes out of ${ways.nameOf(id)}.`);
    return { context, output: id, stage, speaker, isSilent };
  };
  let inner = build(opened);
  const lasting = createLastingSpeaker(inner.speaker);

  const wake = async ({ stage }: Inner): Promise<void> => {
    let late: unknown;
    const patience = new Promise((resolve) => {
      late = clock.setTimeout(() => resolve(null), LONGEST_WAKING_MILLISECONDS);
    });
    await Promise.race([stage.resume(), patience]);
    clock.clearTimeout(late);
  };

  /** @param lost the one that has just stood still: it is tried last */
  const again = async (lost?: string, isCalm = false): Promise<void> => {
    const old = inner;
    const turn = ways.inTurn(wanted);
    const ids = lost === undefined ? turn : [...turn.filter((id) => id !== lost), lost];
    inner = build(audio.openContext(ids, isCalm ? CALM_SECONDS : undefined));
    await wake(inner);
    if (mix !== null) inner.stage.mix(mix);
    for (const bed of beds.values()) inner.stage.bed(bed);
    lasting.change(inner.speaker);
    void inner.stage.prepare(...prepared);
    // Nobody waits for it either.
    old.context.close().catch(() => {});
  };

  const watch = (): void => {
    const pace = createPace(clock);
    let rest = FIRST_REST_MILLISECONDS;
    let triedAt = clock.now();
    let lostAt = Number.NEGATIVE_INFINITY;
    let toldAt = Number.NEGATIVE_INFINITY;

    /** The one that was chosen is taken again as soon as it is plugged in; without any, whatever comes. */
    const takeBetter = async (): Promise<boolean> => {
      const now = signOfWays();
      const isChanged = now !== sign;
      const isTime = inner.isSilent && clock.now() - triedAt > rest;
      if (!isChanged && !isTime) return false;
      sign = now;
      triedAt = clock.now();
      rest = isChanged ? FIRST_REST_MILLISECONDS : Math.min(LONGEST_REST_MILLISECONDS, 2 * rest);
      ways = await lookForWays(() => audio.outputs());
      const [first] = ways.inTurn(wanted);
      const wasSilent = inner.isSilent;
      const isChosen = ways.nameable.some(({ id, name }) => id === first && name === wanted);
      if (isClosed || !(wasSilent || (isChosen && first !== inner.output))) return false;
      await again();
      return wasSilent && !inner.isSilent;
    };
    const takeAnother = async (): Promise<boolean> => {
      if (inner.isSilent || !pace.isLost(inner.context)) return false;
      const isOften = clock.now() - lostAt < TOLD_AGAIN_MILLISECONDS;
      lostAt = clock.now();
      console.error(`${ways.nameOf(inner.output)} stands still: another is tried.`);
      await again(inner.output, isOften);
      return !inner.isSilent;
    };
    const look = async (): Promise<void> => {
      const isBack = (await takeBetter()) || (await takeAnother());
      if (isBack && !isClosed && clock.now() - toldAt > TOLD_AGAIN_MILLISECONDS) {
        toldAt = clock.now();
        onBack();
      }
      if (!isClosed) timer = clock.setTimeout(() => void look(), LOOK_MILLISECONDS);
    };
    timer = clock.setTimeout(() => void look(), LOOK_MILLISECONDS);
  };

  const garbage = watchGarbage(clock);
  await wake(inner);
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
    speaker: lasting.speaker,
    prepare(...ids) {
      prepared = ids;
      return inner.stage.prepare(...ids);
    },
    forget() {
      inner.stage.forget(prepared[0]);
      clock.setTimeout(garbage.collect, FADED_MILLISECONDS);
    },
    outputs: {
      names: () => ways.nameable.map(({ name }) => name),
      cards: () => ways.cards,
      now: () => ways.nameable.find(({ id }) => id === inner.output)?.name ?? ways.nameOf(inner.output),
      async use(name) {
        wanted = name;
        await again();
      },
    },
    isSilent: () => inner.isSilent,
    async close() {
      isClosed = true;
      clock.clearTimeout(timer);
      garbage.close();
      lasting.speaker.silence();
      await inner.context.close();
    },
  };
}
