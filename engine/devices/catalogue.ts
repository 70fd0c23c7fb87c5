/** All devices. A new one is a folder beside this file and a line in each of the two lists. */
import * as z from "../zod.ts";
import type { Device } from "./contract.ts";
import { claim, claimSchema } from "./claim/index.ts";
import { clock, clockSchema } from "./clock/index.ts";
import { collection, collectionSchema } from "./collection/index.ts";
import { fuel, fuelSchema } from "./fuel/index.ts";
import { purse, purseSchema } from "./purse/index.ts";
import { pursuer, pursuerSchema } from "./pursuer/index.ts";
import { wager, wagerSchema } from "./wager/index.ts";

export const deviceSchema = z.discriminatedUnion("type", [
  purseSchema,
  fuelSchema,
  clockSchema,
  pursuerSchema,
  claimSchema,
  wagerSchema,
  collectionSchema,
]);
export type DeviceData = z.infer<typeof deviceSchema>;

/** For a page that plays a game it has not been built with: a game of the site brings its own. */
export const devices: { readonly [Type in DeviceData["type"]]: Device<Extract<DeviceData, { type: Type }>> } =
  {
    purse,
    fuel,
    clock,
    pursuer,
    claim,
    wager,
    collection,
  };

/** Nothing need be brought where all of them are here: see `late-catalogue.ts`. */
export function addDevices(_devices?: Readonly<Record<string, unknown>>): void {}

/** The rules of a device, for its own data. */
export function deviceFor<Data extends DeviceData>({ type }: Data): Device<Data> {
  // The table gives each type its own device: the compiler cannot follow it through the union.
  return devices[type] as unknown as Device<Data>;
}
