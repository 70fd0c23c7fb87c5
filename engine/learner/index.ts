/** What shells may know of a player: what was kept, without playing. */
export { NO_PROGRESS, type Progress } from "../save/progress.ts";
export { gameProgress, likelyLevel } from "./progress.ts";
