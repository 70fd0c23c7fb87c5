/** Who plays for a transcript: by what a player hears, and by a seed, so that it is the same every time. */
import type { Action, Move, TranscriptEntry } from "../../engine/index.ts";
import { createRandom, type Random } from "../../engine/random.ts";

export interface Moment {
  readonly moves: readonly Move[];
  /** What the solver would do; null where nothing is to be solved. */
  readonly best: Action | null;
  /** All that was heard so far. */
  readonly heard: readonly TranscriptEntry[];
}

export type Player = (moment: Moment) => Move;

const SEED = 7;

/** Mostly knows, sometimes tries, and sometimes asks. */
export function knowingPlayer(): Player {
  const chance = createRandom(SEED);
  return ({ moves, best }) => {
    const roll = chance.next();
    // A choice of roads has no hint.
    if (roll < 0.03 && moves.some(({ button }) => button === "hint")) return moveNamed(moves, "hint");
    if (roll < 0.06) return moveNamed(moves, "repeat");
    if (roll >= 0.14) return solving(moves, best);
    return chance.pick(moves.filter(({ button }) => button !== undefined && button !== "pause"));
  };
}

/** The items at which the other player errs: every third, and in this one until it is over. */
const ERRS_EVERY = 3;
const ERRS_FIRST = 1;
const ERRS_ON_AT = 4;
/** A lost shopper walks for long before the game shows the way. */
const MOST_MISTAKES = 8;
const MOST_MISTAKES_ON = 150;
const MOST_HINTS = 3;
const SHARE_OF_HINTS = { knowing: 0.04, erring: 0.2 };
const SHARE_OF_ANSWERS = 0.85;

/** Errs at every third item until help comes, once as long as the item lasts. */
export function erringPlayer(): Player {
  const chance = createRandom(SEED);
  // An item may have parts, such as the culprit and then the reason: each has help of its own.
  let part = { name: "", from: 0, hints: 0, mistakes: 0 };
  return ({ moves, best, heard }) => {
    const played = heard.filter(({ type }) => type === "verdict").length;
    const answers = moves.filter(({ judges }) => judges === true).map(({ id }) => id);
    const name = [played, ...answers].join(" ");
    if (name !== part.name) part = { name, from: heard.length, hints: 0, mistakes: 0 };
    if (best === null) return solving(moves, best);

    const isHelped = helpsIn(heard.slice(part.from)) > part.hints;
    const errs =
      played === ERRS_ON_AT
        ? part.mistakes < MOST_MISTAKES_ON
        : played % ERRS_EVERY === ERRS_FIRST &&
          part.mistakes < MOST_MISTAKES &&
          !isHelped &&
          answers.length > 0;
    const asks = part.hints < MOST_HINTS && chance.next() < SHARE_OF_HINTS[errs ? "erring" : "knowing"];
    if (asks && moves.some(({ button }) => button === "hint")) {
      part.hints += 1;
      return moveNamed(moves, "hint");
    }
    if (!errs) return solving(moves, best);
    part.mistakes += 1;
    return mistake(moves, best, wasInVain(heard), chance);
  };
}

/** An answer that is not the right one, or a way past it. */
function mistake(moves: readonly Move[], best: Action, inVain: boolean, chance: Random): Move {
  const others = moves.filter(({ id, button }) => id !== best.move && isOwn(button));
  const answers = others.filter(({ judges }) => judges === true);
  const ways = others.filter(({ judges }) => judges !== true);
  const isAnswering = !inVain && chance.next() < SHARE_OF_ANSWERS;
  const wrong = answers.length > 0 && (isAnswering || ways.length === 0) ? answers : ways;
  // Where the best move is the only one there is, nobody can go wrong.
  return wrong.length === 0 ? solving(moves, best) : chance.pick(wrong);
}

/** A button that the game gives a meaning, not one that every game has. */
function isOwn(button: Move["button"]): boolean {
  return button !== undefined && !["repeat", "hint", "pause"].includes(button);
}

/** The last press did nothing. */
function wasInVain(heard: readonly TranscriptEntry[]): boolean {
  const last = heard.findLast(({ type }) => type === "sound");
  return last?.type === "sound" && last.sound === "nothing";
}

function helpsIn(heard: readonly TranscriptEntry[]): number {
  return heard.filter((entry) => entry.type === "sound" && entry.sound === "help").length;
}

function solving(moves: readonly Move[], best: Action | null): Move {
  const move = moves.find(({ id }) => best === null || id === best.move);
  if (move === undefined) throw new Error(`no move for ${JSON.stringify(best)}`);
  return move;
}

function moveNamed(moves: readonly Move[], button: "hint" | "repeat"): Move {
  const move = moves.find((one) => one.button === button);
  if (move === undefined) throw new Error(`there is no ${button} now`);
  return move;
}
