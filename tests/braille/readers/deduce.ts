/** Whoever puts clues together until one thing is left. */
import { can, last, pressFor, since, thinking, wanting, type Known, type Mind } from "../mind.ts";
import type { Press } from "../../../engine/index.ts";

/** What is so of the words; what is only so of some of them, as one may take it, stands behind the stroke. */
const TRUE_OF: readonly (readonly [clue: RegExp, words: string])[] = [
  [/make things hot/, "kettle toaster"],
  [/electricity/, "toaster blender | kettle"],
  [/sharp blades/, "blender"],
  [/pour from it/, "bowl kettle blender | spoon"],
  [/eat soup/, "spoon bowl"],
  [/in the sink/, "spoon bowl sponge | kettle blender"],
  [/glass of milk/, "bowl blender kettle | sponge"],
  [/hold it the whole time/, "spoon sponge | bowl kettle"],
  [/squeeze it flat/, "sponge"],
  [/noise all by itself/, "toaster blender kettle"],
  [/slots for bread/, "toaster"],
  [/has a lid/, "kettle blender | bowl"],
  [/to mix food/, "spoon blender | bowl"],
  [/feathers/, "duck rooster"],
  [/has wings/, "duck rooster bee"],
  [/4 legs|four legs/, "horse frog"],
  [/has legs/, "duck rooster bee horse frog"],
  [/in an egg/, "duck rooster bee frog | snake"],
  [/around ponds/, "duck frog | snake"],
  [/bones inside/, "duck rooster snake horse frog"],
  [/ride on its back/, "horse"],
  [/lay eggs/, "duck frog | bee snake"],
  [/people eat/, "bee | duck"],
  [/alarm clock/, "rooster"],
  [/over a house/, "duck bee"],
  [/on its belly/, "snake"],
];
const isTrue = (clue: string, word: string): boolean | undefined => {
  const [sure = "", perhaps = ""] = TRUE_OF.find(([what]) => what.test(clue))?.[1].split(" | ") ?? [];
  if (sure.split(" ").includes(word)) return true;
  return perhaps.split(" ").includes(word) ? undefined : false;
};
/** A sound that gives a story away. */
const FIBS: Readonly<Record<string, RegExp>> = {
  duck: /crows/,
  rooster: /snore|cluck/,
  bee: /wings flap/,
  snake: /running/,
  horse: /footsteps|steps/,
  frog: /cricket/,
};

