/** Turns families among cues into the wordings that are due. */
import type { Cue, FamilyCue, SayCue } from "../cue.ts";
import { fillTemplate } from "../definition/fill.ts";
import { dueWording, isOneText, withHearing, wordingKey, type Heard } from "./family.ts";

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
  let expected = heard;
  // Remembering copies all that was heard: after the last family nobody asks for it.
  const last = cues.findLastIndex(({ type }) => type === "family");
  return cues.map((cue, index) => {
    if (cue.type !== "family") return cue;
    const { family, values = {}, type: _type, ...how } = cue;
    const text = dueWording(family, expected);
    const filled = fillTemplate(text, values);
    if (isOneText(family)) return { ...how, type: "say", text: filled };
    const wording = wordingKey(text);
    if (index < last) expected = withHearing(expected, wording);
    return { ...how, type: "say", text: filled, wording };
  });
}
