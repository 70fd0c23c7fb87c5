/** A list that is heard one entry at a time. Pure: the machines hold it, the buttons and voices reach it by its moves. */
import { sound, type Cue } from "../cue.ts";
import type { Move } from "../move.ts";
import { AROUND, entryWords, moveWords, sentences } from "../words.ts";

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** What it is set to now; LEFT and RIGHT change it. Absent: SELECT does something. */
  readonly value?: string | undefined;
  /** The other value, where there are only two. */
  readonly other?: string | undefined;
  /** What LEFT and RIGHT are called, where there is no less and no more of it. */
  readonly steps?: readonly [string, string] | undefined;
  /** What it is for. */
  readonly help?: string | undefined;
  /** What it sounds like: heard after its label, in our own voice. A screen reader is left to say the label in peace. */
  readonly heard?: readonly Cue[] | undefined;
  /** More words by which a voice may choose it. */
  readonly phrases?: readonly string[] | undefined;
}

export interface Menu {
  readonly entries: readonly MenuEntry[];
  readonly cursor: number;
}

export type MenuChoice =
  | { readonly type: "moved"; readonly menu: Menu; readonly cues: readonly Cue[] }
  | { readonly type: "chosen"; readonly id: string }
  | { readonly type: "changed"; readonly id: string; readonly direction: 1 | -1 };

/**
 * UP and DOWN go through the list. LEFT and RIGHT do too, unless some of its entries have values: there they change a
 * value and do nothing else, since who has gone on by RIGHT would change the first setting that comes.
 */
export function menuMoves({ entries, cursor }: Menu): Move[] {
  const here = entryAt(entries, cursor);
  const previous: Move = { id: "previous", button: "up", ...moveWords.previous };
  const next: Move = { id: "next", button: "down", ...moveWords.next };
  const byName = entries.map((entry): Move => ({
    id: `entry-${entry.id}`,
    label: entry.value === undefined ? entry.label : entryWords.valued(entry.label, entry.value),
    phrases: [entry.label.toLowerCase(), ...(entry.phrases ?? [])],
    ...(entry === here ? { isCurrent: true } : {}),
  }));
  return [
    previous,
    next,
    ...sidewaysMoves(entries, here),
    { id: "choose", button: "select", label: here.label, ...moveWords.choose },
    ...byName,
  ];
}

function sidewaysMoves(entries: readonly MenuEntry[], { value, label, other, steps }: MenuEntry): Move[] {
  if (value !== undefined)
    return [
      { id: "less", button: "left", ...moveWords.less(label, steps?.[0] ?? other), repeats: true },
      { id: "more", button: "right", ...moveWords.more(label, steps?.[1] ?? other), repeats: true },
    ];
  if (entries.some((entry) => entry.value !== undefined)) return [];
  return [
    { id: "previous-sideways", button: "left", ...moveWords.previousSideways },
    { id: "next-sideways", button: "right", ...moveWords.nextSideways },
  ];
}

/** Makes one of `menuMoves`. */
export function applyMenu(menu: Menu, move: string): MenuChoice {
  const here = entryAt(menu.entries, menu.cursor);
  switch (move) {
    case "previous":
    case "previous-sideways":
      return moveCursor(menu, menu.cursor - 1);
    case "next":
    case "next-sideways":
      return moveCursor(menu, menu.cursor + 1);
    case "less":
      return { type: "changed", id: here.id, direction: -1 };
    case "more":
      return { type: "changed", id: here.id, direction: 1 };
    case "choose":
      return here.value === undefined
        ? { type: "chosen", id: here.id }
        : { type: "changed", id: here.id, direction: 1 };
    default: {
      const named = menu.entries.findIndex((entry) => `entry-${entry.id}` === move);
      const entry = menu.entries[named];
      if (entry === undefined) throw new RangeError(`applyMenu: no move ${move}`);
      return entry.value === undefined ? { type: "chosen", id: entry.id } : moveCursor(menu, named);
    }
  }
}

/** What is heard at the cursor: "Speed: 4 of 9." */
export function entryCues({ entries, cursor }: Menu): Cue[] {
  const { label, value } = entryAt(entries, cursor);
  return [value === undefined ? sentences.entry(label) : sentences.valued(label, value)];
}

/** What the entry at the cursor sounds like. */
export function heardCues({ entries, cursor }: Menu): readonly Cue[] {
  return entryAt(entries, cursor).heard ?? [];
}

/** What the entry at the cursor is for, and what to do with it. */
export function helpCues({ entries, cursor }: Menu): Cue[] {
  const { help } = entryAt(entries, cursor);
  return [sound("help"), ...(help === undefined ? [] : [sentences.help(help)])];
}

/** Goes round at the ends, with a sound of its own, so that nobody is lost at an edge. */
function moveCursor(menu: Menu, wanted: number): MenuChoice {
  const count = menu.entries.length;
  const cursor = (wanted + count) % count;
  const moved = { ...menu, cursor };
  const wrapped = wanted < 0 || wanted >= count;
  return {
    type: "moved",
    menu: moved,
    cues: [
      wrapped ? sound("menu-open", { hold: "none", caption: AROUND }) : sound("menu-step", { hold: "none" }),
      ...entryCues(moved),
    ],
  };
}

function entryAt(entries: readonly MenuEntry[], cursor: number): MenuEntry {
  const entry = entries[cursor];
  if (entry === undefined) throw new RangeError(`menu: no entry ${cursor} of ${entries.length}`);
  return entry;
}