/** Finds the word whose hum or story is a lie, traps a thief with true cards, and the one that all clues fit. */
export const definitionDetective = (): Mind =>
  thinking(
    (known) => {
      const { lines } = known;
      const row = since(lines, /^\[a door creaks/);
      const words = row.flatMap((line) => /^(?:First|Second|Third|Fourth|Fifth|Sixth) word: ([A-Z][a-z]+)\.$/.exec(line)?.[1]?.toLowerCase() ?? []);
      const names = [...new Set(words)];
      if (can(known, /^Call it out/)) return trapping(known, row, names);
      if (!can(known, /^Accuse/)) return undefined;
      const clues = row.filter((line) => line.startsWith("Biscuit the parrot: It") || line.startsWith("Biscuit the parrot: You"));
      const isBoasting = lines.some((line) => /doubt the high hums/.test(line));
      const hums = row.some((line) => /hum, (rising|falling)/.test(line));
      const here = words.length > names.length ? words.at(-1) : undefined;
      const thief = hums
        ? names.find((word) => isLying(row, word, isBoasting))
        : clues.length > 0
          ? onlyOne(names.filter((word) => clues.every((clue) => isTrue(clue, word) !== false)))
          : names.find((word) => row.some((line, at) => line.toLowerCase().includes(`word: ${word}.`) && FIBS[word]?.test(row.slice(at + 1, at + 3).join(" ")) === true));
      if (thief === undefined) return clues.length > 0 ? pressFor(known, /^Buy a clue/) : pressFor(known, /^Go right/);
      return here === thief ? pressFor(known, /^Accuse/) : pressFor(known, /^Go right/);
    },
    wanting(/^The barn/, /^No bet/, /^Keep the crackers/),
  );

const onlyOne = (words: readonly string[]): string | undefined => (words.length === 1 ? words[0] : undefined);

/** Whoever denies hums low to what is so, whoever boasts hums high to what is not. */
function isLying(row: readonly string[], word: string, isBoasting: boolean): boolean {
  let clue = "";
  for (const [at, line] of row.entries()) {
    if (line.startsWith("Biscuit the parrot: ")) clue = line;
    if (!line.toLowerCase().includes(`word: ${word}.`)) continue;
    const hum = row[at + 1] ?? "";
    if (isBoasting ? hum.includes("rising") && isTrue(clue, word) === false : hum.includes("falling") && isTrue(clue, word) === true)
      return true;
  }
  return false;
}

/** Hears all cards, and calls those that leave nobody but the thief. */
function trapping(known: Known, row: readonly string[], names: readonly string[]): Press | undefined {
  const thief = /The thief is (\w+)|Dot: (\w+) did it|Trap (\w+) alone|(?:It's|It is|It was) (\w+)/.exec(last(row, /^Detective Dot: /) ?? "");
  const name = thief?.slice(1).find((one) => one !== undefined)?.toLowerCase() ?? "";
  const heard = row.filter((line) => line.startsWith("Biscuit the parrot: "));
  const cards = [...new Set(heard)];
  const all = known.moves.filter(({ label }) => /^Card \d/.test(label)).length;
  if (cards.length < all) return pressFor(known, /^Go right/);
  const traps = (called: readonly string[]) =>
    names.every((word) => (called.every((clue) => isTrue(clue, word) === true) ? word === name : called.some((clue) => isTrue(clue, word) === false))) &&
    called.every((clue) => isTrue(clue, name) === true);
  const plan = [
    ...cards.map((card) => [card]),
    ...cards.flatMap((card, at) => cards.slice(at + 1).map((other) => [card, other])),
    ...cards.flatMap((card, at) => cards.slice(at + 1).flatMap((other, from) => cards.slice(at + from + 2).map((third) => [card, other, third]))),
  ].find(traps);
  // A card that is called says who steps onto the trapdoor.
  const called = new Set(row.flatMap((line, at) => (/ word: /.test(line) && row[at - 1] === "[a page turns]" ? [lastCard(row.slice(0, at))] : [])));
  const next = plan?.find((card) => !called.has(card));
  if (next === undefined) return pressFor(known, /^Pull the lever/);
  const [at, wanted] = [cards.indexOf(heard.at(-1) ?? ""), cards.indexOf(next)];
  return pressFor(known, at === wanted ? /^Call it out/ : at < wanted ? /^Go right/ : /^Go left/);
}

const lastCard = (row: readonly string[]): string | undefined => row.findLast((line) => line.startsWith("Biscuit the parrot: "));

type Probe = "jump" | "heat" | "moons";
const PROBES: readonly (readonly [probe: Probe, drawer: RegExp])[] = [
  ["jump", /jump probe/],
  ["heat", /heat probe/],
  ["moons", /radar/],
];

/** What a probe hears of a world, in a word. */
function reading(line: string): readonly [Probe, string] | undefined {
  const bare = line.replace(/, (on the|a little to the) (left|right)\]$/, "]");
  if (/^\[a .*jump( as on Earth)?\]$/.test(bare)) return ["jump", bare];
  if (/^\[(a higher|a lower|the same) note\]$/.test(bare)) return ["heat", bare];
  if (/^\[a radar call, and no answer\]$/.test(bare)) return ["moons", "0"];
  if (bare === "[an answer]") return ["moons", "1"];
  return undefined;
}

/** Compares what was heard with every world, and sends another probe while two sound the same. */
export const spacecase = (): Mind => {
  const worlds = new Map<string, Partial<Record<Probe, string>>>();
  let heard: Partial<Record<Probe, string>> = {};
  let held: Probe = "jump";
  let at = -1;
  let goes = 1;
  return thinking(
    (known) => {
      const names = known.moves.flatMap(({ label }) => /^Go to (.+)$/.exec(label)?.[1] ?? []);
      if (names.length === 0) return undefined;
      let world: string | undefined;
      let answers = 0;
      const clue = known.fresh.findLastIndex(
        (line, index) => line.startsWith("Blip: ") && known.fresh.slice(index + 1, index + 3).some((next) => reading(next) !== undefined),
      );
      const isNew = clue >= 0 || known.fresh.some((line) => line.startsWith("[a robot says hello"));
      if (isNew) {
        heard = {};
        at = -1;
        goes = 1;
      }
      for (const line of known.fresh.slice(clue + 1)) {
        const named = /^Kettle, the ship: (.+)\.$/.exec(line)?.[1];
        if (named !== undefined) {
          world = names.find((name) => name.toLowerCase() === named.toLowerCase());
          if (world !== undefined) at = names.indexOf(world);
          answers = 0;
        }
        const told = reading(line);
        if (told === undefined) continue;
        const [probe, what] = told;
        if (what === "1") answers += 1;
        const value = what === "1" ? String(answers) : what;
        if (world === undefined) heard = { ...heard, [probe]: value };
        else worlds.set(world, { ...worlds.get(world), [probe]: value });
        held = probe;
      }
      if (known.fresh.some((line) => line.startsWith("[nothing here"))) goes = -goes;
      if (can(known, /^Hide it here/)) return hiding(known, names, worlds, at);
      const probes = Object.keys(heard) as Probe[];
      const drawer = known.moves.find(({ button, label }) => button === "select" && /^Send the/.test(label))?.label;
      const missing = names.some((name) => probes.includes(held) && worlds.get(name)?.[held] === undefined);
      const left = names.filter((name) => probes.every((probe) => worlds.get(name)?.[probe] === undefined || worlds.get(name)?.[probe] === heard[probe]));
      if (drawer !== undefined) {
        const wanted = PROBES.findIndex(([probe, what]) => heard[probe] === undefined && known.moves.some(({ label }) => what.test(label.toLowerCase())));
        const now = PROBES.findIndex(([, what]) => what.test(drawer.toLowerCase()));
        if (wanted < 0) return pressFor(known, /^Chart/);
        return wanted === now ? pressFor(known, /^Send the/) : pressFor(known, wanted > now ? /^Right/ : /^Left/);
      }
      if (missing) return pressFor(known, goes > 0 ? /^Right/ : /^Left/);
      const [only, other] = left;
      if (only !== undefined && other === undefined) return to(known, names.indexOf(only), at, /^Fly there/);
      return pressFor(known, /^Probes/);
    },
    wanting(/^The Moon/),
  );
};

function to(known: Known, place: number, at: number, what: RegExp): Press | undefined {
  if (place === at) return pressFor(known, what);
  return pressFor(known, place > at ? /^Right/ : /^Left/);
}

/** Where another world sounds the same, and Tidy gets to that one first. */
function hiding(
  known: Known,
  names: readonly string[],
  worlds: ReadonlyMap<string, Partial<Record<Probe, string>>>,
  at: number,
): Press | undefined {
  const visit = since(known.lines, /^\[a robot says hello/);
  const probe = PROBES.find(([, what]) => visit.some((line) => what.test(line.toLowerCase()) && /listens|brought|comes with|uses/.test(line)))?.[0] ?? "heat";
  const comesFromRight = visit.some((line) => /from the right/.test(line));
  const order = comesFromRight ? [...names].reverse() : names;
  const unheard = names.find((name) => worlds.get(name)?.[probe] === undefined);
  if (unheard !== undefined) return to(known, names.indexOf(unheard), at, /^Who comes/);
  const hidden = order.find((name, index) => order.slice(0, index).some((other) => worlds.get(other)?.[probe] === worlds.get(name)?.[probe]));
  return hidden === undefined ? undefined : to(known, names.indexOf(hidden), at, /^Hide it here/);
}

/** Which clubs a guest is in, by its sound. */
const CLUBS: readonly (readonly [guest: RegExp, clubs: string])[] = [
  [/washing machine|drill|blender|vacuum|saw\b|mower|hair dryer|fan\b|refrigerator/, "motors"],
  [/motorbike|car starts|bus|truck|motorcycle|tractor|train/, "wheels motors"],
  [/plane|helicopter/, "wings motors"],
  [/bicycle|skateboard|shopping cart|suitcase|scooter|roller/, "wheels"],
  [/rooster|hen|cluck|goose|duck|quack|owl|bee|parrot|crow|dove|bird|sparrow|mosquito|wings/, "animals wings"],
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
      if (fresh.some((line) => line.startsWith("[a mask is ripped off")) && !fresh.some((line) => line.startsWith("[four guests")))
        caught = [...caught, said];
      const clubs = known.moves.flatMap(({ label, button }) => (button === undefined && !/umber/.test(label) ? [label.toLowerCase()] : []));
      const odd = (without: readonly number[]) =>
        clubs
          .map((club) => ({ club, out: guests.flatMap((sound, index) => (clubsOf(sound).includes(club) ? [] : [index])) }))
          .find(({ out }) => out.length === 1 && guests.length === 4 && !without.includes(out[0] ?? -1));
      if (can(known, /^Say this club/)) {
        const found = odd(caught);
        const now = last(lines.slice(lines.findLastIndex((line) => line.startsWith("[the list of clubs opens"))), /^Aunt Opal: \w+\.$/);
        const isHere = now?.toLowerCase().includes(found?.club ?? "?") === true;
        return isHere ? pressFor(known, /^Say this club/) : pressFor(known, /^The next club/);
      }
      if (!can(known, /^This is the goblin/)) return undefined;
      const sound = fresh.findLast((line) => /^\[.*(left|right)\]$/.test(line) && !/step on carpet|mask/.test(line));
      if (fresh.some((line) => line.startsWith("[a step on carpet")) && sound !== undefined) guests[at] = sound;
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
