/** A stop as an author states it, and what ears and answers tell there. */
import { ASKED, candidates, LAYOUTS, SPOTS, type LayoutId, type Piece, type Spot } from "./layouts.ts";
import type { Person, Worker } from "./people.ts";
import { by, type Heard, type Scene, type TalkLine } from "./scene.ts";

export interface Asking {
  /** Only one question is answered. */
  readonly isOnly?: true;
  /** A ship's horn swallows what is said after its steam. */
  readonly horn?: true;
  /** Some take your sleeve before you have said what you want; who is asked lends an elbow. */
  readonly pulls?: true;
}

export interface Stop {
  readonly id: string;
  /** "the stamp shop" */
  readonly name: string;
  readonly task: TalkLine[];
  readonly layout: LayoutId;
  /** By the numbers of the layout; where one knows how the goal sounds, that is the first. */
  readonly sounds: readonly Heard[];
  readonly worker: Worker;
  readonly other?: Person;
  readonly arrive: TalkLine[];
  /** Nothing is paid: the first one. */
  readonly isPractice?: true;
  /** What a known door gives back: in the last house. */
  readonly brings?: number;
  readonly asking?: Asking;
}

export function factsOf(id: string): Record<Piece | "spot", string> {
  return { spot: `${id}Spot`, side: `${id}Side`, number: `${id}Number`, sound: `${id}Sound` };
}

/** The fewest answers that leave no other door than this, each way to have them. */
export function enough(layout: LayoutId, goal: Spot): (readonly Piece[])[] {
  const sure = ASKED.filter((asked) => candidates(layout, goal, asked).length === 1);
  return sure.filter(
    (asked) => !sure.some((less) => less !== asked && less.every((piece) => asked.includes(piece))),
  );
}

export function soundAt({ layout, sounds }: Stop, door: Spot, goal: Spot): Heard {
  return soundOf(sounds, LAYOUTS[layout].heard(door, goal));
}

function soundOf(sounds: readonly Heard[], at = 0): Heard {
  const sound = sounds[at];
  if (sound === undefined) throw new RangeError(`soundOf: there is no sound ${at}`);
  return sound;
}

/** Where the goal is, as two words that lines may quote: "left", "two". */
export function wordsOf(id: string): Record<"onSide" | "nth", string> {
  return { onSide: `${id}OnSide`, nth: `${id}Nth` };
}

/** The goal is drawn, and with it the words for it. */
export function drawn(id: string): NonNullable<Scene["draws"]> {
  const { onSide, nth } = wordsOf(id);
  const { spot } = factsOf(id);
  const word = (fact: string, value: string, sign: string): NonNullable<Scene["draws"]>[number] => ({
    facts: [fact],
    values: [value],
    if: { [spot]: SPOTS.filter((one) => one.includes(sign)) },
  });
  return [
    { facts: [spot], values: [...SPOTS] },
    word(onSide, "left", "L"),
    word(onSide, "right", "R"),
    word(nth, "one", "1"),
    word(nth, "two", "2"),
    word(nth, "three", "3"),
  ];
}

/** How the goal sounds. */
export function goalSound(stop: Stop): TalkLine {
  const { id, layout, sounds } = stop;
  if (LAYOUTS[layout].isKnown || sounds.length === 1) return soundOf(sounds);
  const heard = SPOTS.map((goal): [Spot, TalkLine[]] => [goal, [soundAt(stop, goal, goal)]]);
  return by(factsOf(id).spot, Object.fromEntries(heard));
}

/** What has been answered, for REPEAT. */
export function answered(stop: Stop): TalkLine[] {
  const { side, number, sound } = factsOf(stop.id);
  const { onSide, nth } = wordsOf(stop.id);
  return [
    by(side, { yes: [`It's on the {${onSide}}.`] }),
    by(number, { yes: [`It's door {${nth}}.`] }),
    by(sound, { yes: ["You'll hear this:", goalSound(stop)] }),
  ];
}
