/** How it is heard: words, buttons and sounds with usual ones for each, which are true in every game. */
import { oneOf, say, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import type { Family } from "../../lines/family.ts";
import type { SoundId } from "../../sound/index.ts";
import type { Moment } from "../kit/moment.ts";
import type { MoveWords } from "../kit/move-words.ts";
import type { ListenContent } from "./schema.ts";
import { isLastListen, momentAt, type ListenDeal, type ListenState } from "./state.ts";

type Named<Part extends keyof ListenContent> = keyof NonNullable<ListenContent[Part]>;

const USUAL_BUTTONS: Record<Named<"buttons">, MoveWords> = {
  previous: { label: "Previous", phrases: ["previous", "before"] },
  next: { label: "Next", phrases: ["next"] },
  listen: { label: "Listen on", phrases: ["listen on", "listen", "wait"] },
  fallback: { label: "Play it safe", phrases: ["play it safe", "safe", "not sure", "i don't know"] },
};

export const USUAL_SOUNDS: Record<Named<"sounds">, SoundId> = {
  browse: "menu-step",
  edge: "nothing",
  listen: "tick",
  right: "right",
  half: "tick",
  wrong: "almost",
};

const USUAL_WORDS: Record<Named<"words">, Family> = {
  act: {
    full: ["Left and Right: choose. Select: say it. Up: listen on. Down: play it safe. {label}?"],
    short: ["{label}? Or listen on?", "{label}?", "Now, or listen on? {label}?", "{label}, or wait?"],
  },
  actPlaces: {
    full: ["Left, Up or Right: choose the place. Select: listen on. Down: play it safe."],
    short: ["Which place?", "Where? Or listen on?", "Where now?", "Listen on, or say where?"],
  },
  under: "{label}.",
  lastListen: ["That's all there is to hear. Decide now.", "No more to hear. Your turn."],
  right: ["You heard it.", "Good ear.", "That's it.", "Right on time."],
  lucky: [
    "Right, but by luck: it couldn't be heard yet.",
    "It came true. You couldn't have known it, though.",
  ],
  late: ["Right, but late.", "True. It could be heard sooner."],
  half: ["Not wrong. There was a better way.", "Half right."],
  safe: ["Safe. That's never wrong.", "You played it safe.", "Not sure, so safe. That's fine."],
  wrong: ["It came out another way.", "Not this time.", "The sound told something else."],
  again: ["Listen to this, and choose again.", "There was something else. Choose again."],
  place: ["Listens so far: {heard}.", "You are at listen number {heard}."],
  two: ["It's one of two: {one}, or {other}.", "Two are left: {one}, or {other}."],
  best: ["I'd go with: {label}.", "I'd say: {label}."],
  bestListen: ["I'd listen on first.", "It can't be known yet. Listen once more."],
  safeBest: ["I'd play it safe: Down.", "Safe is best here: Down."],
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

export function opening(deal: ListenDeal, state: ListenState): Cue[] {
  return [
    ...lineCues(deal.item.ask, { part: "object" }),
    momentCue(momentAt(deal, state)),
    howTo(deal, state),
  ];
}

/** What is asked, this listen once more, and what is under the cursor. */
export function where(deal: ListenDeal, state: ListenState): Cue[] {
  const { item, rules } = deal;
  return [
    ...lineCues(item.recall ?? item.ask, { part: "object" }),
    momentCue(momentAt(deal, state)),
    ...(isLastListen(deal, state) ? [wordsOf(deal, "lastListen")] : []),
    ...(rules.places
      ? rules.responses.map((id) => say(`${labelOf(deal, id)}.`))
      : [underCursor(deal, state)]),
  ];
}

export function underCursor(deal: ListenDeal, { cursor }: ListenState): Cue {
  return wordsOf(deal, "under", { label: labelOf(deal, deal.rules.responses[cursor] ?? "") });
}

export function howTo(deal: ListenDeal, { cursor }: ListenState): Cue {
  if (deal.rules.places) return wordsOf(deal, "actPlaces");
  return wordsOf(deal, "act", { label: labelOf(deal, deal.rules.responses[cursor] ?? "") });
}

export function labelOf({ content }: ListenDeal, response: string): string {
  const found = content.responses[response];
  if (found === undefined) throw new RangeError(`labelOf: the content has no response "${response}"`);
  return found.label;
}
