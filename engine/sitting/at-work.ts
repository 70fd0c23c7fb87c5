/** Devices at work in a sitting: what comes of what was counted, who speaks before a turn, what the player is asked. Pure. */
import type { Cue } from "../cue.ts";
import type { ChooseAct, PlayAct } from "../definition/act-schema.ts";
import type { Definition } from "../definition/index.ts";
import {
  deviceFor,
  type Answered,
  type Claim,
  type DeviceData,
  type Reaction,
  type TurnBegun,
} from "../devices/index.ts";
import type { Counts } from "../mechanics/contract.ts";
import { levelAt } from "./next-act.ts";
import { devicesOf, withCounts, withMoves, withTold, type Standing } from "./standing.ts";

/** What says which devices are at work. */
export interface Scene {
  readonly definition: Definition;
  /** Index of the level. */
  readonly level: number;
  readonly seed: number;
  /** None outside of turns: only what is paid and won moves then. */
  readonly act: PlayAct | null;
}

/** What is played, whatever the act. */
type Played = Pick<Scene, "definition" | "seed">;

/** How the sitting stands after something has happened, and what is heard of that. */
export interface Happened {
  readonly standing: Standing;
  readonly cues: readonly Cue[];
}

/** What one device does may be what another goes by; more than this would be a circle. */
const MOST_ROUNDS = 5;

/** Everything that comes of counts: stakes move, and devices do what they do. */
export function withHappened(scene: Scene, standing: Standing, counts: Counts): Happened {
  return reacted(scene, standing, withCounts(standing, counts, scene.definition, idle(scene)), counts);
}

/** The same where something was moved by itself: paid. */
export function withPaid(
  scene: Scene,
  standing: Standing,
  moves: Readonly<Record<string, number>>,
): Happened {
  return reacted(scene, standing, withMoves(standing, moves, scene.definition), {});
}

/** Each device hears what has changed since it last looked: what it has done to itself is no news to it. */
function reacted(scene: Scene, before: Standing, moved: Standing, counts: Counts): Happened {
  const working = atWork(scene);
  if (working.length === 0) return { standing: moved, cues: [] };
  const seen: Record<string, number> = { ...before.stakes };
  const cues: Cue[] = [];
  let standing = moved;
  let happened = counts;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const came: Record<string, number> = {};
    for (const [id, data] of working) {
      const after = standing.stakes[id] ?? 0;
      const { stakes, told } = standing;
      const isTold = (key: string) => told.includes(key);
      const happening = {
        id,
        before: seen[id] ?? 0,
        after,
        counts: happened,
        stakes,
        seed: scene.seed,
        isTold,
      };
      seen[id] = after;
      const reaction = deviceFor(data).react?.(data, happening);
      if (reaction === undefined) continue;
      cues.push(...reaction.cues);
      for (const [name, by] of Object.entries(reaction.counts ?? {})) came[name] = (came[name] ?? 0) + by;
      standing = withReaction(scene, standing, id, reaction);
      seen[id] = reaction.at ?? after;
    }
    standing = withCounts(standing, came, scene.definition, idle(scene));
    happened = came;
    if (working.every(([id]) => seen[id] === standing.stakes[id]) && Object.keys(came).length === 0) break;
  }
  return { standing, cues };
}

/** An act begins: the devices that are at work in it say what they do, and clocks begin anew. */
export function withActBegun(scene: Scene, begun: Standing): Happened {
  return atWork(scene).reduce<Happened>(
    ({ standing, cues }, [id, data]) => {
      const { told } = standing;
      const at = standing.stakes[id] ?? 0;
      const isTold = (key: string) => told.includes(key);
      const reaction = deviceFor(data).begins?.(data, { id, at, seed: scene.seed, isTold });
      if (reaction === undefined) return { standing, cues };
      return { standing: withReaction(scene, standing, id, reaction), cues: [...cues, ...reaction.cues] };
    },
    { standing: begun, cues: [] },
  );
}

/** What is said of a turn that begins, by whoever says something. */
export function claimsOf(scene: Scene, begun: () => TurnBegun): readonly Claim[] {
  const working = atWork(scene).filter(([, data]) => deviceFor(data).claims !== undefined);
  if (working.length === 0) return [];
  const turn = begun();
  return working.flatMap(([id, data]) => deviceFor(data).claims?.(data, id, turn) ?? []);
}

/** The player has answered: what was claimed is settled. */
export function withClaimsSettled(
  scene: Scene,
  before: Standing,
  claims: readonly Claim[],
  answered: Answered,
): Happened {
  return claims.reduce<Happened>(
    (so, claim) => {
      const data = scene.definition.devices?.[claim.device];
      if (data === undefined) return so;
      const reaction = deviceFor(data).settles?.(data, claim, answered);
      if (reaction === undefined) return so;
      const { standing, cues } = withHappened(scene, so.standing, reaction.counts ?? {});
      return { standing, cues: [...so.cues, ...reaction.cues, ...cues] };
    },
    { standing: before, cues: [] },
  );
}

/** What the player decides before a turn; null where nothing is asked. */
export function questionBefore(scene: Scene, standing: Standing): ChooseAct | null {
  for (const [id, data] of atWork(scene)) {
    const asked = deviceFor(data).asks?.(data, id, standing.stakes) ?? null;
    if (asked !== null) return asked;
  }
  return null;
}

/** What a device has collected, at play, or what would join that next. */
export function performedBy(scene: Played, id: string, standing: Standing, isNext = false): readonly Cue[] {
  const data = scene.definition.devices?.[id];
  if (data === undefined) return [];
  if (isNext) return nextOf(scene, id, data, standing)?.cues ?? [];
  return deviceFor(data).perform?.(data, standing.stakes[id] ?? 0, scene.seed) ?? [];
}

/** The names of what would join next, by their places in texts: bandNext. */
export function nextNames(scene: Played, standing: Standing): Record<string, string> {
  const named = Object.entries(scene.definition.devices ?? {}).flatMap(([id, data]) => {
    const next = nextOf(scene, id, data, standing);
    return next === undefined ? [] : [[`${id}Next`, next?.name ?? ""] as const];
  });
  return Object.fromEntries(named);
}

/** Null where nothing is left to join; undefined where a device does not collect. */
function nextOf({ seed }: Played, id: string, data: DeviceData, standing: Standing) {
  return deviceFor(data).next?.(data, standing.stakes[id] ?? 0, seed);
}

function atWork({ definition, level, act }: Scene): readonly (readonly [id: string, data: DeviceData])[] {
  const { devices } = definition;
  if (devices === undefined) return [];
  const ids = devicesOf(definition, levelAt(definition, level));
  return ids.flatMap((id) => {
    const data = devices[id];
    const isHere = act?.devices === undefined || act.devices.includes(id);
    return data === undefined || !isHere ? [] : [[id, data] as const];
  });
}

/** Devices that are not at work are not moved by what happens; what is no device always is. */
function idle(scene: Scene): (id: string) => boolean {
  const { devices } = scene.definition;
  if (devices === undefined) return () => false;
  const here = atWork(scene).map(([id]) => id);
  return (id) => Object.hasOwn(devices, id) && !here.includes(id);
}

function withReaction(scene: Scene, standing: Standing, id: string, reaction: Reaction): Standing {
  const { at, moves = {}, told = [] } = reaction;
  const put = at === undefined ? standing : { ...standing, stakes: { ...standing.stakes, [id]: at } };
  return withTold(withMoves(put, moves, scene.definition), told);
}
