/** Boards that are put together of families of pairs: which ones may lie together is said here, once. */
import type { Board, Pair } from "./types.ts";

function board(...families: readonly (readonly Pair[])[]): Board {
  const pairs = families.flat();
  return { id: pairs.map(({ id }) => id).join("-"), pairs };
}

/** Each family by itself. */
export function alone(families: readonly (readonly Pair[])[]): Board[] {
  return families.map((family) => board(family));
}

/** Each family beside the next ones: another two on every board. */
export function twoOf(families: readonly (readonly Pair[])[], steps: readonly number[] = [1, 2]): Board[] {
  return steps.flatMap((step) =>
    families.map((family, index) => board(family, families[(index + step) % families.length] ?? [])),
  );
}

/** The pairs of such boards, so that others can join them. */
export function pairsOf(boards: readonly Board[]): Pair[][] {
  return boards.map(({ pairs }) => pairs);
}

/** Families, each beside so many single pairs, of which every board has others. */
export function beside(
  boards: readonly (readonly Pair[])[],
  singles: readonly Pair[],
  count: number,
): Board[] {
  return boards.map((pairs, index) => {
    const others = Array.from({ length: count }, (_, at) => singles[(index * count + at) % singles.length]);
    return board(
      pairs,
      others.filter((one) => one !== undefined),
    );
  });
}
