/** How a turn ended. */
export interface Verdict {
  /** The item's id: saves and the learner refer to it, never to a position. */
  readonly item: string;
  readonly level: string;
  /** What it says something about: "make-ten". */
  readonly skill: string;
  /** 0 to 1, as the mechanic judged it. */
  readonly credit: number;
  /** Attempts that were judged, the last one included. */
  readonly tries: number;
  /** Hints that were asked for. Help that came unasked is not counted. */
  readonly hints: number;
  /** How likely a press at random would have had it right, as the turn began: 0 to 1. */
  readonly chance: number;
  /** From the end of the question, or the first press if that came earlier, to the last press. */
  readonly seconds: number;
}
