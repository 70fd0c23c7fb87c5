/** Whoever hears what a thing is made of, and sends it where it belongs. */
import { can, last, pressFor, thinking, wanting, type Known, type Mind } from "../mind.ts";

/**
 * Goes by clicks, pockets and steps: sounds are the only thing that says where a piece goes, and when to wash. Where pins
 * are covered somebody says what they are, and a twang that it is a fib.
 */
export const laundryLegend = (): Mind =>
  thinking((known) => {
    const at = (line: RegExp) => known.lines.findLastIndex((one) => line.test(one));
    const piece = known.lines.slice(Math.max(0, at(/^\[cloth:/)));
    const pins = last(piece, /small metal clicks?\]$/);
    const isThiefHere =
      at(/ hops?, .*very close/) > Math.max(at(/the drum spins|door opens/), at(/ hops?, (?!.*very close)/));
    if (piece.some((line) => line.endsWith("in a pocket]"))) return pressFor(known, /^Feel it again/);
    if (isThiefHere) return pressFor(known, /^(Wash|Chase)/);
    const claim = pins === undefined ? piece.find((line) => line.startsWith("Argyle")) : undefined;
    if (claim !== undefined) {
      const isFib = piece.includes("[elastic twangs]");
      const believed = /\b(dark|left)\b/i.test(claim) ? /^Dark drum/ : /^Light drum/;
      return pressFor(known, isFib ? /^Feel it again/ : believed);
    }
    const box = pins?.startsWith("[three") === true ? [/box$/] : [];
    return pressFor(known, ...box, pins?.startsWith("[one") === true ? /^Dark drum/ : /^Light drum/);
  });

const STOPS = ["freezer", "cool room", "warm day", "very hot noon"];
/** From which stop on it runs. */
const RUNS: readonly (readonly [thing: RegExp, from: number])[] = [
  [/^(Water|Milk|Orange juice|Vinegar)\./, 1],
  [/^Coconut oil\./, 2],
  [/^(Butter|Chocolate|Gallium)\./, 3],
  [/^(Beeswax|A pebble|An iron nail|.*[Ww]ax|.*nail|.*stone|.*key|.*spoon)\./, 9],
];
const runsFrom = (line: string): number | undefined => RUNS.find(([thing]) => thing.test(line))?.[1];
const isRunny = (sound: string): boolean => /splash|pour/.test(sound);

/** Works out from one jar that has changed how far the lever goes, and so what the others will be. */
export const mattermixup = (): Mind =>
  thinking(
    (known) => {
      if (!can(known, /^The claw/)) return undefined;
      const { jar, stops } = shelf(known);
      const runs = stops.map((stop) => stop >= jar);
      if (new Set(runs).size === 1) return pressFor(known, runs[0] === true ? /^The sponge/ : /^The claw/);
      const isRefused = known.fresh.some((line) => /no spoons|have none/.test(line));
      if (!isRefused && can(known, /^Test/)) return pressFor(known, /^Test/);
      return pressFor(known, runs.filter(Boolean).length * 2 >= runs.length ? /^The sponge/ : /^The claw/);
    },
    wanting(/^The kitchen shelf/),
  );

function shelf({ lines }: Known): { readonly jar: number; readonly stops: readonly number[] } {
  const pull = lines.findLastIndex((line) => line.startsWith("[a glide"));
  const room = lines.slice(0, pull).findLast((line) => STOPS.some((stop) => line.includes(stop))) ?? "";
  const now = STOPS.findIndex((stop) => room.includes(stop));
  const isWarmer = lines[pull]?.includes("up") === true;
  let stops = [0, 1, 2, 3].filter((stop) => (isWarmer ? stop > now : stop < now));
  let jar = 9;
  let rival = 0;
  let isTold = false;
  for (const line of lines.slice(pull)) {
    if (/^(Glop|.*\bhis jars)/i.test(line)) rival = 2;
    const from = runsFrom(line);
    if (from !== undefined) {
      jar = from;
      if (rival > 0) isTold = true;
    }
    if (line === "[a crumb goes in]") isTold = true;
    else if (isTold && line.startsWith("[")) {
      const [melts, runs] = [jar, isRunny(line)];
      stops = stops.filter((stop) => stop >= melts === runs);
      isTold = false;
      rival = Math.max(0, rival - 1);
    }
  }
  return { jar, stops };
}

/** As often as the mouth opens: a silent E at the end is no beat. */
function beatsOf(word: string): number {
  const groups = word.toLowerCase().match(/[aeiouy]+/g)?.length ?? 1;
  const isSilent = /[^aeiouyl]e$|[aeiouy]le$/i.test(word);
  return Math.max(1, groups - (isSilent ? 1 : 0));
}

/** Of a drum, from the second street on. */
const PLACES = 4;

/** Taps each word beat by beat, and sends it to the drum that has room for it, the fuller one first. */
export const syllableSorting = (): Mind => {
  let taps = 0;
  return thinking(
    (known) => {
      if (!can(known, /^Tap a beat/)) return undefined;
      const word = last(known.lines, /^The street: /)?.replace(/^The street: |\.$/g, "") ?? "";
      if (known.fresh.some((line) => line.startsWith("The street: "))) taps = 0;
      const beats = beatsOf(word);
      const isKnocking = known.lines.some((line) => /drum: .*knock/.test(line));
      const open = (side: string) => {
        const drum = last(known.lines, new RegExp(`^\\[${side} drum: `)) ?? "";
        // What it knocks is to come next, word for word; ticks are places still open.
        const knocks = /knock(?:-knock)*/.exec(drum)?.[0];
        if (knocks !== undefined) return knocks.split("-").length === beats ? beats : 0;
        const ticks = drum.match(/tick/g)?.length ?? 0;
        // A full drum makes room for the next; one that has answered all its knocks does not.
        return ticks > 0 || isKnocking ? ticks : PLACES;
      };
      const drum = (["left", "right"] as const)
        .filter((side) => open(side) >= beats)
        .toSorted((one, other) => open(one) - open(other))[0];
      if (drum === undefined) return pressFor(known, /^Let it go by/);
      if (taps === beats) return pressFor(known, new RegExp(`^${drum} drum`, "i"));
      taps += 1;
      return pressFor(known, /^Tap a beat/);
    },
    wanting(/^Kitchen Street/),
  );
};
