/** How a tale is heard: what its blanks want, the balls, and the telling with what was taken. */
import { capitalize } from "../../../capitalize.ts";
import { mark, sound, type Cue } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Line } from "../../../lines/line-schema.ts";
import { STAKES_MOVED } from "../../contract.ts";
import { thingOf, type Fill, type ReactDeal, type ReactState } from "../state.ts";
import { beatName, listed, nameOf, soundOf, wordsOf } from "../words.ts";
import {
  blankCount,
  blanksAt,
  calledAt,
  gains,
  heldIn,
  isMarked,
  openBlanks,
  stepAt,
  taleOf,
  toldSoFar,
} from "./state.ts";
import type { Blank } from "./state.ts";

export const ORDINALS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const SIDES = [-0.7, 0.7] as const;
/** What marks a thing is heard before its own sound. */
const MARK_MILLISECONDS = 350;

type Values = Readonly<Record<string, string>>;

/** Names and blanks, each also with a capital. */
export function taleValues(
  deal: ReactDeal,
  { fills }: { readonly fills: readonly Pick<Fill, "blank" | "at">[] },
): Values {
  const held = Object.entries(heldIn(deal, fills)).map(([blank, name]) => [
    ORDINALS[Number(blank)] ?? "",
    name,
  ]);
  return withCapitals({ ...toldSoFar(deal).names, ...(Object.fromEntries(held) as Values) });
}

function withCapitals(values: Values): Values {
  const capital = Object.entries(values).map(([key, value]) => [capitalize(key), capitalize(value)]);
  return { ...values, ...(Object.fromEntries(capital) as Values) };
}

/** What its own title and gaps may say: nothing of its blanks. */
function told(deal: ReactDeal, lines: readonly Line[], side?: number): Cue[] {
  return lineCues(lines, { part: "object", side, values: taleValues(deal, { fills: [] }) });
}

export function taleOpening(deal: ReactDeal): Cue[] {
  const { title, ask = [], blanks } = taleOf(deal);
  const values = {
    title: fillTemplate(title, taleValues(deal, { fills: [] })),
    blanks: blanks.flat().length,
  };
  return [...told(deal, deal.item.ask ?? []), wordsOf(deal, "tells", values), ...told(deal, ask)];
}

/** What the blanks that are open here want: by their calls, or as gaps in a sentence. */
export function wanted(deal: ReactDeal, state: ReactState): Cue[] {
  const open = openBlanks(deal, state);
  const [first, second] = open;
  if (first === undefined) return [];
  const isAlone = blanksAt(deal, state.at).length === 1;
  if (taleOf(deal).gaps !== undefined) return open.flatMap((blank) => gapOf(deal, blank, isAlone));
  const values = wantedValues(deal, first);
  if (isAlone) return [wordsOf(deal, "wants", values)];
  if (second === undefined) return [wordsOf(deal, first.hand === 0 ? "wantsLeft" : "wantsRight", values)];
  const other = nameOf(deal, second.call);
  return [wordsOf(deal, "wantsTwo", { ...values, other, Other: capitalize(other) })];
}

function wantedValues(deal: ReactDeal, { index, call }: Blank) {
  const name = nameOf(deal, call);
  return { call: name, Call: capitalize(name), blank: index + 1, blanks: blankCount(taleOf(deal)) };
}

function gapOf(deal: ReactDeal, blank: Blank, isAlone: boolean): Cue[] {
  const before = isAlone ? "wantsGap" : blank.hand === 0 ? "gapLeft" : "gapRight";
  const { blank: number, blanks } = wantedValues(deal, blank);
  const side = isAlone ? undefined : SIDES[blank.hand];
  return [
    ...(blanks === 1 ? [] : [wordsOf(deal, before, { blank: number, blanks })]),
    ...told(deal, taleOf(deal).gaps?.[blank.index] ?? [], side),
  ];
}

/** How the word that is here sounds in this blank, and nothing of the others. */
export function tried(deal: ReactDeal, { index }: Blank, at: number): Cue[] {
  const tale = taleOf(deal);
  const fills = Array.from({ length: blankCount(tale) }, (_, blank) => ({
    blank,
    at: blank === index ? at : null,
  }));
  const lines = tale.lines.filter((line) => hasBlank(line, index));
  return lineCues(lines, { part: "object", values: taleValues(deal, { fills }) });
}

/** The word that is here, tried. What stands with a small word would be told by it: then its own sentence and the blank's are heard, and the ear joins them. */
export function trial(deal: ReactDeal, state: ReactState): Cue[] {
  const { stands, says = [] } = thingOf(deal.content, deal.item.things[state.at] ?? "");
  const sentences =
    stands === undefined
      ? openBlanks(deal, state).flatMap((blank) => tried(deal, blank, state.at))
      : [...lineCues(says, { part: "object" }), ...wanted(deal, state)];
  return [...sentences, wordsOf(deal, "tryIn", calledAt(deal, state.at))];
}

function hasBlank(line: Line, blank: number): boolean {
  return JSON.stringify(line).toLowerCase().includes(`{${ORDINALS[blank]}}`);
}

/** The thing that is here: its sound, and then its word. */
export function ball(deal: ReactDeal, { at }: Pick<ReactState, "at">): Cue[] {
  const { heard, says = [], caption } = thingOf(deal.content, deal.item.things[at] ?? "");
  const marked = isMarked(deal, at);
  const own = heard.map((note) => ({ ...note, at: (note.at ?? 0) + (marked ? MARK_MILLISECONDS : 0) }));
  const isLast = deal.item.ends?.[stepAt(deal, at)] === at + 1;
  return [
    {
      type: "pattern",
      name: beatName(at),
      notes: marked ? [{ sound: soundOf(deal, "marked"), at: 0 }, ...own] : own,
      caption: marked ? `${caption}, worth two` : caption,
      hold: "end",
    },
    ...(isLast ? [wordsOf(deal, "last")] : []),
    ...lineCues(says, { part: "object" }),
  ];
}

/** As it stands now. What was earned counts after the line that it stands in. */
export function performance(deal: ReactDeal, state: ReactState): Cue[] {
  const { lines, practice } = taleOf(deal);
  const values = taleValues(deal, state);
  const gained = gains(deal, state);
  return [
    sound(soundOf(deal, "tells"), { hold: "end" }),
    ...lines.flatMap((line) => {
      const here = state.fills.filter(({ blank }) => hasBlank(line, blank));
      const net = here.reduce((sum, { blank }) => sum + (gained.get(blank) ?? 0), 0);
      return [
        ...lineCues([line], { part: "object", values }),
        ...(here.some(({ at }) => at === null) ? [sound(soundOf(deal, "empty"), { hold: "end" })] : []),
        ...(practice === true || net === 0 ? [] : [mark(STAKES_MOVED, { net })]),
      ];
    }),
  ];
}

export function credits(deal: Pick<ReactDeal, "content" | "world">): Cue[] {
  const { words, names } = toldSoFar(deal);
  if (words.length === 0) return [];
  return [wordsOf(deal, "credits", { ...withCapitals(names), words: listed(words, "and") })];
}
