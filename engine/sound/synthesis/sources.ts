/** What vibrates: the samples of each type of layer, before filters and envelope. */
import { createRandom } from "../../random.ts";
import { hertz } from "../pitch.ts";
import type {
  FmLayer,
  Layer,
  NoiseLayer,
  PluckedLayer,
  RecordedLayer,
  StruckLayer,
  ToneLayer,
} from "../recipe.ts";
import {
  at,
  followed,
  gainOf,
  highest,
  phaseOf,
  roundOf,
  scaled,
  sine,
  SIXTY_DECIBELS,
  wholeCycles,
  type Setting,
} from "./signal.ts";
import { grains } from "./grains.ts";
import { voice } from "./voice.ts";
import { HIGHEST_SHARE, waveTable, WAVE_STEPS } from "./wave-table.ts";

const NOISE_LOUDNESS = 0.3;

export function source(layer: Layer, setting: Setting): Float32Array<ArrayBuffer> {
  switch (layer.type) {
    case "tone":
      return tone(layer, setting);
    case "fm":
      return fm(layer, setting);
    case "struck":
      return struck(layer, setting);
    case "noise":
      return noise(layer, setting);
    case "plucked":
      return plucked(layer, setting);
    case "voice":
      return voice(layer, setting);
    case "grains":
      return grains(layer, setting);
    case "recorded":
      return recorded(layer, setting);
  }
}

/** Faster and so higher where the strike is. Nothing where the recording is not there. */
function recorded(
  { recording }: RecordedLayer,
  { frames, shift, recordings }: Setting,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(frames);
  const original = recordings?.[recording] ?? new Float32Array();
  const speed = 2 ** (shift / 12);
  for (let frame = 0; frame < frames; frame++) {
    const place = frame * speed;
    const left = Math.floor(place);
    if (left + 1 >= original.length) break;
    const low = original[left] as number;
    samples[frame] = low + ((original[left + 1] as number) - low) * (place - left);
  }
  return samples;
}

function tone(layer: ToneLayer, setting: Setting): Float32Array<ArrayBuffer> {
  const { rate, frames } = setting;
  const table = waveTable(layer.wave, highest(layer.pitch, setting) / rate);
  const pitch = steadied(followed(layer.pitch, setting), setting);
  const shake = layer.vibrato && sine(layer.vibrato.rate, setting);
  const octaves = (layer.vibrato?.cents ?? 0) / 1200;
  const samples = new Float32Array(frames);
  let phase = phaseOf(at(pitch, 0), setting);
  for (let frame = 0; frame < frames; frame++) {
    const place = phase * WAVE_STEPS;
    const left = Math.floor(place);
    const low = table[left] as number;
    samples[frame] = low + ((table[left + 1] as number) - low) * (place - left);
    const cycles = at(pitch, frame);
    phase += (shake ? cycles * 2 ** (octaves * shake()) : cycles) / rate;
    phase -= Math.floor(phase);
  }
  return samples;
}

/** A pitch that stays may sound in a loop, and must fit it. */
function steadied(pitch: Float64Array | number, setting: Setting): Float64Array | number {
  return typeof pitch === "number" ? wholeCycles(pitch, setting) : pitch;
}

function fm(layer: FmLayer, setting: Setting): Float32Array<ArrayBuffer> {
  const { rate, frames } = setting;
  const pitch = steadied(followed(layer.pitch, setting), setting);
  const fall = layer.mellows === undefined ? 1 : SIXTY_DECIBELS ** (1 / (layer.mellows * rate));
  const samples = new Float32Array(frames);
  const turn = (2 * Math.PI) / rate;
  let { depth } = layer;
  const begin = at(pitch, 0);
  let carrier = 2 * Math.PI * phaseOf(begin, setting);
  let modulator = 2 * Math.PI * phaseOf(layer.ratio * begin, setting);
  for (let frame = 0; frame < frames; frame++) {
    samples[frame] = Math.sin(carrier + depth * Math.sin(modulator));
    carrier += turn * at(pitch, frame);
    modulator += turn * layer.ratio * at(pitch, frame);
    depth *= fall;
  }
  return samples;
}

function struck(layer: StruckLayer, { rate, frames, shift, seed }: Setting): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(frames);
  const ring = (cycles: number, gain: number, release: number): void => {
    if (cycles < HIGHEST_SHARE) addRinging(samples, cycles, gain, release * rate);
  };
  for (const [ratio, level, release] of layer.partials) {
    const cycles = (hertz(layer.pitch, shift) * ratio) / rate;
    ring(cycles, gainOf(level), release);
    if (layer.beating) ring(cycles * 2 ** (layer.beating / 1200), gainOf(level - 5), release);
  }
  if (layer.hammer !== undefined) addHammer(samples, gainOf(layer.hammer), rate, seed);
  const attack = layer.attack * rate;
  for (let frame = 0; frame < Math.min(attack, frames); frame++) {
    samples[frame] = (samples[frame] as number) * (frame / attack);
  }
  return samples;
}

const HAMMER_SECONDS = 0.02;

