/** How the way is told before one sets out: in words, or by what the tip will touch where one turns in. */
import { rest, sound, type Cue } from "../../../../cue.ts";
import { onMap } from "../../directions.ts";
import { cellOf, flight, landmarkAt } from "../../ground.ts";
import { told } from "./heard.ts";
import { press } from "./press.ts";
import { aheadOf, signOf, surfaceAt, type CaneState, type Tap, type Trail } from "./trail.ts";
import { routeFrom, routeLeft, type Gap, type Turn } from "./turns.ts";

const SOUND_SIDE = 0.85;
const BETWEEN_TURNS = 0.5;

/** What is left of the way. */
export function wayCues(trail: Trail, state: CaneState): Cue[] {
  const { rules, words, meets, content, ground, goal } = trail;
  const place = landmarkAt(content, ground, goal)?.name ?? "";
  const isHunt = meets === undefined && rules.told === "sounds";
  const opening = isHunt
    ? told(trail, "hunt")
    : meets === undefined
      ? told(trail, "goHome", { place })
      : told(trail, "fetch", { name: words.followers[meets]?.name ?? "", place });
  if (rules.told === "nothing") return [opening];
  const { starts, turns } = routeLeft(trail, state);
  const { parts } = words.words;
  const first =
    starts === undefined || starts === "up"
      ? []
      : [
          told(trail, "start", {
            way: { left: parts.startsLeft, right: parts.startsRight, down: parts.startsBehind }[starts],
          }),
        ];
  const usual = words.surfaces["path"]?.name;
  const under = surfaceAt(trail, aheadOf(trail, state) ?? state.at).name;
  const underfoot =
    under === usual || (starts !== undefined && starts !== "up")
      ? []
      : [told(trail, "ground", { surface: under })];
  if (rules.told === "sounds") {
    const heard = turns.flatMap((turn) => turnSounds(trail, turn));
    return [
      opening,
      ...first,
      ...underfoot,
      ...(heard.length > 0
        ? [...(isHunt ? [] : [told(trail, "bySounds")]), ...heard]
        : [told(trail, "straight", { place })]),
    ];
  }
  const legs = turns.flatMap((turn, index) => [
    turnInWords(trail, turn),
    ...(index < turns.length - 1 ? [turnHeard(trail, turn.side), told(trail, "nextLeg")] : []),
  ]);
  return [
    opening,
    ...first,
    ...underfoot,
    ...(legs.length > 0 ? legs : [told(trail, "straight", { place })]),
  ];
}

/** Where the next turn of the way is, from where one stands by now. */
export function turnFromHere(trail: Trail, { at, facing, tapped }: CaneState) {
  const { starts, turns } = routeFrom(trail, at, facing);
  if (starts === "left" || starts === "right") return { where: "here", side: starts, taps: 0 } as const;
  const isBehind = starts === "down";
  const [next] = isBehind ? routeFrom(trail, at, onMap(facing, "down")).turns : turns;
  // A cell takes two taps, and the first one tells of where one is: whoever has turned around begins anew.
  const to = next?.at ?? trail.goal;
  const taps = 2 * flight(trail.ground, at, to) + 1 - (isBehind ? 0 : tapped);
  return { where: isBehind ? "behind" : "ahead", side: next?.side, taps: Math.max(2, taps) } as const;
}

const TURN_HINTS = { here: "hintHere", ahead: "hintAway", behind: "hintBehind" } as const;

/** In words: the next turn only, since the rest comes after it. */
export function wayFromHere(trail: Trail, state: CaneState): Cue {
  const { where, side, taps } = turnFromHere(trail, state);
  const { parts } = trail.words.words;
  if (side === undefined) return told(trail, where === "behind" ? "hintBack" : "hintOn", { count: taps });
  const values = { side: parts[side], count: taps };
  if (where === "here" && state.lane !== signOf(side)) {
    // Where a tap would walk past it, none is advised.
    const waits = state.last === side || press(trail, state, side).state.at === state.at;
    return waits
      ? told(trail, "hintOver", values)
      : told(trail, "start", { way: side === "left" ? parts.startsLeft : parts.startsRight });
  }
  return told(trail, TURN_HINTS[where], values);
}

/** The sound of turning in, between one leg of a way and the next: without it, two legs sound like one. */
function turnHeard({ words: { words } }: Trail, side: Tap): Cue {
  return sound(words.sounds.turn, {
    side: signOf(side) * SOUND_SIDE,
    hold: "end",
    caption: words.parts[side === "right" ? "turnRight" : "turnLeft"],
  });
}

function turnInWords(trail: Trail, turn: Turn): Cue {
  const { parts } = trail.words.words;
  const side = parts[turn.side];
  const surface = surfaceAt(trail, turn.into).name;
  const mark = turn.after === undefined ? undefined : trail.words.verges[turn.after];
  if (mark?.landmark === true && !turn.passed.some(({ after }) => after === turn.after))
    return told(trail, "markGap", { side, surface, mark: mark.name });
  if (turn.passed.length === 0) return told(trail, "nextGap", { side, surface });
  return told(trail, "laterGap", { side, surface, nth: parts.nth[turn.passed.length] ?? "" });
}

/** The gaps of that side, up to the one where one turns in: what the tip touches before each, and in it, and the turn. */
function turnSounds(trail: Trail, turn: Turn): Cue[] {
  return [
    ...turn.passed.flatMap((gap) => gapSounds(trail, turn.side, gap, isLandmark(trail, gap))),
    ...gapSounds(trail, turn.side, turn, true),
    turnHeard(trail, turn.side),
    rest(BETWEEN_TURNS),
  ];
}

function gapSounds(trail: Trail, tap: Tap, { into, after }: Gap, withVerge: boolean): Cue[] {
  const side = signOf(tap) * SOUND_SIDE;
  const where = trail.words.words.parts[tap];
  const verge = after === undefined ? undefined : cellOf(trail.content, after);
  const surface = surfaceAt(trail, into);
  return [
    ...(withVerge && verge?.type === "block"
      ? [sound(verge.sound, { side, caption: `${verge.caption}, ${where}`, hold: "end" as const })]
      : []),
    sound(surface.tip, { side, caption: `${surface.caption}, ${where}`, hold: "end" }),
  ];
}

function isLandmark({ words }: Trail, { after }: Gap): boolean {
  return after !== undefined && words.verges[after]?.landmark === true;
}
