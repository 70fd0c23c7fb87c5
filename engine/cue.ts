/**
 * What the player is to hear, in the order of hearing.
 *
 * A cue is a wish: the prompt machine decides when it is heard, and whether (verbosity, interruption).
 */
import type { Family } from "./lines/family.ts";
import type { BedId, SoundId } from "./sound/index.ts";

/**
 * Where a sound sits between the ears: -1 is fully left, 0 the centre, 1 fully right. Side means left and right
 * only; distance is level and brightness, front and back are said in words.
 */
export type Side = number;

export const LEFT: Side = -1;
export const CENTRE: Side = 0;
export const RIGHT: Side = 1;

/**
 * What a line is for. Verbosity keeps `name` and `object` always, `context` from normal on, `hint` only in full.
 *
 * - `name`: what it is called (a move's label, a thing under the cursor)
 * - `object`: what it is about and what came of it: the question, the outcome, help that was asked for
 * - `context`: what is around it: story, explanation, progress
 * - `hint`: what could be done, unasked
 */
export type Part = "name" | "object" | "context" | "hint";

export interface SayCue {
  readonly type: "say";
  /** Text as it is shown. `[shown|spoken]` gives a spoken form: "the [lead|led] pipe". */
  readonly text: string;
  readonly part: Part;
  /** A voice of the game's cast; the narrator if absent. */
  readonly voice?: string | undefined;
  readonly side?: Side | undefined;
}

/** A line that comes in several wordings: which of them is heard depends on what this player has heard before. */
export interface FamilyCue extends Omit<SayCue, "type" | "text"> {
  readonly type: "family";
  readonly family: Family;
  /** For the places of its texts: `{ total: 13 }`. */
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** How a sound of the library is to sound here. What a recipe does not know is left aside. */
export interface Sounding {
  readonly side?: Side | undefined;
  /** 0 to 1, 1 if absent. Distance is told by level, never by side. */
  readonly level?: number | undefined;
  /** Shift in semitones, 0 if absent. */
  readonly pitch?: number | undefined;
  /** Times its usual pace, 1 if absent: a heart, a detector, hooves. */
  readonly rate?: number | undefined;
  /** 0 to 1: how hard it is struck. */
  readonly force?: number | undefined;
}

export interface SoundCue extends Sounding {
  readonly type: "sound";
  readonly sound: SoundId;
  /**
   * How long the next cue waits: `lead` (the default: until the sound has made its point, at most 0.4 s), `end`
   * (evidence: heard out), `none` (at the same time).
   */
  readonly hold?: "lead" | "end" | "none" | undefined;
  /** Says it better than the library's caption does, when the moment gives it a meaning. */
  readonly caption?: string | undefined;
}

/**
 * Sounds at exact times, scheduled ahead on the stage's own clock. What is heard of it can be judged by time: its `name`
 * is a mark, reached when it begins.
 */
export interface PatternCue {
  readonly type: "pattern";
  readonly name: string;
  readonly notes: readonly PatternNote[];
  /** What it is, as a caption: "five claps, the third late". */
  readonly caption: string;
  /** Whether the next cue waits until the last note has sounded; it does if absent. */
  readonly hold?: "end" | "none" | undefined;
}

export interface PatternNote extends Sounding {
  readonly sound: SoundId;
  /** Milliseconds from the pattern's beginning. */
  readonly at: number;
}

/** Starts or replaces the looping layer of this name; `null` ends it. A change of how it sounds is smooth. */
export interface BedCue extends Sounding {
  readonly type: "bed";
  readonly layer: string;
  readonly bed: BedId | null;
  /** It tells something, as a beacon does: nothing may mask it. */
  readonly signal?: boolean | undefined;
}

/** Nothing is heard: the mechanic learns that the player has come this far, and when. */
export interface MarkCue {
  readonly type: "mark";
  readonly mark: string;
  /** What was counted up to here, where a step counts more than once. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
}

export interface RestCue {
  readonly type: "rest";
  readonly seconds: number;
}

export type Cue = SayCue | FamilyCue | SoundCue | PatternCue | BedCue | MarkCue | RestCue;

type Extras<T extends Cue, K extends keyof T> = Omit<T, "type" | K>;

export function say(
  text: string,
  part: Part = "object",
  extras: Partial<Extras<SayCue, "text" | "part">> = {},
): SayCue {
  return { type: "say", text, part, ...extras };
}

/** Says one of the family, whichever is due. A text alone is a family of one. */
export function oneOf(
  family: Family,
  part: Part = "object",
  extras: Partial<Extras<FamilyCue, "family" | "part">> = {},
): FamilyCue {
  return { type: "family", family, part, ...extras };
}

export function mark(name: string, counts?: MarkCue["counts"]): MarkCue {
  return { type: "mark", mark: name, ...(counts === undefined ? {} : { counts }) };
}

export function sound(id: SoundId, extras: Extras<SoundCue, "sound"> = {}): SoundCue {
  return { type: "sound", sound: id, ...extras };
}

export function bed(layer: string, id: BedId | null, extras: Extras<BedCue, "layer" | "bed"> = {}): BedCue {
  return { type: "bed", layer, bed: id, ...extras };
}

export function rest(seconds: number): RestCue {
  return { type: "rest", seconds };
}

/** The word for a side, as captions and transcripts write it. */
export function sideName(side: Side): "left" | "half left" | "centre" | "half right" | "right" {
  if (side < -0.6) return "left";
  if (side < -0.1) return "half left";
  if (side > 0.6) return "right";
  if (side > 0.1) return "half right";
  return "centre";
}

/** Cues as REPEAT gives them: a tick for the press, and then the words, and the sounds that they tell of. */
export function heardAgain(cues: readonly Cue[]): Cue[] {
  return [sound("tick", { hold: "none" }), ...cues.filter(isTold)];
}

function isTold(cue: Cue): boolean {
  if (cue.type === "sound") return cue.hold === "end";
  return cue.type === "say" || cue.type === "family" || cue.type === "pattern";
}
