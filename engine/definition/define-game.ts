import type { AnyItem, Mechanic } from "../mechanics/contract.ts";
import type { mechanics, MechanicId } from "../mechanics/catalogue.ts";
import { compose } from "./compose/compose.ts";
import type { Written } from "./compose/written.ts";
import type { Definition } from "./game-schema.ts";
import { formatProblem } from "./problem.ts";

type LoadedMechanic<Id extends MechanicId> = Awaited<ReturnType<(typeof mechanics)[Id]>>;

/** What a game of this mechanic is made of: `PartsOf<"dial">["rules"]`. */
export type PartsOf<Id extends MechanicId> =
  LoadedMechanic<Id> extends Mechanic<infer Content, infer Rules, infer Item, infer _State, infer _World>
    ? { readonly content: Content; readonly rules: Rules; readonly item: Item }
    : never;

type DefinitionOf<Parts> = Parts extends {
  content: infer Content;
  rules: infer Rules;
  item: infer Item extends AnyItem;
}
  ? Definition<Content, Rules, Item>
  : never;

type WrittenFor<Parts> = Parts extends {
  content: infer Content;
  rules: infer Rules;
  item: infer Item extends AnyItem;
}
  ? Written<Content, Rules, Item>
  : never;

/** A definition of any mechanic in the catalogue. */
export type AnyDefinition = {
  [Id in MechanicId]: DefinitionOf<PartsOf<Id>> & { mechanic: Id };
}[MechanicId];

/** The same as an author writes it. */
export type AnyWritten = { [Id in MechanicId]: WrittenFor<PartsOf<Id>> & { mechanic: Id } }[MechanicId];

/** A level or a bank as an author writes it: `WrittenPartsOf<"sort">["level"]`. */
export type WrittenPartsOf<Id extends MechanicId> = {
  readonly level: Extract<AnyWritten, { mechanic: Id }>["levels"][number];
  readonly bank: NonNullable<Extract<AnyWritten, { mechanic: Id }>["banks"]>[number];
};

/**
 * States that a value is a definition, for the compiler and the editor, and puts together what was written in pieces. What
 * it is given must already be pure data, and the tests parse every game as strictly as if it came from a stranger.
 */
export function defineGame(game: AnyWritten): AnyDefinition {
  const { value, problems } = compose(game);
  if (problems.length > 0)
    throw new TypeError(problems.map((fault) => formatProblem(game.slug, fault)).join("\n"));
  return value as AnyDefinition;
}
