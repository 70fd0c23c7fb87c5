/** Turns families among cues into the wordings that are due. */
import type { Cue, FamilyCue, SayCue } from "../cue.ts";
import { fillTemplate } from "../definition/fill.ts";
import { dueWording, expecting, isOneText, wordingKey, type Heard } from "./family.ts";

/** A line of a family that has been worded, and by which key its hearing is remembered. */
export interface WordedCue extends SayCue {
  readonly wording?: string | undefined;
}

export type SpokenCue = Exclude<Cue, FamilyCue | SayCue> | WordedCue;

/**
 * Words cues that are about to be heard in a row: two of one family differ. What is remembered for good is only what is
 * then really heard.
 */
export function wordCues(cues: readonly Cue[], heard: Heard): SpokenCue[] {
  const expected = expecting(heard);
  return cues.map((cue) => {
    if (cue.type !== "family") return cue;
    const { family, values = {}, type: _type, ...how } = cue;
    const text = dueWording(family, expected.now);
    const filled = fillTemplate(text, values);
    if (isOneText(family)) return { ...how, type: "say", text: filled };
    const wording = wordingKey(text);
    expected.hear(wording);
    return { ...how, type: "say", text: filled, wording };
  });
}
