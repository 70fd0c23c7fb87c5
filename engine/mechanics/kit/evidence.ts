/** Something that is heard and not told: once, or so often that it can be counted. */
import { sound, type Cue, type Side, type Sounding } from "../../cue.ts";
import type { SoundId } from "../../sound/index.ts";

export interface Heard extends Sounding {
  readonly sound: SoundId;
  readonly times?: number | undefined;
  /** Seconds between two of them. */
  readonly every?: number | undefined;
  readonly caption: string;
}

const USUAL_SECONDS = 0.32;

/** All of it is heard out: it is evidence. */
export function evidenceCues(
  heard: readonly Heard[],
  at: { readonly side?: Side; readonly level?: number } = {},
): Cue[] {
  return heard.map(({ sound: id, times = 1, every = USUAL_SECONDS, caption, ...how }, index): Cue => {
    const sounding = { ...how, side: how.side ?? at.side, level: how.level ?? at.level };
    if (times === 1) return sound(id, { ...sounding, hold: "end", caption });
    const notes = Array.from({ length: times }, (_, note) => ({
      sound: id,
      at: Math.round(note * every * 1000),
      ...sounding,
    }));
    return { type: "pattern", name: `${id}-${index}`, notes, caption, hold: "end" };
  });
}

/** The first answers a press, so that the next need not wait for its end. */
export function answerCues(
  heard: readonly Heard[],
  at: { readonly side?: Side; readonly pitch?: number } = {},
): Cue[] {
  return heard.map(({ sound: id, times: _times, every: _every, caption, ...how }) =>
    sound(id, { ...how, side: how.side ?? at.side, pitch: how.pitch ?? at.pitch, caption }),
  );
}
