/** Ways to play without a thought of what the game teaches. What pays is a loophole. */
import { shownText } from "../../../engine/speech/index.ts";
import { actionOf, masher, type Chooser, type Moment, type Temper } from "../../../engine/sitting/index.ts";
import type { Action, Move, Press } from "../../../engine/index.ts";

export interface Strategy {
  readonly name: string;
  /** In a sentence to the author: what somebody who plays so does. */
  readonly about: string;
  /** A new player for each sitting: some remember. */
  readonly player: () => Temper;
  readonly chooser?: Chooser;
}

/** Help has five rungs at most, and the price of each may be told before it is paid. */
const HINTS = 10;

/** Nobody does the same forever: after so many times in one turn somebody presses anything. */
const PATIENCE = 40;

export const strategies: readonly Strategy[] = [
  ...(["left", "right", "up", "down", "select"] as const).map((button): Strategy => ({
    name: `always ${button}`,
    about: `presses ${button} wherever it does something, and Select where it does not`,
    player: () => patiently((moment) => pressed(moment, button) ?? pressed(moment, "select")),
    chooser: ({ options }) => (button === "right" ? options.length - 1 : 0),
  })),
  {
    name: "left and right",
    about: "presses Left and Right in turn",
    player: () =>
      patiently((moment) => pressed(moment, moment.done % 2 === 0 ? "left" : "right") ?? firstOf(moment)),
  },
  {
    name: "first option",
    about: "answers at once, with the first answer of the list",
    player: () => patiently((moment) => madeFrom(answersOf(moment)[0], moment) ?? pressed(moment, "select")),
    chooser: () => 0,
  },
  {
    name: "last option",
    about: "answers at once, with the last answer of the list",
    player: () =>
      patiently((moment) => madeFrom(answersOf(moment).at(-1), moment) ?? pressed(moment, "select")),
    chooser: ({ options }) => options.length - 1,
  },
  {
    name: "one after another",
    about: "tries every answer in turn until one is right",
    player: () =>
      patiently((moment) => {
        const answers = answersOf(moment);
        return madeFrom(answers[moment.done % Math.max(1, answers.length)], moment) ?? firstOf(moment);
      }),
  },
  {
    name: "echo",
    about: "says back what was heard last: the move whose name, or the number that, was said last",
    player: () => patiently(echo),
  },
  {
    name: "every hint",
    about:
      "asks for help as long as it is given, then does what it says, or presses anything where it has not said it",
    player: everyHint,
  },
  {
    name: "one hint",
    about: "asks for help once, then presses anything",
    player: () => patiently((moment) => (moment.done === 0 ? "hint" : undefined)),
  },
  {
    name: "wait",
    about: "lets time pass, again and again, and then presses anything",
    player: () => patiently((moment) => (moment.done < 6 ? "wait" : undefined)),
  },
  {
    name: "only the voice",
    about: "says anything that can be said, and presses nothing",
    player: () =>
      patiently((moment) => {
        const said = moment.moves.filter(({ phrases, slot }) => phrases.length > 0 || slot !== undefined);
        const voiceOnly = said.filter(({ button }) => button === undefined);
        const from = voiceOnly.length > 0 ? voiceOnly : said;
        return from.length === 0 ? undefined : made(moment.chance.pick(from), moment);
      }),
  },
  {
    name: "same as before",
    about: "does what worked in the turn before once more",
    player: sameAsBefore,
  },
  {
    name: "cheapest",
    about: "takes the option that costs least, and answers as soon as it can",
    player: () => patiently((moment) => randomAnswer(moment) ?? pressed(moment, "select")),
    chooser: ({ options }) => {
      const costs = options.map(({ counts = {} }) =>
        Object.values(counts).reduce((sum, by) => sum - Math.min(0, by), 0),
      );
      return costs.indexOf(Math.min(...costs));
    },
  },
  { name: "random", about: "presses anything", player: () => masher },
];

/** Does it for a while; then, or where it has no idea, anything. */
function patiently(idea: (moment: Moment) => ReturnType<Temper> | undefined): Temper {
  return (moment) => (moment.done < PATIENCE ? idea(moment) : undefined) ?? masher(moment);
}

function made(move: Move, { chance }: Moment): Action {
  return actionOf(move, chance);
}

function madeFrom(move: Move | undefined, moment: Moment): Action | undefined {
  return move === undefined ? undefined : made(move, moment);
}

function pressed(moment: Moment, button: Press): Action | undefined {
  return madeFrom(
    moment.moves.find((move) => move.button === button),
    moment,
  );
}

function answersOf({ moves }: Moment): Move[] {
  return moves.filter(({ judges, button }) => judges === true && button !== undefined);
}

function firstOf(moment: Moment): Action | undefined {
  return madeFrom(
    moment.moves.find(({ button }) => button !== undefined),
    moment,
  );
}

function randomAnswer(moment: Moment): Action | undefined {
  const answers = answersOf(moment);
  return answers.length === 0 ? undefined : made(moment.chance.pick(answers), moment);
}

/** How far back somebody remembers. */
const LINES_REMEMBERED = 6;

function echo(moment: Moment): Action | undefined {
  const lines = moment.heard
    .slice(-4 * LINES_REMEMBERED)
    .flatMap((cue) => (cue.type === "say" ? [shownText(cue.text).toLowerCase()] : []))
    .slice(-LINES_REMEMBERED)
    .join(" ");
  const numbers = [...lines.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const whole = moment.moves.find(({ slot }) => slot !== undefined);
  const last = numbers.findLast(
    (number) => whole?.slot !== undefined && number >= whole.slot.from && number <= whole.slot.to,
  );
  if (whole !== undefined && last !== undefined) return { move: whole.id, value: last };
  const named = answersOf(moment)
    .map((move) => ({ move, at: lines.lastIndexOf(move.label.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at);
  return madeFrom(named[0]?.move, moment) ?? randomAnswer(moment);
}

/**
 * Knows the move only where the help that was asked for last has told it. Where help was not given to its end, as where a rung
 * could not be paid, the rest of the turn is pressed anyhow: a move that an earlier asking told is not this one.
 */
export function everyHint(): Temper {
  let isLeftAlone = false;
  let given = 0;
  let asked = 0;
  let priced: string | null = null;
  return (moment) => {
    if (moment.done === 0) {
      isLeftAlone = false;
      given = 0;
      asked = 0;
      priced = null;
    }
    if (isLeftAlone) return masher(moment);
    const agreed = priced;
    priced = null;
    // A price is told before it is paid: whoever asked for help in between would never have agreed to it.
    if (agreed !== null && moment.best().move === agreed) return moment.best();
    if (asked < HINTS) {
      asked += 1;
      return "hint";
    }
    asked = 0;
    isLeftAlone = moment.climbed !== "move" || moment.hints === given;
    given = moment.hints;
    if (isLeftAlone) return masher(moment);
    const action = moment.best();
    if (moment.moves.some(({ id, price }) => id === action.move && price !== undefined)) priced = action.move;
    return action;
  };
}

/** Remembers the moves of the last turn, and makes them again, whatever is asked. */
function sameAsBefore(): Temper {
  let last: readonly string[] = [];
  let now: string[] = [];
  return (moment) => {
    if (moment.done === 0) {
      last = now.slice(-PATIENCE);
      now = [];
    }
    const move = moment.moves.find(({ id }) => id === last[moment.done]);
    const doing = madeFrom(move, moment) ?? masher(moment);
    if (typeof doing !== "string") now.push(doing.move);
    return doing;
  };
}
