/**
 * Children as they might be, who learn and forget by a model that is not the learner's: a skewed curve instead of the
 * logistic one, other slips and guesses, traces of memory that fade by a power of time, difficulties that are not as authored.
 */
import { createRandom, deriveSeed, type Random } from "../../engine/random.ts";

export interface Fact {
  readonly id: string;
  /** As it was authored, which is all that anybody knows who chooses. */
  readonly difficulty: number;
  readonly chance: number;
}

/** From -3 to 3, with two, three or four answers. */
export const FACTS: readonly Fact[] = Array.from({ length: 60 }, (_, place) => ({
  id: `fact-${place}`,
  difficulty: -3 + (6 * place) / 59,
  chance: [0.25, 0.33, 0.5][place % 3] ?? 0.25,
}));

export interface Child {
  /** Whether the child has it right, at this hour; and what that teaches. */
  answer(fact: number, hour: number): boolean;
  /** How likely that is. */
  success(fact: number, hour: number): number;
  /** How likely the child knows it, without guess and slip. */
  knows(fact: number, hour: number): number;
  /** A night's sleep, and a day that is better or worse. */
  wake(days: number): void;
}

/** What is met while it is still fresh fades sooner: Pavlik and Anderson 2005, who explain by it why spacing helps. */
interface Trace {
  /** In hours. */
  readonly at: number;
  readonly decay: number;
}

/** Authors are this much off, in logits. */
const MISJUDGED = 0.5;
const MEMORY = 1;

export function createChild(seed: number): Child {
  const chance = createRandom(deriveSeed(seed, "child"));
  const born = normal(chance, -0.2, 1.1);
  const slip = uniform(chance, 0.02, 0.12);
  const guess = uniform(chance, 0.6, 1.3);
  const gain = 0.012 * Math.exp(normal(chance, 0, 0.5));
  const fading = uniform(chance, 0.12, 0.3);
  const crowding = uniform(chance, 0.15, 0.3);
  const hard = FACTS.map(({ difficulty }) => difficulty + normal(chance, 0, MISJUDGED));
  const traces: Trace[][] = FACTS.map(() => []);
  let learned = 0;
  let mood = 0;

  const strength = (fact: number, hour: number): number =>
    (traces[fact] ?? []).reduce((sum, { at, decay }) => sum + (1 + hour - at) ** -decay, 0);
  const knows = (fact: number, hour: number): number => {
    const memory = MEMORY * Math.log(1 + strength(fact, hour));
    const logit = born + learned + mood + memory - (hard[fact] ?? 0);
    return 1 - Math.exp(-Math.LN2 * Math.exp(0.85 * logit));
  };
  const success = (fact: number, hour: number): number => {
    const lucky = guess * (FACTS[fact]?.chance ?? 0);
    return lucky + (1 - slip - lucky) * knows(fact, hour);
  };
  return {
    knows,
    success,
    answer(fact, hour) {
      const isRight = chance.next() < success(fact, hour);
      traces[fact]?.push({ at: hour, decay: fading + crowding * strength(fact, hour) });
      learned += gain * (isRight ? 1 : 0.6) * Math.max(0, 1 - learned / 2);
      return isRight;
    },
    wake(days) {
      learned *= Math.exp(-days / 60);
      mood = normal(chance, 0, 0.25);
    },
  };
}

function uniform(chance: Random, from: number, to: number): number {
  return from + (to - from) * chance.next();
}

/** Box and Muller. */
function normal(chance: Random, mean: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - chance.next()));
  return mean + deviation * radius * Math.cos(2 * Math.PI * chance.next());
}
