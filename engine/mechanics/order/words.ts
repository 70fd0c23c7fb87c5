/** How a row is heard: places by side and rising pitch, cards by their own sounds, and what is said around them. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, say, sound, type Cue, type PatternNote, type Side } from "../../cue.ts";
import type { Family } from "../../lines/family.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { SoundId } from "../../sound/index.ts";
import { evidenceCues, type Heard } from "../kit/evidence.ts";
import { inSentence } from "../kit/in-sentence.ts";
import { USUAL_SOUNDS, type SoundName } from "./schema.ts";
import { cardOf, here, isAside, placed, type Broken, type OrderDeal, type OrderState } from "./state.ts";
import { USUAL_WORDS, type WordName } from "./words-schema.ts";

/** Semitones from place to place. */
const STEP = 2;
const ARTICLE = /^(?:An?|The) /;
const BETWEEN_MILLISECONDS = 260;
const TICK_SECONDS = 0.38;

export function spoken(
  { content, rules }: OrderDeal,
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
  own?: Family,
): Cue {
  const ruled = name === "rule" ? rules.rule : name === "listen" ? rules.listen : undefined;
  return oneOf(own ?? ruled ?? content.words?.[name] ?? USUAL_WORDS[name], "object", { values });
}

export function soundOf({ content }: Pick<OrderDeal, "content">, name: SoundName): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function valuesOf(deal: OrderDeal, card: number): Record<string, string> {
  const { name } = cardOf(deal, card);
  return { Name: name, name: inSentence(name) };
}

/** Without its article, as a label has it: "The frog" is "frog". */
export function bareName(deal: OrderDeal, card: number): string {
  return cardOf(deal, card).name.replace(ARTICLE, "");
}

function namesOf(deal: OrderDeal, cards: readonly number[]): string {
  return cards.map((card) => inSentence(cardOf(deal, card).name)).join(", ");
}

function heardOf(deal: OrderDeal, card: number): readonly Heard[] {
  return [...(placed(deal, card).heard ?? cardOf(deal, card).heard ?? []), ...timeHeard(deal, card)];
}

/** Of a card in a day: how long it takes, and how long it then goes on by itself. */
function timeHeard(deal: OrderDeal, card: number): Heard[] {
  const { day } = deal.content;
  const { takes, runs } = placed(deal, card);
  if (day === undefined || takes === undefined) return [];
  const ticks = ticksHeard(day.tick, takes);
  const { goesOn } = day;
  return runs === undefined || goesOn === undefined
    ? [ticks]
    : [ticks, ticksHeard(goesOn.sound, runs, { caption: goesOn.caption })];
}

/** They are to be counted. */
export function ticksHeard(
  id: SoundId,
  times: number,
  { every = TICK_SECONDS, caption = "tick" }: { readonly every?: number; readonly caption?: string } = {},
): Heard {
  return { sound: id, times, every, caption: Array(times).fill(caption).join(", ") };
}

export function sideOf(at: number, count: number): Side {
  return count < 2 ? 0 : -0.9 + (1.8 * Math.min(at, count - 1)) / (count - 1);
}

export function placeCue(deal: OrderDeal, at: number, count: number): Cue {
  return sound(soundOf(deal, "place"), {
    side: sideOf(at, count),
    pitch: at * STEP,
    level: 0.5,
    caption: `place ${at + 1}`,
  });
}

/** The card where one is: its place, its own sound, and its name where names are told. */
export function cardCues(deal: OrderDeal, state: OrderState): Cue[] {
  const count = state.row.length;
  const side = isAside(state) ? 1 : sideOf(state.at, count);
  const tone = isAside(state)
    ? sound(soundOf(deal, "aside"), { side, level: 0.6, caption: "aside" })
    : placeCue(deal, state.at, count);
  return [tone, ...evidenceCues(heardOf(deal, here(state)), { side }), ...named(deal, here(state), side)];
}

export function named(deal: OrderDeal, card: number, side: Side): Cue[] {
  const part = deal.item.day === undefined ? "object" : "name";
  return deal.rules.names === false ? [] : [say(`${cardOf(deal, card).name}.`, part, { side })];
}

export function rowCues(deal: OrderDeal, state: OrderState): Cue[] {
  const { row, aside } = state;
  const isNamed = deal.rules.names !== false;
  const beside = isNamed
    ? spoken(deal, "aside", { names: namesOf(deal, aside) })
    : spoken(deal, "asideCount", { count: aside.length });
  return [spoken(deal, "row"), ...alongCues(deal, row), ...(aside.length === 0 ? [] : [beside])];
}

export function alongCues(deal: OrderDeal, row: readonly number[], from = 0): Cue[] {
  return row.flatMap((card, at) => {
    if (at < from) return [];
    const side = sideOf(at, row.length);
    return [
      placeCue(deal, at, row.length),
      ...evidenceCues(heardOf(deal, card), { side }),
      ...named(deal, card, side),
    ];
  });
}

export function opening(deal: OrderDeal, state: OrderState): Cue[] {
  return [
    ...lineCues(deal.item.says ?? [], { part: "object" }),
    spoken(deal, "opens", { count: state.row.length }),
    ...alongCues(deal, state.row),
  ];
}

export function where(deal: OrderDeal, state: OrderState): Cue[] {
  const place = isAside(state) ? "lies" : state.isHeld ? "held" : "place";
  return [...rowCues(deal, state), spoken(deal, place, { place: state.at + 1, count: state.row.length })];
}

/** As far as it works, each by sound and by name. */
export function performance(deal: OrderDeal, row: readonly number[], stop: Broken | undefined): Cue[] {
  return row.slice(0, stop?.performed).flatMap((card, at) => {
    const side = sideOf(at, row.length);
    const name = say(`${capitalize(cardOf(deal, card).name)}.`, "name", { side });
    return [placeCue(deal, at, row.length), ...evidenceCues(heardOf(deal, card), { side }), name];
  });
}

/** All at once, which is what a whole row is for. */
export function together(deal: OrderDeal, row: readonly number[]): Cue[] {
  const { together: caption } = deal.content;
  if (caption === undefined) return [];
  const notes = [0, 1].flatMap((round) =>
    row.flatMap((card, at): PatternNote[] =>
      heardOf(deal, card)
        .slice(0, 1)
        .map(({ sound: id, caption: _caption, times: _times, every: _every, ...how }) => ({
          ...how,
          sound: id,
          at: (round * row.length + at) * BETWEEN_MILLISECONDS,
          side: sideOf(at, row.length),
        })),
    ),
  );
  return notes.length === 0 ? [] : [{ type: "pattern", name: "together", notes, caption, hold: "end" }];
}
