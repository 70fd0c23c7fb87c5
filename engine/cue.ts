/**
 * What the player is to hear, in the order of hearing.
 *
 * A cue is a wish: the prompt machine decides when it is heard, and whether (verbosity, interruption).
 */
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

export interface SoundCue {
  readonly type: "sound";
  readonly sound: SoundId;
  readonly side?: Side | undefined;
  /** 0 to 1, 1 if absent. Distance is told by level, never by side. */
  readonly level?: number | undefined;
  /** Shift in semitones, 0 if absent. */
  readonly pitch?: number | undefined;
  /**
   * How long the next cue waits: `lead` (the default: until the sound has made its point, at most 0.4 s), `end`
   * (evidence: heard out), `none` (at the same time).
   */
  readonly hold?: "lead" | "end" | "none" | undefined;
  /** Says it better than the library's caption does, when the moment gives it a meaning. */
  readonly caption?: string | undefined;
}

/** Starts or replaces the looping layer of this name; `null` ends it. */
export interface BedCue {
  readonly type: "bed";
  readonly layer: string;
  readonly bed: BedId | null;
  readonly level?: number | undefined;
  readonly side?: Side | undefined;
}

export interface RestCue {
  readonly type: "rest";
  readonly seconds: number;
}

export type Cue = SayCue | SoundCue | BedCue | RestCue;

type Extras<T extends Cue, K extends keyof T> = Omit<T, "type" | K>;

export function say(
  text: string,
  part: Part = "object",
  extras: Partial<Extras<SayCue, "text" | "part">> = {},
): SayCue {
  return { type: "say", text, part, ...extras };
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
  return cue.type === "say" || (cue.type === "sound" && cue.hold === "end");
}
