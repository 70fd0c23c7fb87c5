import type { Cue } from "./cue.ts";

/**
 * What the player may do now. One list of moves drives the buttons, the voice grammar, the spoken help, the touch
 * controls, the bots and the fuzzer; nothing else decides what can be done.
 */

/** The logical presses. `hint` and `pause` have keys of their own; a pad reaches them by REPEAT twice and held. */
export const PRESSES = [
  "left",
  "right",
  "up",
  "down",
  "select",
  "repeat",
  "hint",
  "pause",
  "hold select",
] as const;
export type Press = (typeof PRESSES)[number];

export function isPress(word: string): word is Press {
  return (PRESSES as readonly string[]).includes(word);
}

export interface Move {
  /** Names the move among those of its mechanic: "add-ten". */
  readonly id: string;
  /** The press that does it; absent where only a voice can (a number said whole). */
  readonly button?: Press | undefined;
  /** What the move does, in the player's words, four words at most: "Add ten". */
  readonly label: string;
  /**
   * What a voice may say for it, lower case. `<number>` stands for any whole number of `slot`, `<time>` for minutes
   * after twelve, `<money>` for cents.
   */
  readonly phrases: readonly string[];
  /** It stands in a list, and this is the entry that one is at: SELECT chooses it. */
  readonly isCurrent?: true | undefined;
  readonly slot?: Slot | undefined;
  /** The name by which a definition gives it a price: one of those that its mechanic lists. */
  readonly priced?: string | undefined;
  /** What it costs here and now, by the ids of purses, where that is no fixed price: the mechanic has reckoned it. */
  readonly price?: Price | undefined;
  /** The price in words, as the frame has put it there: "1 coin". */
  readonly costs?: string | undefined;
  /** It can be said, and no list names it: to read what there is would give it away. */
  readonly unlisted?: true | undefined;
  /** Holding the button repeats the move. */
  readonly repeats?: true | undefined;
  /** It answers the item, or a part of it: what comes of it is a verdict, not only a place. */
  readonly judges?: true | undefined;
  /**
   * The move is made when the button is let go, and how long it was down counts. These cues are heard when it goes down;
   * beds among them end when it comes up.
   */
  readonly held?: { readonly cues: readonly Cue[] } | undefined;
  /** Which keys may be down together for it, instead of one button: any of them, at least one. */
  readonly chord?: readonly Dot[] | undefined;
  /** Its chord is made by keys that are there for nothing else: the six buttons of a pad keep their own meanings. */
  readonly sparesButtons?: true | undefined;
}

/** What something costs, by the ids of what it is paid from: { coins: 2 }. */
export type Price = Readonly<Record<string, number>>;

/** The keys of a six-dot cell: 1 to 3 down the left column, 4 to 6 down the right one. */
export const DOTS = [1, 2, 3, 4, 5, 6] as const;
export type Dot = (typeof DOTS)[number];

export interface Slot {
  readonly from: number;
  readonly to: number;
  /** What is beyond the bounds and still heard as itself, so that it can be judged: "too high". */
  readonly heardFrom?: number | undefined;
  readonly heardTo?: number | undefined;
  /** What it can be: any other number is read back before it counts. */
  readonly likely?: { readonly from: number; readonly to: number } | undefined;
}

/** A move that was made. Times are milliseconds of the machines' own clock, corrected for what the loudspeaker takes. */
export interface Action {
  readonly move: string;
  /** The number that was said for its slot. */
  readonly value?: number | undefined;
  /** How long the button was down; of moves that are `held`. */
  readonly held?: number | undefined;
  /** Which keys were down together, in their order; of moves that have a `chord`. */
  readonly chord?: readonly Dot[] | undefined;
  /**
   * For each mark among the cues of this turn that was reached: how long ago, when the move was made. A mark that was not
   * reached is not there: the player has pressed before it.
   */
  readonly since?: Readonly<Record<string, number>> | undefined;
}

/** How a press was made, beyond which one it was. */
export interface PressMade {
  /** How long ago, in milliseconds: a page that is busy hears of it late. */
  readonly late?: number | undefined;
  /** How long the button was down, in milliseconds, where that counts. */
  readonly held?: number | undefined;
}
