/** How it is heard: a string is a tune from left to right, a thing has its own sounds, and what is said around them. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, say, sound, type Cue, type Part, type PatternNote, type Side } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { entry } from "../kit/entry.ts";
import { evidenceCues } from "../kit/evidence.ts";
import { read } from "./ladder.ts";
import { OPEN, USUAL_SOUNDS, type EnterWorld, type SoundName, type Symbol, type Thing } from "./schema.ts";
import { baseOf, isDark, isLadder, type EnterDeal, type EnterState } from "./state.ts";
import { USUAL_WORDS, type WordName } from "./words-schema.ts";

const BETWEEN_MILLISECONDS = 300;
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

export function spoken(
  { content, rules }: EnterDeal,
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
  part: Part = "object",
): Cue {
  const family = (name === "rule" ? rules.rule : undefined) ?? content.words?.[name] ?? USUAL_WORDS[name];
  return oneOf(family, part, { values: { noun: content.noun ?? "letter", ...values } });
}

export function soundOf({ content }: Pick<EnterDeal, "content">, name: SoundName) {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function thingOf({ content }: EnterDeal, string: string): Thing | undefined {
  return content.things?.[string];
}

export function nameOf({ content }: EnterDeal, symbol: string): string {
  return entry(content.symbols, symbol, "enter").name;
}

/** How places are counted wherever they are said: in a ladder by what stands there, and open cells do not count. */
export function placeOf(deal: EnterDeal, cells: readonly string[], at: number): string {
  const before = isLadder(deal) ? read(cells.slice(0, at)).length : at;
  return ORDINALS[before] ?? `${before + 1}th`;
}

export function spelled(deal: EnterDeal, string: string): string {
  return [...string].map((symbol) => nameOf(deal, symbol)).join(", ");
}

function sideOf(at: number, count: number): Side {
  return count < 2 ? 0 : -0.8 + (1.6 * at) / (count - 1);
}

/** The note of a cell: by itself it answers a press. */
export function noteCue(deal: EnterDeal, cells: readonly string[], at: number): Cue {
  const side = sideOf(at, cells.length);
  const heard = heardIn(deal.content, read(cells))[read(cells.slice(0, at)).length];
  if (cells[at] === OPEN || heard === undefined || heard === null)
    return sound(soundOf(deal, "open"), {
      side,
      level: 0.6,
      ...(cells[at] === OPEN ? {} : { caption: SILENT }),
    });
  const { caption, sound: id, ...how } = heard;
  return sound(id, { ...how, side, caption });
}

const SILENT = "silent";

export function tune({ content }: Pick<EnterDeal, "content">, string: string): Cue {
  return {
    type: "pattern",
    name: "tune",
    notes: notesOf(content, string),
    caption: heardIn(content, string)
      .map((heard) => heard?.caption ?? SILENT)
      .join(", "),
    hold: "end",
  };
}

function notesOf(content: EnterDeal["content"], string: string): PatternNote[] {
  return heardIn(content, string).flatMap((heard, at): PatternNote[] => {
    if (heard === null) return [];
    const { caption: _caption, ...how } = heard;
    return [{ ...how, side: sideOf(at, string.length), at: at * BETWEEN_MILLISECONDS }];
  });
}

type Sounded = Pick<Symbol, "sound" | "pitch" | "level" | "rate" | "force" | "caption">;

/** How each symbol of a string is heard; null where it is quiet. */
function heardIn({ symbols, quiet }: EnterDeal["content"], string: string): (Sounded | null)[] {
  const last = string.length - 1;
  const isQuiet =
    quiet !== undefined &&
    string.endsWith(quiet.symbol) &&
    quiet.changes.includes(string[last - 2] ?? OPEN) &&
    !quiet.changes.includes(string[last - 1] ?? OPEN);
  const isAnew = isQuiet && quiet.except?.includes(string) !== true;
  return [...string].map((symbol, at) => {
    if (isQuiet && at === last) return null;
    const { sound: id, pitch, level, rate, force, caption } = entry(symbols, symbol, "enter");
    const known = { sound: id, pitch, level, rate, force, caption };
    if (!isAnew || at !== last - 2) return known;
    const { symbol: _symbol, changes: _changes, except: _except, ...anew } = quiet;
    return { ...known, ...anew, caption: `${caption}, ${anew.caption}` };
  });
}

export function thingCues(deal: EnterDeal, string: string): Cue[] {
  const heard = thingOf(deal, string)?.heard;
  return heard === undefined ? [sound(soundOf(deal, "plain"))] : evidenceCues(heard);
}

