/** What teachers want to know of the games that play; the build fills it, as it fills web/game-facts.ts. */
export interface Lessons {
  /** Checked: somebody has looked the code up in the published standard. */
  readonly standards: readonly { readonly code: string; readonly checked: boolean }[];
  /** In the order in which a player meets them. "Learned" goes on from "You learn". */
  readonly levels: readonly { readonly id: string; readonly name: string; readonly learned: string }[];
  /** Names of some sounds that mean something in it. */
  readonly sounds: readonly string[];
  /** What its devices do at the beginning for who has it hard ("1", "2") or easy ("-1", "-2"): "The gull begins 1 step farther off". */
  readonly eases?: Readonly<Record<string, readonly string[]>>;
  /** Something for afterwards, without a screen. */
  readonly tryAtHome: string;
}

export const gameLessons: Readonly<Record<string, Lessons>> = {};
