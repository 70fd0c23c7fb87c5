/** What tools see of a sitting: it can be played through without machines. */
export { stakesOf } from "./standing.ts";
export { simulateSitting, type Observer, type Simulation } from "./simulate.ts";
export {
  actionOf,
  masher,
  solver,
  thinker,
  thinking,
  type Chooser,
  type Moment,
  type Temper,
} from "./tempers.ts";
