export { parseJournal, type Journal, type JournalHeader } from "./journal.ts";
export { createSimulatedClock, type SimulatedClock } from "./simulated-clock.ts";
export { silentDevices } from "./recorded-devices.ts";
