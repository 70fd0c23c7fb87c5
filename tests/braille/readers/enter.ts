/** Whoever puts in one sign after another. */
import { can, last, numbersIn, pressFor, since, thinking, wanting, type Known, type Mind } from "../mind.ts";

type Way = "left" | "up" | "right";
const WAYS: readonly Way[] = ["left", "up", "right"];
const SIDES: Readonly<Record<string, number>> = {
  "far left": -2,
  left: -1,
  "in the middle": 0,
  right: 1,
  "far right": 2,
};
const across = (way: Way): number => (way === "left" ? -1 : way === "right" ? 1 : 0);

/** Hears where it lies, changes the one beep of the tape that leads astray, or undoes what two crossed wires do. */
export const robotrepair = (): Mind => {
  let program: readonly Way[] = [];
  return thinking(
    (known) => {
      if (!can(known, /^Let Bolt run/)) return undefined;
      const box = since(known.lines, /^\[from a note/);
      if (known.fresh.some((line) => line.startsWith("[from a note"))) program = programFor(box);
      const [next, ...rest] = program;
      if (next === undefined) return pressFor(known, /^Let Bolt run/);
      program = rest;
      return pressFor(known, new RegExp(`^${next}$`, "i"));
    },
    wanting(/^The low boxes/, /^The box that giggles/),
  );
};

const waysIn = (line = ""): readonly Way[] =>
  (line.replace(/^\[\w+: /, "").match(/\b(left|up|right)\b/g) ?? []) as Way[];

function programFor(box: readonly string[]): readonly Way[] {
  const up = numbersIn(box[0])[0] ?? 0;
  const side = SIDES[/clicks?, a note ([\w ]+):/.exec(box[0] ?? "")?.[1] ?? ""] ?? 0;
  const beeps = waysIn(box.find((line) => line.startsWith("[beeps:")));
  const steps = waysIn(box.find((line) => line.startsWith("[steps:")));
  const straight = [
    ...Array.from({ length: Math.abs(side) }, (): Way => (side < 0 ? "left" : "right")),
    ...Array.from({ length: up }, (): Way => "up"),
  ];
  if (beeps.length === 0) return straight;
  const at = beeps.findIndex((beep, index) => steps[index] !== undefined && beep !== steps[index]);
  const [one, other] = [beeps[at], steps[at]];
  const crossed = (beep: Way): Way =>
    beep === one ? (other ?? beep) : beep === other ? (one ?? beep) : beep;
  if (at >= 0) return beeps.map(crossed);
  const arrives = (tape: readonly Way[]) =>
    tape.filter((way) => way === "up").length === up &&
    tape.reduce((sum, way) => sum + across(way), 0) === side;
  const changes = beeps.flatMap((_, index) => WAYS.map((way) => beeps.with(index, way)));
  return changes.findLast(arrives) ?? straight;
}

/** What Mrs. Plum may want, and what would do. */
const WISHES: readonly (readonly [wish: RegExp, words: string])[] = [
  [/cook in/, "pan pot tin"],
  [/sleep on/, "bed cot mat rug pad"],
  [/drink from/, "cup mug can jug"],
  [/for my head/, "hat cap wig"],
  [/clean it with/, "mop rag"],
  [/catch one/, "net rod"],
  [/somebody from home/, "mom dad"],
  [/flies/, "bat bug"],
  [/four legs and fur/, "cat dog pup cub rat cow ram"],
  [/could it live/, "hut den pen"],
  [/wheels/, "bus cab car van rig"],
  [/wet to lie in/, "mud tub bog"],
  [/pointed/, "pin"],
  [/find the way/, "map"],
];
const VOICES: readonly (readonly [sound: RegExp, word: string])[] = [
  [/cluck/, "hen"],
  [/grunt/, "pig"],
  [/meow/, "cat"],
  [/bark/, "dog"],
  [/moo/, "cow"],
  [/wings/, "bat"],
  [/squeak/, "rat"],
];
/** Of the letters that turn in the comb. */
const WORDS = (
  "bad bag ban bar bat bed beg bet bib bid big bin bit bog bud bug bun but cab cam can cap car cat cob cod " +
  "cog con cop cot cub cud cup cut dab dad dam den did dig dim dip dog dot dub dud dug gab gag gap gem get " +
  "gig gob got gum gut had ham hat hem hen her hid him hip hit hog hop hot hub hug hum hut mad man map mat " +
  "men met mid mob mom mop mud mug mum nab nag nap net nib nip nod nor not nub nun nut pad pan par pat peg " +
  "pen pep per pet pig pin pit pod pop pot pun pup put rag ram ran rap rat red rib rid rig rim rip rob rod " +
  "rot rub rug run rut tab tad tag tan tap tar ten tic tin tip tom ton top tot tub tug"
).split(" ");
/** Letters are notes: vowels are sung, the others plucked, and later ones are higher. */
const SUNG = "aeiou";
const PLUCKED = "bcdfghjklmnpqrst";
const wordOf = (tune: string): string =>
  [...tune.matchAll(/(sung|plucked) (\d+)/g)]
    .map(([, how, note]) => (how === "sung" ? SUNG : PLUCKED)[Number(note) - 1] ?? "?")
    .join("");

/** Turns one letter after another by the shortest way over real words; where only notes are heard, back to the old tune. */
export const spellingbee = (): Mind => {
  let at = 0;
  let goals: readonly string[] = [];
  return thinking(
    (known) => {
      if (!can(known, /^Turn up/)) return undefined;
      const tunes = known.lines
        .filter((line) => /^\[(sung|plucked) \d+, (sung|plucked)/.test(line))
        .map(wordOf);
      const comb = tunes.at(-1) ?? "";
      if (
        known.fresh.some((line) =>
          /^(The comb (says|spins)|You have|In the comb|A gust|Whoosh|The wind)|^\w+: [A-Z], |^(And now|Now it goes|After the sting)/.test(
            line,
          ),
        )
      ) {
        at = 0;
        const isStung =
          known.fresh.some((line) => /hornet buzzes/.test(line)) &&
          known.fresh.some((line) => /^(And now|Now it goes|After)/.test(line));
        goals = isStung ? [tunes.at(-2) ?? ""] : goalsOf(known.lines, comb);
      }
      const next = wayTo(comb, goals);
      if (next === undefined) return undefined;
      const place = [...next].findIndex((letter, index) => letter !== comb[index]);
      const turned = letterNow(known, comb, at);
      if (at < place) {
        at += 1;
        return pressFor(known, /^Go right/);
      }
      if (at > place) {
        at -= 1;
        return pressFor(known, /^Go left/);
      }
      const wanted = next[place] ?? "";
      return pressFor(known, turned === wanted ? /^Let it work/ : /^Turn up/);
    },
    wanting(/^The barn/, /^Hire/),
  );
};

/** The letter that one is at, as it was turned since the comb last worked. */
function letterNow({ lines }: Known, comb: string, at: number): string {
  const worked = lines.findLastIndex((line) => /^\[(sung|plucked) \d+, (sung|plucked)/.test(line));
  const note = last(lines.slice(worked + 1), /^\[(sung|plucked) \d+(, on the \w+)?\]$/);
  const turned = note === undefined ? "" : wordOf(note);
  return turned === "" ? (comb[at] ?? "") : turned;
}

function goalsOf(lines: readonly string[], comb: string): readonly string[] {
  const wish = last(lines, /^(Mrs\. Plum|Dot the bee|Baron[^:]*): /) ?? "";
  const asked = since(lines, /^(Mrs\. Plum|Baron Sting|Dot the bee): /);
  const sound = VOICES.find(([voice]) => asked.some((line) => line.startsWith("[") && voice.test(line)))?.[1];
  const words = WISHES.find(([what]) => what.test(wish))?.[1].split(" ");
  return words ?? (sound === undefined ? neighbors(comb).slice(0, 1) : [sound]);
}

const isOneApart = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((letter, index) => letter !== other[index]).length === 1;
const neighbors = (word: string): readonly string[] => WORDS.filter((other) => isOneApart(word, other));

/** The first word on a shortest way to one of them. */
function wayTo(from: string, goals: readonly string[]): string | undefined {
  const came = new Map<string, string>([[from, from]]);
  for (const word of came.keys()) {
    if (goals.includes(word) && word !== from) {
      let step = word;
      while (came.get(step) !== from) step = came.get(step) ?? from;
      return step;
    }
    for (const next of neighbors(word)) if (!came.has(next)) came.set(next, word);
  }
  return undefined;
}
