/** What is heard of a case: the suspects at their seats, the clues in the teller's voice. */
import { say, sound, type Cue, type Part, type SayCue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { deriveSeed, createRandom } from "../../random.ts";
import { seat, type CaseFile, type Clue, type DeduceDeal } from "./case-file.ts";
import { unheard } from "./solver.ts";
import type { OpenList, State } from "./state.ts";

/** A suspect, as it calls itself from its seat. */
function suspectCue({ content }: DeduceDeal, { suspects }: CaseFile, index: number): Cue {
  const suspect = suspects[index];
  if (suspect?.sound !== undefined) {
    return sound(suspect.sound, { side: seat(index, suspects.length), hold: "end", caption: suspect.name });
  }
  return say(suspect?.name ?? "", "name", seatOf(content, index, suspects.length));
}

/** The suspect under the cursor, or what has become of it. */
export function presence(deal: DeduceDeal, file: CaseFile, { cursor, silenced, caught }: State): Cue {
  const { lines } = deal.content;
  const suspect = file.suspects[cursor];
  if (suspect === undefined) throw new RangeError("deduce: the cursor is on no suspect");
  const { id, name } = suspect;
  if (silenced.includes(id)) return tell(deal, fillTemplate(lines.silent, { name }), "name");
  if (caught.includes(id)) return tell(deal, fillTemplate(lines.confessed, { name }), "name");
  return suspectCue(deal, file, cursor);
}

/** Something that a suspect says. */
export function suspectSays(
  { content }: DeduceDeal,
  { suspects }: CaseFile,
  index: number,
  text: string,
): SayCue {
  return say(text, "object", seatOf(content, index, suspects.length));
}

/** A line of the one who reads out the clues. */
export function tell({ content }: DeduceDeal, text: string, part: Part = "object"): SayCue {
  return say(text, part, content.teller === undefined ? {} : { voice: content.teller.voice });
}

/** A clue: read out, or answered by the suspects one after another. */
export function clueCues(deal: DeduceDeal, file: CaseFile, clue: Clue): Cue[] {
  const { answers, title } = clue;
  if (answers === undefined) return [tell(deal, clueText(deal, clue))];
  return [tell(deal, title), ...answers.map((answer, index) => suspectSays(deal, file, index, answer))];
}

export function clueText({ content }: DeduceDeal, { title, text }: Clue): string {
  return fillTemplate(content.lines.clue, { title, clue: text });
}

export function open(deal: DeduceDeal, file: CaseFile, state: State): Cue[] {
  return [
    sound(deal.content.sounds.open),
    ...rollCall(deal, file),
    ...state.heard.flatMap((clue) => heardAgain(deal, file, clue)),
    tell(deal, deal.rules.ask),
  ];
}

/** All suspects, from left to right. */
export function rollCall(deal: DeduceDeal, file: CaseFile): Cue[] {
  return file.suspects.map((_suspect, index) => suspectCue(deal, file, index));
}

/** All clues so far. */
export function recap(deal: DeduceDeal, file: CaseFile, { heard }: State): Cue[] {
  const clues = heard.flatMap((clue) => heardAgain(deal, file, clue));
  const nothing = [tell(deal, deal.content.lines.noCluesYet)];
  return [sound(deal.content.sounds.recap), ...(clues.length > 0 ? clues : nothing)];
}

/** The question, the newest clue, and the suspect under the cursor; while a list is open, its question and its entry. */
export function where(deal: DeduceDeal, file: CaseFile, state: State): Cue[] {
  const { lines } = deal.content;
  if (state.list !== null) return listWhere(deal, file, state, state.list);
  const newest = state.heard.at(-1);
  const suspect = file.suspects[state.cursor];
  return [
    tell(deal, deal.rules.ask),
    ...(newest === undefined ? [] : heardAgain(deal, file, newest)),
    tell(deal, fillTemplate(lines.at, { name: suspect?.name ?? "" })),
  ];
}

/** The entry under the list's cursor. */
export function entryCue(deal: DeduceDeal, file: CaseFile, state: State, list: OpenList): SayCue {
  const clue = file.clues[entries(file, state, list)[list.cursor] ?? -1];
  const text = list.type === "probes" ? clue?.title : clue?.text;
  return tell(deal, text ?? "", "name");
}

/** The clues that a list offers. */
export function entries(file: CaseFile, state: State, list: OpenList): readonly number[] {
  return list.type === "probes" ? unheard(file, state) : list.options;
}

export function reasonQuestion(deal: DeduceDeal, file: CaseFile, accused: string): SayCue {
  return tell(deal, fillTemplate(deal.content.lines.reason, { name: nameOf(file, accused) }));
}

export function nameOf({ suspects }: CaseFile, id: string): string {
  return suspects.find((suspect) => suspect.id === id)?.name ?? "";
}

/** "sock", "sock and boot" */
export function namesOf({ content }: DeduceDeal, file: CaseFile, ids: readonly string[]): string {
  const names = ids.map((id) => nameOf(file, id));
  const last = names.pop() ?? "";
  return names.length === 0 ? last : `${names.join(", ")} ${content.lines.and} ${last}`;
}

/** One of the ways to say it; the same one for the same deal and count. */
export function oneOf(ways: readonly string[], { seed }: DeduceDeal, purpose: string, count: number): string {
  return createRandom(deriveSeed(seed, purpose, count)).pick(ways);
}

function listWhere(deal: DeduceDeal, file: CaseFile, state: State, list: OpenList): Cue[] {
  const entry = entryCue(deal, file, state, list);
  if (list.type === "probes") return [tell(deal, deal.rules.ask), entry];
  return [reasonQuestion(deal, file, list.accused), entry];
}

function heardAgain(deal: DeduceDeal, file: CaseFile, index: number): Cue[] {
  const clue = file.clues[index];
  return clue === undefined ? [] : clueCues(deal, file, clue);
}

function seatOf(
  { seats }: DeduceDeal["content"],
  index: number,
  count: number,
): Pick<SayCue, "voice" | "side"> {
  return { voice: seats[index]?.voice, side: seat(index, count) };
}
