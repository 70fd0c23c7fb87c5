/** Clues that are true of who is sought, each for a price: whoever fits all of them it is. */
import { say, type Cue } from "../../../cue.ts";
import type { Random } from "../../../random.ts";
import { clueIn, fits, groupOf, rowsWith, settledClues } from "../bank.ts";
import {
  becauseOf,
  clueCues,
  heardOf,
  nameOf,
  namesOf,
  openNameCues,
  placeCues,
  rollCall,
  withClue,
} from "../case.ts";
import { inDoubt, moreOrGuess, rowTask } from "../row.ts";
import type { Clue } from "../schema.ts";
import { EMPTY, type State } from "../state.ts";
import { line } from "../words.ts";
import { freshFirst, newFirst, type DealOf } from "../world.ts";
import type { Task } from "./task.ts";

type Deal = DealOf<"seek">;

/** How often the first clue is enough, and paying for another would be a waste. */
const SHARP = 0.2;
const MOST_CLUES = 3;
/** What a first clue that leaves nobody else is behind all others, also behind those that are only said. */
const ENOUGH = 100;

function wordsOf({ content: { tasks } }: Deal) {
  if (tasks.seek === undefined) throw new RangeError("deduce: content.tasks.seek is missing");
  return tasks.seek;
}

function begin(deal: Deal, random: Random): State | null {
  const { rules, item } = deal;
  const group = groupOf(deal);
  // A bet is never won by its first clue.
  const isSharp = random.next() < SHARP && rules.prize === undefined;
  const isEnoughLast = !isSharp && rules.byEar !== true;
  const decks = freshFirst(rowsWith(group, [item.sought], rules.row, random), deal.world).flatMap((row) => {
    const deck = deckFor(deal, row, { isSharp, isEnoughLast }, random);
    return deck === null ? [] : [{ ...EMPTY, row, sought: [item.sought], deck, given: 1 }];
  });
  const opening = ({ row, deck }: State): number => {
    const first = clueIn(group, deck[0]);
    const stay = row.filter((id) => fits(first, id)).length;
    return Number(first.heard !== undefined) + Number((stay === 1) === isSharp) * 2;
  };
  const heard = decks.filter(({ deck }) => clueIn(group, deck[0]).heard !== undefined);
  return (rules.byEar === true ? heard : decks).toSorted((a, b) => opening(b) - opening(a))[0] ?? null;
}

/** Clues that each rule somebody out, the sounds first, until nobody else is left; then what is only said for nothing. */
function deckFor(
  deal: Deal,
  row: readonly string[],
  { isSharp, isEnoughLast }: { readonly isSharp: boolean; readonly isEnoughLast: boolean },
  random: Random,
): string[] | null {
  const group = groupOf(deal);
  const { sought } = deal.item;
  const own = settledClues(group, row).filter((clue) => fits(clue, sought));
  const clues = newFirst(deal, random.shuffle(own));
  const deck: string[] = [];
  let left = row;
  while (left.length > 1) {
    const useful = clues.filter((clue) => left.some((id) => !fits(clue, id)));
    const isEnough = (clue: Clue): boolean =>
      isEnoughLast && deck.length === 0 && left.every((id) => id === sought || !fits(clue, id));
    const rankOf = (clue: Clue): number => rank(clue, left, isSharp) - (isEnough(clue) ? ENOUGH : 0);
    const [next] = useful.toSorted((a, b) => rankOf(b) - rankOf(a));
    if (next === undefined) return null;
    deck.push(next.id);
    left = left.filter((id) => fits(next, id));
  }
  const spare = clues.map(({ id }) => id).filter((id) => !deck.includes(id));
  return [...deck, ...spare.slice(0, Math.max(0, MOST_CLUES - deck.length))];
}

/** Sounds first; then what leaves more of them, or, in a sharp case, fewer. */
function rank(clue: Clue, left: readonly string[], isSharp: boolean): number {
  const stay = left.filter((id) => fits(clue, id)).length;
  return (isSharp ? -stay : stay) + (clue.heard === undefined ? 0 : left.length);
}

function given(deal: Deal, { deck, given: count }: State): Clue[] {
  const group = groupOf(deal);
  return deck.slice(0, count).map((id) => clueIn(group, id));
}

function cuesOf(deal: Deal, clues: readonly Clue[]): Cue[] {
  return clues.flatMap((clue) => clueCues(deal, clue));
}

function misfitOf(deal: Deal, state: State, id: string): Clue | undefined {
  return given(deal, state).find((clue) => !fits(clue, id));
}

