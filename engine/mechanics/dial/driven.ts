/** Jumps that are made without the player: by a rival, or by a train that was told its number. */
import type { PatternCue, Side } from "../../cue.ts";
import type { DialDeal } from "./schema.ts";
import { landing, pitchOf, type ButtonJump } from "./track.ts";

const BETWEEN = 420;

/** Jumps that somebody else makes: each with the rail under it. */
export function driven(
  deal: DialDeal,
  from: number,
  jumps: readonly ButtonJump[],
  side: Side = 0,
): PatternCue {
  let at = from;
  const notes = jumps.flatMap(({ jump: { change, sound: id } }, index) => {
    at = landing(change, at);
    return [
      { sound: id, at: index * BETWEEN, side },
      {
        sound: deal.content.sounds.rail,
        at: index * BETWEEN + 60,
        side,
        pitch: pitchOf(at, deal.rules.range),
        level: 0.6,
      },
    ];
  });
  const { ten, one } = deal.content.knocks;
  const words = jumps.map(({ jump: { change } }) => {
    const isSmall = "by" in change && Math.abs(change.by) === 1;
    const back = ("by" in change && change.by < 0) || "downTo" in change;
    return `${isSmall ? one.word : ten.word}${back ? " back" : ""}`;
  });
  return { type: "pattern", name: "driven", notes, caption: words.join(", ") };
}
