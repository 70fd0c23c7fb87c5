/** How it is heard: parts by side, how high they are by pitch, and by how much they rose by a scale up or down. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { oneOf, sound, type Cue, type PatternNote, type Side } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { SoundId } from "../../sound/index.ts";
import type { MoveWords } from "../kit/move-words.ts";
import { USUAL_SOUNDS, type ButtonName, type Past, type SoundName } from "./schema.ts";
import { dialsOf, height, kindOf, START, type BuildDeal, type BuildState, type Levels } from "./state.ts";
import { USUAL_WORDS, type WordName } from "./words-schema.ts";

/** Semitones from one height to the next, and the height that sounds at a recipe's own pitch. */
const STEP = 2;
const MIDDLE = 5;
const NOTE_MILLISECONDS = 190;
const PART_MILLISECONDS = 420;
const FAR = 0.9;

const USUAL_BUTTONS: Record<ButtonName, MoveWords> = {
  left: { label: "Go left", phrases: ["left", "go left"] },
  right: { label: "Go right", phrases: ["right", "go right"] },
  more: { label: "More", phrases: ["more", "up"] },
  less: { label: "Less", phrases: ["less", "down"] },
  copy: { label: "All like this", phrases: ["all like this", "all alike", "make all alike"] },
  end: { label: "Let it pass", phrases: ["let it pass", "done", "go on"] },
  log: { label: "Look back", phrases: ["look back", "what was"] },
  same: { label: "All the same", phrases: ["all the same", "the same", "none"] },
  back: { label: "Not yet", phrases: ["not yet", "go back"] },
};

export function buttonOf({ content }: Pick<BuildDeal, "content">, name: ButtonName): MoveWords {
  return content.buttons?.[name] ?? USUAL_BUTTONS[name];
}

export function soundOf({ content }: Pick<BuildDeal, "content">, name: SoundName): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function spoken(
  { content, rules }: BuildDeal,
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
): Cue {
  const ruled = name === "rule" ? rules.rule : name === "listen" ? rules.listenFor : undefined;
  return oneOf(ruled ?? content.words?.[name] ?? USUAL_WORDS[name], "object", { values });
}

export function sideOf({ content }: BuildDeal, part: number): Side {
  const last = content.parts.length - 1;
  return part > last ? 1 : -FAR + (2 * FAR * part) / last;
}

/** As it stands inside a sentence. */
export function partName({ content }: BuildDeal, part: number): string {
  return uncapitalize(content.parts[part]?.label ?? "");
}

export function levelName(deal: BuildDeal, dial: number, level: number): string {
  return dialsOf(deal)[dial]?.levels[level]?.label ?? "";
}

/** All dials of a part, in words: "A cup, window". */
export function settings(deal: BuildDeal, set: readonly number[]): string {
  const names = set.map((level, dial) => uncapitalize(levelName(deal, dial, level)));
  return capitalize(names.join(", "));
}

/** The notes of all parts as high as they are now, one after the other, each from its own side. */
function notesCue(deal: BuildDeal, { heights, ...state }: BuildState): Cue {
  const parts = [...deal.content.parts.keys()];
  const voice = noteOf(deal, state);
  const notes = parts.map((part, index) => ({
    sound: voice,
    at: index * PART_MILLISECONDS,
    side: sideOf(deal, part),
    pitch: pitchOf(heights[part] ?? 0),
  }));
  const told = parts.map((part) => `${partName(deal, part)}: a note, ${heights[part] ?? 0} high`);
  return { type: "pattern", name: "heights", notes, caption: told.join("; "), hold: "end" };
}

function noteOf(deal: BuildDeal, state: Pick<BuildState, "kind">): SoundId {
  return kindOf(deal, state).note ?? soundOf(deal, "grow");
}

function pitchOf(at: number): number {
  return (at - MIDDLE) * STEP;
}

/** A move is answered by a sound: the note of one part alone. */
export function partCues(deal: BuildDeal, state: BuildState): Cue[] {
  const at = state.heights[state.part] ?? 0;
  const note = sound(noteOf(deal, state), {
    side: sideOf(deal, state.part),
    pitch: pitchOf(at),
    hold: "end",
    caption: `${partName(deal, state.part)}: a note, ${at} high`,
  });
  const values = {
    part: deal.content.parts[state.part]?.label ?? "",
    settings: settings(deal, state.set[state.part] ?? []),
  };
  return [note, spoken(deal, "part", values)];
}

/** By how much each part rose, one after the other from its own side: a scale up, a scale down, or a note twice. */
export function risesCue(
  deal: BuildDeal,
  state: Pick<BuildState, "kind">,
  before: readonly number[],
  rose: readonly number[],
): Cue {
  const voice = noteOf(deal, state);
  let at = 0;
  const notes = rose.flatMap((by, part): PatternNote[] => {
    const scale = scaleOf(deal, before[part] ?? 0, by);
    const played = scale.map((from, index) => ({
      sound: voice,
      at: at + index * NOTE_MILLISECONDS,
      side: sideOf(deal, part),
      pitch: pitchOf(from),
    }));
    at += scale.length * NOTE_MILLISECONDS + PART_MILLISECONDS;
    return played;
  });
  const told = rose.map((by, part) => `${partName(deal, part)} ${steps(by)}`);
  return { type: "pattern", name: "rises", notes, caption: told.join("; "), hold: "end" };
}

