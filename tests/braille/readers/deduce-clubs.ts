/** Whoever knows by ear who goes with whom. */
import { can, last, pressFor, thinking, wanting, type Mind } from "../mind.ts";

/** Which clubs a guest is in, by its sound. */
const CLUBS: readonly (readonly [guest: RegExp, clubs: string])[] = [
  [/washing machine|drill|blender|vacuum|saw\b|mower|hair dryer|fan\b|refrigerator/, "motors"],
  [/motorbike|car starts|bus|truck|motorcycle|tractor|train/, "wheels motors"],
  [/plane|helicopter/, "wings motors"],
  [/bicycle|skateboard|shopping cart|suitcase|scooter|roller/, "wheels"],
  [
    /rooster|hen|cluck|goose|duck|quack|owl|bee|parrot|crow|dove|bird|sparrow|mosquito|wings/,
    "animals wings",
  ],
  [/elephant|cow|frog|dog|cat|pig|horse|sheep|wolf|mouse|cricket|goat|whale|snake|hooves/, "animals"],
  [/drum|triangle|xylophone|piano|gong|cymbal|tambourine|marimba/, "music hitting"],
  [/violin|flute|trumpet|guitar|accordion|tuba|clarinet|harp|banjo|organ|harmonica|cello/, "music"],
  [/gavel|hammer|woodpecker|knock|axe/, "hitting"],
];
const clubsOf = (sound: string): readonly string[] =>
  (CLUBS.find(([guest]) => guest.test(sound.replace(/elephant trumpets/, "elephant")))?.[1] ?? "").split(" ");

/** Walks along the bench, and says who is in no club with three others. */
export const oddoneout = (): Mind => {
  let at = -1;
  let caught: readonly number[] = [];
  let guests: string[] = [];
  let said = 0;
  return thinking(
    (known) => {
      const { fresh, lines } = known;
      if (fresh.some((line) => line.startsWith("[four guests sit down"))) {
        at = -1;
        caught = [];
        guests = [];
      }
      if (
        fresh.some((line) => line.startsWith("[a mask is ripped off")) &&
        !fresh.some((line) => line.startsWith("[four guests"))
      )
        caught = [...caught, said];
      const clubs = known.moves.flatMap(({ label, button }) =>
        button === undefined && !/umber/.test(label) ? [label.toLowerCase()] : [],
      );
      const odd = (without: readonly number[]) =>
        clubs
          .map((club) => ({
            club,
            out: guests.flatMap((sound, index) => (clubsOf(sound).includes(club) ? [] : [index])),
          }))
          .find(({ out }) => out.length === 1 && guests.length === 4 && !without.includes(out[0] ?? -1));
      if (can(known, /^Say this club/)) {
        const found = odd(caught);
        const now = last(
          lines.slice(lines.findLastIndex((line) => line.startsWith("[the list of clubs opens"))),
          /^Aunt Opal: \w+\.$/,
        );
        const isHere = now?.toLowerCase().includes(found?.club ?? "?") === true;
        return isHere ? pressFor(known, /^Say this club/) : pressFor(known, /^The next club/);
      }
      if (!can(known, /^This is the goblin/)) return undefined;
      const sound = fresh.findLast(
        (line) => /^\[.*(left|right)\]$/.test(line) && !/step on carpet|mask/.test(line),
      );
      if (fresh.some((line) => line.startsWith("[a step on carpet")) && sound !== undefined)
        guests[at] = sound;
      if (guests.filter(Boolean).length < 4) {
        at += 1;
        return pressFor(known, /^Guest to the right/);
      }
      const found = odd(caught);
      if (found === undefined) return pressFor(known, /^Open the door/);
      const place = found.out[0] ?? 0;
      if (place === at) {
        said = place;
        return pressFor(known, /^This is the goblin/);
      }
      const isRight = place > at;
      at += isRight ? 1 : -1;
      return pressFor(known, isRight ? /^Guest to the right/ : /^Guest to the left/);
    },
    wanting(/^Pepper/),
  );
};
