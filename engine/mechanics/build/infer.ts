/** What the rounds so far have shown: which needs are still possible, and what a round would tell. */
import {
  dialsOf,
  risen,
  withOdd,
  type BuildDeal,
  type BuildState,
  type Levels,
  type Needs,
} from "./state.ts";
import type { Odd, Past } from "./schema.ts";

/** All that somebody who knows nothing but the rules must reckon with, less what has been heard. */
export function possible(deal: BuildDeal, { log }: Pick<BuildState, "log">): Needs[] {
  return everything(deal).filter((needs) => log.every((past) => agrees(needs, past)));
}

export function agrees(needs: Needs, { set, shift, rose }: Past): boolean {
  return risen(needs, set, shift).every((by, part) => by === rose[part]);
}

function everything(deal: BuildDeal): Needs[] {
  const dials = dialsOf(deal);
  const usual = dials.reduce<(number | null)[][]>(
    (known, { levels, mayNot }) =>
      known.flatMap((needs) =>
        [...levels.keys(), ...(mayNot === true ? [null] : [])].map((need) => [...needs, need]),
      ),
    [[]],
  );
  const { parts } = deal.content;
  if (deal.rules.odd !== true) return usual.map((needs) => parts.map(() => needs));
  return usual.flatMap((needs) =>
    parts.flatMap((_, part) =>
      dials.flatMap(({ levels }, dial) =>
        [...levels.keys()]
          .filter((need) => need !== needs[dial])
          .map((need) => {
            const odd: Odd = { part, dial, need };
            return parts.map((_part, at) => withOdd(needs, odd, at));
          }),
      ),
    ),
  );
}

/** In how many dials two parts do not stand alike, with what the round added to them. */
function apart(set: Levels, shift: Levels, one: number, other: number): number {
  const at = (part: number, dial: number): number => (set[part]?.[dial] ?? 0) + (shift[part]?.[dial] ?? 0);
  return [...(set[one] ?? []).keys()].filter((dial) => at(one, dial) !== at(other, dial)).length;
}

export function isAlike(set: Levels, shift: Levels): boolean {
  return set.every((_, part) => apart(set, shift, 0, part) === 0);
}

/**
 * One part is the control: each of the others differs from it in one thing at most. Where a part may be odd, nothing
 * at all is a test as well.
 */
export function isFair({ rules }: BuildDeal, set: Levels, shift: Levels): boolean {
  if (isAlike(set, shift)) return rules.odd === true;
  return set.some((_, control) => set.every((_part, part) => apart(set, shift, control, part) <= 1));
}

/** Of those that rise most together, each is right. */
export function isRight(guess: number | "same" | null, rose: readonly number[]): boolean {
  if (guess === "same") return new Set(rose).size === 1;
  return guess !== null && rose[guess] === Math.max(...rose);
}

/** A setting of the dials that suits these needs as they are; none suits where a dial cannot go so far. */
export function suited(deal: BuildDeal, needs: Needs, { shift, set }: BuildState): number[][] {
  const dials = dialsOf(deal);
  return needs.map((wants, part) =>
    wants.map((want, dial) => {
      const last = (dials[dial]?.levels.length ?? 1) - 1;
      if (want === null) return set[0]?.[dial] ?? 0;
      return Math.min(last, Math.max(0, want - (shift[part]?.[dial] ?? 0)));
    }),
  );
}

/** The fair test that tells most. */
export function bestTest(deal: BuildDeal, state: BuildState, left: readonly Needs[]): number[][] {
  const testsOf = (base: Levels): number[][][] => {
    const alike = even(deal, base[0] ?? [], state.shift);
    return variantsOf(deal, alike).filter((set) => isFair(deal, set, state.shift));
  };
  const other = suited(deal, left[0] ?? [], state);
  return (
    mostTelling(testsOf(state.set), left, state.shift) ??
    mostTelling(testsOf(other), left, state.shift) ??
    other
  );
}

/** The same for every part, with what the round adds to one of them. */
function even(deal: BuildDeal, part: readonly number[], shift: Levels): number[][] {
  const dials = dialsOf(deal);
  return shift.map((adds) =>
    part.map((level, dial) => {
      const last = (dials[dial]?.levels.length ?? 1) - 1;
      const all = shift.map((each) => each[dial] ?? 0);
      const wanted = level + (shift[0]?.[dial] ?? 0);
      return Math.min(last + Math.min(...all), Math.max(...all, wanted)) - (adds[dial] ?? 0);
    }),
  );
}

/** Each part as it is, or with one dial set otherwise. */
function variantsOf(deal: BuildDeal, alike: Levels): number[][][] {
  const dials = dialsOf(deal);
  return alike.reduce<number[][][]>(
    (known, part) => {
      const own = [
        [...part],
        ...dials.flatMap(({ levels }, dial) =>
          [...levels.keys()].filter((level) => level !== part[dial]).map((level) => part.with(dial, level)),
        ),
      ];
      return known.flatMap((set) => own.map((one) => [...set, one]));
    },
    [[]],
  );
}

/** Undefined where none would tell anything. */
function mostTelling(
  tests: readonly number[][][],
  left: readonly Needs[],
  shift: Levels,
): number[][] | undefined {
  let most = 1;
  let best: number[][] | undefined;
  for (const set of tests) {
    const told = new Set(left.map((needs) => risen(needs, set, shift).join())).size;
    if (told > most) [most, best] = [told, set];
    if (most === left.length) break;
  }
  return best;
}
