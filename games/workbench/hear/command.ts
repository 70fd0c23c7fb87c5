/** `hear`: a sitting to listen to away from the desk, and to read. */
import { writeFileSync } from "node:fs";
import { loadSounds, makeSound } from "../../../engine/adapters/sound-workshop.ts";
import { wav } from "../../../engine/adapters/wav.ts";
import type { LoadedGame } from "../../../engine/definition/index.ts";
import { failure, success, type Result } from "../../../engine/index.ts";
import { simulateSitting, type Simulation } from "../../../engine/sitting/index.ts";
import { namedIn, type BedId, type SoundId } from "../../../engine/sound/index.ts";
import { estimateSeconds, spokenText } from "../../../engine/speech/index.ts";
import { players, type PlayerName } from "../players.ts";
import { createMix } from "./mix.ts";
import { scriptOf } from "./script.ts";
import { timelineOf, type Timed } from "./timeline.ts";
import { RATE, spokenSamples } from "./voice.ts";

export interface HearOptions {
  readonly level?: string | undefined;
  readonly player: string;
  readonly seed: number;
  readonly short: boolean;
  /** Where to write the sound. */
  readonly wav?: string | undefined;
}

export async function hear(game: LoadedGame, options: HearOptions): Promise<Result<string, string>> {
  const { levels, voices } = game.definition;
  const level = options.level === undefined ? 0 : levels.findIndex(({ id }) => id === options.level);
  if (level < 0)
    return failure(`There is no level ${String(options.level)}: ${levels.map(({ id }) => id).join(", ")}.`);
  if (!isPlayer(options.player))
    return failure(`There is no player ${options.player}: ${Object.keys(players).join(", ")}.`);
  const { cues, presses } = listenIn(game, level, options.player, options);
  const spoken = new Map<string, Float32Array>();
  if (options.wav === undefined) {
    const { timed } = timelineOf(cues, ({ text }) => estimateSeconds(spokenText(text), 1));
    return success(scriptOf(timed, presses, game.definition));
  }
  for (const cue of cues) {
    if (cue.type !== "say") continue;
    const { rate = 1, pitch = 1 } = cue.voice === undefined ? {} : (voices[cue.voice] ?? {});
    const key = lineKey(cue);
    if (spoken.has(key)) continue;
    const samples = spokenSamples(spokenText(cue.text), rate, pitch);
    if (!samples.ok) return samples;
    spoken.set(key, samples.value);
  }
  const { timed, seconds } = timelineOf(cues, (cue) => (spoken.get(lineKey(cue))?.length ?? 0) / RATE);
  writeFileSync(options.wav, await render(timed, seconds, spoken));
  return success(`${scriptOf(timed, presses, game.definition)}\n\nWritten: ${options.wav}`);
}

function isPlayer(name: string): name is PlayerName {
  return Object.hasOwn(players, name);
}

function lineKey({ text, voice = "" }: Extract<Timed["cue"], { type: "say" }>): string {
  return `${voice}: ${text}`;
}

function listenIn(game: LoadedGame, level: number, player: PlayerName, { seed, short }: HearOptions) {
  const presses = new Map<number, string[]>();
  let heard = 0;
  const observer = {
    heard: () => {
      heard += 1;
    },
    pressed: (what: string) => {
      presses.set(heard, [...(presses.get(heard) ?? []), what]);
    },
  };
  const length = short ? "short" : "full";
  const { cues } = simulateSitting({ game, level, seed, length, temper: players[player], observer });
  return { cues, presses };
}

/** Under speech everything else is lower, and what only goes on is lower still. */
const LEVELS = { sound: 0.6, bed: 0.12 };
const SEED = 1;

async function render(
  timed: readonly Timed[],
  seconds: number,
  spoken: ReadonlyMap<string, Float32Array>,
): Promise<Uint8Array> {
  const { sounds, beds } = namedIn(timed.map(({ cue }) => cue));
  await loadSounds([...sounds, ...beds]);
  const made = new Map<string, Float32Array>();
  const samplesOf = (id: SoundId | BedId, pitch = 0, rate = 1): Float32Array => {
    const key = `${id} ${pitch} ${rate}`;
    const known =
      made.get(key) ?? Float32Array.from(makeSound(id, { pitch, rate, seed: SEED }, RATE).samples);
    made.set(key, known);
    return known;
  };
  const mix = createMix(seconds + 3, RATE);
  const layers = new Map<
    string,
    { bed: BedId; from: number; cue: Extract<Simulation["cues"][number], { type: "bed" }> }
  >();
  const endLayer = (layer: string, to: number): void => {
    const going = layers.get(layer);
    layers.delete(layer);
    if (going === undefined) return;
    const { cue, from, bed } = going;
    const loop = samplesOf(bed, cue.pitch, cue.rate);
    const length = loop.length / RATE;
    if (length <= 0) return;
    for (let at = from; at < to; at += length) {
      const left = Math.round((to - at) * RATE);
      mix.add(left < loop.length ? loop.subarray(0, left) : loop, at, {
        side: cue.side,
        level: (cue.level ?? 1) * LEVELS.bed,
      });
    }
  };
  for (const { at, cue } of timed) {
    if (cue.type === "say") mix.add(spoken.get(lineKey(cue)) ?? new Float32Array(), at, { side: cue.side });
    if (cue.type === "sound")
      mix.add(samplesOf(cue.sound, cue.pitch, cue.rate), at, {
        side: cue.side,
        level: (cue.level ?? 1) * LEVELS.sound,
      });
    if (cue.type === "pattern")
      for (const note of cue.notes)
        mix.add(samplesOf(note.sound, note.pitch, note.rate), at + note.at / 1000, {
          side: note.side,
          level: (note.level ?? 1) * LEVELS.sound,
        });
    if (cue.type === "bed") {
      endLayer(cue.layer, at);
      if (cue.bed !== null) layers.set(cue.layer, { bed: cue.bed, from: at, cue });
    }
  }
  for (const layer of layers.keys()) endLayer(layer, seconds);
  const { left, right } = mix.done();
  return wav([left, right], RATE);
}