/** A string at work: its tune, what it reads, what comes of it, and what is told of it the first time. */
export function performance(deal: EnterDeal, string: string, isNew: boolean): Cue[] {
  const says = isNew ? (thingOf(deal, string)?.says ?? []) : [];
  return [
    tune(deal, string),
    say(`${capitalize(string)}.`),
    ...thingCues(deal, string),
    ...lineCues(says, { part: "object" }),
  ];
}

/** What is under the cursor: its note first, which answers the press. */
export function cellCues(deal: EnterDeal, state: EnterState): Cue[] {
  const { cells, cursor } = state;
  const symbol = cells[cursor] ?? OPEN;
  const note = noteCue(deal, cells, cursor);
  if (symbol === OPEN) return [note, spoken(deal, "open", {}, "name")];
  const count = isLadder(deal) ? read(cells).length : cells.length;
  const values = { place: capitalize(placeOf(deal, cells, cursor)), count };
  // What one has turned it to oneself has a name.
  if (isDark(deal) && symbol === baseOf(deal, state)[cursor]) return [note, spoken(deal, "darkCell", values)];
  return [note, spoken(deal, "cell", { ...values, name: nameOf(deal, symbol) }, "name")];
}

/** In the dark: how what stands there differs from what is to stand there. */
export function kindOfChange(deal: EnterDeal, { stands }: EnterState): Cue {
  const more = stands.length - (deal.item.answers[0] ?? "").length;
  return spoken(deal, more === 0 ? "otherOne" : more > 0 ? "oneMore" : "oneLess");
}

function wanted(deal: EnterDeal): Cue[] {
  const [first = ""] = deal.item.answers;
  return deal.item.wants === true || isDark(deal) ? thingCues(deal, first) : [];
}

function wantedTune(deal: EnterDeal): Cue[] {
  const [first = ""] = deal.item.answers;
  return isDark(deal) ? [spoken(deal, "before"), tune(deal, first)] : [];
}

/** What stands there, as words, or in the dark as a tune, and as another where one has turned something since. */
export function standing(deal: EnterDeal, state: EnterState): Cue[] {
  const string = read(state.cells);
  if (isDark(deal))
    return [
      spoken(deal, "after"),
      tune(deal, state.stands),
      ...thingCues(deal, state.stands),
      ...(string === state.stands ? [] : [spoken(deal, "turnedDark"), tune(deal, string)]),
    ];
  if (string === "") return [spoken(deal, "empty", { count: state.cells.length })];
  const isTurned = isLadder(deal) && string !== state.stands;
  const values = { name: capitalize(isTurned ? state.stands : string), spelled: spelled(deal, string) };
  const told = isTurned ? "turned" : state.blown ? "blown" : "stands";
  return [tune(deal, string), spoken(deal, told, values)];
}

export function opening(deal: EnterDeal, state: EnterState): Cue[] {
  return [
    ...lineCues(deal.item.ask, { part: "object" }),
    ...wanted(deal),
    ...wantedTune(deal),
    ...(isDark(deal) ? [sound(soundOf(deal, "changed"))] : []),
    ...standing(deal, state),
  ];
}

export function where(deal: EnterDeal, state: EnterState): Cue[] {
  return [
    ...lineCues(deal.item.recall ?? deal.item.ask, { part: "object" }),
    ...wanted(deal),
    ...wantedTune(deal),
    ...standing(deal, { ...state, blown: false }),
    ...(isDark(deal) && read(state.cells) === state.stands ? [kindOfChange(deal, state)] : []),
  ];
}

/** Where cells are filled freely, it is performed as far as it goes. */
export function asFarAs(deal: EnterDeal, string: string, count: number): Cue[] {
  return isLadder(deal) || count === 0 ? [] : [tune(deal, string.slice(0, count))];
}

const MOST_IN_CONCERT = 8;
const BEFORE_THING = 120;

/** What was made, the newest at the end: of each its tune, and itself. */
export function concert(
  content: EnterDeal["content"],
  _rules: EnterDeal["rules"],
  { made }: EnterWorld,
): Cue[] {
  return made.slice(-MOST_IN_CONCERT).flatMap((string): Cue[] => {
    const [heard] = content.things?.[string]?.heard ?? [];
    if (heard === undefined) return [];
    const { caption, ...how } = heard;
    const notes = notesOf(content, string);
    const end = { ...how, at: notes.length * BETWEEN_MILLISECONDS + BEFORE_THING };
    return [
      {
        type: "pattern",
        name: "concert",
        notes: [...notes, end],
        caption: `a tune, and ${caption}`,
        hold: "end",
      },
    ];
  });
}
