/** The cards of a trap: how they are dealt, who stands where, and which of them leave only one. */
import type { Random } from "../../../random.ts";
import { choices, clueIn, fits, groupOf, rowsWith, settledClues } from "../bank.ts";
import type { Clue } from "../schema.ts";
import { EMPTY, type State } from "../state.ts";
import { freshFirst, type DealOf } from "../world.ts";

export type TrapDeal = DealOf<"trap">;
/** How many cards a definition takes: what kind of thing, and what sets it apart. */
const CARDS_NEEDED = [2, 3];

export function wordsOf({ content: { tasks } }: TrapDeal) {
  if (tasks.trap === undefined) throw new RangeError("deduce: content.tasks.trap is missing");
  return tasks.trap;
}

/** Cards of which two or three together leave only one; at least one of them leads astray. */
export function begin(deal: TrapDeal, random: Random): State | null {
  const { rules, item } = deal;
  const group = groupOf(deal);
  for (const row of freshFirst(rowsWith(group, [item.sought], rules.row, random), deal.world)) {
    const clues = settledClues(group, row).filter((clue) => {
      const count = row.filter((id) => fits(clue, id)).length;
      return count > 0 && count < row.length;
    });
    const own = clues.filter((clue) => fits(clue, item.sought));
    const decoys = random.shuffle(clues.filter((clue) => !own.includes(clue)));
    const key = random
      .shuffle(choices(own, 2))
      .find(
        (pair) => isolates(row, pair, item.sought) && pair.every((one) => !isolates(row, [one], item.sought)),
      );
    if (key === undefined) continue;
    const others = random.shuffle(
      own.filter((clue) => !key.includes(clue) && !isolates(row, [clue], item.sought)),
    );
    const rest = [...decoys.slice(0, 1), ...others, ...decoys.slice(1)].slice(0, rules.cards - key.length);
    if (key.length + rest.length < rules.cards) continue;
    const deck = random.shuffle([...key, ...rest]).map(({ id }) => id);
    return { ...EMPTY, row, sought: [item.sought], deck };
  }
  return null;
}

function isolates(row: readonly string[], clues: readonly Clue[], sought: string): boolean {
  return row.every((id) => clues.every((clue) => fits(clue, id)) === (id === sought));
}

export function calledClues(deal: TrapDeal, { called }: Pick<State, "called">): Clue[] {
  const group = groupOf(deal);
  return called.map((id) => clueIn(group, id));
}

/** Who stands on the trapdoor. Before anything was called nobody does. */
export function standing(deal: TrapDeal, state: Pick<State, "row" | "called">): string[] {
  const clues = calledClues(deal, state);
  return clues.length === 0 ? [] : state.row.filter((id) => clues.every((clue) => fits(clue, id)));
}

/** Sets of cards that leave only the one that is sought, the smallest first. */
export function keys(deal: TrapDeal, state: State): string[][] {
  const group = groupOf(deal);
  return CARDS_NEEDED.flatMap((size) => choices(state.deck, size)).filter((key) =>
    isolates(
      state.row,
      key.map((id) => clueIn(group, id)),
      deal.item.sought,
    ),
  );
}

/** The set of those that most of what is called belongs to. */
export function keyFor(deal: TrapDeal, state: State): string[] {
  const missing = (key: readonly string[]): number => key.filter((id) => !state.called.includes(id)).length;
  return keys(deal, state).toSorted((a, b) => missing(a) - missing(b))[0] ?? [];
}

/** What should be called, and is not yet. */
export function nextCard(deal: TrapDeal, state: State): string | null {
  return keyFor(deal, state).find((id) => !state.called.includes(id)) ?? null;
}
