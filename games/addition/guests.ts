/** Who can come aboard: what is heard of them where they wait, and what they play when all play together. */
import type { PartsOf } from "../../engine/definition/index.ts";

type Rules = PartsOf<"dial">["rules"];
export type Guests = NonNullable<Rules["guests"]>;
export type Guest = Guests[string];
type Sound = Guest["part"]["sound"];
export type Beat = readonly [beat: number, pitch?: number];

/** Eight beats, two bars: C for two, F for one, G for one. */
const MILLISECONDS_A_BEAT = 480;

function part(sound: Sound, level: number, beats: readonly Beat[]): Guest["part"] {
  const notes = beats.map(([beat, pitch]) => [
    beat * MILLISECONDS_A_BEAT,
    ...(pitch === undefined ? [] : [pitch]),
  ]);
  return { sound, level, notes };
}

interface Told {
  readonly joins: string;
  readonly plays: string;
  readonly beats: readonly Beat[];
  readonly level?: number;
  /** Heard where it waits, if not what it plays. */
  readonly call?: Sound;
  readonly caption?: string;
  readonly secret?: true;
}

/** "The tuba", and the sound that it makes. */
export function guest(name: string, sound: Sound, told: Told): Guest {
  const { joins, plays, beats, level = 0.6, call = sound, caption, secret } = told;
  return {
    name,
    call: { sound: call, ...(caption === undefined ? {} : { caption }) },
    joins: [joins],
    part: part(sound, level, beats),
    plays,
    ...(secret === undefined ? {} : { secret }),
  };
}

/** The same on each of these beats. */
export function on(...beats: readonly number[]): Beat[] {
  return beats.map((beat) => [beat]);
}

function late(name: string, sound: Sound, told: Told): Guest {
  return { ...guest(name, sound, told), late: true };
}

/** On every line, when everybody else was met: no finale runs out of guests. */
export const latecomers: Guests = {
  musicbox: late("The music box", "music-box", {
    joins: "The music box missed three trains. It was winding itself up.",
    plays: "plinkety-plink",
    beats: on(0.5, 3, 4.5, 7),
    level: 0.5,
  }),
  bike: late("The bike bell", "bike-bell", {
    joins: "The bike bell comes without a bike. It is faster that way, it says.",
    plays: "ring-ring",
    beats: on(3, 7),
    level: 0.4,
  }),
  toy: late("The squeaky toy", "squeak-toy", {
    joins: "The squeaky toy ran all the way. It is out of squeak. No, there it is.",
    plays: "squeak",
    beats: on(1.5, 5.5),
    level: 0.5,
  }),
  party: late("The party horn", "party-horn", {
    joins: "The party horn thought the party was yesterday.",
    plays: "toot",
    beats: on(2, 6),
    level: 0.4,
  }),
  sled: late("The sled bells", "sled-bells", {
    joins: "The sled bells waited for snow. Then they took the train.",
    plays: "jing-a-ling",
    beats: on(0, 4),
    level: 0.4,
  }),
};

/** Oompah: the root of each chord, and its fifth. */
export const BASS: readonly Beat[] = [
  [0, 0],
  [1, -5],
  [2, 0],
  [3, -5],
  [4, 5],
  [5, 0],
  [6, 7],
  [7, 2],
];
/** Off the beat, the third of each chord. */
export const CHOPS: readonly Beat[] = [
  [0.5, 4],
  [1.5, 4],
  [2.5, 7],
  [3.5, 7],
  [4.5, 9],
  [5.5, 9],
  [6.5, 11],
  [7.5, 11],
];
/** A tune that comes round. */
export const TUNE: readonly Beat[] = [
  [0, 0],
  [1, 4],
  [2, 7],
  [3, 4],
  [4, 9],
  [4.5, 9],
  [5, 9],
  [6, 7],
  [6.5, 5],
  [7, 2],
];
/** Over it, twice as slow. */
export const DESCANT: readonly Beat[] = [
  [0, 7],
  [2, 4],
  [4, 5],
  [6, 2],
  [7, -1],
];
