/**
 * Stands in pages for `engine/save`, as the engine imports it, and fetches that, with what a game's mechanic keeps, where
 * there is a save to read: who comes for the first time does not wait for it. `vite.config.ts` puts it there.
 */
import type { LoadedGame } from "../../engine/definition/index.ts";
import type { OpenGameOptions, ProgressStore } from "../../engine/index.ts";
import { NO_PROGRESS } from "../../engine/learner/index.ts";
import { mechanics, type MechanicId } from "../../engine/mechanics/catalogue.ts";
import type * as Adaptive from "../../engine/adaptive/index.ts";
import type * as Save from "../../engine/save/index.ts";

type Guide = NonNullable<OpenGameOptions["guide"]>;
type AnyMechanic = LoadedGame["mechanic"];

let save: typeof Save | undefined;
let adaptive: typeof Adaptive | undefined;
/** In the built site a game's own mechanic comes without its schemas. */
const schemas = new Map<string, AnyMechanic>();

/** What cannot be fetched is tried again by another call. */
export async function loadReader({ id }: AnyMechanic): Promise<void> {
  const [fetched, guiding, kept] = await Promise.all([
    import("../../engine/save/index.ts"),
    import("../../engine/adaptive/index.ts"),
    mechanics[id as MechanicId](),
  ]);
  schemas.set(id, kept);
  save = fetched;
  adaptive = guiding;
}

/** Who chooses by what a save tells, once it can be read: nobody does for who plays for the first time. */
export function guideNow(): Guide | undefined {
  return adaptive?.guide;
}

/** There is nothing to read, or what reads it is there. */
export function canRead(store: ProgressStore, { id }: AnyMechanic): boolean {
  return schemas.has(id) || store.load().type !== "found";
}

export const parseProgress: typeof Save.parseProgress = (value) =>
  value === undefined ? NO_PROGRESS : reader().parseProgress(value);

/** What no reader was needed for was kept by this very page: it is as the mechanic made it. @public */
export const itemNow: typeof Save.itemNow = (item, mechanic) => {
  const kept = schemas.get(mechanic.id);
  return save === undefined || kept === undefined ? item : save.itemNow(item, { ...mechanic, ...kept });
};
/** @public */
export const worldNow: typeof Save.worldNow = (world, mechanic) => {
  const kept = schemas.get(mechanic.id);
  return save === undefined || kept === undefined
    ? { world }
    : save.worldNow(world, { ...mechanic, ...kept });
};

function reader(): typeof Save {
  if (save === undefined) throw new Error("late-saves: a save is read before its reader was fetched");
  return save;
}