function fitting(deal: Deal, state: State): string[] {
  return state.row.filter((id) => !state.refused.includes(id) && misfitOf(deal, state, id) === undefined);
}

/** The newest clue that not everybody fits. */
function settlingOf(deal: Deal, state: State): Clue | undefined {
  return given(deal, state).findLast((clue) => state.row.some((other) => !fits(clue, other)));
}

/** Who was not named yet. */
function openIn({ row, refused }: State): string[] {
  return row.filter((id) => !refused.includes(id));
}

/** The next clue that rules somebody out: while two fit, one of those. */
function nextClue(deal: Deal, state: State): Clue | undefined {
  const group = groupOf(deal);
  const left = fitting(deal, state);
  const open = left.length > 1 ? left : openIn(state);
  const rest = state.deck.slice(state.given).map((id) => clueIn(group, id));
  return rest.find((clue) => open.some((id) => !fits(clue, id)));
}

export const seekTask: Task<"seek"> = rowTask<"seek">({
  words: wordsOf,
  rule: (deal) => wordsOf(deal).rule,
  begin,
  opening: (deal, state) => [...rollCall(deal, state), ...cuesOf(deal, given(deal, state))],
  meet: (_deal, state) => ({ state, cues: [] }),
  hasMore: (deal, state) => nextClue(deal, state) !== undefined,
  more(deal, state) {
    const clue = nextClue(deal, state);
    if (clue === undefined) return { state, cues: [] };
    return { state: withClue(state, clue), cues: [...clueCues(deal, clue), ...placeCues(deal, state)] };
  },
  // The rule is that all clues fit the thief: none may be missing.
  brief: (deal, state) => [...openNameCues(deal, state), ...cuesOf(deal, given(deal, state))],
  again: (deal, state) => [...openNameCues(deal, state), ...cuesOf(deal, given(deal, state))],
  isProven(deal, state, id) {
    const left = fitting(deal, state);
    return left.length === 1 && left[0] === id;
  },
  proof(deal, state, id) {
    const settling = settlingOf(deal, state);
    if (settling === undefined) return [];
    const { proof, left } = wordsOf(deal);
    // Another one fits as well, and was named before.
    const isLeft = state.refused.some((one) => misfitOf(deal, state, one) === undefined);
    const words = isLeft ? (left ?? proof) : proof;
    return [...heardOf(settling), line(words, deal.content.teller?.voice, becauseOf(deal, settling, id))];
  },
  why(deal, state, id) {
    const settling = settlingOf(deal, state);
    if (settling === undefined) return [];
    const { Why } = becauseOf(deal, settling, id);
    return [...heardOf(settling), say(`${Why}.`, "object", { voice: deal.content.teller?.voice })];
  },
  contrast(deal, state, id) {
    const misfit = misfitOf(deal, state, id);
    const { misfit: why, fitsSoFar } = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    if (misfit === undefined) return [line(fitsSoFar, voice, { name: nameOf(deal, id) })];
    return [...heardOf(misfit), line(why, voice, becauseOf(deal, misfit, id))];
  },
  seekProof: (deal, state) => ({ move: nextClue(deal, state) === undefined ? "right" : "more" }),
  puzzling: (_deal, state) => inDoubt(state, openIn(state)),
  decides(deal, state, strength) {
    if (fitting(deal, state).length > 1) return false;
    return strength === 3 || (strength === 2 && openIn(state).length <= 2);
  },
  hint(deal, state, strength, isTooDear) {
    const words = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const left = fitting(deal, state);
    const names = namesOf(deal, left);
    const newest = given(deal, state).at(-1);
    const misfit = state.row.find(
      (id) => !state.refused.includes(id) && misfitOf(deal, state, id) !== undefined,
    );
    const clue = misfit === undefined ? undefined : misfitOf(deal, state, misfit);
    if (strength === 1 && newest !== undefined) {
      return [
        line(words.hintWeigh, voice, { names: namesOf(deal, openIn(state)) }),
        ...clueCues(deal, newest),
      ];
    }
    if (strength === 2 && misfit !== undefined && clue !== undefined)
      return [...heardOf(clue), line(words.hintMisfit, voice, becauseOf(deal, clue, misfit))];
    if (left.length > 1) return [moreOrGuess(deal, words, names, isTooDear)];
    return [line(words.hintName, voice, { name: nameOf(deal, left[0] ?? deal.item.sought) })];
  },
});
