/** How it is heard: words, buttons and sounds with usual ones for each, which are true in every game. */
import { capitalize } from "../../capitalize.ts";
import { oneOf, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Family } from "../../lines/family.ts";
import type { Move, Press } from "../../move.ts";
import type { SoundId } from "../../sound/index.ts";
import type { Moment } from "../kit/moment.ts";
import type { MoveWords } from "../kit/move-words.ts";
import type { ListenContent } from "./schema.ts";
import {
  fateOf,
  heardSoFar,
  isLastListen,
  momentAt,
  SAFE,
  type ListenDeal,
  type ListenState,
} from "./state.ts";

type Named<Part extends keyof ListenContent> = keyof NonNullable<ListenContent[Part]>;

const USUAL_BUTTONS: Record<Named<"buttons">, MoveWords> = {
  listen: { label: "Listen on", phrases: ["listen on", "listen", "wait"] },
  safe: { label: "Play it safe", phrases: ["play it safe", "safe", "not sure", "i don't know"] },
};

/** What stands at a place can be called by it. */
interface Seat {
  readonly button: Press;
  readonly phrases: readonly string[];
}
const LEFT: Seat = {
  button: "left",
  phrases: ["left", "the left one", "one", "number one", "first", "the first one"],
};
const MIDDLE: Seat = {
  button: "up",
  phrases: ["up", "the middle one", "two", "number two", "second", "the second one"],
};
const RIGHT_OF_TWO: Seat = {
  button: "right",
  phrases: ["right", "the right one", "two", "number two", "second", "the second one"],
};
const RIGHT_OF_THREE: Seat = {
  button: "right",
  phrases: ["right", "the right one", "three", "number three", "third", "the third one"],
};

export const USUAL_SOUNDS: Record<Named<"sounds">, SoundId> = {
  edge: "nothing",
  listen: "tick",
  tool: "tick",
  right: "right",
  half: "tick",
  wrong: "almost",
};

const USUAL_WORDS: Record<Named<"words">, Family> = {
  act: {
    full: ["{choices} Select: listen on."],
    short: [
      "What do you say? Or listen on?",
      "Say it, or listen on?",
      "Now, or listen on?",
      "Do you know yet?",
      "Enough, or listen on?",
    ],
  },
  only: {
    full: ["{choices}"],
    short: ["What do you say?", "And here?", "What will it be?", "What's it to be?", "Your move."],
  },
  choices: "{choices}",
  lastListen: ["That's all there is to hear. Decide now.", "No more to hear. Your turn."],
  right: ["You heard it.", "Good ear.", "That's it.", "Right on time.", "On the dot."],
  ahead: ["Right, and ahead of time!", "You knew it before it was here."],
  mended: ["Now you have it.", "That's it, with a little help."],
  lucky: [
    "Right, but by luck: listen {known} is the one that tells.",
    "It came true. You couldn't know before listen {known}, though.",
    "A lucky guess. Listen {known} would have told you.",
  ],
  late: [
    "Right, but late: listen {known} already told it.",
    "True, and late. Listen {known} told it.",
    "Late, but true: listen {known} was enough.",
  ],
  half: [
    "Not wrong. There was a better way.",
    "That does no harm, but there was a better way.",
    "Half right.",
  ],
  safe: ["Safe. That's never wrong.", "You played it safe.", "Not sure, so safe. That's fine."],
  wrong: ["No, it was something else.", "Not this time.", "The sound told something else."],
  again: ["Choose again.", "What now?", "What do you say now?"],
  placeFirst: ["One listen so far. Once more:", "Only one listen yet. Here it is again:"],
  place: {
    full: ["Listens so far: {heard}. Compare:"],
    short: ["That was listen {heard}. Compare:", "Up to listen {heard}. Compare:"],
  },
  two: ["It's one of two: {one}, or {other}.", "Two are left: {one}, or {other}."],
  best: ["I'd go with: {label}.", "I'd say: {label}."],
  bestListen: ["I'd listen on first.", "It can't be known yet. Listen once more."],
};

export function buttonOf({ content }: ListenDeal, name: keyof typeof USUAL_BUTTONS): MoveWords {
  return content.buttons?.[name] ?? USUAL_BUTTONS[name];
}

