export { parseJournal, type Journal } from "./journal.ts";
export { createSimulatedClock, type SimulatedClock } from "./simulated-clock.ts";
export { silentDevices } from "./recorded-devices.ts";
