/** Chance that can be repeated: the same seed gives the same numbers on every machine. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** The list in another order; the list itself is left alone. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, more than a game needs. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError("pick: the list is empty");
      return list[int(0, list.length - 1)] as T;
    },
    shuffle<T>(list: readonly T[]): T[] {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last);
        [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
      }
      return copy;
    },
  };
}

/** A seed of its own for each named purpose, so that a new use of chance does not shift the others (FNV-1a). */
export function deriveSeed(seed: number, ...purpose: readonly (string | number)[]): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (const character of purpose.join("/")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193) >>> 0;
  }
  return hash;
}