export function soundOf({ content }: ListenDeal, name: keyof typeof USUAL_SOUNDS): SoundId {
  return content.sounds?.[name] ?? USUAL_SOUNDS[name];
}

export function wordsOf(
  { content }: ListenDeal,
  name: keyof typeof USUAL_WORDS,
  values?: Readonly<Record<string, string | number>>,
): Cue {
  return oneOf(content.words?.[name] ?? USUAL_WORDS[name], "object", { values });
}

/** Heard out: it is the evidence. */
export function momentCue({ caption, notes }: Moment): Cue {
  return { type: "pattern", name: "listen", notes, caption, hold: "end" };
}

/** What can be answered: Left, Up where there are three, Right; and the safe way, Down. */
export function responseMoves(deal: ListenDeal, state: ListenState): Move[] {
  const { content, rules } = deal;
  const fate = fateOf(deal, state);
  const known = fate.responses ?? rules.responses;
  const seats = known.length === 2 ? [LEFT, RIGHT_OF_TWO] : [LEFT, MIDDLE, RIGHT_OF_THREE];
  const responses = known.map((id, index): Move => {
    const { label, phrases } = content.responses[id] ?? { label: id, phrases: [] };
    const seat = seats[index];
    const said = [...new Set([...phrases, ...(fate.called?.[id] ?? []), ...(seat?.phrases ?? [])])];
    return { id: `do-${id}`, button: seat?.button, label, phrases: said, judges: true };
  });
  const { label, phrases } = fate.safe ?? rules.safe ?? buttonOf(deal, "safe");
  return [...responses, { id: SAFE, button: "down", label, phrases: [...phrases, "down"], judges: true }];
}

export function opening(deal: ListenDeal, state: ListenState): Cue[] {
  return [...lineCues(deal.item.ask, { part: "object" }), ...firstListen(deal, state)];
}

/** The same scene, and another part of it. */
export function entered(deal: ListenDeal, state: ListenState): Cue[] {
  return [...lineCues(fateOf(deal, state).enters ?? [], { part: "object" }), ...firstListen(deal, state)];
}

function firstListen(deal: ListenDeal, state: ListenState): Cue[] {
  return [momentCue(momentAt(deal, state)), actCue(deal, state)];
}

/** What is known of one level's choices is not known of another's: each is remembered as it is heard. */
function actCue(deal: ListenDeal, state: ListenState): Cue {
  // Where there is one listen, nobody is offered another.
  const name = isLastListen(deal, state) ? "only" : "act";
  const act = deal.content.words?.[name] ?? USUAL_WORDS[name];
  const filled = (text: string): string => fillTemplate(text, { choices: choicesOf(deal, state) });
  if (typeof act === "string") return oneOf(filled(act));
  if (!("full" in act)) return oneOf(act.map(filled));
  return oneOf({ full: act.full.map(filled), short: act.short.map(filled) });
}

/** What is asked, all that was heard once more in its order, and what can be answered. */
export function where(deal: ListenDeal, state: ListenState): Cue[] {
  const { item } = deal;
  const here = state.credits.length === 0 ? undefined : fateOf(deal, state).enters;
  return [
    ...lineCues(here ?? item.recall ?? item.ask, { part: "object" }),
    ...heardSoFar(deal, state).map(momentCue),
    ...(isLastListen(deal, state) ? [wordsOf(deal, "lastListen")] : []),
    wordsOf(deal, "choices", { choices: choicesOf(deal, state) }),
  ];
}

/** "Left: Go ahead. Right: Coats on. Down: Go indoors." */
function choicesOf(deal: ListenDeal, state: ListenState): string {
  return responseMoves(deal, state)
    .map(({ button = "", label }) => `${capitalize(button)}: ${label}.`)
    .join(" ");
}

export function labelOf(deal: ListenDeal, state: ListenState, response: string): string {
  const ids: readonly string[] = [`do-${response}`, response];
  const found = responseMoves(deal, state).find(({ id }) => ids.includes(id));
  if (found === undefined) throw new RangeError(`labelOf: there is no response "${response}" here`);
  return found.label;
}
