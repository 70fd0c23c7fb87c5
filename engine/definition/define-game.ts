import type { AnyItem, Mechanic } from "../mechanics/contract.ts";
import type { mechanics, MechanicId } from "../mechanics/catalogue.ts";
import type { Definition } from "./game-schema.ts";

type LoadedMechanic<Id extends MechanicId> = Awaited<ReturnType<(typeof mechanics)[Id]>>;

type DefinitionOf<M> =
  M extends Mechanic<infer Content, infer Rules, infer Item extends AnyItem, infer _State, infer _World>
    ? Definition<Content, Rules, Item>
    : never;

/** What a game of this mechanic is made of: `PartsOf<"dial">["rules"]`. */
export type PartsOf<Id extends MechanicId> =
  LoadedMechanic<Id> extends Mechanic<infer Content, infer Rules, infer Item, infer _State, infer _World>
    ? { readonly content: Content; readonly rules: Rules; readonly item: Item }
    : never;

/** A definition of any mechanic in the catalogue. */
export type AnyDefinition = {
  [Id in MechanicId]: DefinitionOf<LoadedMechanic<Id>> & { mechanic: Id };
}[MechanicId];

/**
 * States that a value is a definition, for the compiler and the editor. It does nothing when it runs: what it is
 * given must already be pure data, and the tests parse every game as strictly as if it came from a stranger.
 */
export function defineGame(game: AnyDefinition): AnyDefinition {
  return game;
}
