/** Whoever weighs every clue against every word. */
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
  snake: /trot/,
  horse: /footsteps|steps/,
  frog: /cricket/,
};

/** Finds the word whose hum or story is a lie, traps a thief with true cards, and the one that all clues fit. */
export const definitionDetective = (): Mind =>
  thinking(
    (known) => {
      const { lines } = known;
      const row = since(lines, /^\[a door creaks/);
      const words = row.flatMap(
        (line) =>
          /^(?:First|Second|Third|Fourth|Fifth|Sixth) word: ([A-Z][a-z]+)\.$/
            .exec(line)?.[1]
            ?.toLowerCase() ?? [],
      );
      const names = [...new Set(words)];
      if (can(known, /^Call it out/)) return trapping(known, row, names);
      if (!can(known, /^Accuse/)) return undefined;
      const clues = row.filter(
        (line) => line.startsWith("Biscuit the parrot: It") || line.startsWith("Biscuit the parrot: You"),
      );
      const isBoasting = lines.some((line) => /doubt the high hums/.test(line));
      const hums = row.some((line) => /hum, (rising|falling)/.test(line));
      const here = words.length > names.length ? words.at(-1) : undefined;
      const thief = hums
        ? names.find((word) => isLying(row, word, isBoasting))
        : clues.length > 0
          ? onlyOne(names.filter((word) => clues.every((clue) => isTrue(clue, word) !== false)))
          : names.find((word) =>
              row.some(
                (line, at) =>
                  line.toLowerCase().includes(`word: ${word}.`) &&
                  FIBS[word]?.test(row.slice(at + 1, at + 3).join(" ")) === true,
              ),
            );
      if (thief === undefined)
        return clues.length > 0 ? pressFor(known, /^Another clue/) : pressFor(known, /^Go right/);
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
    if (
      isBoasting
        ? hum.includes("rising") && isTrue(clue, word) === false
        : hum.includes("falling") && isTrue(clue, word) === true
    )
      return true;
  }
  return false;
}

/** Hears all cards, and calls those that leave nobody but the thief. */
function trapping(known: Known, row: readonly string[], names: readonly string[]): Press | undefined {
  const thief = /The thief is (\w+)|Dot: (\w+) did it|Trap (\w+) alone|(?:It's|It is|It was) (\w+)/.exec(
    last(row, /^Detective Dot: /) ?? "",
  );
  const name =
    thief
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.toLowerCase() ?? "";
  const heard = row.filter((line) => line.startsWith("Biscuit the parrot: "));
  const cards = [...new Set(heard)];
  const all = known.moves.filter(({ label }) => /^Card \d/.test(label)).length;
  if (cards.length < all) return pressFor(known, /^Go right/);
  const traps = (called: readonly string[]) =>
    names.every((word) =>
      called.every((clue) => isTrue(clue, word) === true)
        ? word === name
        : called.some((clue) => isTrue(clue, word) === false),
    ) && called.every((clue) => isTrue(clue, name) === true);
  const plan = [
    ...cards.map((card) => [card]),
    ...cards.flatMap((card, at) => cards.slice(at + 1).map((other) => [card, other])),
    ...cards.flatMap((card, at) =>
      cards
        .slice(at + 1)
        .flatMap((other, from) => cards.slice(at + from + 2).map((third) => [card, other, third])),
    ),
  ].find(traps);
  // A card that is called says who steps onto the trapdoor.
  const called = new Set(
    row.flatMap((line, at) =>
      / word: /.test(line) && row[at - 1] === "[a page turns]" ? [lastCard(row.slice(0, at))] : [],
    ),
  );
  const next = plan?.find((card) => !called.has(card));
  if (next === undefined) return pressFor(known, /^Pull the lever/);
  const [at, wanted] = [cards.indexOf(heard.at(-1) ?? ""), cards.indexOf(next)];
  return pressFor(known, at === wanted ? /^Call it out/ : at < wanted ? /^Go right/ : /^Go left/);
}

const lastCard = (row: readonly string[]): string | undefined =>
  row.findLast((line) => line.startsWith("Biscuit the parrot: "));
