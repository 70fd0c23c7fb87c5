/** A moment in which a line was heard, and how far two of them are apart. */

export interface Situation {
  readonly level: string;
  readonly player: string;
  readonly seed: number;
  /** The act, and which turn of the sitting: 0 before the first. */
  readonly act: string;
  readonly turn: number;
  /** What was heard just before, the oldest first, as captions. */
  readonly before: readonly string[];
  /** What was pressed last; null before the first press. */
  readonly pressed: string | null;
  /** Where the stakes stood, by their ids. */
  readonly stakes: Readonly<Record<string, number>>;
  /** What had been counted. */
  readonly counts: Readonly<Record<string, number>>;
  /** As it was heard, filled in, with who says it. */
  readonly line: string;
}

/** What weighs most is what makes a line untrue: where the stakes stand, what was pressed, what was said before. */
const WEIGHTS = { stake: 3, pressed: 3, before: 2, act: 2, level: 2, player: 1, line: 1, counts: 2 };

function distance(a: Situation, b: Situation): number {
  const differ = (weight: number, one: unknown, other: unknown) => (one === other ? 0 : weight);
  const stakes = new Set([...Object.keys(a.stakes), ...Object.keys(b.stakes)]);
  return (
    [...stakes].reduce((sum, id) => sum + WEIGHTS.stake * apart(a.stakes[id], b.stakes[id]), 0) +
    differ(WEIGHTS.pressed, a.pressed, b.pressed) +
    differ(WEIGHTS.before, a.before.at(-1), b.before.at(-1)) +
    differ(WEIGHTS.act, a.act, b.act) +
    differ(WEIGHTS.level, a.level, b.level) +
    differ(WEIGHTS.player, a.player, b.player) +
    differ(WEIGHTS.line, a.line, b.line) +
    differ(WEIGHTS.counts, total(a), total(b))
  );
}

/** The first that was heard, then whichever lies farthest from those that are chosen. */
export function mostDifferent(situations: readonly Situation[], many: number): Situation[] {
  const [first, ...others] = situations;
  if (first === undefined) return [];
  const chosen = [first];
  let left = others.map((one) => ({ one, near: distance(one, first) }));
  while (chosen.length < many && left.length > 0) {
    const next = left.reduce((far, other) => (other.near > far.near ? other : far));
    if (next.near <= WEIGHTS.player) break;
    chosen.push(next.one);
    left = left
      .filter((other) => other !== next)
      .map(({ one, near }) => ({ one, near: Math.min(near, distance(one, next.one)) }));
  }
  return chosen;
}

/** 0 for the same, 1 for so far that nobody could call it the same. */
function apart(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : 1;
  return Math.min(1, Math.abs(a - b) / 4);
}

function total({ counts }: Situation): string {
  return Object.keys(counts).toSorted().join(" ");
}
