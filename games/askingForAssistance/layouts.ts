/**
 * Six doors, what is heard at each, and what one knows after which question. Everything that is judged is reckoned here: a
 * door is known when ears and answers leave no other.
 */

/** Three doors on each side, counted from where one stands. */
export const SPOTS = ["L1", "L2", "L3", "R1", "R2", "R3"] as const;
export type Spot = (typeof SPOTS)[number];

export const PIECES = ["side", "number", "sound"] as const;
export type Piece = (typeof PIECES)[number];

/** What is heard at a door, by its place in the list of an item's sounds. */
type Hearing = (door: Spot, goal: Spot) => number;

interface Layout {
  readonly heard: Hearing;
  /** One knows beforehand how the goal sounds: the first of the sounds. */
  readonly isKnown: boolean;
  readonly clue: string;
}

const at = (door: Spot): number => SPOTS.indexOf(door);
const sideOf = (door: Spot): string => door.slice(0, 1);
const numberOf = (door: Spot): string => door.slice(1);
const beside = (door: Spot, goal: Spot): boolean =>
  sideOf(door) === sideOf(goal) && Number(numberOf(door)) === (Number(numberOf(goal)) % 3) + 1;

/** The goal's own sound where this holds; elsewhere another at each door. */
function only(sounds: (door: Spot, goal: Spot) => boolean): Hearing {
  return (door, goal) => (sounds(door, goal) ? 0 : (at(door) % 5) + 1);
}

export const LAYOUTS = {
  different: {
    heard: at,
    isKnown: false,
    clue: "All six doors sound different. So which one question would do?",
  },
  alike: {
    heard: () => 0,
    isKnown: false,
    clue: "All six sound alike, so a sound won't help. What tells one from the others?",
  },
  sides: {
    heard: (door) => (sideOf(door) === "L" ? 0 : 1),
    isKnown: false,
    clue: "The left ones sound alike, and so do the right ones. What would still be missing?",
  },
  rows: {
    heard: (door) => Number(numberOf(door)) - 1,
    isKnown: false,
    clue: "Left and right sound the same. Which question tells them apart?",
  },
  mixed: {
    heard: (door) => [0, 1, 0, 1, 2, 2][at(door)] ?? 0,
    isKnown: false,
    clue: "Each sound is at two doors. After one answer, which two are left?",
  },
  alone: {
    heard: only((door, goal) => door === goal),
    isKnown: true,
    clue: "You know how it sounds. How many doors sound like that?",
  },
  across: {
    heard: only((door, goal) => numberOf(door) === numberOf(goal)),
    isKnown: true,
    clue: "It sounds like that at two doors. What is different about the two?",
  },
  neighbors: {
    heard: only((door, goal) => door === goal || beside(door, goal)),
    isKnown: true,
    clue: "Two doors on one side sound like that. Which question tells them apart?",
  },
  corner: {
    heard: only((door, goal) => sideOf(door) === sideOf(goal) || numberOf(door) === numberOf(goal)),
    isKnown: true,
    clue: "Four doors sound like that. Which question leaves the fewest?",
  },
} satisfies Record<string, Layout>;
export type LayoutId = keyof typeof LAYOUTS;

/** The doors that it can be, for all that ears and these answers tell. */
export function candidates(id: LayoutId, goal: Spot, asked: readonly Piece[]): Spot[] {
  const { heard, isKnown } = LAYOUTS[id] as Layout;
  const sounds = SPOTS.map((door) => heard(door, goal));
  const isHeardAt = (door: Spot): boolean => sounds[at(door)] === sounds[at(goal)];
  return SPOTS.filter(
    (door) =>
      (!asked.includes("side") || sideOf(door) === sideOf(goal)) &&
      (!asked.includes("number") || numberOf(door) === numberOf(goal)) &&
      (!(isKnown || asked.includes("sound")) || isHeardAt(door)),
  );
}

/** What an answer is worth before it is heard: 1 for the question that leaves the fewest doors at worst, 0 for one that tells nothing. */
export function worth(id: LayoutId, goal: Spot, asked: readonly Piece[], piece: Piece): 0 | 0.5 | 1 {
  const now = candidates(id, goal, asked);
  const left = (one: Piece): number => {
    const { heard } = LAYOUTS[id] as Layout;
    const answers = now.map((door) =>
      one === "side" ? sideOf(door) : one === "number" ? numberOf(door) : String(heard(door, goal)),
    );
    return Math.max(...answers.map((answer) => answers.filter((other) => other === answer).length));
  };
  const mine = left(piece);
  if (mine === now.length) return 0;
  return PIECES.every((other) => mine <= left(other)) ? 1 : 0.5;
}

/** All that may have been asked, with what was not. */
export const ASKED: readonly (readonly Piece[])[] = PIECES.reduce<Piece[][]>(
  (sets, piece) => [...sets, ...sets.map((set) => [...set, piece])],
  [[]],
);
