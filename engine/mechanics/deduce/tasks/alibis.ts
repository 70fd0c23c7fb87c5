/** Everybody in the row says or plays something of itself. One says something that is not so. */
import { say, type Cue } from "../../../cue.ts";
import type { Random } from "../../../random.ts";
import { candidateIn, groupOf, rowsWith } from "../bank.ts";
import { nameCue, nameOf, openNameCues, rollCall } from "../case.ts";
import { rowTask, towards } from "../row.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Candidate, Story } from "../schema.ts";
import { EMPTY, type State } from "../state.ts";
import { line, saidCues, sideOf } from "../words.ts";
import { capitalize } from "../../../capitalize.ts";
import { freshFirst, type DealOf } from "../world.ts";
import type { Task } from "./task.ts";

type Deal = DealOf<"alibis">;

/** Once the story, and once, when it is pressed, what it means. */
const MOST_SAID = 2;

function wordsOf({ content: { tasks } }: Deal) {
  if (tasks.alibis === undefined) throw new RangeError("deduce: content.tasks.alibis is missing");
  return tasks.alibis;
}

/** How often who is sought does not sit first, and how often what only sounds made up is heard before what is. */
const LATER = 0.85;
const MISLED = 0.7;
/** How often a story with a sound is told, where there is one. */
const SOUNDING = 0.75;

/** What is so of a candidate; what only sounds made up comes last. */
function truthsOf({ truths = [], odd }: Candidate): readonly Story[] {
  return odd === undefined ? truths : [...truths, odd];
}

function begin(deal: Deal, random: Random): State | null {
  const { rules, item } = deal;
  const group = groupOf(deal);
  const speaks = ({ id, truths = [], lies = [] }: Candidate): boolean =>
    (id === item.sought ? lies : truths).length > 0;
  const canSpeak = group.candidates.filter(speaks).map(({ id }) => id);
  const rows = freshFirst(rowsWith(group, [item.sought], rules.row, random), deal.world).filter((one) =>
    one.every((id) => canSpeak.includes(id)),
  );
  const isLater = random.next() < LATER;
  const row = (isLater ? rows.find(([first]) => first !== item.sought) : undefined) ?? rows[0];
  if (row === undefined) return null;
  const odd = random.shuffle(
    row.filter((id) => id !== item.sought && candidateIn(group, id).odd !== undefined),
  );
  const isMisled = random.next() < MISLED;
  const before = odd.find((id) => row.indexOf(id) < row.indexOf(item.sought));
  const strange = (isMisled ? before : undefined) ?? odd[0];
  const says = row.map((id): [string, number[]] => {
    const { truths = [], lies = [] } = candidateIn(group, id);
    if (id === item.sought) return [id, [-1 - oneOf(lies, random)]];
    return [id, [id === strange ? truths.length : oneOf(truths, random)]];
  });
  return { ...EMPTY, row, sought: [item.sought], says: Object.fromEntries(says) };
}

/** A story of a list by its number: mostly one with a sound, where there is one. */
function oneOf(stories: readonly Story[], random: Random): number {
  const all = [...stories.keys()];
  const sounding = all.filter((index) => typeof stories[index]?.said !== "string");
  return random.pick(sounding.length > 0 && random.next() < SOUNDING ? sounding : all);
}

/** What it says, and why that is so or not. */
function storyOf(deal: Deal, { says }: State, id: string): Story | undefined {
  const candidate = candidateIn(groupOf(deal), id);
  const index = says[id]?.[0];
  if (index === undefined) return undefined;
  return index < 0 ? candidate.lies?.[-1 - index] : truthsOf(candidate)[index];
}

function sayCues(deal: Deal, state: State, id: string): Cue[] {
  const seat = state.row.indexOf(id);
  const story = storyOf(deal, state, id);
  const voice = deal.content.seats[seat]?.voice;
  return story === undefined ? [] : saidCues(story.said, voice, sideOf(seat, state.row.length));
}

/** Whoever is pressed must tell what it means, liar or not; and the sound of its story is heard alone. */
function pressCues(deal: Deal, state: State, id: string): Cue[] {
  const seat = state.row.indexOf(id);
  const side = sideOf(seat, state.row.length);
  const { meaning } = candidateIn(groupOf(deal), id);
  const { pressed, alone } = wordsOf(deal);
  const said = storyOf(deal, state, id)?.said ?? "";
  const sounds = typeof said === "string" ? [] : said.filter((one) => typeof one !== "string");
  const means = line(pressed, deal.content.seats[seat]?.voice, { meaning });
  return [
    { ...means, side } as Cue,
    ...(sounds.length === 0
      ? []
      : [line(alone, deal.content.teller?.voice), ...lineCues(sounds, { part: "object", side })]),
  ];
}

