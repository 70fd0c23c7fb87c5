import type { MechanicId } from "../engine/mechanics/catalogue.ts";

/** What the build knows of the games that play, read off their definitions: scripts/site/game-facts-plugin.ts writes it. */
export interface GameFacts {
  /** What it teaches, in a sentence. */
  readonly objective: string;
  /** The school years of its standards; null where these name none. */
  readonly ages: readonly [from: number, to: number] | null;
  /** What it trains, as whoever looks for a game would name it. */
  readonly skills: readonly string[];
  /** What there is to hear in a sitting, by its length; the player's own time comes on top. */
  readonly minutes: Readonly<Record<"full" | "short", number>>;
  /** Which says what the hands do. */
  readonly mechanic: MechanicId;
  readonly levels: number;
  /** What a player's own best is counted in, by tally: those of which more is better. */
  readonly bests: Readonly<Record<string, Unit>>;
}

interface Unit {
  readonly one: string;
  readonly many: string;
}

/** By slug. Empty where no build has been here, as in tests of single files. */
export const gameFacts: Readonly<Record<string, GameFacts>> = {};

const HANDS: Readonly<Record<MechanicId, string>> = {
  amount: "Put together what makes a number",
  build: "Set what each one gets, round by round",
  choose: "Choose one of several ways",
  deduce: "Go through clues, then choose",
  dial: "Step a number up and down",
  enter: "Change a row, one place at a time",
  listen: "Listen on, and answer when you know",
  order: "Put things in order",
  pairs: "Remember places, and find pairs",
  react: "Take what fits as it comes by",
  sort: "Send things left or right",
  take: "Take from the left or the right end",
  talk: "Choose what to say",
  tally: "Count by ear, then use the number",
  walk: "Walk with four arrows",
};

/** What the player's hands do, in a few words. */
export function handsOf({ mechanic }: Pick<GameFacts, "mechanic">): string {
  return HANDS[mechanic];
}

/** "About 11 minutes of listening, or 4 in a short game" */
export function minutesInWords({ minutes: { full, short } }: Pick<GameFacts, "minutes">): string {
  return `About ${full} minutes of listening, or ${short} in a short game`;
}

export function agesInWords({ ages }: Pick<GameFacts, "ages">): string {
  return ages === null ? "Any age" : `About ages ${ages[0]} to ${ages[1]}`;
}
