/** Keys that are down together: which six buttons are the dots of a braille cell, and when a chord is made. */
import type { Dot, Move } from "./move.ts";
import type { PadButton } from "./ports/button-pad.ts";

const DOT_KEYS: Partial<Record<PadButton, Dot>> = { dot1: 1, dot2: 2, dot3: 3, dot4: 4, dot5: 5, dot6: 6 };

/** On a pad of six buttons, as they lie under two hands: the arrows' hand has the left column, the other the right one. */
const SIX_BUTTONS: Partial<Record<PadButton, Dot>> = {
  up: 1,
  left: 2,
  down: 3,
  right: 4,
  select: 5,
  repeat: 6,
};

/**
 * The dot that a button stands for while one of these moves is a chord; undefined for a button that keeps its meaning. On a pad of
 * six buttons these are what everything else is done with, too: a move that spares them is no chord there.
 */
export function dotOf(
  button: PadButton,
  buttons: ReadonlySet<PadButton>,
  moves: readonly Move[],
): Dot | undefined {
  const made = moves.find(({ chord }) => chord !== undefined);
  if (made === undefined) return undefined;
  if (buttons.has("dot1")) return DOT_KEYS[button];
  return buttons.has("repeat") && made.sparesButtons !== true ? SIX_BUTTONS[button] : undefined;
}

/** Gathers keys until all of them are up again. */
export class ChordGatherer {
  readonly #down = new Set<Dot>();
  readonly #struck = new Set<Dot>();

  goDown(dot: Dot): void {
    this.#down.add(dot);
    this.#struck.add(dot);
  }

  /** The chord, in the order of its dots, once the last key is up. */
  goUp(dot: Dot): readonly Dot[] | null {
    if (!this.#down.delete(dot) || this.#down.size > 0) return null;
    const struck = [...this.#struck].toSorted((a, b) => a - b);
    this.#struck.clear();
    return struck;
  }

  get isAlone(): boolean {
    return this.#struck.size === 1;
  }

  forget(): void {
    this.#down.clear();
    this.#struck.clear();
  }
}
