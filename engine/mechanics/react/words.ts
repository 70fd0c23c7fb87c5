/** How a run is heard: what is told, and the things themselves, as patterns whose beginning can be judged by. */
import { capitalize } from "../../capitalize.ts";
import { mark, oneOf, sideName, type Cue, type PatternCue, type PatternNote } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { SoundId } from "../../sound/index.ts";
import type { MoveWords } from "../kit/move-words.ts";
import type { Wake } from "../contract.ts";
import type { Thing } from "./schema.ts";
import { callOf, callsAt, firstAsked, numberAt, paceOf, sideAt, thingOf, wantedAt } from "./state.ts";
import type { ReactDeal, ReactState } from "./state.ts";
import { USUAL_BUTTONS, USUAL_SOUNDS, USUAL_WORDS } from "./usual.ts";

/** From one thing to the next where several are played in a row. */
const RECALL_MILLISECONDS = 650;
/** The press is answered first, then comes the thing. */
const AFTER_PRESS_MILLISECONDS = 220;
/** What shows that a thing fits follows it. */
const SIGN_MILLISECONDS = 180;
export const READY = "ready";

export function buttonOf({ content }: ReactDeal, name: keyof typeof USUAL_BUTTONS): MoveWords {
  return content.buttons?.[name] ?? USUAL_BUTTONS[name];
}

export function soundOf({ content }: Pick<ReactDeal, "content">, name: keyof typeof USUAL_SOUNDS): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function wordsOf(
  { content }: Pick<ReactDeal, "content">,
  name: keyof typeof USUAL_WORDS,
  values?: Readonly<Record<string, string | number>>,
  voice?: string,
): Cue {
  return oneOf(content.words?.[name] ?? USUAL_WORDS[name], "object", { values, voice });
}

export function nameOf({ content }: ReactDeal, call: string): string {
  return callOf(content, call).name;
}

/** For texts about the thing at this place of the row. */
export function valuesAt(deal: ReactDeal, at: number): { number: number; name: string } {
  const id = deal.item.things[at];
  return { number: numberAt(deal, at), name: id === undefined ? "" : nameOfThing(thingOf(deal.content, id)) };
}

function nameOfThing({ name, caption }: Thing): string {
  return name ?? caption;
}

/** What is told before the row begins. */
export function opening(deal: ReactDeal, state: ReactState): Cue[] {
  return [...lineCues(deal.item.ask ?? [], { part: "object" }), ...question(deal, state)];
}

export function question(deal: ReactDeal, state: ReactState): Cue[] {
  const { item } = deal;
  const { start = 0, shown = 0 } = item;
  if (state.call === null) return offered(deal, state);
  const more = start + 1;
  if (shown > 0)
    return [
      wordsOf(deal, "beginsHidden", { start, more }),
      recall(deal, 0, shown - 1, "shown"),
      wordsOf(deal, "prove"),
      mark(READY),
    ];
  const [call = "", other] = callsAt(deal, state.call, 0).map((id) => nameOf(deal, id));
  const values = { call, Call: capitalize(call), start, more };
  return [
    other === undefined
      ? wordsOf(deal, "begins", values)
      : wordsOf(deal, "beginsBoth", { ...values, other, Other: capitalize(other) }),
    mark(READY),
  ];
}

function offered(deal: ReactDeal, state: ReactState): Cue[] {
  const { start = 0, prizes, calls } = deal.item;
  const values = { start, calls: listed(calls.map((id) => nameOf(deal, id))) };
  return [
    prizes === undefined
      ? wordsOf(deal, "offer", values)
      : wordsOf(deal, "offerPrize", { ...values, prizes: listed(prizes.map(String), "and") }),
    underCursor(deal, state),
  ];
}

export function listed(names: readonly string[], word: "or" | "and" = "or"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}

export function underCursor({ content, item }: ReactDeal, { cursor }: ReactState): Cue {
  const { label } = callOf(content, item.calls[cursor] ?? "");
  return oneOf(content.words?.under ?? USUAL_WORDS.under, "name", { values: { call: label } });
}

