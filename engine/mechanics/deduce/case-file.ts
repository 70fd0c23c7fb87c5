/**
 * One case, whatever its content is written as: the suspects in their seats, and clues that say of each suspect
 * whether it fits. Everything else in this folder works on this form, so a new source of clues is a change here only.
 */
import type { Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { Deal } from "../contract.ts";
import type { Candidate, Content, Item, Probe, Rules, WrittenClue } from "./schema.ts";

export type DeduceDeal = Deal<Content, Rules, Item>;

export interface Clue {
  readonly title: string;
  readonly text: string;
  /** The suspects that it is true of: their ids. */
  readonly fits: readonly string[];
  /** For each suspect, what the clue would have said if that suspect were the one. Known for probes: a table is public. */
  readonly table?: readonly string[] | undefined;
  /** For each suspect, what it answers from its seat; absent if the teller reads the text. */
  readonly answers?: readonly string[] | undefined;
  /** What a voice may say to choose it. */
  readonly phrases: readonly string[];
}

export interface CaseFile {
  /** From left to right. */
  readonly suspects: readonly Candidate[];
  /** All that are right to name. */
  readonly culprits: readonly string[];
  /** How many of them have to be named. */
  readonly wanted: number;
  readonly clues: readonly Clue[];
}

/** How often a rival is among the suspects for certain: one whom the first clue fits as well. */
const RIVAL_SHARE = 0.5;

/**
 * The suspects' ids from left to right, drawn by the deal's seed from the culprits' group. Half of the draws make sure
 * of a rival; the others leave it to chance, so that nobody can count on how many clues it takes.
 */
export function drawSuspects({ content, rules, item, seed }: DeduceDeal): string[] {
  const random = createRandom(deriveSeed(seed, "suspects"));
  if (item.suspects !== undefined) return random.shuffle(item.suspects);
  const group = groupOf(content, item.culprits[0]);
  const [firstClue] = item.clues ?? group.find(({ id }) => id === item.culprits[0])?.clues ?? [];
  const rivals = firstClue !== undefined && random.next() < RIVAL_SHARE ? alsoFits(firstClue) : [];
  const others = random.shuffle(group.map(({ id }) => id).filter((id) => !item.culprits.includes(id)));
  const rival = others.find((id) => rivals.includes(id));
  const byRank = others.toSorted((a, b) => Number(b === rival) - Number(a === rival));
  return random.shuffle([...item.culprits, ...byRank.slice(0, rules.suspects - item.culprits.length)]);
}

/** Puts the case together for suspects that were drawn. */
export function openCase({ content, rules, item }: DeduceDeal, suspectIds: readonly string[]): CaseFile {
  const suspects = suspectIds.map((id) => candidateOf(content, id));
  const culprit = candidateOf(content, item.culprits[0]);
  const written = item.clues ?? culprit.clues;
  // Joint culprits share every clue; of several right answers each has clues of its own.
  const always = item.culprits.length === rules.culprits ? item.culprits : [];
  const clues =
    written === undefined
      ? (content.probes ?? []).map((probe) => readProbe(probe, culprit, suspects))
      : written.map((clue, index) => readWritten(clue, title({ content, rules }, index), always));
  return { suspects, culprits: item.culprits, wanted: rules.culprits, clues };
}

/** Where a suspect sits. Three are left, centre and right; four leave the centre empty, and the middle two stay apart. */
export function seat(index: number, count: number): Side {
  if (count === 4) return [-1, -0.35, 0.35, 1][index] ?? 0;
  return -1 + (2 * index) / (count - 1);
}

export function textOf(clue: WrittenClue): string {
  return typeof clue === "string" ? clue : clue.text;
}

/** Which others of its group a written clue fits. */
export function alsoFits(clue: WrittenClue): readonly string[] {
  return typeof clue === "string" ? [] : clue.fits;
}

function groupOf({ groups }: Content, id: string | undefined): readonly Candidate[] {
  const group = groups.find(({ candidates }) => candidates.some((candidate) => candidate.id === id));
  if (group === undefined) throw new RangeError(`deduce: no group has the candidate ${String(id)}`);
  return group.candidates;
}

/** Every move asks for this, so it walks the bank and builds no list of it. */
function candidateOf({ groups }: Content, id: string | undefined): Candidate {
  for (const { candidates } of groups) {
    const found = candidates.find((candidate) => candidate.id === id);
    if (found !== undefined) return found;
  }
  throw new RangeError(`deduce: no such candidate: ${String(id)}`);
}

function title({ content, rules }: Pick<DeduceDeal, "content" | "rules">, index: number): string {
  return rules.clueTitles?.[index] ?? fillTemplate(content.lines.clueTitle, { number: index + 1 });
}

function readWritten(clue: WrittenClue, clueTitle: string, always: readonly string[]): Clue {
  return {
    title: clueTitle,
    text: textOf(clue),
    fits: [...always, ...alsoFits(clue)],
    phrases: [clueTitle.toLowerCase()],
  };
}

function readProbe(probe: Probe, culprit: Candidate, suspects: readonly Candidate[]): Clue {
  const table = suspects.map((suspect) => reading(probe, suspect).value);
  const sought = reading(probe, culprit);
  return {
    title: probe.name,
    text: sought.text,
    fits: suspects.filter((_suspect, index) => table[index] === sought.value).map(({ id }) => id),
    table,
    ...(probe.tells === "everyone" && { answers: suspects.map((suspect) => reading(probe, suspect).text) }),
    phrases: probe.phrases,
  };
}

function reading({ id, readings }: Probe, candidate: Candidate): { value: string; text: string } {
  const value = candidate.properties?.[id];
  const text = value === undefined ? undefined : readings[value];
  if (value === undefined || text === undefined) {
    throw new RangeError(`deduce: the probe ${id} cannot read ${candidate.id}`);
  }
  return { value, text };
}
