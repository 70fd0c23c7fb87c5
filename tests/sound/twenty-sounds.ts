/** Twenty sounds at once, over a place and its music, for so many seconds of real time. Runs in Node and, bundled, in a page. */
import { sounds, type BedId, type SoundId } from "../../engine/sound/index.ts";
import { atOnce, type Performer } from "./performance.ts";

export const AT_ONCE = 20;
/** Those that last about as long as the pause between two rounds, from all families. */
const LENGTHS = [1, 2] as const;
const ROUND_SECONDS = 1.5;
const BEDS: readonly BedId[] = ["store", "store-music", "store-music-tune"];

export interface Strain {
  /** Seconds that were played. */
  readonly seconds: number;
  /** How often the device had to play silence because nothing was ready, and seconds of that; undefined where it does not tell. */
  readonly underruns: number | undefined;
  readonly missing: number | undefined;
}

/** As far as Chromium tells it (Web Audio 1.1, AudioPlaybackStats); not yet known to the compiler. */
interface WithStats {
  readonly playbackStats?: { readonly underrunEvents: number; readonly underrunDuration: number };
}

/** @param isSilent nothing is played: what a busy machine drops of itself */
export async function playTwenty(
  context: AudioContext,
  createToneSoundStage: Performer["createToneSoundStage"],
  seconds: number,
  isSilent = false,
): Promise<Strain> {
  const [least, most] = LENGTHS;
  const ids = (Object.keys(sounds) as SoundId[])
    .filter((id) => sounds[id].length > least && sounds[id].length < most)
    .filter((_, index, all) => index % Math.floor(all.length / AT_ONCE) === 0)
    .slice(0, AT_ONCE);
  if (ids.length < AT_ONCE) throw new Error(`Only ${ids.length} sounds are long enough.`);
  const stage = createToneSoundStage(context, atOnce);
  await stage.prepare(ids, BEDS);
  await stage.resume();
  for (const bed of isSilent ? [] : BEDS) stage.bed({ layer: bed, bed, level: 1, side: 0 });
  const from = context.currentTime;
  const before = statsOf(context as AudioContext & WithStats);
  for (let round = 0; round * ROUND_SECONDS < seconds; round++) {
    for (const [index, sound] of isSilent ? [] : ids.entries())
      stage.play({ sound, side: (2 * index) / (AT_ONCE - 1) - 1, level: 1, pitch: 0 });
    await new Promise((resolve) => {
      setTimeout(resolve, 1000 * ROUND_SECONDS);
    });
  }
  const after = statsOf(context as AudioContext & WithStats);
  return {
    seconds: context.currentTime - from,
    underruns: after && before && after.underrunEvents - before.underrunEvents,
    missing: after && before && after.underrunDuration - before.underrunDuration,
  };
}

/** A copy: the object itself goes on counting. */
function statsOf({ playbackStats }: WithStats): WithStats["playbackStats"] {
  if (playbackStats === undefined) return undefined;
  const { underrunEvents, underrunDuration } = playbackStats;
  return { underrunEvents, underrunDuration };
}
