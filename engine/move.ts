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
  /** What a voice may say for it, lower case. `<number>` stands for any whole number of `slot`. */
  readonly phrases: readonly string[];
  /** It stands in a list, and this is the entry that one is at: SELECT chooses it. */
  readonly isCurrent?: true | undefined;
  readonly slot?: { readonly from: number; readonly to: number } | undefined;
  /** Holding the button repeats the move. */
  readonly repeats?: true | undefined;
}

/** A move that was made; `value` is the number that was said for its slot. */
export interface Action {
  readonly move: string;
  readonly value?: number | undefined;
}
