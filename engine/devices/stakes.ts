/** A game's stakes: those that it states, and those as which its devices stand. */
import type { Stake } from "../definition/stake-schema.ts";
import type { SoundId } from "../sound/index.ts";
import { deviceFor, type DeviceData } from "./catalogue.ts";

export interface WithDevices {
  readonly stakes?: Readonly<Record<string, Stake>> | undefined;
  readonly devices?: Readonly<Record<string, DeviceData>> | undefined;
}

/** Worked out once for each game's devices: they are asked for with every step. */
const known = new WeakMap<object, Readonly<Record<string, Stake>>>();

export function stakesIn({ stakes = {}, devices }: WithDevices): Readonly<Record<string, Stake>> {
  if (devices === undefined) return stakes;
  const before = known.get(devices);
  if (before !== undefined) return before;
  const own = Object.entries(devices).map(([id, data]) => [id, deviceFor(data).stake(data, id)] as const);
  const all = { ...stakes, ...Object.fromEntries(own) };
  known.set(devices, all);
  return all;
}

/** The sounds that a game's devices play of themselves, beside those that it names. */
export function soundsOfDevices({ devices = {} }: Pick<WithDevices, "devices">): SoundId[] {
  return Object.values(devices).flatMap((data) => deviceFor(data).sounds ?? []);
}
