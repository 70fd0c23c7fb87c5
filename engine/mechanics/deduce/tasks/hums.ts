/** A clue is called out, and the whole row answers, each from its seat: that is me, or not me. Who is sought lies. */
import { sound, type Cue } from "../../../cue.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Random } from "../../../random.ts";
import { clueIn, fits, groupOf, rowsWith, settledClues } from "../bank.ts";
import { nameCue, nameOf, namesOf, quoted, reformedCues } from "../case.ts";
import { rowTask } from "../row.ts";
import type { Clue, Group, LiarKind } from "../schema.ts";
import { EMPTY, type State } from "../state.ts";
import { line, sideOf } from "../words.ts";
import { freshFirst, isFound, newFirst, wasHeard, type DealOf } from "../world.ts";
import type { Task } from "./task.ts";

type Deal = DealOf<"hums">;

/** Whether it hums yes. */
function hums(group: Group, { liars }: Pick<State, "liars">, clue: Clue, id: string): boolean {
  const kind = liars[id];
  return kind === undefined ? fits(group, clue, id) : kind === "boasts";
}

function lies(group: Group, state: Pick<State, "liars">, clue: Clue, id: string): boolean {
  return hums(group, state, clue, id) !== fits(group, clue, id);
}

function wordsOf(deal: Deal) {
  const { hums: words } = deal.content.tasks;
  if (words === undefined) throw new RangeError("deduce: content.tasks.hums is missing");
  return words;
}

/** A liar that answers like somebody honest beside it: the hum alone does not tell them apart. */
function isHidden(group: Group, seats: Pick<State, "row" | "liars">, clue: Clue, id: string): boolean {
  const own = hums(group, seats, clue, id);
  return seats.row.some(
    (other) => seats.liars[other] === undefined && hums(group, seats, clue, other) === own,
  );
}

function begin(deal: Deal, random: Random): State | null {
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
      const isMixed = voicesIn(group, state, clueIn(group, deck[0])) === 2;
      if (isNew && isMixed) return state;
      if (isNew) plain ??= state;
      else known ??= state;
    }
  }
  return plain ?? known;
}

