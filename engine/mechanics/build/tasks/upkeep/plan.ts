/** The best that can be done in a round: heard at its end, and on the morning after. */
import { evening, expected, humming, type UpkeepDeal, type UpkeepState } from "./state.ts";

export interface Plan {
  readonly posts: readonly string[];
  readonly resting: string | null;
  readonly worth: number;
}

export function worthOf(
  deal: UpkeepDeal,
  state: Pick<UpkeepState, "broken" | "thin">,
  posts: readonly string[],
  resting: string | null,
): number {
  const { hummed, broken } = evening(deal, state, posts, resting);
  const isWhole = expected(deal, resting).every((id) => hummed.includes(id));
  return hummed.length + (isWhole ? 1 : 0) + humming(deal.rules.row, { broken }).length;
}

/** The fewest that do it, the leftmost first: the same each time. */
export function bestPlan(deal: UpkeepDeal, state: UpkeepState): Plan {
  const row = deal.rules.row.map(({ place }) => place);
  const mayRest = deal.rules.rests === true ? row.filter((id) => id !== state.rested) : [null];
  const plans = subsets(row, state.posts.length).flatMap((posts) =>
    mayRest
      .filter((resting) => resting === null || !posts.includes(resting))
      .map((resting): Plan => ({ posts, resting, worth: worthOf(deal, state, posts, resting) })),
  );
  return plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));
}

function subsets(ids: readonly string[], most: number): string[][] {
  const bySize = Array.from({ length: most }).reduce<string[][][]>(
    (sizes) => [
      ...sizes,
      (sizes.at(-1) ?? []).flatMap((some) =>
        ids.slice(some.length === 0 ? 0 : ids.indexOf(some.at(-1) ?? "") + 1).map((id) => [...some, id]),
      ),
    ],
    [[[]]],
  );
  return bySize.flat();
}
