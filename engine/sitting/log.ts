/**
 * What has happened in a sitting, as it is kept in a save: with the game, the level and the seed, all that is needed to
 * go on. Refers to acts, sets, items and options by their ids.
 */
import type { Definition } from "../definition/index.ts";
import { withEase } from "../devices/index.ts";
import type { AnyItem, AnyMechanic } from "../mechanics/contract.ts";
import type { SittingGuide } from "./guide.ts";
import type { Standing } from "./standing.ts";

export type LogEntry =
  /** It was heard, or cut short: nobody need hear it again. */
  | { readonly type: "told"; readonly act: string }
  /** Its condition did not hold when it was reached. */
  | { readonly type: "skipped"; readonly act: string }
  /** What the turns of an act have in common was told. */
  | { readonly type: "opened"; readonly act: string }
  | PastTurn
  /** The turns are over before their number, since its `until` holds. */
  | { readonly type: "ended"; readonly act: string }
  | { readonly type: "chose"; readonly act: string; readonly option: string }
  /** What the player decided before this turn of the act, counted from 0. */
  | { readonly type: "asked"; readonly act: string; readonly turn: number; readonly option: string }
  | { readonly type: "gave"; readonly act: string };

export interface PastTurn {
  readonly type: "turn";
  readonly act: string;
  /** The whole item: a generated one is nowhere else. */
  readonly item: AnyItem;
  /** The id of the level or bank that it came from. */
  readonly set: string;
  readonly credit: number;
}

export type Length = "full" | "short";

/** Everything that says what comes next. */
export interface Sitting {
  readonly definition: Definition;
  readonly mechanic: AnyMechanic;
  /** Index of the level that the player chose. */
  readonly level: number;
  readonly seed: number;
  readonly length: Length;
  /** What the player had been given before this sitting, and in it. */
  readonly keepsakes: readonly string[];
  /** The level was finished in an earlier sitting. */
  readonly wasFinished: boolean;
  readonly log: readonly LogEntry[];
  readonly standing: Standing;
  /** How its devices begin: from -2, harder than usual, to 2, kinder. Settled as it begins; as usual if absent. */
  readonly ease?: number | undefined;
  /** Absent: chance chooses. */
  readonly guide?: SittingGuide | undefined;
}

/** A sitting as it can be kept: all but the game, which is there, and the guide, who knows what is kept elsewhere. */
export type SittingData = Omit<Sitting, "definition" | "mechanic" | "guide">;

/** A sitting with its game, whose devices are as they are in this sitting. */
export function withGame<Data extends Pick<Sitting, "ease">>(
  { definition, mechanic }: Pick<Sitting, "definition" | "mechanic">,
  sitting: Data,
): Data & Pick<Sitting, "definition" | "mechanic"> {
  return { ...sitting, definition: withEase(definition, sitting.ease), mechanic };
}

/** A log is never changed, and is asked for its turns a dozen times in each: they are looked for once. */
const known = new WeakMap<readonly LogEntry[], readonly PastTurn[]>();

export function turnsIn(log: readonly LogEntry[]): readonly PastTurn[] {
  const turns = known.get(log) ?? log.filter((entry) => entry.type === "turn");
  known.set(log, turns);
  return turns;
}

export function turnsOfAct(log: readonly LogEntry[], act: string): readonly PastTurn[] {
  return turnsIn(log).filter((turn) => turn.act === act);
}
