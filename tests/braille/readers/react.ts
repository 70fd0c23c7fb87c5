/** Whoever lets things go by and takes the right ones. */
import { can, numbersIn, pressFor, thinking, wanting, type Mind } from "../mind.ts";

/** Keeps count of who lands, and catches the odd ones or the even ones, whichever are ripe. */
export const monkeymadness = (): Mind => {
  let at = 0;
  let ripe = "";
  let landed = false;
  return thinking(
    (known) => {
      if (!can(known, /^Drum/)) return undefined;
      for (const line of known.fresh) {
        if (/^(Mango|Boom|Snap)/.test(line)) continue;
        const kind = /\b(odd|even)\b/i.exec(line)?.[1]?.toLowerCase();
        if (kind !== undefined) {
          ripe = kind;
          if (/\d/.test(line)) at = numbersIn(line)[0] ?? at;
        }
        const thumps = line.startsWith("[two thumps") ? 2 : line.startsWith("[one thump") ? 1 : 0;
        if (thumps === 0) continue;
        at += thumps;
        landed = true;
      }
      const isRipe = landed && (at % 2 === 0) === (ripe === "even");
      landed = false;
      return pressFor(known, isRipe ? /^Catch/ : /^Drum/);
    },
    wanting(/^Six for a player/, /^My own drum/),
  );
};

/** What somebody does. */
const VERBS =
  /^(Disappear|Apologize|Oversleep|Misbehave|Hibernate|Levitate|Evaporate|Sunbathe|Babysit|Applaud|Argue|Complain|Celebrate|Exaggerate|Vanish|Relax|Behave|Inflate|Rehearse|Migrate|Decorate|Disagree|Sing|Juggle|Eavesdrop|Sleepwalk|Overheat|Vibrate|Unravel|Multiply|Meditate|Improvise|Teleport|Shrivel|Skedaddle|Bicker)\.$/;
/** What the coach calls for a gap. */
const CALL = /^(?:The coach: )?(?:A|We want a|Find a|Get me a) (noun|verb)(?: goes here)?\.$/;

/** Catches what fits the gap: a name of something, or what somebody does. */
export const partofspeech = (): Mind => {
  let called = ["noun"];
  return thinking(
    (known) => {
      if (!can(known, /^Let it go/)) return undefined;
      const fresh = known.fresh.flatMap((line) => CALL.exec(line)?.[1] ?? []);
      if (fresh.length > 0) called = fresh;
      const word = known.lines.findLast((line) => /^[A-Z][a-z]+( [a-z]+)?\.$/.test(line)) ?? "";
      const kind = VERBS.test(word) ? "verb" : "noun";
      if (!called.includes(kind)) return pressFor(known, /^Let it go/);
      return pressFor(known, /^Catch/, kind === "noun" ? /^Left blank/ : /^Right blank/);
    },
    wanting(/^Tea at Four/),
  );
};
