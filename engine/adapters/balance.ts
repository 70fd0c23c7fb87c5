/** Keeps signals in front: where they are strong, what is in the background is turned down while they sound. */
import type { Context } from "tone/build/esm/core/context/Context.js";
import {
  FILTER_QUALITY,
  filterGains,
  moved,
  OCTAVES,
  SILENT,
  steppingAside,
  strengthOf,
  together,
  type Bands,
  type Looked,
  type Strength,
} from "../sound/bands.ts";

/** Decibels by which the three are turned down now: by the player's volumes, and under speech. */
export interface Levels {
  readonly signals: number;
  readonly decoration: number;
  readonly music: number;
}
export type Kind = keyof Levels;

/** One thing that sounds. */
export interface Source {
  readonly strength: Strength;
  /** Times its usual speed. */
  readonly speed: number;
  /** 0 to 1. */
  readonly level: number;
}

export interface Balance {
  /** Everything in the background goes through here. */
  readonly input: AudioNode;
  readonly output: AudioNode;
  /** It sounds from one time to another. */
  signal(source: Source, from: number, until: number): void;
  /** What this layer is from now on; undefined where it has ended. */
  layer(name: string, kind: Kind, source: Source | undefined): void;
  /** No sound sounds any more, as against layers. */
  silence(): void;
  setLevels(levels: Levels): void;
}

const AWAY_SECONDS = 0.01;
const BACK_SECONDS = 0.3;
/** Shorter ones are over before anybody could miss them. */
const SHORTEST_SECONDS = 0.05;

interface Claim {
  readonly bands: Bands;
  readonly from: number;
  readonly until: number;
}

/** From one gain to another, in decibels. */
interface Way {
  readonly time: number;
  readonly from: number;
  readonly until: number;
  readonly to: number;
}

/** Where these ways have come to. */
function levelAt(ways: readonly Way[], time: number): number {
  const way = ways.findLast((one) => one.time <= time);
  if (way === undefined) return 0;
  const share = Math.min(1, (time - way.time) / (way.until - way.time));
  return way.from + (way.to - way.from) * share;
}

export function createBalance(context: Context): Balance {
  const octaves = OCTAVES.map((hertz) => {
    const octave = context.rawContext.createBiquadFilter();
    octave.type = "peaking";
    octave.frequency.value = hertz;
    octave.Q.value = FILTER_QUALITY;
    octave.gain.automationRate = "k-rate";
    return octave;
  });
  octaves.reduce((before, octave) => {
    before.connect(octave);
    return octave;
  });
  const [input] = octaves;
  const output = octaves.at(-1);
  if (input === undefined || output === undefined) throw new Error("There is no octave.");

  let levels: Levels = { signals: 0, decoration: 0, music: 0 };
  let claims: readonly Claim[] = [];
  const layers = new Map<string, { readonly kind: Kind; readonly bands: Bands }>();
  /** What was last arranged for each octave, to leave alone what stays. */
  const arranged: ({ readonly told: string; readonly ways: readonly Way[] } | undefined)[] = OCTAVES.map(
    () => undefined,
  );

  const layersOf = (kind: Kind): Bands[] =>
    [...layers.values()]
      .filter((layer) => layer.kind === kind)
      .map(({ bands }) => moved(bands, levels[kind], 0));

  const arrange = (): void => {
    const now = context.currentTime;
    claims = claims.filter(({ until }) => until > now);
    const background = together([...layersOf("decoration"), ...layersOf("music")]);
    const steady = layersOf("signals");
    const times = [now, ...claims.flatMap(({ from, until }) => [from, until])]
      .filter((time) => time >= now)
      .toSorted((one, other) => one - other);
    const plan = times.map((time) => {
      const sounding = claims.filter(({ from, until }) => from <= time && until > time);
      const signals = [...steady, ...sounding.map(({ bands }) => moved(bands, levels.signals, 0))];
      return { time, gains: filterGains(steppingAside(signals, background)) };
    });
    for (const [band, octave] of octaves.entries()) follow(octave.gain, band, plan);
  };

  const follow = (
    gain: AudioParam,
    band: number,
    plan: readonly { readonly time: number; readonly gains: Bands }[],
  ): void => {
    const steps = plan
      .map(({ time, gains }) => ({ time, to: Number((gains[band] ?? 0).toFixed(1)) }))
      .filter(({ to }, index, all) => to !== all[index - 1]?.to);
    const told = steps.map(({ time, to }, index) => `${index === 0 ? "" : time} ${to}`).join();
    if (arranged[band]?.told === told) return;
    const now = context.currentTime;
    let level = levelAt(arranged[band]?.ways ?? [], now);
    const ways = steps.map(({ time, to }, index): Way => {
      const until = time + (to < level ? AWAY_SECONDS : BACK_SECONDS);
      const way = { time, from: level, until, to };
      level = levelAt([way], steps[index + 1]?.time ?? Infinity);
      return way;
    });
    arranged[band] = { told, ways };
    gain.cancelScheduledValues(now);
    // Straight lines only: node-web-audio-api's filters burst where one of their numbers nears another by a curve.
    for (const [index, way] of ways.entries()) {
      const end = Math.min(way.until, ways[index + 1]?.time ?? Infinity);
      gain.setValueAtTime(way.from, way.time);
      gain.linearRampToValueAtTime(levelAt([way], end), end);
    }
  };

  return {
    input,
    output,
    signal(source, from, until) {
      if (until - from < SHORTEST_SECONDS) return;
      claims = [...claims, { bands: heardAs(source, "signals"), from, until }];
      arrange();
    },
    layer(name, kind, source) {
      if (source === undefined ? !layers.delete(name) : false) return;
      if (source !== undefined) layers.set(name, { kind, bands: heardAs(source, kind) });
      arrange();
    },
    silence() {
      claims = [];
      arrange();
    },
    setLevels(next) {
      levels = next;
      arrange();
    },
  };
}

const known = new WeakMap<AudioBuffer, Strength>();

/** What of a buffer is to be balanced. It may be kept for longer than the buffer. */
export function strengthIn(buffer: AudioBuffer, isLoop: boolean): Strength {
  const strength = known.get(buffer) ?? strengthOf(lookedAt(buffer), buffer.sampleRate, isLoop);
  known.set(buffer, strength);
  return strength;
}

function heardAs({ strength, speed, level }: Source, kind: Kind): Bands {
  const bands = kind === "signals" ? strength.mean : strength.most;
  return level === 0 ? SILENT : moved(bands, 20 * Math.log10(level), Math.log2(speed));
}

/** Node's buffers give all of their samples as a copy, which of a bed is two megabytes. */
function lookedAt(buffer: AudioBuffer): Looked {
  return {
    length: buffer.length,
    subarray(from, to) {
      const samples = new Float32Array(to - from);
      buffer.copyFromChannel(samples, 0, from);
      return samples;
    },
  };
}
