/**
 * Stands in pages for the list of all devices, as the engine imports it: a game fetches those that it has.
 * `scripts/site/late-plugins.ts` puts it there.
 */
import type { DeviceData } from "../../engine/devices/catalogue.ts";
import type { Device } from "../../engine/devices/contract.ts";

type Types = { readonly [Type in DeviceData["type"]]: Device<Extract<DeviceData, { type: Type }>> };

const fetchers: { readonly [Type in keyof Types]: () => Promise<Types[Type]> } = {
  purse: async () => (await import("../../engine/devices/purse/index.ts")).purse,
  fuel: async () => (await import("../../engine/devices/fuel/index.ts")).fuel,
  clock: async () => (await import("../../engine/devices/clock/index.ts")).clock,
  pursuer: async () => (await import("../../engine/devices/pursuer/index.ts")).pursuer,
  claim: async () => (await import("../../engine/devices/claim/index.ts")).claim,
  wager: async () => (await import("../../engine/devices/wager/index.ts")).wager,
  collection: async () => (await import("../../engine/devices/collection/index.ts")).collection,
};
const fetched: Partial<Types> = {};

/** Before a game is opened. */
export async function fetchDevices(devices: Readonly<Record<string, DeviceData>> = {}): Promise<void> {
  const types = new Set(Object.values(devices).map(({ type }) => type));
  const found = await Promise.all([...types].map(async (type) => [type, await fetchers[type]()] as const));
  Object.assign(fetched, Object.fromEntries(found));
}

/** The rules of a device, for its own data. @public */
export function deviceFor<Data extends DeviceData>({ type }: Data): Device<Data> {
  const device = fetched[type];
  if (device === undefined) throw new Error(`the device ${type} has not been fetched`);
  // The table gives each type its own device: the compiler cannot follow it through the union.
  return device as unknown as Device<Data>;
}
