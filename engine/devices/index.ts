export { amountOf, unitSchema, type Unit } from "./amount.ts";
export { deviceFor, deviceSchema, type DeviceData } from "./catalogue.ts";
export type { Answered, Claim, Reaction, TurnBegun } from "./contract.ts";
export { stakesIn, type WithDevices } from "./stakes.ts";
