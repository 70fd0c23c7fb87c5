/** Stands in the built pages for `catalogue.ts`: a game brings the devices that it has. `scripts/site/late-plugins.ts` puts it there. */
import type { DeviceData } from "./catalogue.ts";
import type { Device } from "./contract.ts";

const here: Record<string, unknown> = {};

/** @public */
export function addDevices(devices: Readonly<Record<string, unknown>> = {}): void {
  Object.assign(here, devices);
}

/** The rules of a device, for its own data. @public */
export function deviceFor<Data extends DeviceData>({ type }: Data): Device<Data> {
  const device = here[type];
  if (device === undefined) throw new Error(`the device ${type} did not come with the game`);
  // The game's own module names each by its type.
  return device as Device<Data>;
}
