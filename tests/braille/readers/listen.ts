/** Whoever listens on until they know, and then says what is to be done. */
import { can, pressFor, thinking, wanting, type Mind } from "../mind.ts";

/** Louder comes, softer goes, a rumble or hail sends everybody in; what stays the same for three listens stays. */
export const weatherwhiz = (): Mind =>
  thinking((known) => {
    if (!can(known, /^Go indoors/)) return undefined;
    const asked = known.lines.slice(known.lines.findLastIndex((line) => line.startsWith("A caller")));
    const heard = asked.filter((line) => line.startsWith("["));
    const newest = heard.at(-1) ?? "";
    if (/thunder|rumble|hail|hard little knocks/.test(newest)) return pressFor(known, /^Go indoors/);
    if (/louder|drops/.test(newest)) return pressFor(known, /^Coats on/);
    if (/softer/.test(newest)) return pressFor(known, /^Go ahead/);
    return pressFor(known, heard.length < 3 ? /^Listen on/ : /^Coats on/);
  });

const WAYS_OUT = /clock|bubbles|birds|cricket|hum\b|hen\b|nothing/;

/** Counts beeps to the pause, follows the sounds that lead out, and misses at the tree whoever is not heard there. */
export const safetySirens = (): Mind =>
  thinking(
    (known) => {
      const newest = known.lines.findLast((line) => /^\[.*(; |doorbell|beep|chirp)/.test(line)) ?? "";
      if (can(known, /^The left door/)) {
        const doors = newest.slice(1, -1).split("; ");
        const way = doors.find((door) => WAYS_OUT.test(door) && !door.includes("hiss"))?.split(",")[0];
        return way === undefined
          ? undefined
          : pressFor(known, way === "ahead" ? /^Straight/ : new RegExp(`^The ${way} door`));
      }
      if (can(known, /^Everybody is here/)) {
        if (!newest.includes("tuba")) return pressFor(known, /^Bodo/);
        if (!newest.includes("giggle")) return pressFor(known, /^The twins/);
        return pressFor(known, newest.includes("squawk") ? /^Everybody/ : /^Ask the chief/);
      }
      if (!can(known, /^Get out/)) return undefined;
      if (/chirp|doorbell/.test(newest)) return pressFor(known, /^Tell/);
      if (/beep, beep, beep|(three|four) \w+ beeps|one long beep/.test(newest))
        return pressFor(known, /^Get out/);
      return pressFor(known, /short beep/.test(newest) ? /^Listen on/ : /^No alarm/);
    },
    wanting(/^Let him fetch/, /^Give him five/),
  );
