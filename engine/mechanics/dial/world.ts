/** What the turns leave behind: where the last one ended, who has come aboard, who went over to the rival. */
import type { PatternCue, PatternNote, Cue } from "../../cue.ts";
import type { Guest, DialDeal, DialRules, DialState, DialWorld } from "./schema.ts";
import type { DialContent } from "./words.ts";

export function beginWorld(_content: unknown, rules: DialRules): DialWorld {
  return { at: rules.range.from, aboard: [], gone: [], fuel: null };
}

export function leaveWorld({ item, world }: DialDeal, state: DialState): DialWorld {
  const came =
    item.offers === undefined
      ? [item.ways[state.way]?.guest]
      : state.taken.map((place) => item.offers?.[place]?.guest);
  const guests = came.filter((guest) => guest !== undefined);
  const joins = state.arrived && !state.pushed;
  const freed = state.freed === null ? [] : [state.freed];
  return {
    at: state.at,
    aboard: joins ? [...world.aboard, ...guests, ...freed] : world.aboard,
    gone: state.pushed ? [...world.gone, ...guests] : world.gone.filter((id) => id !== state.freed),
    fuel: state.fuel,
  };
}

/** Everybody aboard at play, and then a bell for all the fuel that is left. */
export function perform(
  content: DialContent,
  rules: DialRules,
  world: DialWorld,
  stakes: Readonly<Record<string, number>> = {},
): Cue[] {
  const players = world.aboard.flatMap((id) => rules.guests?.[id] ?? []);
  // Some may have been bought since the last turn.
  const fuel = stakes[content.fuel?.stake ?? ""] ?? world.fuel ?? 0;
  return [...together("band", players), ...bells(content, fuel)];
}

/** A guest's own part. */
export function solo(rules: DialRules, guest: string): Cue[] {
  const player = rules.guests?.[guest];
  return player === undefined ? [] : together("solo", [player]);
}

function together(name: string, players: readonly NonNullable<DialRules["guests"]>[string][]): PatternCue[] {
  if (players.length === 0) return [];
  const notes: PatternNote[] = players.flatMap(({ part }) => notesOf(part)).toSorted((a, b) => a.at - b.at);
  return [{ type: "pattern", name, notes, caption: players.map(({ plays }) => plays).join(", ") }];
}

function notesOf({ sound, level, notes }: Guest["part"]): PatternNote[] {
  return notes.map(([at = 0, pitch]) => ({ sound, level, at, ...(pitch === undefined ? {} : { pitch }) }));
}

const BELL_EVERY = 260;
/** A major scale: one bell higher than the other. */
const SCALE = [0, 2, 4, 5, 7, 9, 11];

function bells({ fuel }: DialContent, count: number): PatternCue[] {
  if (fuel === undefined || count === 0) return [];
  const notes = Array.from({ length: count }, (_, index) => ({
    sound: fuel.bell,
    at: index * BELL_EVERY,
    pitch: Math.min(24, Math.floor(index / SCALE.length) * 12 + (SCALE[index % SCALE.length] ?? 0)) - 5,
  }));
  return [
    {
      type: "pattern",
      name: "bells",
      notes,
      caption: `bells, higher and higher: ${Array(count).fill("ding").join(" ")}`,
    },
  ];
}