/** All ways in which the liars of the rules can sit in a row, those first who were not found out before. */
function liarsIn(
  { rules, item, world }: Deal,
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
function deckFor(deal: Deal, seats: Pick<State, "row" | "liars">, random: Random): string[] | null {
  const group = groupOf(deal);
  const { idle: idleShare = 0 } = deal.rules;
  const ids = Object.keys(seats.liars);
  const clues = newFirst(
    deal,
    random
      .shuffle(settledClues(group, seats.row))
      .filter((clue) => ids.every((id) => isHidden(group, seats, clue, id))),
  );
  const catching = clues.filter((clue) => ids.some((id) => lies(group, seats, clue, id)));
  const idle = clues.filter((clue) => !catching.includes(clue));
  if (ids.some((id) => !catching.some((clue) => lies(group, seats, clue, id)))) return null;
  if (clues.length < 2) return null;
  // Where nobody says yes, or nobody says no, there is less to hear.
  const [first] = (idle.length > 0 && random.next() < idleShare ? idle : catching).toSorted(
    (a, b) => voicesIn(group, seats, b) - voicesIn(group, seats, a),
  );
  const rest = [...catching, ...idle].filter((clue) => clue !== first);
  return [first, ...rest].map((clue) => clue?.id ?? "");
}

/** 2 where some say yes and some no, else 1. */
function voicesIn(group: Group, seats: Pick<State, "row" | "liars">, clue: Clue): number {
  return new Set(seats.row.map((id) => hums(group, seats, clue, id))).size;
}

function given(deal: Deal, { deck, given: count }: State): Clue[] {
  const group = groupOf(deal);
  return deck.slice(0, count).map((id) => clueIn(group, id));
}

function clueCues(deal: Deal, clue: Clue): Cue[] {
  const voice = deal.content.seller?.voice;
  return lineCues(clue.heard ?? [{ say: clue.text, voice }], { part: "object" });
}

/** A clue that was a sound is heard again before it is put into words. */
function heardOf({ heard = [] }: Clue): Cue[] {
  return lineCues(heard, { part: "object" });
}

function humCue(deal: Deal, state: State, clue: Clue, seat: number): Cue {
  const group = groupOf(deal);
  const words = wordsOf(deal);
  const { sound: id, caption } = hums(group, state, clue, state.row[seat] ?? "") ? words.yes : words.no;
  return sound(id, { caption, side: sideOf(seat, state.row.length), hold: "end" });
}

function rowHums(deal: Deal, state: State, clue: Clue): Cue[] {
  return state.row.map((_id, seat) => humCue(deal, state, clue, seat));
}

/** Those who have answered as no liar of this case ever does, and those who were named wrongly. */
function isSafe(deal: Deal, state: State, id: string): boolean {
  const group = groupOf(deal);
  const kinds = new Set(Object.values(state.liars));
  if (state.refused.includes(id)) return true;
  const answers = new Set(given(deal, state).map((clue) => hums(group, state, clue, id)));
  return (!kinds.has("denies") || answers.has(true)) && (!kinds.has("boasts") || answers.has(false));
}

function lieOf(deal: Deal, state: State, id: string): Clue | undefined {
  const group = groupOf(deal);
  const caught = given(deal, state).filter((clue) => lies(group, state, clue, id));
  // The most telling one: it fits the fewest.
  const breadth = (clue: Clue): number => state.row.filter((one) => fits(group, clue, one)).length;
  return caught.toSorted((a, b) => breadth(a) - breadth(b))[0];
}

export const humsTask: Task<"hums"> = rowTask<"hums">({
  words: wordsOf,
  begin,
  opening: (deal, state) =>
    given(deal, state).flatMap((clue) => [
      ...clueCues(deal, clue),
      ...state.row.flatMap((id, seat) => [
        nameCue(deal, state, seat),
        humCue(deal, state, clue, seat),
        ...reformedCues(deal, state, id, seat),
      ]),
    ]),
  meet(deal, state, id) {
    const newest = given(deal, state).at(-1);
    const cues = newest === undefined ? [] : [humCue(deal, state, newest, state.row.indexOf(id))];
    return { state, cues };
  },
  more(deal, state) {
    if (state.given >= state.deck.length) return null;
    const next = { ...state, given: state.given + 1 };
    const newest = given(deal, next).slice(-1);
    return {
      state: next,
      cues: newest.flatMap((clue) => [...clueCues(deal, clue), ...rowHums(deal, next, clue)]),
    };
  },
  brief: (deal, state) =>
    given(deal, state)
      .slice(-1)
      .flatMap((clue) => [
        ...clueCues(deal, clue),
        ...state.row.flatMap((_id, seat) => [nameCue(deal, state, seat), humCue(deal, state, clue, seat)]),
      ]),
  again: (deal, state) =>
    given(deal, state).flatMap((clue, index) => [
      ...clueCues(deal, clue),
      ...state.row.flatMap((_id, seat) => [
        ...(index === 0 ? [nameCue(deal, state, seat)] : []),
        humCue(deal, state, clue, seat),
      ]),
    ]),
  isProven(deal, state, id) {
    if (lieOf(deal, state, id) !== undefined) return true;
    return (
      state.sought.length === 1 && state.row.every((other) => other === id || isSafe(deal, state, other))
    );
  },
  proof(deal, state, id) {
    const lie = lieOf(deal, state, id);
    const { proof, cornered } = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const name = nameOf(deal, id);
    if (lie === undefined) return [line(cornered, voice, { name })];
    return [...heardOf(lie), line(proof, voice, { name, clue: quoted(deal, lie) })];
  },
  contrast(deal, state, id) {
    const group = groupOf(deal);
    const newest = given(deal, state).at(-1);
    if (newest === undefined) return [];
    const { honestYes, honestNo } = wordsOf(deal);
    const why = fits(group, newest, id) ? honestYes : honestNo;
    return [
      ...heardOf(newest),
      line(why, deal.content.teller?.voice, { name: nameOf(deal, id), clue: quoted(deal, newest) }),
    ];
  },
  seekProof: (_deal, state) => (state.given < state.deck.length ? { move: "more" } : { move: "right" }),
  hint(deal, state, strength) {
    const words = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const open = state.sought.filter((id) => !state.found.includes(id));
    const liar = open.find((id) => lieOf(deal, state, id) !== undefined);
    const unsure = state.row.filter((id) => !state.found.includes(id) && !isSafe(deal, state, id));
    if (liar === undefined && !(unsure.length === 1 && open.length === 1))
      return [line(words.hintMore, voice)];
    const caught = liar ?? unsure[0] ?? "";
    const lie = lieOf(deal, state, caught);
    if (lie === undefined) return [line(words.cornered, voice, { name: nameOf(deal, caught) })];
    const names = namesOf(deal, unsure);
    const honest = unsure.find((id) => !state.sought.includes(id));
    if (strength === 3 || (strength === 2 && honest === undefined))
      return [
        ...heardOf(lie),
        line(words.hintLiar, voice, { name: nameOf(deal, caught), clue: quoted(deal, lie) }),
      ];
    if (strength === 2 && honest !== undefined)
      return [
        ...heardOf(lie),
        line(words.hintHonest, voice, { name: nameOf(deal, honest), clue: quoted(deal, lie) }),
      ];
    return [...heardOf(lie), line(words.hintWeigh, voice, { clue: quoted(deal, lie), names })];
  },
});