/** What touches first: a short bright noise, without which nothing sounds struck. */
function addHammer(samples: Float32Array, gain: number, rate: number, seed: number): void {
  const random = createRandom(seed);
  const frames = Math.min(samples.length, HAMMER_SECONDS * rate);
  const fall = SIXTY_DECIBELS ** (1 / (HAMMER_SECONDS * rate));
  let level = gain;
  let before = 0;
  for (let frame = 0; frame < frames; frame++) {
    const now = random.next() * 2 - 1;
    samples[frame] = (samples[frame] as number) + level * (now - 0.6 * before);
    before = now;
    level *= fall;
  }
}

/** Noise goes round a line as long as one cycle, each time duller, until only a string is left. */
function plucked(layer: PluckedLayer, { rate, frames, shift, seed }: Setting): Float32Array<ArrayBuffer> {
  const random = createRandom(seed);
  const period = rate / hertz(layer.pitch, shift);
  const keep = 0.5 + 0.49 * layer.bright;
  // The averaging delays by its own share of a sample, and the rest is made up for between two of the line.
  const length = Math.max(2, Math.floor(period - (1 - keep)));
  const part = period - (1 - keep) - length;
  const line = Float32Array.from({ length: length + 1 }, () => random.next() * 2 - 1);
  smoothed(line, 0.85 - 0.8 * layer.bright);
  const fall = SIXTY_DECIBELS ** (1 / (layer.release * (rate / period)));
  const samples = new Float32Array(frames);
  let before = 0;
  for (let frame = 0, place = 0; frame < frames; frame++, place = place === length ? 0 : place + 1) {
    const newer = line[place === length ? 0 : place + 1] as number;
    const delayed = (line[place] as number) * part + newer * (1 - part);
    const out = fall * (keep * delayed + (1 - keep) * before);
    before = delayed;
    line[place] = out;
    samples[frame] = out;
  }
  const rise = 0.003 * rate;
  for (let frame = 0; frame < Math.min(rise, frames); frame++) {
    samples[frame] = ((samples[frame] as number) * frame) / rise;
  }
  return samples;
}

function smoothed(line: Float32Array, dullness: number): void {
  let value = 0;
  for (let pass = 0; pass < 2; pass++) {
    for (let place = 0; place < line.length; place++) {
      value += (1 - dullness) * ((line[place] as number) - value);
      line[place] = value;
    }
  }
  const peak = line.reduce((highestOne, sample) => Math.max(highestOne, Math.abs(sample)), 1e-9);
  for (let place = 0; place < line.length; place++) line[place] = (line[place] as number) / peak;
}

/** A sine that dies away, each sample from the two before: there are many, and a sine costs more. */
function addRinging(samples: Float32Array, cycles: number, gain: number, release: number): void {
  const fall = SIXTY_DECIBELS ** (1 / release);
  const turn = 2 * fall * Math.cos(2 * Math.PI * cycles);
  const loss = fall * fall;
  let older = (-gain * Math.sin(2 * Math.PI * cycles)) / fall;
  let newer = 0;
  for (let frame = 0; frame < samples.length; frame++) {
    samples[frame] = (samples[frame] as number) + newer;
    const next = turn * newer - loss * older;
    older = newer;
    newer = next;
  }
}

/** Root mean square 0.3 in every colour. In a loop the same chance comes round again. */
function noise(layer: NoiseLayer, setting: Setting): Float32Array<ArrayBuffer> {
  const { rate, frames, seed } = setting;
  const random = createRandom(seed);
  const loop = roundOf(setting);
  const period = loop === undefined ? frames : Math.round(loop * rate);
  const samples = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    samples[frame] = frame < period ? random.next() * 2 - 1 : (samples[frame - period] as number);
  }
  coloured(samples, layer.colour);
  scaled(samples, NOISE_LOUDNESS / loudnessOf(layer.colour));
  return samples;
}

function coloured(samples: Float32Array, colour: NoiseLayer["colour"]): void {
  switch (colour) {
    case "white":
      break;
    case "pink":
      pinken(samples);
      break;
    case "brown":
      brown(samples);
      break;
  }
}

/** Minus 3 dB an octave: Paul Kellet's economy filter (musicdsp.org, "pink noise filter"). */
function pinken(samples: Float32Array): void {
  let [low, middle, high] = [0, 0, 0];
  for (let frame = 0; frame < samples.length; frame++) {
    const white = samples[frame] as number;
    low = 0.99765 * low + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    high = 0.57 * high + white * 1.0526913;
    samples[frame] = low + middle + high + white * 0.1848;
  }
}

/** Minus 6 dB an octave. */
function brown(samples: Float32Array): void {
  let sum = 0;
  for (let frame = 0; frame < samples.length; frame++) {
    sum = 0.99 * sum + (samples[frame] as number);
    samples[frame] = sum;
  }
}

/** Root mean square of a coloured noise whose white is even between -1 and 1: the energy of the filter gives it. */
function loudnessOf(colour: NoiseLayer["colour"]): number {
  const known = loudnesses.get(colour);
  if (known !== undefined) return known;
  const impulse = new Float32Array(4000);
  impulse[0] = 1;
  coloured(impulse, colour);
  const loudness = Math.sqrt(impulse.reduce((sum, sample) => sum + sample ** 2, 0) / 3);
  loudnesses.set(colour, loudness);
  return loudness;
}

const loudnesses = new Map<NoiseLayer["colour"], number>();
