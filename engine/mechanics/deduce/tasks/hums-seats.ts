/** Who hums what: how a row is seated with its liars, and the clues in an order that catches them. */
import type { Random } from "../../../random.ts";
import { clueIn, fits, groupOf, rowsWith, settledClues } from "../bank.ts";
import type { Clue, LiarKind } from "../schema.ts";
import { EMPTY, type State } from "../state.ts";
import { freshFirst, isFound, isOffended, newFirst, wasHeard, type DealOf } from "../world.ts";

export type HumsDeal = DealOf<"hums">;
type Seats = Pick<State, "row" | "liars">;

/** Whether it hums yes. */
export function hums({ liars }: Pick<State, "liars">, clue: Clue, id: string): boolean {
  const kind = liars[id];
  return kind === undefined ? fits(clue, id) : kind === "boasts";
}

export function lies(state: Pick<State, "liars">, clue: Clue, id: string): boolean {
  return hums(state, clue, id) !== fits(clue, id);
}

/** A liar that answers like somebody honest beside it: the hum alone does not tell them apart. */
function isHidden(seats: Seats, clue: Clue, id: string): boolean {
  const own = hums(seats, clue, id);
  return seats.row.some((other) => seats.liars[other] === undefined && hums(seats, clue, other) === own);
}

export function begin(deal: HumsDeal, random: Random): State | null {
  const { rules, item } = deal;
  const group = groupOf(deal);
  let plain: State | null = null;
  let known: State | null = null;
  for (const row of freshFirst(rowsWith(group, [item.sought], rules.row, random), deal.world)) {
    for (const liars of liarsIn(deal, row, random)) {
      const deck = deckFor(deal, { row, liars }, random);
      if (deck === null) continue;
      const state = { ...EMPTY, row, liars, sought: Object.keys(liars), deck, given: 1 };
      const isNew = !wasHeard(deal, deck[0]);
      const isMixed = voicesIn(state, clueIn(group, deck[0])) === 2;
      if (isNew && isMixed) return state;
      if (isNew) plain ??= state;
      else known ??= state;
    }
  }
  return plain ?? known;
}

/** All ways in which the liars of the rules can sit in a row, those first who were not found out before. */
function liarsIn(
  { rules, item, world }: HumsDeal,
  row: readonly string[],
  random: Random,
): Record<string, LiarKind>[] {
  const [kind = "denies", second] = random.shuffle(rules.liars);
  if (second === undefined) return [{ [item.sought]: kind }];
  const others = random
    .shuffle(row.filter((id) => id !== item.sought))
    .toSorted((a, b) => Number(isFound(world, a)) - Number(isFound(world, b)));
  return others.flatMap((id) => [
    { [item.sought]: kind, [id]: second },
    { [item.sought]: second, [id]: kind },
  ]);
}

/** Clues in an order: each liar is caught by one of them, and no answer alone gives a liar away. */
function deckFor(deal: HumsDeal, seats: Seats, random: Random): string[] | null {
  const group = groupOf(deal);
  const { idle: idleShare = 0 } = deal.rules;
  const ids = Object.keys(seats.liars);
  const clues = newFirst(
    deal,
    random
      .shuffle(settledClues(group, seats.row))
      .filter((clue) => ids.every((id) => isHidden(seats, clue, id))),
  );
  const catching = clues.filter((clue) => ids.some((id) => lies(seats, clue, id)));
  const idle = clues.filter((clue) => !catching.includes(clue));
  if (ids.some((id) => !catching.some((clue) => lies(seats, clue, id)))) return null;
  if (clues.length < 2) return null;
  const [first] = (idle.length > 0 && random.next() < idleShare ? idle : catching).toSorted(
    (a, b) => telling(deal, seats, b) - telling(deal, seats, a),
  );
  const rest = [...catching, ...idle].filter((clue) => clue !== first);
  return [first, ...rest].map((clue) => clue?.id ?? "");
}

/**
 * Where nobody says yes, or nobody says no, there is less to hear. And who was named wrongly before should answer as a liar
 * would: there its meaning, which was told then, is of use.
 */
function telling(deal: HumsDeal, seats: Seats, clue: Clue): number {
  const answers = new Set(Object.values(seats.liars).map((kind) => kind === "boasts"));
  const isOfUse = seats.row.some((id) => isOffended(deal.world, id) && answers.has(hums(seats, clue, id)));
  return voicesIn(seats, clue) + (isOfUse ? 0.5 : 0);
}

/** 2 where some say yes and some no, else 1. */
function voicesIn(seats: Seats, clue: Clue): number {
  return new Set(seats.row.map((id) => hums(seats, clue, id))).size;
}

export function given(deal: HumsDeal, { deck, given: count }: State): Clue[] {
  const group = groupOf(deal);
  return deck.slice(0, count).map((id) => clueIn(group, id));
}

/** How those answer who are still to be found: who was caught has given its own way away. */
export function openKinds({ sought, found, liars }: State): LiarKind[] {
  return sought.filter((id) => !found.includes(id)).flatMap((id) => liars[id] ?? []);
}

/** Whether it has always answered as such a liar would. */
function isLike(deal: HumsDeal, state: State, id: string, kind: LiarKind): boolean {
  return given(deal, state).every((clue) => hums(state, clue, id) === (kind === "boasts"));
}

/** It has answered as no liar who is still to be found ever does, or was named wrongly. */
function isSafe(deal: HumsDeal, state: State, id: string): boolean {
  if (state.refused.includes(id)) return true;
  return !openKinds(state).some((kind) => isLike(deal, state, id, kind));
}

/** Who could still be lying. */
export function unsureOf(deal: HumsDeal, state: State): string[] {
  return state.row.filter((id) => !state.found.includes(id) && !isSafe(deal, state, id));
}

/** As many are left who answer like this liar as there are such liars: that is proof without a lie. */
export function isCornered(deal: HumsDeal, state: State, id: string): boolean {
  const own = state.liars[id];
  if (own === undefined) return false;
  const left = unsureOf(deal, state).filter((one) => isLike(deal, state, one, own));
  return left.includes(id) && left.length === openKinds(state).filter((kind) => kind === own).length;
}

/** The next clue of use: it catches or clears somebody; or else it catches once more who was not noticed. */
export function nextClue(deal: HumsDeal, state: State): Clue | undefined {
  const group = groupOf(deal);
  const rest = state.deck.slice(state.given).map((id) => clueIn(group, id));
  const [first] = given(deal, state);
  const unsure = unsureOf(deal, state);
  const honest = unsure.filter((id) => !state.sought.includes(id));
  const liars = unsure.filter((id) => state.sought.includes(id) && !isCornered(deal, state, id));
  const uncaught = liars.filter((id) => lieOf(deal, state, id) === undefined);
  const isNew = (clue: Clue): boolean =>
    uncaught.some((id) => lies(state, clue, id)) ||
    honest.some((id) => first !== undefined && hums(state, clue, id) !== hums(state, first, id));
  return rest.find(isNew) ?? rest.find((clue) => liars.some((id) => lies(state, clue, id)));
}

/** The first clue that somebody was heard to lie about. */
export function lieOf(deal: HumsDeal, state: State, id: string): Clue | undefined {
  return given(deal, state).find((clue) => lies(state, clue, id));
}