/** At an edge the last note is heard again: so many steps are heard as were made. */
function scaleOf(deal: BuildDeal, from: number, by: number): number[] {
  if (by === 0) return [from, from];
  return Array.from({ length: Math.abs(by) + 1 }, (_, index) => height(deal, from, Math.sign(by) * index));
}

function steps(by: number): string {
  if (by === 0) return "stays";
  return `${by > 0 ? "up" : "down"} ${Math.abs(by)}`;
}

/** A round of before: how each part stood, and how it rose. */
export function pastCues(deal: BuildDeal, state: BuildState, index: number): Cue[] {
  const past = state.log[index];
  if (past === undefined) return [spoken(deal, "noLog")];
  const before = deal.content.parts.map((_, part) =>
    state.log.slice(0, index).reduce((at, { rose }) => height(deal, at, rose[part] ?? 0), START),
  );
  const values = { round: index + 1, settings: allSettings(deal, past) };
  return [spoken(deal, "log", values), ...shiftCues(deal, past), risesCue(deal, state, before, past.rose)];
}

/** What that round added by itself. On which part something fell, only the ear knows. */
function shiftCues(deal: BuildDeal, { shift }: Past): Cue[] {
  return dialsOf(deal).flatMap(({ label }, dial) => {
    const adds = shift.map((part) => part[dial] ?? 0);
    const by = adds.find((add) => add !== 0);
    if (by === undefined) return [];
    const values = { step: by > 0 ? "more" : "less", dial: uncapitalize(label) };
    return [spoken(deal, adds.every((add) => add === by) ? "shift" : "shiftOne", values)];
  });
}

function allSettings(deal: BuildDeal, { set }: Past): string {
  const own = set.map((part) => settings(deal, part));
  const [first = ""] = own;
  if (own.every((one) => one === first)) return `All alike: ${uncapitalize(first)}`;
  return capitalize(
    set.map((_, part) => `${partName(deal, part)}: ${uncapitalize(own[part] ?? "")}`).join("; "),
  );
}

/** How a part should stand, or all of them where they need the same. */
export function rightCues(deal: BuildDeal, set: Levels): Cue[] {
  const all = set.map((part) => settings(deal, part));
  if (new Set(all).size === 1) return [spoken(deal, "right", { settings: uncapitalize(all[0] ?? "") })];
  return all.map((own, part) =>
    spoken(deal, "partRight", { part: partName(deal, part), settings: uncapitalize(own) }),
  );
}

export function opening(deal: BuildDeal, state: BuildState): Cue[] {
  const { item, world } = deal;
  const home = state.isNew ? homeCues(deal, state) : [];
  return [
    ...(state.isNew && world.kind !== null ? [spoken(deal, "dropped")] : []),
    ...lineCues(item.says ?? [], { part: "object" }),
    ...fallCues(deal, state),
    ...home,
    spoken(deal, state.isNew ? "opens" : "goesOn", { rounds: state.log.length }),
    notesCue(deal, state),
    spoken(deal, "how", { part: partName(deal, state.part) }),
  ];
}

function homeCues(deal: BuildDeal, state: BuildState): Cue[] {
  return lineCues(kindOf(deal, state).home ?? [], { part: "object" });
}

/** Heard from where it falls, and named nowhere. */
function fallCues({ item, ...deal }: BuildDeal, { shift }: BuildState): Cue[] {
  if (item.falls === undefined) return [];
  const { sound: id, ...how } = item.falls;
  const part = shift.findIndex((adds) => adds.some((add) => add !== 0));
  return [sound(id, { ...how, side: sideOf({ item, ...deal }, part), hold: "end" })];
}

export function where(deal: BuildDeal, state: BuildState): Cue[] {
  const last = state.log.length === 0 ? [] : pastCues(deal, state, state.log.length - 1);
  return [
    ...lineCues(deal.item.says ?? [], { part: "object" }),
    ...fallCues(deal, state),
    ...homeCues(deal, state),
    ...last,
    spoken(deal, "task"),
    ...here(deal, state),
    ...(state.isForetelling || state.at === deal.content.parts.length ? [] : [keysCue(deal)]),
  ];
}

function keysCue(deal: BuildDeal): Cue {
  const [one = "", other = ""] = dialsOf(deal).map(({ label }) => label);
  return dialsOf(deal).length === 1
    ? spoken(deal, "keys", { one: uncapitalize(one) })
    : spoken(deal, "keysTwo", { one, other });
}

/** Where one is, and what can be done there. */
export function here(deal: BuildDeal, state: BuildState): Cue[] {
  if (state.isForetelling) return [askCue(deal)];
  return state.at < deal.content.parts.length ? partCues(deal, state) : [spoken(deal, "end")];
}

export function askCue(deal: BuildDeal): Cue {
  const [first = "", second = "", third = ""] = deal.content.parts.map((_, part) => partName(deal, part));
  return deal.content.parts.length < 3
    ? spoken(deal, "askTwo", { first, second })
    : spoken(deal, "ask", { first, second, third });
}
