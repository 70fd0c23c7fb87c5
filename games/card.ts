/** A game as lists show it. Small on purpose, because the first page loads all of them. */
import type { AnyDefinition } from "../engine/definition/index.ts";
import type { FamilyRecipes } from "../engine/sound/index.ts";
import type { LevelPart } from "./by-level.ts";

export interface Card {
  /** The name of its folder, and the last part of its address, `/game/<slug>`; for ever, because saves and links refer to it. */
  readonly slug: string;
  readonly title: string;
  readonly category: AnyDefinition["category"];
  /** One sentence for a child. */
  readonly description: string;
  /** Another drawing of assets/images/games than that of its name. Decoration: it says nothing that the title does not. */
  readonly picture?: string;
  /** Hexadecimal, six digits; text on its ground has a contrast of 7 to 1 or more. See `grounds.ts`. */
  readonly textColor: string;
  readonly bgColor: string;
}

/** Of a game that can be played. */
export interface GameCard extends Card {
  /** The whole definition; in the built site its head alone. */
  readonly load: () => Promise<AnyDefinition>;
  readonly loadModule: () => Promise<GameModule>;
}

/** A game's `game.ts`, as it is written, or as the site's build has cut it. */
export interface GameModule {
  readonly game: AnyDefinition;
  /** One for each level, where `game` is only a head. */
  readonly parts?: readonly (() => Promise<LevelPart>)[];
  /** Of the sounds that the head names. */
  readonly recipes?: (() => Promise<FamilyRecipes>) | undefined;
  readonly brought?: (() => Promise<Brought>) | undefined;
}

/** What turns are made of in all levels, beside the mechanic. */
export interface Brought {
  /** Where `game` is only a head. */
  readonly content?: unknown;
  readonly recipes?: () => Promise<FamilyRecipes>;
  /** The rules of the devices that a game has, and of the tasks where its mechanic has several, by their types. */
  readonly devices: Readonly<Record<string, unknown>>;
  readonly tasks?: Readonly<Record<string, unknown>>;
}

/** What the definition says too, for whom it is all there is: a console has no cards. */
export function textsOf({ slug, title, category, description }: Card) {
  return { slug, title, category, description };
}

export function playable(card: Card, loadModule: () => Promise<GameModule>): GameCard {
  return { ...card, loadModule, load: () => loadModule().then(({ game }) => game) };
}
