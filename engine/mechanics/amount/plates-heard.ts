/** How plates sound: each kind plays its bar, all of them at once; what is needed is played one after the other. */
import type { Cue, PatternNote, Sounding } from "../../cue.ts";
import { entry } from "../kit/entry.ts";
import { dishAt, inOrder, platesOf } from "./plates.ts";
import { listed } from "./listed.ts";
import { sideOf } from "./heard.ts";
import type { AmountContent } from "./schema.ts";
import type { AmountDeal } from "./state.ts";

/** A bar, and how long one kind alone is heard of an order. */
const BAR_MS = 1600;
const TURN_MS = 700;
const MARK_MS = 500;
/** Semitones of one plate after the other, where all are played. */
const TUNE = [0, 5, 7, 5];

type Game = { readonly content: AmountContent };

function beatOf(game: Game, kind: string): readonly PatternNote[] {
  return entry(platesOf(game).kinds, kind, "amount").beat;
}

function playsTold(game: Game, kinds: readonly string[]): string {
  return kinds.length === 0
    ? "nothing"
    : listed(kinds.map((kind) => entry(platesOf(game).kinds, kind, "amount").plays));
}

function later(notes: readonly PatternNote[], by: number, how: Sounding = {}): PatternNote[] {
  return notes.map((note) => ({ ...note, ...how, at: note.at + by }));
}

/** All kinds at once, and then what labels tell. */
export function bandCue(
  game: Game,
  kinds: readonly string[],
  marks: readonly string[] = [],
  how: Sounding = {},
): Cue {
  const bar = kinds.flatMap((kind) => later(beatOf(game, kind), 0, how));
  const start = kinds.length === 0 ? 0 : BAR_MS;
  const told = marks.map((mark) => entry(platesOf(game).marks, mark, "amount"));
  const labels = told.map(({ sound }, index): PatternNote => ({
    sound,
    ...how,
    at: start + index * MARK_MS,
  }));
  const parts = [
    ...(kinds.length === 0 ? [] : [playsTold(game, kinds)]),
    ...told.map(({ caption }) => caption),
  ];
  return {
    type: "pattern",
    name: "band",
    notes: [...bar, ...labels],
    caption: parts.join("; "),
    hold: "end",
  };
}

/** What is needed, one after the other, so that each can be told. */
export function orderedCue(game: Game, kinds: readonly string[]): Cue {
  const notes = kinds.flatMap((kind, index) =>
    later(
      beatOf(game, kind).filter(({ at }) => at < TURN_MS),
      index * TURN_MS,
    ),
  );
  return { type: "pattern", name: "order", notes, caption: playsTold(game, kinds), hold: "end" };
}

/** A dish whose lid is up. */
export function dishCue(deal: AmountDeal, seat: number): Cue {
  const { kinds = [], marks } = dishAt(deal, seat);
  return bandCue(deal, kinds, deal.rules.labels === true ? marks : [], { side: sideOf(deal, seat) });
}

/** Plate after plate, as they were served, each at another height; and then all of it at once. */
export function platesCue(game: Game, served: readonly (readonly string[])[]): Cue {
  const all = inOrder(game, served.flat());
  const bars = served.length < 2 ? served : [...served, all];
  const notes = bars.flatMap((kinds, bar) =>
    kinds.flatMap((kind) =>
      later(beatOf(game, kind), bar * BAR_MS).map((note) => ({
        ...note,
        pitch: (note.pitch ?? 0) + (TUNE[bar % TUNE.length] ?? 0),
      })),
    ),
  );
  const caption = bars.map((kinds) => playsTold(game, kinds)).join("; ");
  return { type: "pattern", name: "plates", notes, caption, hold: "end" };
}
