/** A stop as an author states it, and what ears and answers tell there. */
import { ASKED, candidates, LAYOUTS, SPOTS, type LayoutId, type Piece, type Spot } from "./layouts.ts";
import type { Person } from "./people.ts";
import { by, type Heard, type TalkLine } from "./scene.ts";

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
  readonly worker: Person;
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

/** What has been answered, for REPEAT. */
export function answered({ id, layout, sounds }: Stop): TalkLine[] {
  const { spot, side, number, sound } = factsOf(id);
  const each = (told: (goal: Spot) => TalkLine[]): TalkLine =>
    by(spot, Object.fromEntries(SPOTS.map((goal) => [goal, told(goal)])));
  return [
    by(side, { yes: [each((goal) => [goal.startsWith("L") ? "It's on the left." : "It's on the right."])] }),
    by(number, {
      yes: [each((goal) => [`It's door ${["one", "two", "three"][Number(goal[1]) - 1] ?? ""}.`])],
    }),
    by(sound, {
      yes: ["You'll hear this:", each((goal) => [soundOf(sounds, LAYOUTS[layout].heard(goal, goal))])],
    }),
  ];
}
