/** What tools see of a sitting: it can be played through without machines. */
export { masher, simulateSitting, solver, thinker, type Simulation, type Temper } from "./simulate.ts";
