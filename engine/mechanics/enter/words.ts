/** How it is heard: a string is a tune from left to right, a thing has its own sounds, and what is said around them. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, say, sound, type Cue, type Part, type PatternNote, type Side } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { entry } from "../kit/entry.ts";
import { evidenceCues } from "../kit/evidence.ts";
import { read } from "./ladder.ts";
import { OPEN, USUAL_SOUNDS, type EnterWorld, type SoundName, type Symbol, type Thing } from "./schema.ts";
import { baseOf, isLadder, type EnterDeal, type EnterState } from "./state.ts";
import { USUAL_WORDS, type WordName } from "./words-schema.ts";

const BETWEEN_MILLISECONDS = 300;
export const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

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

/** As places are said to a child: open cells do not count. */
export function placeOf(cells: readonly string[], at: number): string {
  const before = cells.slice(0, at).filter((cell) => cell !== OPEN).length;
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
  const symbol = cells[at] ?? OPEN;
  if (symbol === OPEN) return sound(soundOf(deal, "open"), { side, level: 0.6 });
  const known = entry(deal.content.symbols, symbol, "enter");
  const { sound: id, ...how } = soundingOf(known);
  return sound(id, { ...how, side, caption: known.caption });
}

export function tune({ content }: Pick<EnterDeal, "content">, string: string): Cue {
  const captions = [...string].map((symbol) => entry(content.symbols, symbol, "enter").caption);
  return {
    type: "pattern",
    name: "tune",
    notes: notesOf(content, string),
    caption: captions.join(", "),
    hold: "end",
  };
}

function notesOf({ symbols }: EnterDeal["content"], string: string): PatternNote[] {
  return [...string].map((symbol, at) => ({
    ...soundingOf(entry(symbols, symbol, "enter")),
    side: sideOf(at, string.length),
    at: at * BETWEEN_MILLISECONDS,
  }));
}

function soundingOf({ sound: id, pitch, level, rate, force }: Symbol) {
  return { sound: id, pitch, level, rate, force };
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
  const values = { place: capitalize(placeOf(cells, cursor)), count: read(cells).length };
  // What one has turned it to oneself has a name.
  if (deal.rules.dark === true && symbol === baseOf(deal, state)[cursor])
    return [note, spoken(deal, "darkCell", values)];
  return [note, spoken(deal, "cell", { ...values, name: nameOf(deal, symbol) }, "name")];
}

function wanted(deal: EnterDeal): Cue[] {
  const [first = ""] = deal.item.answers;
  return deal.item.wants === true || deal.rules.dark === true ? thingCues(deal, first) : [];
}

/** What stands there, as words, or in the dark as two tunes. */
function standing(deal: EnterDeal, state: EnterState): Cue[] {
  const string = read(state.cells);
  if (deal.rules.dark === true)
    return [
      sound(soundOf(deal, "changed")),
      spoken(deal, "after"),
      tune(deal, string),
      ...thingCues(deal, state.stands),
    ];
  if (string === "") return [spoken(deal, "empty", { count: state.cells.length })];
  const values = { name: capitalize(string), spelled: spelled(deal, string) };
  return [tune(deal, string), spoken(deal, state.blown ? "blown" : "stands", values)];
}

export function opening(deal: EnterDeal, state: EnterState): Cue[] {
  const [first = ""] = deal.item.answers;
  const before = deal.rules.dark === true ? [spoken(deal, "before"), tune(deal, first)] : [];
  return [
    ...lineCues(deal.item.ask, { part: "object" }),
    ...wanted(deal),
    ...before,
    ...standing(deal, state),
  ];
}

export function where(deal: EnterDeal, state: EnterState): Cue[] {
  const asked = lineCues(deal.item.recall ?? deal.item.ask, { part: "object" });
  return [...asked, ...wanted(deal), ...standing(deal, { ...state, blown: false })];
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
