/** A game as its devices begin in one sitting. Everything asks the same data, so what is heard of a device is how it stands. Pure. */
import { deviceFor, type DeviceData } from "./catalogue.ts";
import type { WithDevices } from "./stakes.ts";

type Devices = NonNullable<WithDevices["devices"]>;

/** Worked out once for each game's devices and each ease: they are asked for with every step. */
const known = new WeakMap<Devices, Map<number, Devices>>();

/**
 * The game itself where nothing is eased, or where its devices state nothing.
 *
 * @param ease from -2, for who has it easy, to 2, for who has it hard; 0 if absent
 */
export function withEase<Game extends WithDevices>(game: Game, ease = 0): Game {
  const { devices } = game;
  return devices === undefined || ease === 0 ? game : { ...game, devices: easedDevices(devices, ease) };
}

function easedDevices(devices: Devices, ease: number): Devices {
  const before = known.get(devices) ?? new Map<number, Devices>();
  known.set(devices, before);
  const eased =
    before.get(ease) ??
    Object.fromEntries(Object.entries(devices).map(([id, data]) => [id, easedDevice(data, ease)]));
  before.set(ease, eased);
  return eased;
}

export function easedDevice<Data extends DeviceData>(data: Data, ease: number): Data {
  return deviceFor(data).eases?.(data, ease) ?? data;
}
