/** What is heard besides the outcome of a move: the question, where we are, and help. */
import { capitalize, uncapitalize } from "../../capitalize.ts";
import { say, sound, type Cue, type Part, type Side } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Line } from "../../definition/text.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import type { SoundId } from "../../sound/index.ts";
import { tipOfAct } from "../tips.ts";
import { SIDES } from "./moves.ts";
import type { Preparation, SortContent, SortRules, SortState, Thing } from "./schema.ts";
import { codeOfAct, named, reasonOf, rightBin, signOf, thingAt, thingsOf, type SortDeal } from "./signs.ts";

export function openAct(content: SortContent, rules: SortRules, actSeed: number): Cue[] {
  const code = codeOfAct(content, rules, actSeed);
  return [
    ...(code === undefined ? [] : [...lineCues(code.opens, "context"), say(code.reminder)]),
    ...tipOfAct(rules.tips, actSeed),
  ];
}

/** The thing arrives. */
export function arrival(deal: SortDeal, at: number): Cue[] {
  return [sound(thingAt(deal, at).arrives ?? deal.content.arrives), ...question(deal, at)];
}

/**
 * The thing again with its own sound, what was told of it last, what has been prepared, and the code: memory is not
 * what is tested.
 */
export function where(deal: SortDeal, state: SortState): Cue[] {
  const thing = thingAt(deal, state.at);
  const told = detailsOf(thing)[state.examined - 1]?.text;
  const done = state.prepared ? preparationOf(deal)?.done : undefined;
  const known = [told, done, reminderOf(deal)].filter((text) => text !== undefined);
  // What was taken out of it no longer rattles.
  const changed = state.prepared && thing.prepare !== undefined;
  return [
    ...(thing.arrives === undefined || changed ? [] : [sound(thing.arrives)]),
    ...question(deal, state.at),
    ...known.map((text) => say(text)),
  ];
}

export function hint(deal: SortDeal, state: SortState, strength: 1 | 2 | 3): Cue[] {
  const preparation = preparationNeeded(deal, state);
  if (preparation !== undefined) return [say(aboutPreparation(deal, preparation, strength))];
  const right = rightBin(deal, state.at);
  const { seat, label } = named(deal.content.bins, right);
  const place = { side: SIDES[seat] };
  if (strength === 3) return [say(press(deal, seat, label), "object", place)];
  const pointed = strength === 1 ? pointer(deal, state) : undefined;
  const text = pointed ?? narrowed(deal, state) ?? reasonOf(deal, state.at);
  return [text === undefined ? say(binAt(deal, right), "object", place) : say(text)];
}

export function reveal(deal: SortDeal, state: SortState): Cue[] {
  const { words } = deal.content;
  const preparation = preparationNeeded(deal, state);
  const bin = named(deal.content.bins, rightBin(deal, state.at));
  const why = thingAt(deal, state.at).why ?? signOf(deal, state.at)?.why;
  const side = SIDES[bin.seat];
  return [
    ...bin.arrives.map((id) => sound(id, { side })),
    ...(preparation === undefined ? [] : [say(fillTemplate(words.prepared, { label: preparation.label }))]),
    say(fillTemplate(words.belongs, { seat: bin.seat, label: uncapitalize(bin.label) }), "object", { side }),
    ...(why === undefined ? [] : [say(why)]),
  ];
}

/** The preparation that the thing still waits for, if any. */
export function preparationNeeded(deal: SortDeal, state: SortState): Preparation | undefined {
  return thingAt(deal, state.at).prepare === undefined || state.prepared ? undefined : preparationOf(deal);
}

export function preparationOf({ content, rules }: SortDeal): Preparation | undefined {
  return rules.prepare === undefined ? undefined : named(content.preparations, rules.prepare);
}

/** The round's whole code in a sentence, if it has one. */
export function reminderOf({ content, rules, actSeed }: SortDeal): string | undefined {
  return codeOfAct(content, rules, actSeed)?.reminder;
}

interface Detail {
  readonly text: string;
  readonly sound?: SoundId;
}

export function detailsOf(thing: Thing): Detail[] {
  return thing.details.map((detail) => (typeof detail === "string" ? { text: detail } : detail));
}

/** Lines as cues, from one side where they belong to a place. */
export function lineCues(lines: readonly Line[], part: Part, place: { readonly side?: Side } = {}): Cue[] {
  return lines.map((line) => {
    if (typeof line === "string") return say(line, part, place);
    if ("sound" in line) return sound(line.sound, place);
    return say(line.say, part, line.voice === undefined ? place : { ...place, voice: line.voice });
  });
}

function question(deal: SortDeal, at: number): Cue[] {
  const { content, item, rules } = deal;
  const count = thingsOf(item).length;
  const places: Record<string, string> = { name: thingAt(deal, at).name };
  const sign = signOf(deal, at);
  if (sign !== undefined) places.sign = sign.text;
  return [
    ...(count > 1 ? [say(fillTemplate(content.words.count, { at: at + 1, count }), "context")] : []),
    say(fillTemplate(rules.question, places)),
  ];
}

/**
 * Points the way: the thing's own hint, or where its bin can be found out. Undefined if all has been found out, and where
 * nobody should feel for it.
 */
function pointer(deal: SortDeal, state: SortState): string | undefined {
  const thing = thingAt(deal, state.at);
  if (thing.hint !== undefined) return thing.hint;
  const sign = signOf(deal, state.at);
  const reminder = reminderOf(deal);
  if (thing.bin === undefined && sign !== undefined && reminder !== undefined) {
    return `${capitalize(sign.text)}. ${reminder}`;
  }
  if (thing.danger === true || state.examined >= thing.details.length) return undefined;
  const { button, label } = deal.content.examine;
  return buttonDoes(deal, button, label);
}

function aboutPreparation(deal: SortDeal, { label }: Preparation, strength: 1 | 2 | 3): string {
  const { words } = deal.content;
  if (strength === 1) return words.waits;
  return strength === 2 ? fillTemplate(words.prepare, { label }) : press(deal, "select", label);
}

/**
 * The right bin and a wrong one, in the order of the bins, so that the order tells nothing. Undefined where that would
 * narrow nothing, since a bin that was refused is known to be wrong, and where a wrong bin would be dangerous to try.
 */
function narrowed(deal: SortDeal, { at, refused }: SortState): string | undefined {
  const { bins } = deal.rules;
  const right = rightBin(deal, at);
  const open = bins.filter((id) => id !== right && !refused.includes(id));
  if (bins.length < 3 || open.length === 0 || thingAt(deal, at).danger === true) return undefined;
  const wrong = createRandom(deriveSeed(deal.seed, "narrow", at)).pick(open);
  const [first = "", second = ""] = bins
    .filter((id) => id === right || id === wrong)
    .map((id) => binAt(deal, id));
  return fillTemplate(deal.content.words.either, { first, second: uncapitalize(second) });
}

/** "Left: dark load." */
function binAt(deal: SortDeal, bin: string): string {
  const { seat, label } = named(deal.content.bins, bin);
  return buttonDoes(deal, seat, label);
}

/** "Press left: dark load." */
function press({ content }: SortDeal, button: string, label: string): string {
  return fillTemplate(content.words.press, { button, label: uncapitalize(label) });
}

function buttonDoes({ content }: SortDeal, button: string, label: string): string {
  return fillTemplate(content.words.button, { button: capitalize(button), label: uncapitalize(label) });
}