/** The thing that is here, as it comes. Its time begins with the pattern. */
export function coming(deal: ReactDeal, at: number): Cue[] {
  const thing = thingOf(deal.content, deal.item.things[at] ?? "");
  const notes = notesOf(deal, at).map((note) => ({ ...note, at: note.at + AFTER_PRESS_MILLISECONDS }));
  return [
    ...lineCues(thing.says ?? [], { part: "object", side: sideAt(deal, at) }),
    { type: "pattern", name: beatName(at), notes, caption: captionAt(deal, at) },
  ];
}

export function beatName(at: number): string {
  return `beat-${at}`;
}

/** The things from here to there once more, without a word. */
export function recall(deal: ReactDeal, from: number, to: number, name = "recall"): PatternCue {
  const places = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    type: "pattern",
    name,
    notes: places.flatMap((at, index) =>
      notesOf(deal, at).map((note) => ({ ...note, at: note.at + index * RECALL_MILLISECONDS })),
    ),
    caption: places.map((at) => captionAt(deal, at)).join("; "),
  };
}

function notesOf(deal: ReactDeal, at: number): PatternNote[] {
  const side = sideAt(deal, at);
  const own = thingOf(deal.content, deal.item.things[at] ?? "").heard.map((note): PatternNote => ({
    side,
    ...note,
    at: note.at ?? 0,
  }));
  if (!isShown(deal, at)) return own;
  const after = Math.max(...own.map((note) => note.at)) + SIGN_MILLISECONDS;
  return [...own, { sound: soundOf(deal, "fits"), side, at: after }];
}

/** It fits, and it is one of those by which a hidden rule is shown. */
function isShown(deal: ReactDeal, at: number): boolean {
  const { shown = 0, calls } = deal.item;
  return at < shown && wantedAt(deal, calls[0] ?? null, at).length > 0;
}

function captionAt(deal: ReactDeal, at: number): string {
  const { caption } = thingOf(deal.content, deal.item.things[at] ?? "");
  return `${caption}, ${sideName(sideAt(deal, at))}${isShown(deal, at) ? ", and it fits" : ""}`;
}

/** What came since the number that was told last, and of a hidden rule what was shown: the count itself is for the player. */
export function where(deal: ReactDeal, state: ReactState): Cue[] {
  const { at, known, call } = state;
  const shown = firstAsked(deal);
  if (at < shown || call === null) return question(deal, state);
  const { number } = valuesAt(deal, known);
  const isTold = known === at;
  if (deal.item.shown === undefined) {
    const name = listed(
      callsAt(deal, call, at).map((id) => nameOf(deal, id)),
      "and",
    );
    const told = wordsOf(deal, isTold ? "againTold" : "again", {
      call: name,
      Call: capitalize(name),
      number,
    });
    return [told, ...cameSince(deal, state, known + 1)];
  }
  const told = known < shown ? "onFrom" : isTold ? "againToldHidden" : "againHidden";
  return [
    wordsOf(deal, "evidence", { start: deal.item.start ?? 0 }),
    recall(deal, 0, shown - 1, "shown"),
    wordsOf(deal, told, { number }),
    ...cameSince(deal, state, Math.max(shown, known + 1)),
  ];
}

/** A thing whose number was told is not heard again: it would be counted twice. */
function cameSince(deal: ReactDeal, { at }: ReactState, from: number): Cue[] {
  if (from > at) return [mark(againName(at))];
  return [...(from < at ? [recall(deal, from, at - 1)] : []), ...coming(deal, at)];
}

/** Reached where REPEAT had nothing to play. */
export function againName(at: number): string {
  return `again-${at}`;
}

/** The next thing comes by itself, where time runs and somebody is there. */
export function wakeFrom(deal: ReactDeal, { call }: ReactState, from: string): Wake | undefined {
  const milliseconds = paceOf(deal);
  return milliseconds === null || call === null ? undefined : { milliseconds, from };
}
