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
    // A feeling that is only named, "mad", is no line.
    const answers = moves.filter(
      ({ label, button }) => button === undefined && label !== "This one" && !/^[a-z]/.test(label),
    );
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
  const told = last(lines, /^You: /) ?? "";
  const at = answers.findIndex(({ label }) => told.endsWith(label));
  const place = answers.findIndex(({ label }) => label === wanted);
  return at === place ? "select" : at < place ? "right" : "left";
}

/** Of those who say ready, whoever's hands skip along is passed by. */
function going(known: Known) {
  if (!can(known, /^Go there/)) return undefined;
  const question = last(known.lines, /^Who (?:isn't|do you)|^Who's next|Who else isn't/);
  if (/isn't/.test(question ?? "") && /quick and even/.test(last(known.lines, /^\[/) ?? "")) return "right";
  return reach(known, /^$/) ?? "select";
}

const DOORS = ["left 3", "left 2", "left 1", "right 1", "right 2", "right 3"];
/** "The third one" is no first one. */
const ORDINALS = [/third|three/i, /second|two/i, /first|\bone\b/i];

/** Listens to six doors, and asks whoever works there for just what the ears cannot tell. */
export const askingForAssistance = (): Mind => {
  let isListened = false;
  let sounds = new Map<string, string>();
  let side: string | undefined;
  let number: string | undefined;
  let sound: string | undefined;
  let isAsking = false;
  let step: "left" | "right" = "right";
  return thinking((known) => {
    const { fresh, lines, moves } = known;
    const here =
      last(lines, /^(Left|Right), door (one|two|three)$|^Somebody on your|^On your (left|right)$/) ?? "";
    if (fresh.some((line) => line === "[a new scene]")) {
      isListened = false;
      sounds = new Map();
      side = undefined;
      number = undefined;
      sound = undefined;
      isAsking = false;
    }
    // The hall ends at its last door.
    if (fresh.some((line) => line.startsWith("[nothing here"))) step = step === "right" ? "left" : "right";
    const opening = fresh.findIndex((line) => line === "[a new scene]");
    if (opening >= 0) {
      const told = fresh[opening + 2];
      if (told?.startsWith("[") === true) sound = strip(told);
    }
    for (const [index, line] of fresh.entries()) {
      const door = /^(Left|Right), door (one|two|three)$/.exec(line);
      const next = fresh[index + 1];
      if (door !== null && next?.startsWith("[") === true)
        sounds.set(doorName(door[1], door[2]), strip(next));
      if (/^[A-Z][\w ]*: /.test(line) && !line.startsWith("You: ") && !line.startsWith("Aunt May")) {
        const answer = line.replace(/^[^:]*: /, "");
        const saidSide = /\b(left|right)\b/i.exec(answer)?.[1]?.toLowerCase();
        const saidNumber = ORDINALS.findIndex((words) => words.test(answer));
        if (isAsking && saidSide !== undefined) side = saidSide;
        if (isAsking && saidNumber >= 0) number = String(3 - saidNumber);
        if (isAsking) {
          const heard = fresh
            .slice(index + 1)
            .find((one) => one.startsWith("[") && !/ice cream drips|mood/.test(one));
          if (
            /(This|Listen for this|You'll hear this|It goes like this|like this):$/.test(answer) &&
            heard !== undefined
          )
            sound = strip(heard);
        }
      }
    }
    const doors = DOORS.filter((door) => {
      const [on, which] = door.split(" ");
      return (
        (side === undefined || on === side) &&
        (number === undefined || which === number) &&
        (sound === undefined || sounds.get(door) === undefined || sounds.get(door) === sound)
      );
    });
    if (can(known, /^On your left/)) return toSide(lines, here);
    if (can(known, /^Thank you/)) {
      // A feeling that is only named, "mad", is no line.
      const answers = moves.filter(
        ({ label, button }) => button === undefined && label !== "This one" && !/^[a-z]/.test(label),
      );
      const told = doors.every((door) => sounds.has(door));
      const question = [
        ...(side === undefined
          ? [{ ask: /^Which side/, parts: split(doors, (door) => door.split(" ")[0]) }]
          : []),
        ...(number === undefined
          ? [{ ask: /^Which number/, parts: split(doors, (door) => door.split(" ")[1]) }]
          : []),
        ...(sound === undefined && told
          ? [{ ask: /^What will I hear/, parts: split(doors, (door) => sounds.get(door)) }]
          : []),
      ].toSorted((one, other) => one.parts - other.parts)[0];
      const wanted = doors.length <= 1 || question === undefined ? /^Thank you/ : question.ask;
      const answer =
        answers.find(({ label }) => wanted.test(label)) ??
        answers.find(({ label }) => label.startsWith("Thank you"));
      isAsking = true;
      return answer === undefined ? undefined : toAnswer(known, answer.label, answers);
    }
    if (!can(known, /^This one/)) return undefined;
    if (!isListened && can(known, /^Listen around/)) {
      const missing = DOORS.some((door) => !sounds.has(door));
      isListened = !missing;
      if (missing) return step;
    }
    if (doors.length === 1 || !moves.some(({ label }) => label.startsWith("Somebody"))) {
      const [on = "", which = ""] = (doors[0] ?? "left 1").split(" ");
      const wanted = `${on}, door ${["", "one", "two", "three"][Number(which)] ?? ""}`;
      return here.toLowerCase() === wanted ? "select" : step;
    }
    const somebody = last(lines.slice(lines.lastIndexOf(here)), /^\[/) ?? "";
    const worksHere = !/suitcase|camera|footsteps|map/.test(somebody);
    return here.startsWith("Somebody") && worksHere ? "select" : step;
  });
};

/** Somebody asks where it sounds like this: all six are heard after it, from the far left to the far right. */
function toSide(lines: readonly string[], here: string): "left" | "right" | "select" {
  const asked = lines.slice(lines.lastIndexOf("It sounds like this:"));
  const wanted = strip(asked[1] ?? "");
  const around = asked.slice(asked.indexOf("And all around you:") + 1).filter((line) => line.startsWith("["));
  const side = around.findIndex((line) => strip(line) === wanted) < DOORS.length / 2 ? "left" : "right";
  return here === `On your ${side}` ? "select" : side;
}

const strip = (line: string): string =>
  line.slice(1, -1).replace(/, (on the|a little to the) (left|right)$/, "");
const doorName = (side = "", number = ""): string =>
  `${side.toLowerCase()} ${["", "one", "two", "three"].indexOf(number)}`;
/** How many doors may be left after the answer, at the worst. */
function split(doors: readonly string[], by: (door: string) => string | undefined): number {
  const groups = new Map<string | undefined, number>();
  for (const door of doors) groups.set(by(door), (groups.get(by(door)) ?? 0) + 1);
  return Math.max(0, ...groups.values());
}
