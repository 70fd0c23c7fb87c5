/** Everybody in the row says or plays something of itself. One says something that is not so. */
import type { Cue } from "../../../cue.ts";
import type { Random } from "../../../random.ts";
import { candidateIn, groupOf, rowsWith } from "../bank.ts";
import { nameCue, nameCues, nameOf, rollCall } from "../case.ts";
import { rowTask, towards } from "../row.ts";
import type { Candidate, Said } from "../schema.ts";
import { EMPTY, type State } from "../state.ts";
import { line, saidCues, sideOf } from "../words.ts";
import { freshFirst, type DealOf } from "../world.ts";
import type { Task } from "./task.ts";

type Deal = DealOf<"alibis">;

const MOST_SAID = 2;

function wordsOf({ content: { tasks } }: Deal) {
  if (tasks.alibis === undefined) throw new RangeError("deduce: content.tasks.alibis is missing");
  return tasks.alibis;
}

function begin(deal: Deal, random: Random): State | null {
  const { rules, item } = deal;
  const group = groupOf(deal);
  const speaks = ({ id, truths = [], lies = [] }: Candidate): boolean =>
    id === item.sought ? lies.length > 0 : truths.length >= MOST_SAID;
  const canSpeak = group.candidates.filter(speaks).map(({ id }) => id);
  const rows = freshFirst(rowsWith(group, [item.sought], rules.row, random), deal.world).filter((one) =>
    one.every((id) => canSpeak.includes(id)),
  );
  const [row] = rows;
  if (row === undefined) return null;
  const says = row.map((id): [string, number[]] => {
    const { truths = [], lies = [] } = candidateIn(group, id);
    if (id === item.sought) return [id, [-1 - random.int(0, lies.length - 1)]];
    return [id, truths.slice(0, MOST_SAID).map((_one, index) => index)];
  });
  return { ...EMPTY, row, sought: [item.sought], says: Object.fromEntries(says) };
}

/** What it says first, and what it says when it is pressed further. */
function said(deal: Deal, { says, row }: State, id: string, nth: number): Said | undefined {
  const { truths = [], lies = [] } = candidateIn(groupOf(deal), id);
  const index = says[id]?.[nth];
  if (index !== undefined) return index < 0 ? lies[-1 - index]?.said : truths[index];
  const { flustered } = wordsOf(deal);
  return flustered[(deal.seed + row.indexOf(id)) % flustered.length];
}

function sayCues(deal: Deal, state: State, id: string, nth: number): Cue[] {
  const seat = state.row.indexOf(id);
  const what = said(deal, state, id, nth);
  const voice = deal.content.seats[seat]?.voice;
  return what === undefined ? [] : saidCues(what, voice, sideOf(seat, state.row.length));
}

function heardOf(state: State, id: string): number {
  return state.heard[id] ?? 0;
}

/** Whether it lies, and was heard. */
function hasLied(state: State, id: string): boolean {
  return state.sought.includes(id) && heardOf(state, id) > 0;
}

function whyOf(deal: Deal, state: State, id: string): string {
  const { lies = [] } = candidateIn(groupOf(deal), id);
  const index = (state.says[id] ?? []).find((one) => one < 0) ?? -1;
  return lies[-1 - index]?.why ?? "";
}

export const alibisTask: Task<"alibis"> = rowTask<"alibis">({
  words: wordsOf,
  begin,
  opening: rollCall,
  meet(deal, state, id) {
    const nth = Math.max(1, heardOf(state, id));
    return {
      state: { ...state, heard: { ...state.heard, [id]: nth } },
      cues: sayCues(deal, state, id, nth - 1),
    };
  },
  more(deal, state) {
    const id = state.cursor === null ? undefined : state.row[state.cursor];
    if (id === undefined || heardOf(state, id) >= MOST_SAID || state.refused.includes(id)) return null;
    const nth = heardOf(state, id) + 1;
    return {
      state: { ...state, heard: { ...state.heard, [id]: nth } },
      cues: sayCues(deal, state, id, nth - 1),
    };
  },
  brief(deal, state) {
    const id = state.cursor === null ? undefined : state.row[state.cursor];
    if (id === undefined || state.refused.includes(id)) return nameCues(deal, state);
    return sayCues(deal, state, id, Math.max(0, heardOf(state, id) - 1));
  },
  again: (deal, state) =>
    state.row.flatMap((id, seat) => [
      nameCue(deal, state, seat),
      ...(state.refused.includes(id) || heardOf(state, id) === 0
        ? []
        : sayCues(deal, state, id, heardOf(state, id) - 1)),
    ]),
  isProven: (_deal, state, id) =>
    hasLied(state, id) ||
    state.row.every((other) => other === id || state.refused.includes(other) || heardOf(state, other) > 0),
  proof(deal, state, id) {
    const name = nameOf(deal, id);
    return [line(wordsOf(deal).proof, deal.content.teller?.voice, { name, why: whyOf(deal, state, id) })];
  },
  contrast(deal, state, id) {
    const why = line(wordsOf(deal).honest, deal.content.teller?.voice, { name: nameOf(deal, id) });
    return heardOf(state, id) === 0 ? [why] : [...sayCues(deal, state, id, 0), why];
  },
  seekProof(_deal, state) {
    const unheard = state.row.findIndex((id) => heardOf(state, id) === 0 && !state.refused.includes(id));
    return towards(state, Math.max(0, unheard)) ?? { move: "right" };
  },
  hint(deal, state, strength) {
    const words = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const open = state.row.filter((id) => !state.refused.includes(id));
    const unheard = open.filter((id) => heardOf(state, id) === 0).length;
    const liar = state.sought[0] ?? "";
    const honest = open.find((id) => id !== liar && heardOf(state, id) > 0);
    if (!hasLied(state, liar) && unheard > 0) return [line(words.hintVisit, voice, { left: unheard })];
    if (strength === 1) return [line(words.hintWeigh, voice)];
    if (strength === 2 && honest !== undefined)
      return [line(words.hintHonest, voice, { name: nameOf(deal, honest) })];
    return [line(words.hintLiar, voice, { name: nameOf(deal, liar), why: whyOf(deal, state, liar) })];
  },
});