function heardOf(state: State, id: string): number {
  return state.heard[id] ?? 0;
}

/** Whether it lies, and was heard. */
function hasLied(state: State, id: string): boolean {
  return state.sought.includes(id) && heardOf(state, id) > 0;
}

/** The places of a line that says why a story is so, or is not. */
function because(deal: Deal, state: State, id: string) {
  const why = storyOf(deal, state, id)?.why ?? "";
  return { name: nameOf(deal, id), why: capitalize(why) };
}

/** The story once more, and why it is true. */
function honestCues(deal: Deal, state: State, id: string): Cue[] {
  const { honest, honestUnheard } = wordsOf(deal);
  const voice = deal.content.teller?.voice;
  if (heardOf(state, id) === 0) return [line(honestUnheard, voice, { name: nameOf(deal, id) })];
  return [...sayCues(deal, state, id), line(honest, voice, because(deal, state, id))];
}

export const alibisTask: Task<"alibis"> = rowTask<"alibis">({
  words(deal, state) {
    const { noWord, ...words } = wordsOf(deal);
    return state.cursor === null && noWord !== undefined ? { ...words, noMore: noWord } : words;
  },
  rule: (deal) => wordsOf(deal).rule,
  begin,
  opening: rollCall,
  meet(deal, state, id) {
    const heard = Math.max(1, heardOf(state, id));
    return { state: { ...state, heard: { ...state.heard, [id]: heard } }, cues: sayCues(deal, state, id) };
  },
  hasMore(_deal, state) {
    const id = state.cursor === null ? undefined : state.row[state.cursor];
    return id !== undefined && heardOf(state, id) < MOST_SAID && !state.refused.includes(id);
  },
  more(deal, state) {
    const id = state.row[state.cursor ?? 0] ?? "";
    const first = heardOf(state, id) === 0 ? sayCues(deal, state, id) : [];
    return {
      state: { ...state, heard: { ...state.heard, [id]: MOST_SAID } },
      cues: [...first, ...pressCues(deal, state, id)],
    };
  },
  brief(deal, state) {
    const id = state.cursor === null ? undefined : state.row[state.cursor];
    if (id === undefined || state.refused.includes(id)) return openNameCues(deal, state);
    return sayCues(deal, state, id);
  },
  again: (deal, state) =>
    state.row.flatMap((id, seat) =>
      state.refused.includes(id)
        ? []
        : [nameCue(deal, state, seat), ...(heardOf(state, id) === 0 ? [] : sayCues(deal, state, id))],
    ),
  isProven: (_deal, state, id) =>
    hasLied(state, id) ||
    state.row.every((other) => other === id || state.refused.includes(other) || heardOf(state, other) > 0),
  proof: (deal, state, id) => [
    line(wordsOf(deal).proof, deal.content.teller?.voice, because(deal, state, id)),
  ],
  why: (deal, state, id) => [
    say(`${because(deal, state, id).why}.`, "object", { voice: deal.content.teller?.voice }),
  ],
  isMeant: (state, id) => heardOf(state, id) >= MOST_SAID,
  contrast: honestCues,
  seekProof(_deal, state) {
    const unheard = state.row.findIndex((id) => heardOf(state, id) === 0 && !state.refused.includes(id));
    return towards(state, Math.max(0, unheard)) ?? { move: "right" };
  },
  decides(_deal, state, strength) {
    if (!hasLied(state, state.sought[0] ?? "")) return false;
    return strength === 3 || (strength === 2 && state.row.length - state.refused.length <= 2);
  },
  hint(deal, state, strength) {
    const words = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const open = state.row.filter((id) => !state.refused.includes(id));
    const unheard = open.filter((id) => heardOf(state, id) === 0).length;
    const liar = state.sought[0] ?? "";
    if (!hasLied(state, liar) && unheard > 0) return [line(words.hintVisit, voice, { left: unheard })];
    if (strength === 1) return [line(words.hintWeigh, voice)];
    // Who sounds made up is cleared first: it is the one that misleads.
    const honest = open
      .filter((id) => id !== liar && heardOf(state, id) > 0)
      .toSorted((a, b) => (state.says[b]?.[0] ?? 0) - (state.says[a]?.[0] ?? 0))[0];
    if (strength === 2 && honest !== undefined) return honestCues(deal, state, honest);
    return [line(words.hintLiar, voice, { name: nameOf(deal, liar) }), ...sayCues(deal, state, liar)];
  },
});
