/** How likely somebody answers rightly, and what an answer says about them. The equations are in docs/learning.md. Pure. */

/** Who knows it is wrong this often all the same (a press beside, a word unheard): Corbett and Anderson 1995 bound it by 0.1. */
const SLIP = 0.05;

/** What is believed: a mean in logits, and how sure it is. */
export interface Belief {
  readonly mean: number;
  readonly variance: number;
}

/** Credit as far as the player has come by themselves: a hint that was asked for has done a fifth of it. */
export function ownCredit({ credit, help }: { readonly credit: number; readonly help: number }): number {
  return Math.min(credit, Math.max(0, 1 - help / RUNGS_OF_HELP));
}
const RUNGS_OF_HELP = 5;

function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** The success to be expected: chance at the least, a slip below one at the most. */
export function successAt(logit: number, chance: number): number {
  return chance + span(chance) * logistic(logit);
}

/** The same where the ability is only believed: the less sure it is, the nearer to the middle. (MacKay 1992) */
export function expectedSuccess({ mean, variance }: Belief, difficulty: number, chance: number): number {
  return successAt((mean - difficulty) / Math.sqrt(1 + (Math.PI * variance) / 8), chance);
}

/**
 * What a credit says about the ability: which way and how strongly it moves what is believed (`slope`, the derivative of
 * the log-likelihood), and how much there was to learn from the answer at all (`weight`, Fisher's information). Where chance
 * would do, a right answer says little.
 */
export function evidenceOf(
  logit: number,
  chance: number,
  credit: number,
): { readonly slope: number; readonly weight: number } {
  const known = logistic(logit);
  const success = chance + span(chance) * known;
  const steepness = span(chance) * known * (1 - known);
  const spread = success * (1 - success);
  return { slope: ((credit - success) * steepness) / spread, weight: (steepness * steepness) / spread };
}

/** Between what chance gives and what a slip leaves. Of two answers one is never quite sure. */
function span(chance: number): number {
  return Math.max(0.1, 1 - SLIP - chance);
}
