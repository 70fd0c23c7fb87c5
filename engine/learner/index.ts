/** What shells may know of a player: what was kept, without playing. */
export {
  NO_PROGRESS,
  type KeptPlay,
  type KeptVerdict,
  type Progress,
  type Purpose,
  type VerdictLog,
} from "../save/progress.ts";
export { PLAYER_NAMES } from "./player-names.ts";
export { withFinishedElsewhere } from "./merge-saves.ts";
export { gameProgress, likelyLevel } from "./progress.ts";
/** @public */
export { forgetAll } from "./verdicts.ts";
