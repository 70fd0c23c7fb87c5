/** Reads what comes from a save. Pages have `web/adapters/late-saves.ts` in its place, and fetch this where there is one. */
export { KEPT_PER_SKILL, KEPT_PLAYS } from "./progress.ts";
export type { KeptPlay, KeptVerdict, VerdictLog } from "./progress.ts";
export { gameProgressSchema, parseProgress } from "./read-progress.ts";
export { parseSettings, settingsSchema } from "./read-settings.ts";
export {
  keptPlaySchema,
  keptVerdictSchema,
  latestPlays,
  mergeVerdicts,
  MOST_PER_REQUEST,
  parseVerdictLog,
  sentVerdictsSchema,
} from "./read-verdicts.ts";
export { itemNow, worldNow } from "./still-fits.ts";
