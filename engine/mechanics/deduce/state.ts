/** A list that is open in front of the suspects; Left and Right browse it and Select chooses from it. */
export type OpenList =
  | { readonly type: "probes"; readonly cursor: number }
  /** Which of these clues fits only the accused? Numbers are indexes of clues. */
  | {
      readonly type: "reasons";
      readonly accused: string;
      readonly options: readonly number[];
      readonly cursor: number;
    };

export interface State {
  /** Ids, from left to right. */
  readonly suspects: readonly string[];
  /** The suspect under the cursor: an index of `suspects`. */
  readonly cursor: number;
  /** Indexes of clues, in the order of hearing. */
  readonly heard: readonly number[];
  /** How many of those were free. */
  readonly given: number;
  /** Accused, and innocent. */
  readonly silenced: readonly string[];
  /** Accused, and guilty. */
  readonly caught: readonly string[];
  readonly wrongReasons: number;
  readonly list: OpenList | null;
}
