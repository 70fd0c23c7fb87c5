/** What the build knows of the games that play, read off their definitions: scripts/site/game-facts-plugin.ts writes it. */
export interface GameFacts {
  /** What it teaches, in a sentence. */
  readonly objective: string;
  /** The school years of its standards; null where these name none. */
  readonly ages: readonly [from: number, to: number] | null;
  /** Which says what the hands do. */
  readonly mechanic: string;
  readonly levels: number;
}

/** By slug. Empty where no build has been here, as in tests of single files. */
export const gameFacts: Readonly<Record<string, GameFacts>> = {};

const HANDS: Readonly<Record<string, string>> = {
  sort: "Send things left or right",
  dial: "Step a number up and down",
  walk: "Walk with four arrows",
  deduce: "Go through clues, then choose",
  talk: "Choose what to say",
};

/** What the player's hands do, in a few words. */
export function handsOf({ mechanic }: Pick<GameFacts, "mechanic">): string {
  return HANDS[mechanic] ?? "Listen and choose";
}

export function agesInWords({ ages }: Pick<GameFacts, "ages">): string {
  return ages === null ? "Any age" : `About ages ${ages[0]} to ${ages[1]}`;
}
