/** Who chooses what a simulated child is asked: ours, and three that are known from elsewhere. */
import { chooseItem, expectedOf, NOTHING_KNOWN, withEvidence } from "../../engine/adaptive/index.ts";
import type { Purpose } from "../../engine/learner/index.ts";
import type { Random } from "../../engine/random.ts";
import { FACTS, type Fact } from "./world.ts";

export interface Turn {
  readonly purpose: "warm-up" | "turn" | "boss";
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Tutor {
  /** The place of the fact that is asked. */
  choose(turn: Turn): number;
  take(isRight: boolean): void;
  /** The success that is to be expected with a fact. */
  expect(fact: Fact, at: number): number;
}

export type MakeTutor = (random: Random) => Tutor;

export const TUTORS: Readonly<Record<string, MakeTutor>> = {
  ours,
  "plain Elo": plainElo,
  "3 up, 1 down": staircase,
  "by chance": byChance,
};

function ours(random: Random): Tutor {
  let known = NOTHING_KNOWN;
  let asked: { readonly fact: Fact; readonly at: number; readonly purpose: Purpose } | null = null;
  return {
    choose({ purpose, at }) {
      const { item, purpose: chosen } = chooseItem(
        FACTS,
        known,
        at,
        { purpose, last: asked?.fact.id ?? null },
        random,
      );
      const place = FACTS.findIndex(({ id }) => id === item);
      asked = { fact: FACTS[place] as Fact, at, purpose: chosen };
      return place;
    },
    take(isRight) {
      if (asked === null) return;
      const { fact, at, purpose } = asked;
      const { id: item, difficulty, chance } = fact;
      known = withEvidence(known, {
        item,
        at,
        difficulty,
        chance,
        purpose,
        credit: isRight ? 1 : 0,
        help: 0,
      });
    },
    expect: (fact, at) => expectedOf(fact, known, at),
  };
}

/** As it is usual: one step for all, no guess and no slip, the item that is nearest to 0.80. */
const STEP = 0.4;

function elo(): { rating: number; expect(fact: Fact): number; take(fact: Fact, isRight: boolean): void } {
  return {
    rating: 0,
    expect({ difficulty }) {
      return 1 / (1 + Math.exp(difficulty - this.rating));
    },
    take(fact, isRight) {
      this.rating += STEP * ((isRight ? 1 : 0) - this.expect(fact));
    },
  };
}

function plainElo(): Tutor {
  const player = elo();
  let last = -1;
  return {
    choose() {
      const distances = FACTS.map((fact, place) =>
        place === last ? Infinity : Math.abs(player.expect(fact) - 0.8),
      );
      last = distances.indexOf(Math.min(...distances));
      return last;
    },
    take: (isRight) => player.take(FACTS[last] as Fact, isRight),
    expect: (fact) => player.expect(fact),
  };
}

function byChance(random: Random): Tutor {
  const player = elo();
  let last = -1;
  return {
    choose() {
      const next = random.int(0, FACTS.length - 2);
      last = next >= last && last >= 0 ? next + 1 : next;
      return last;
    },
    take: (isRight) => player.take(FACTS[last] as Fact, isRight),
    expect: (fact) => player.expect(fact),
  };
}

/** Three right answers make it harder by a step, one that is wrong makes it easier: 0.79 are right (Levitt 1971). */
const STAIR = 2;
const AT_REST = Math.log(0.794 / 0.206);

function staircase(random: Random): Tutor {
  let level = 18;
  let row = 0;
  let last = -1;
  return {
    choose() {
      const near = [-1, 0, 1].map((by) => level + by).filter((place) => place !== last && place in FACTS);
      last = random.pick(near);
      return last;
    },
    take(isRight) {
      row = isRight ? row + 1 : 0;
      const by = row === 3 ? STAIR : isRight ? 0 : -STAIR;
      if (row === 3) row = 0;
      level = Math.min(FACTS.length - 2, Math.max(1, level + by));
    },
    expect: ({ difficulty }) => 1 / (1 + Math.exp(difficulty - ((FACTS[level]?.difficulty ?? 0) + AT_REST))),
  };
}
