/** A recipe as one playing of it wants it: faster or slower inside, and in another place. */
import type { FinishedBed, FinishedSound, Layer, Repeat, Room, RoomName } from "./recipe.ts";

/** Rates are taken to the nearest semitone's worth, so that few of them have to be made. */
const STEPS_TO_TWICE = 12;
const [SLOWEST, FASTEST] = [0.25, 4];

/** As many as a sound that varies has ways to be heard, the written one among them. */
export const VARIANTS = 5;

export function variantOf(seed: number): number {
  return Number.isFinite(seed) ? Math.abs(Math.trunc(seed)) % VARIANTS : 0;
}

const ROOMS: Record<RoomName, Room | undefined> = {
  near: undefined,
  small: { seconds: 0.3, level: -8 },
  large: { seconds: 1.8, level: -5 },
  outdoors: { seconds: 0.15, level: -16 },
  far: { seconds: 1.2, level: 2 },
};

export function nearestRate(rate: number): number {
  const wanted = Number.isNaN(rate) ? 1 : Math.min(FASTEST, Math.max(SLOWEST, rate));
  return 2 ** (Math.round(Math.log2(wanted) * STEPS_TO_TWICE) / STEPS_TO_TWICE);
}

export function soundAt(recipe: FinishedSound, rate: number, room: RoomName | undefined): FinishedSound {
  const { room: usual, ...rest } = recipe;
  const placed = room === undefined ? usual : ROOMS[room];
  const last = Math.max(0, ...recipe.layers.map(lastStart));
  return {
    ...rest,
    // What begins last still rings for as long.
    length: recipe.length - last * (1 - 1 / rate),
    layers: recipe.layers.map((layer) => layerAt(layer, rate)),
    ...(placed && { room: placed }),
  };
}

export function bedAt(recipe: FinishedBed, rate: number): FinishedBed {
  return {
    ...recipe,
    length: recipe.length / rate,
    layers: recipe.layers.map((layer) => layerAt(layer, rate)),
  };
}

/** Only when things happen is changed, never how high they are or how long they ring. */
function layerAt(layer: Layer, rate: number): Layer {
  const { at = 0, tremolo, repeat } = layer;
  return {
    ...layer,
    at: at / rate,
    ...(tremolo && { tremolo: { ...tremolo, rate: tremolo.rate * rate } }),
    ...(repeat && { repeat: repeatAt(repeat, rate) }),
  };
}

function repeatAt(repeat: Repeat, rate: number): Repeat {
  return repeat.type === "even"
    ? { ...repeat, every: repeat.every / rate }
    : { ...repeat, over: repeat.over / rate };
}

function lastStart({ at = 0, repeat }: Layer): number {
  if (repeat === undefined) return at;
  if (repeat.type === "strewn") return at + repeat.over;
  const { times, every, stretch = 1 } = repeat;
  return Array.from({ length: times - 1 }, (_, index) => every * stretch ** index).reduce(
    (sum, pause) => sum + pause,
    at,
  );
}
