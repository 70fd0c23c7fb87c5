/** How a tale is heard: what its blanks want, the balls, and the telling with what was taken. */
import { capitalize } from "../../../capitalize.ts";
import { sound, type Cue } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import { lineCues } from "../../../lines/line-cues.ts";
import type { Line } from "../../../lines/line-schema.ts";
import { thingOf, type ReactDeal, type ReactState } from "../state.ts";
import { beatName, listed, nameOf, soundOf, wordsOf } from "../words.ts";
import {
  blankCount,
  blanksAt,
  heldIn,
  isMarked,
  nameAt,
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
export function taleValues(deal: ReactDeal, { fills }: Pick<ReactState, "fills">): Values {
  const held = Object.entries(heldIn(deal, fills)).map(([blank, name]) => [
    ORDINALS[Number(blank)] ?? "",
    name,
  ]);
  const plain = { ...toldSoFar(deal).names, ...(Object.fromEntries(held) as Values) };
  const capital = Object.entries(plain).map(([key, value]) => [capitalize(key), capitalize(value)]);
  return { ...plain, ...(Object.fromEntries(capital) as Values) };
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
    wordsOf(deal, before, { blank: number, blanks }),
    ...told(deal, taleOf(deal).gaps?.[blank.index] ?? [], side),
  ];
}

/** The sentence with the gap once more, and the word in it. */
export function tried(deal: ReactDeal, { index }: Blank, at: number): Cue[] {
  const name = nameAt(deal, at);
  return [
    ...told(deal, taleOf(deal).gaps?.[index] ?? []),
    wordsOf(deal, "tryIn", { name, Name: capitalize(name) }),
  ];
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

/** As it stands now: whoever reads it minds each line in which a word does not fit, or none stands. */
export function performance(deal: ReactDeal, state: ReactState): Cue[] {
  const { lines } = taleOf(deal);
  const values = taleValues(deal, state);
  return [
    sound(soundOf(deal, "tells"), { hold: "end" }),
    ...lines.flatMap((line) => {
      const text = JSON.stringify(line).toLowerCase();
      const here = state.fills.filter(({ blank }) => text.includes(`{${ORDINALS[blank]}}`));
      return [
        ...lineCues([line], { part: "object", values }),
        ...(here.some(({ at }) => at === null) ? [sound(soundOf(deal, "empty"), { hold: "end" })] : []),
        ...here.filter(({ fits }) => !fits).map(() => sound(soundOf(deal, "odd"), { hold: "end" })),
      ];
    }),
  ];
}

export function credits(deal: Pick<ReactDeal, "content" | "world">): Cue[] {
  const { words } = toldSoFar(deal);
  return words.length === 0 ? [] : [wordsOf(deal, "credits", { words: listed(words, "and") })];
}
