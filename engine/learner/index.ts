/** What shells may know of a player: what was kept, without playing. */
export { gameProgress, likelyLevel, parseProgress, type Progress } from "./progress.ts";
