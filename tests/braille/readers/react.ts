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
  /^(Disappear|Apologize|Oversleep|Misbehave|Hibernate|Levitate|Evaporate|Sunbathe|Babysit|Applaud|Argue|Complain|Celebrate|Exaggerate|Arrive|Grow|Explore|Vanish|Relax|Behave|Inflate|Speak|Eat|Sew|Rehearse|Perform|Migrate|Ripen|Decorate|Erupt|Learn|Forget|Remember|Write|Agree|Disagree|Sing|Listen)\.$/;

/** Catches what fits the blank: a name of something, or what somebody does. */
export const partofspeech = (): Mind =>
  thinking(
    (known) => {
      if (!can(known, /^Let it go/)) return undefined;
      const word = known.lines.findLast((line) => /^[A-Z][a-z]+( [a-z]+)?\.$/.test(line)) ?? "";
      const kind = VERBS.test(word) ? "verb" : "noun";
      const blank =
        known.lines.findLast((line) => /\b(noun|verb)\b/.test(line) && !/^(The coach|Nora)/.test(line)) ?? "";
      if (can(known, /^Left blank/)) {
        if (!blank.toLowerCase().includes(kind)) return pressFor(known, /^Let it go/);
        return pressFor(known, kind === "noun" ? /^Left blank/ : /^Right blank/);
      }
      return pressFor(known, blank.includes(kind) ? /^Catch/ : /^Let it go/);
    },
    wanting(/^Tea at Four/),
  );
