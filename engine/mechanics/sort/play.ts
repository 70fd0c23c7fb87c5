/** What a move does: tell one thing more, prepare, or send. */
import { say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import type { Line } from "../../definition/text.ts";
import type { Action } from "../../move.ts";
import { createRandom, deriveSeed } from "../../random.ts";
import { ADVANCED, GOING, MISSED, solved, type Step } from "../contract.ts";
import { binOfMove, EXAMINE, PREPARE, sendTo, SIDES } from "./moves.ts";
import type { Bin, Preparation, SortState } from "./schema.ts";
import {
  codeOfAct,
  contrastOf,
  named,
  reasonOf,
  rightBin,
  thingAt,
  thingsOf,
  type SortDeal,
} from "./signs.ts";
import { arrival, detailsOf, lineCues, preparationNeeded, preparationOf, reminderOf } from "./speech.ts";

/** One wrong sending in so many is acted out by the bin. */
const MISHAP_EVERY = 3;

export function begin(): SortState {
  return { at: 0, misses: 0, refused: [], examined: 0, prepared: false, earned: 0 };
}

export function apply(deal: SortDeal, state: SortState, action: Action): Step<SortState> {
  if (action.move === EXAMINE) return examine(deal, state);
  if (action.move === PREPARE) return prepare(deal, state);
  return send(deal, state, binOfMove(action.move));
}

export function best(deal: SortDeal, state: SortState): Action {
  return { move: preparationNeeded(deal, state) === undefined ? sendTo(rightBin(deal, state.at)) : PREPARE };
}

function examine(deal: SortDeal, state: SortState): Step<SortState> {
  const { examine: action } = deal.content;
  const reminder = reminderOf(deal);
  const told = detailsOf(thingAt(deal, state.at));
  if (reminder !== undefined) told.push({ text: reminder });
  const next = told[state.examined];
  if (next === undefined) {
    return { state: { ...state, examined: 0 }, cues: [sound("nothing"), say(action.end)], outcome: GOING };
  }
  const cues = [sound(next.sound ?? action.sound), say(next.text)];
  return { state: { ...state, examined: state.examined + 1 }, cues, outcome: GOING };
}

function prepare(deal: SortDeal, state: SortState): Step<SortState> {
  const preparation = preparationOf(deal);
  if (preparation === undefined) throw new RangeError("sort: there is nothing to prepare in this level");
  const thing = thingAt(deal, state.at);
  if (thing.danger === true) return touch(state, preparation);
  if (thing.prepare === undefined) {
    return { state, cues: [sound("nothing"), say(preparation.none)], outcome: GOING };
  }
  const found = state.prepared ? undefined : thing.prepare;
  const text = found === undefined ? preparation.done : found.text;
  const cues: Cue[] = [
    sound(preparation.sound),
    ...(found?.sound === undefined ? [] : [sound(found.sound)]),
    ...(text === undefined ? [] : [say(text)]),
  ];
  return { state: { ...state, prepared: true }, cues, outcome: GOING };
}

/** What nobody should touch has been touched. */
function touch(state: SortState, { danger }: Preparation): Step<SortState> {
  if (danger === undefined) throw new RangeError("sort: the preparation has no word for danger");
  return miss(state, [sound(danger.sound), say(danger.text)]);
}

function send(deal: SortDeal, state: SortState, bin: string): Step<SortState> {
  if (bin !== rightBin(deal, state.at)) return sendWrong(deal, state, bin);
  const forgotten = thingAt(deal, state.at).prepare?.forgotten;
  if (forgotten !== undefined && preparationNeeded(deal, state) !== undefined) {
    const { seat } = named(deal.content.bins, bin);
    return miss(state, lineCues(forgotten, "object", { side: SIDES[seat] }));
  }
  const earned = state.earned + creditAfter(state.misses);
  const count = thingsOf(deal.item).length;
  const next: SortState = { ...begin(), at: state.at + 1, earned };
  if (next.at === count) {
    const cues = landing(deal, state, bin, { last: true });
    return { state: { ...state, earned }, cues, outcome: solved(earned / count) };
  }
  const cues = [...landing(deal, state, bin, { last: false }), ...arrival(deal, next.at)];
  return { state: next, cues, outcome: ADVANCED };
}

/** 1 for the first try, then half of it each time. */
function creditAfter(misses: number): number {
  return 0.5 ** misses;
}

function miss(state: SortState, cues: readonly Cue[]): Step<SortState> {
  return { state: { ...state, misses: state.misses + 1 }, cues, outcome: MISSED };
}

function sendWrong(deal: SortDeal, state: SortState, id: string): Step<SortState> {
  const bin = named(deal.content.bins, id);
  const refused = state.refused.includes(id) ? state.refused : [...state.refused, id];
  const known = { ...state, refused };
  if (bin.advises !== undefined) return advise(deal, known, bin, bin.advises);
  return miss(known, wrongHere(deal, state, id, bin));
}

/** Asking is never wrong: what examining tells next is told here, from the beginning again after the last. */
function advise(deal: SortDeal, state: SortState, bin: Bin, phrases: readonly string[]): Step<SortState> {
  const told = detailsOf(thingAt(deal, state.at));
  const at = state.examined < told.length ? state.examined : 0;
  const clue = told[at];
  if (clue === undefined) throw new RangeError(`sort: ${deal.item.id} has no detail to advise with`);
  const phrase = createRandom(deriveSeed(deal.seed, "advice", state.at, at)).pick(phrases);
  const cues = [
    sound("help", { side: SIDES[bin.seat] }),
    ...(clue.sound === undefined ? [] : [sound(clue.sound)]),
    sayAt(bin, fillTemplate(phrase, { clue: clue.text })),
  ];
  return { state: { ...state, examined: at + 1 }, cues, outcome: GOING };
}

/** The bounce, or in its place sometimes the comedy, and then the contrast, from the bin's side. */
function wrongHere(deal: SortDeal, state: SortState, id: string, bin: Bin): Cue[] {
  const side = SIDES[bin.seat];
  const code = codeOfAct(deal.content, deal.rules, deal.actSeed);
  const contrast = thingAt(deal, state.at).contrast ?? contrastOf(bin, id, code);
  const mishap = mishapOf(deal, state, id, bin);
  return [
    ...(mishap === undefined
      ? [sound(deal.content.bounces, { side })]
      : lineCues(mishap, "context", { side })),
    ...(contrast === undefined ? [] : [sayAt(bin, contrast)]),
  ];
}

/** A thing's own comedy is played once. The bin's are for things that have no contrast of their own to go with them. */
function mishapOf(deal: SortDeal, state: SortState, id: string, bin: Bin): readonly Line[] | undefined {
  const { contrast, mishaps } = thingAt(deal, state.at);
  const own = mishaps?.[id];
  if (own !== undefined && state.misses === 0) return own;
  if (contrast !== undefined) return undefined;
  const random = createRandom(deriveSeed(deal.seed, "mishap", state.at, state.misses));
  const any = bin.mishaps ?? [];
  return any.length > 0 && random.int(1, MISHAP_EVERY) === 1 ? random.pick(any) : undefined;
}

/**
 * After a miss the sign explains itself; otherwise a fact is worth more than a word from the bin. That word is left
 * out when the next thing is already coming.
 */
function landing(deal: SortDeal, state: SortState, id: string, { last }: { last: boolean }): Cue[] {
  const bin = named(deal.content.bins, id);
  const thing = thingAt(deal, state.at);
  const reason = reasonOf(deal, state.at);
  const why = state.misses > 0 ? reason : thing.why;
  const sounds = bin.arrives.map((arrives) => sound(arrives, { side: SIDES[bin.seat] }));
  if (why !== undefined)
    return [...sounds, say(why, thing.safety === true && why === thing.why ? "object" : "context")];
  if (!last) return sounds;
  if (bin.landed === undefined) return [...sounds, say(reason ?? `${bin.label}.`)];
  return [...sounds, sayAt(bin, createRandom(deriveSeed(deal.seed, "landed", state.at)).pick(bin.landed))];
}

function sayAt(bin: Bin, text: string): Cue {
  const side = SIDES[bin.seat];
  return say(text, "object", bin.voice === undefined ? { side } : { side, voice: bin.voice });
}
