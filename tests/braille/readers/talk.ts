/** Whoever hears how somebody feels, and says what fits. */
import { can, last, reach, thinking, type Known, type Mind } from "../mind.ts";

const VOICES = [
  [/quick and (bright|even)/, "happy"],
  [/low and slow|slow, with long gaps/, "sad"],
  [/hard and short|three, hard/, "mad"],
  [/high and rushed|a few, a stop/, "worried"],
] as const;
type Mood = (typeof VOICES)[number][1];

/** How one answers somebody who feels so. */
const ANSWERS: Readonly<Record<Mood, RegExp>> = {
  mad: /^Mad|sorry|asked you first|forget|not fair|did I do|my turn|unfair/i,
  worried: /^Worried|next to you|with me|scary|once with|real sure|together|practice|first try/i,
  sad: /^Sad|far away|low today|long day|be here|glad you're|here if|quiet/i,
  happy: /^Happy|!/,
};

const moodIn = (line = ""): Mood | undefined => VOICES.find(([sign]) => sign.test(line))?.[1];

/** A voice says more than hands do, and hands more than words. */
export const socialSense = (): Mind =>
  thinking((known) => {
    const { moves } = known;
    if (!can(known, /^This one/)) return going(known);
    const scene = known.lines.slice(
      known.lines.findLastIndex((line) => /^(\[the mood|\[a new scene|\[your cane|A talk)/.test(line)) + 1,
    );
    const voice = scene.findLast((line) => /^[A-Z][\w. ]*, [a-z ]+:/.test(line));
    const mood = moodIn(voice) ?? moodIn(last(scene, /^\[/));
    const answers = moves.filter(({ label, button }) => button === undefined && label !== "This one");
    if (mood === undefined) return can(known, /^Listen/) ? "up" : undefined;
    const others = (Object.keys(ANSWERS) as Mood[]).filter((other) => other !== mood && other !== "happy");
    const fitting =
      mood === "happy"
        ? (answers.find(
            ({ label }) => /!/.test(label) && !others.some((other) => ANSWERS[other].test(label)),
          ) ?? answers.find(({ label }) => !others.some((other) => ANSWERS[other].test(label))))
        : answers.find(({ label }) => ANSWERS[mood].test(label));
    return fitting === undefined ? undefined : toAnswer(known, fitting.label, answers);
  });

/** Which answer one is at is told: "You: 2. Sad!" */
function toAnswer({ lines }: Known, wanted: string, answers: readonly { readonly label: string }[]) {
  const at = last(lines, /^You: \d/) ?? "";
  return at.endsWith(wanted) ? "select" : answers.length > 1 ? "right" : "select";
}

function going(known: Known) {
  if (!can(known, /^Go there/)) return undefined;
  return reach(known, /^$/) ?? "select";
}
