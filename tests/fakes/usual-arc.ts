/**
 * The arc of the first games: a warm-up, rounds with a line of story before and after each, a boss, and what became of
 * it all. One composition among many.
 */
import type { Act, AnyItem, ItemSet, Level, Line } from "../../engine/definition/index.ts";

interface Story {
  readonly hook: readonly Line[];
  readonly warmUp: readonly Line[];
  readonly rounds: readonly { readonly open: readonly Line[]; readonly close: readonly Line[] }[];
  readonly bossDone: readonly Line[];
}

interface Shape {
  readonly warmUps: number;
  readonly turnsPerRound: number;
}

/** What is new here: the goal, then how the buttons do it. */
interface Opened {
  readonly intro: readonly Line[];
}

/** What a game of a mechanic is made of: `PartsOf<"dial">`. */
interface Parts {
  readonly rules: unknown;
  readonly item: AnyItem;
}

type LevelOf<P extends Parts> = Level<P["rules"], P["item"]>;
type BankOf<P extends Parts> = ItemSet<P["rules"], P["item"]>;

/** The last of the levels that end in this boss. */
interface Boss {
  readonly upTo?: string;
}

interface Arc<P extends Parts> {
  readonly story: Story;
  readonly shape: Shape;
  readonly levels: readonly (Omit<LevelOf<P>, "chapter"> & Opened)[];
  /** The easiest first; the last one is for all levels that no other is for. */
  readonly bosses: readonly (BankOf<P> & Opened & Boss)[];
  /** Turns against the boss. */
  readonly turns: number;
}

export function usualArc<P extends Parts>({
  story,
  shape,
  levels,
  bosses,
  turns,
}: Arc<P>): { levels: LevelOf<P>[]; banks: BankOf<P>[] } {
  const places = new Map(levels.map(({ id }, index) => [id, index]));
  const bossFor = (index: number): BankOf<P> & Opened => {
    const boss = bosses.find(({ upTo }) => upTo === undefined || index <= (places.get(upTo) ?? -1));
    if (boss === undefined) throw new RangeError(`usualArc: no boss for level ${index + 1}`);
    return boss;
  };
  return {
    levels: levels.map(({ intro, ...level }, index) => ({
      ...level,
      chapter: [
        tell("hook", story.hook),
        ...(shape.warmUps === 0
          ? []
          : [
              play("warm-up", shape.warmUps, {
                as: "learn",
                set: level.easier,
                how: told(intro, story.warmUp),
              }),
            ]),
        ...story.rounds.flatMap((_round, round) => roundActs(story, shape, round, intro)),
        tell("boss-near", [
          { sound: "round-done" },
          ...(story.rounds.at(-1)?.close ?? []),
          { sound: "boss-near", hold: "end" },
        ]),
        play("boss", turns, { as: "boss", set: bossFor(index).id, how: told(bossFor(index).intro, []) }),
        tell("boss-done", story.bossDone),
      ],
    })),
    banks: bosses.map(({ intro: _intro, upTo: _upTo, ...boss }) => boss),
  };
}

function roundActs({ rounds }: Story, shape: Shape, round: number, intro: readonly Line[]): Act[] {
  const isFirst = round === 0;
  const isLast = round === rounds.length - 1;
  const before: Line[] = isFirst ? [] : [{ sound: "round-done" }, ...(rounds[round - 1]?.close ?? [])];
  return [
    tell(`round-${round + 1}-opens`, [...before, ...(rounds[round]?.open ?? [])]),
    play(`round-${round + 1}`, shape.turnsPerRound, {
      as: "ride",
      eases: true,
      resumed: [...intro],
      ...(isLast ? { returns: true } : {}),
    }),
  ];
}

function tell(id: string, lines: readonly Line[]): Act {
  return { type: "tell", id, as: "story", lines: [...lines] };
}

type Play = Extract<Act, { type: "play" }>;

function play(id: string, turns: number, how: Omit<Play, "type" | "id" | "turns">): Act {
  return { type: "play", id, turns, ...how };
}

/** How it is played, and then a word of the story. */
function told(how: readonly Line[], story: readonly Line[]): Line[] {
  const context = story.map((line): Line => {
    if (typeof line === "string") return { say: line, part: "context" };
    return typeof line === "object" && "say" in line && line.part === undefined
      ? { ...line, part: "context" }
      : line;
  });
  return [...how, ...context];
}
