export { amountOf, type Unit } from "./amount.ts";
export { easedDevice, withEase } from "./eased.ts";
export { MOST_EASE } from "./eases.ts";
export { addDevices, deviceFor, type DeviceData } from "./catalogue.ts";
export type { Answered, Claim, Reaction, TurnBegun } from "./contract.ts";
export { soundsOfDevices, stakesIn } from "./stakes.ts";
