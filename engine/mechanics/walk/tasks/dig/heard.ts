/** What the detector hears: what it ticks like is what it is, how fast is how near, how low is how deep. */
import { oneOf, sound, type Cue, type PatternCue } from "../../../../cue.ts";
import { withDefaults } from "../../../../definition/defaults.ts";
import { soundingTo } from "../../beacons.ts";
import { seenFrom } from "../../facing.ts";
import type { WalkDeal } from "../../schema.ts";
import { findAt, findUnder, isAhead, kindOf, lying, stepsTo, type DigState, type Site } from "./site.ts";
import { USUAL_SOUNDS } from "./sounds.ts";
import { USUAL_CAPTIONS, USUAL_TEXTS } from "./usual.ts";
import type { SoundName, WordName } from "./words.ts";

/** By steps: milliseconds from tick to tick, and how many ticks. Right under one's feet first. */
const TICKS = [
  { every: 60, count: 8 },
  { every: 100, count: 6 },
  { every: 200, count: 4 },
  { every: 340, count: 3 },
  { every: 480, count: 3 },
] as const;
/** In semitones, for each layer further down. */
const LOWER = -6;
/** Every second tick of what limps comes late, by this part of the time between two. */
const LIMP = 0.45;
/** More than these nobody keeps apart. */
const MOST_HEARD = 3;

/** What lies under one's feet, and then what is ahead, the nearest first. */
export function scan(deal: WalkDeal, site: Site, state: DigState): Cue[] {
  const under = findUnder(site, state);
  const ahead = lying(site, state)
    .flatMap((index) =>
      index !== under && isAhead(site, state, index)
        ? [{ index, steps: stepsTo(deal, site, state.at, index) }]
        : [],
    )
    .toSorted((one, other) => one.steps - other.steps)
    .slice(0, MOST_HEARD);
  const heard = [
    ...(under === undefined ? [] : [ticks(site, state, under, 0)]),
    ...ahead.map(({ index, steps }) => ticks(site, state, index, steps)),
  ];
  if (heard.length > 0) return heard;
  const { nothing } = withDefaults(USUAL_CAPTIONS, site.words.words?.captions);
  return [sound(soundOf(site, "nothing"), { caption: nothing })];
}

function ticks(site: Site, state: DigState, index: number, steps: number): PatternCue {
  const find = findAt(site, index);
  const kind = kindOf(site, find);
  const layer = find.layer ?? 0;
  const limps = find.mark !== undefined && site.words.marks?.[find.mark]?.limps !== undefined;
  const { every, count } = TICKS[Math.min(steps, TICKS.length - 1)] as (typeof TICKS)[number];
  const { side, level } = soundingTo(site.ground, state, site.places[index] ?? state.at);
  return {
    type: "pattern",
    name: `ticks-${index}`,
    notes: Array.from({ length: count }, (_, tick) => ({
      sound: kind.sound,
      at: (tick + (limps && tick % 2 === 1 ? LIMP : 0)) * every,
      side,
      level,
      pitch: layer * LOWER,
    })),
    caption: captionOf(site, state, index, steps),
    hold: "end",
  };
}

/** "hard clicks, quick, on the left"; what is deeper is told to be low. */
function captionOf(site: Site, state: DigState, index: number, steps: number): string {
  const find = findAt(site, index);
  const captions = withDefaults(USUAL_CAPTIONS, site.words.words?.captions);
  const { right } = seenFrom(site.ground, state, site.places[index] ?? state.at);
  const side = right === 0 ? captions.ahead : right < 0 ? captions.left : captions.right;
  const rate = captions.rates[Math.min(steps, captions.rates.length) - 1];
  const place = steps === 0 ? [captions.here] : [rate, side];
  const low = site.words.layers[find.layer ?? 0]?.low;
  const limps = find.mark === undefined ? undefined : site.words.marks?.[find.mark]?.limps;
  const how = [low, limps].filter((word) => word !== undefined);
  return [kindOf(site, find).caption, ...how, ...place].join(", ");
}

/** What it is, and how it sounds in the hand. */
export function inTheHand(site: Site, index: number): Cue[] {
  const find = findAt(site, index);
  const kind = kindOf(site, find);
  const mark = find.mark === undefined ? undefined : site.words.marks?.[find.mark];
  return [
    sound(kind.sound, { caption: kind.caption, hold: "end" }),
    ...(mark === undefined ? [] : [sound(mark.sound, { caption: mark.caption, hold: "end" as const })]),
    oneOf(find.says, "object", { voice: site.words.helper }),
  ];
}

export function soundOf({ words }: Site, name: SoundName) {
  return words.words?.sounds?.[name] ?? USUAL_SOUNDS[name];
}

/** What the helper says. */
export function told(
  { words }: Site,
  name: WordName,
  values: Readonly<Record<string, string | number>> = {},
  voice: string | undefined = words.helper,
): Cue {
  return oneOf(words.words?.texts?.[name] ?? USUAL_TEXTS[name], "object", { values, voice });
}
