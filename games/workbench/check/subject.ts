/** What rules look at: the definition, its texts, and, once somebody asks, what simulated sittings have heard of it. */
import type { Definition, ParsedGame } from "../../../engine/definition/index.ts";
import type { Move } from "../../../engine/index.ts";
import { masher, simulateSitting, thinker, type Moment, type Temper } from "../../../engine/sitting/index.ts";
import { shownText } from "../../../engine/speech/index.ts";
import { originOf } from "../lines/origin.ts";
import { textsIn, type Text } from "../texts.ts";

type Climbed = Moment["climbed"];

/** A turn as somebody met it who asked for every hint first. */
export interface MetTurn {
  readonly level: number;
  readonly act: string;
  readonly item: string;
  readonly opening: readonly string[];
  /** What was said by each hint, from the first to the fourth. */
  readonly hints: readonly (readonly string[])[];
  /** How far up help had come with each of them. */
  readonly rungs: readonly Climbed[];
  readonly moves: readonly Move[];
  /** The id of the solver's move. */
  readonly best: string;
}

export interface HeardSitting {
  readonly level: number;
  /** Of a player who thinks: one who presses anything hears things more often than they are meant to be. */
  readonly isThinking: boolean;
  /** Lines in the order of hearing, names of moves aside. */
  readonly lines: readonly { readonly text: string }[];
  /** What had been counted at its end. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface Met {
  readonly turns: readonly MetTurn[];
  readonly sittings: readonly HeardSitting[];
}

export interface Subject {
  readonly game: ParsedGame;
  readonly definition: Definition;
  readonly texts: readonly Text[];
  /** Where a line that was heard was written. */
  readonly origin: (line: string) => Text | null;
  readonly met: () => Met;
}

export function subjectOf(game: ParsedGame): Subject {
  const texts = textsIn(game.definition);
  let met: Met | null = null;
  return {
    game,
    definition: game.definition,
    texts,
    origin: originOf(texts),
    met: () => (met ??= meet(game)),
  };
}

/** At each level one asks for everything, two think, and one presses anything: enough for a check, in a second or two. */
const HINTS = 4;

function meet(game: ParsedGame): Met {
  const turns: MetTurn[] = [];
  const sittings: HeardSitting[] = [];
  for (const level of game.definition.levels.keys()) {
    const asked = asking(level, turns);
    for (const [seed, temper] of [asked.temper, thinker, thinker, masher].entries()) {
      const observer = seed === 0 ? { came: asked.came } : undefined;
      const { cues, sitting } = simulateSitting({ game, level, seed, length: "full", temper, observer });
      const lines = cues.flatMap((cue) =>
        cue.type === "say" && cue.part !== "name" ? [{ text: shownText(cue.text) }] : [],
      );
      sittings.push({ level, isThinking: temper === thinker, lines, counts: sitting.standing.counts });
    }
  }
  return { turns, sittings };
}

function asking(level: number, turns: MetTurn[]) {
  let act = "";
  let item = "";
  let isNew = false;
  let from = 0;
  let said: string[][] = [];
  let climbs: Climbed[] = [];
  const temper: Temper = ({ moves, best, heard, done, climbed }) => {
    const since = heard.slice(from).flatMap((cue) => (cue.type === "say" ? [shownText(cue.text)] : []));
    from = heard.length;
    if (done <= HINTS && isNew) {
      said.push(since);
      climbs.push(climbed);
    }
    if (done < HINTS) return "hint";
    const action = best();
    if (done === HINTS && isNew) {
      const [opening = [], ...hints] = said;
      turns.push({ level, act, item, opening, hints, rungs: climbs.slice(1), moves, best: action.move });
      isNew = false;
    }
    return action;
  };
  const came = (name: string, id?: string): void => {
    if (id === undefined) return;
    act = name;
    item = id;
    isNew = true;
    said = [];
    climbs = [];
  };
  return { temper, came };
}
