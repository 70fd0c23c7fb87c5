/** Which sounds a player learns in a game: its own, and those that all games share. */
import { bed, rest, sound, type Cue, type PatternCue } from "../cue.ts";
import type { Definition, SoundToLearn } from "../definition/index.ts";
import type { SoundId } from "../sound/index.ts";
import { GUESSED, sharedSoundNames } from "../words.ts";

/** Seconds of a looping layer that are enough to know it again. */
const BED_SECONDS = 3;
const FEWEST_ASKED = 3;
const LAYER = "sound-lab";

/** Ends what a layer among the sounds has begun: nothing else does when a press cuts it short. */
export const hush: readonly Cue[] = [bed(LAYER, null)];

/** @param canHear there is a microphone, and a tone that says when to speak */
export function soundsToLearn(
  { soundsToLearn: own = [], keepsakes = {} }: Definition,
  canHear: boolean,
): readonly SoundToLearn[] {
  const common: SoundId[] = [
    ...(Object.keys(keepsakes).length > 0 ? (["keepsake"] as const) : []),
    "help",
    "nothing",
    ...(canHear ? (["ready-tone"] as const) : []),
  ];
  return [...own, ...common.map(sharedSound)];
}

/**
 * Those that a quiz asks for: not the ones that answer in it, or that say when to speak, which would be taken for the
 * quiz's own.
 */
export function askable(sounds: readonly SoundToLearn[]): readonly SoundToLearn[] {
  const shared = new Set<string>(Object.values(sharedSoundNames));
  const own = sounds.filter(({ name }) => !shared.has(name));
  return own.length < FEWEST_ASKED ? sounds : own;
}

function sharedSound(id: SoundId): SoundToLearn {
  return { name: (sharedSoundNames as Readonly<Record<string, string>>)[id] ?? id, sound: id };
}

/** As it is heard: out to its end. */
export function cuesOf(learned: SoundToLearn): readonly Cue[] {
  if ("notes" in learned) return [pattern(learned, learned.name)];
  const { name: _name, ...heard } = learned;
  if ("sound" in heard) return [sound(heard.sound, { ...withoutId(heard), hold: "end" })];
  return [bed(LAYER, heard.bed, withoutId(heard)), rest(BED_SECONDS), ...hush];
}

/** The same without the caption, which would tell what it is. */
export function guessedCuesOf(learned: SoundToLearn): readonly Cue[] {
  return cuesOf(learned).map((cue) =>
    cue.type === "sound" || cue.type === "pattern" ? { ...cue, caption: GUESSED } : cue,
  );
}

function pattern({ notes }: Extract<SoundToLearn, { notes: unknown }>, caption: string): PatternCue {
  return { type: "pattern", name: LAYER, notes, caption };
}

function withoutId<Heard extends object>(heard: Heard): Omit<Heard, "sound" | "bed"> {
  const { sound: _sound, bed: _bed, ...sounding } = heard as Heard & { sound?: unknown; bed?: unknown };
  return sounding;
}
