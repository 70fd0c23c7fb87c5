/** Whoever counts what clinks and rings, reckons, and sets the number. */
import {
  can,
  count,
  dial,
  last,
  numbersIn,
  pressFor,
  setNumber,
  since,
  thinking,
  wanting,
  type Known,
  type Mind,
} from "../mind.ts";

const SHARE = { more: /^One more/, less: /^One less/, done: /^Call it/ };
const DEPTH = { more: /^A foot deeper/, less: /^A foot shallower/, done: /^That far/ };
const CARS = { more: /^Add one/, less: /^Take one off/, done: /go$/ };

/** Shares coins before they are dealt, and hears where a dealer cheats. */
export const divisionDuel = (): Mind => {
  const deal = (known: Known) => {
    const asked = since(known.lines, /^Baron Remainder: .*\d.*chests?\b|^Baron Remainder: .*\d.*listen/i);
    const said = numbersIn(asked[0]);
    const chosen = numbersIn(last(asked.slice(1), /^\d chests/))[0];
    const round = asked.find((line) => /^\[left, (middle, )?right\]$/.test(line));
    const chests = said.length > 1 ? Math.min(...said) : (chosen ?? count(round, /left|middle|right/));
    return { asked, coins: Math.max(...said), chests };
  };
  return thinking(
    (known) => {
      const { asked, coins, chests } = deal(known);
      if (can(known, /^Call it/)) return dial(known, setNumber(asked), Math.floor(coins / chests), SHARE);
      if (can(known, /^2 chests/)) return pressFor(known, coins % 2 <= coins % 3 ? /^2/ : /^3/);
      if (can(known, /^He's right/)) {
        const call = numbersIn(last(asked.slice(1), /^Baron Remainder: /))[0];
        return pressFor(known, call === Math.floor(coins / chests) ? /right/ : /wrong/);
      }
      if (!can(known, /^It was fair/)) return undefined;
      const rounds = (last(asked, /^\[left, .*;/) ?? "").slice(1, -1).split("; ");
      const cheated = rounds
        .map((round) => /rustle (\w+)/.exec(round)?.[1] ?? /(\w+), \1/.exec(round)?.[1])
        .find((side) => side !== undefined);
      if (cheated !== undefined) return pressFor(known, new RegExp(`^Cheated .*${cheated}`));
      const full = rounds.filter((round) => round.split(", ").length === chests).length;
      return pressFor(known, full < Math.floor(coins / chests) ? /^He kept/ : /^It was fair/);
    },
    wanting(/feather/, /Soup for everybody/),
  );
};

const depthOf = (drummed = ""): number => 10 * count(drummed, /boom/) + count(drummed, /ting/);

/** How far it is from here to what drums its depth; where it has slid, the echo says how far. */
export const subtraction = (): Mind =>
  thinking((known) => {
    const dives = known.lines.filter((line) => /\d feet/.test(line) && /(at|to):$|lies at \d/.test(line));
    if (can(known, /^The left one/)) {
      return pressFor(known, (dives.at(-1) ?? "").startsWith("Big") ? /left/ : /right/);
    }
    const dive = dives.at(-1);
    if (dive === undefined || !can(known, /^A foot deeper/)) return undefined;
    const asked = known.lines.slice(known.lines.lastIndexOf(dive));
    const [from = 0, said] = numbersIn(dive.replace(/^.*pearls\. From/, ""));
    const far = (said ?? depthOf(asked[1])) - from;
    const echo = asked.find((line) => line.startsWith("[a ping"));
    const pips = count(echo?.replace(/^.*back:/, ""), /pip/) * (echo?.includes("climbing") === true ? -1 : 1);
    if (can(known, /^Yes, sure/))
      return pressFor(known, dive.includes("It lay") && echo === undefined ? /^Ping/ : /^Yes/);
    return dial(known, setNumber(asked), far + pips, DEPTH);
  });

/** Adds what the train has and what clicks: to make it so long, to catch a rival who adds wrongly, to fill a bridge. */
export const addition = (): Mind => {
  let onBridge = 0;
  const clicks = (line: string | undefined) => count(line, /click/);
  return thinking((known) => {
    const { lines, fresh } = known;
    if (can(known, /^She is right/)) {
      const said = since(lines, /^Mrs. Mudge:.*\d plus \d/);
      const [one = 0, other = 0] = numbersIn(said[0]);
      const [answer] = numbersIn(said.slice(1).find((line) => /^Mrs. Mudge:.*\d/.test(line)));
      return pressFor(known, one + other === answer ? /^She is right/ : /^Wrong/);
    }
    if (can(known, /^Cross now/)) {
      const [bridge = ""] = since(lines, /Groups that wait/);
      const [brought = 0, holds = 0] = numbersIn(bridge.replace(/Groups.*$/, "")).toSorted((a, b) => a - b);
      if (fresh.includes(bridge)) onBridge = brought;
      const more = clicks(last(lines, /^\[from the right: click/));
      if (onBridge === holds || !can(known, /^Take them/)) return pressFor(known, /^Cross now/);
      if (onBridge + more > holds) return pressFor(known, /^Leave them/, /^Cross now/);
      onBridge += more;
      return pressFor(known, /^Take them/);
    }
    if (!can(known, /^Add one/)) return undefined;
    const asked = since(lines, /^(?:\d+ )?plus/);
    const [question = ""] = asked;
    const [said, more] = numbersIn(question);
    // Where the question says both of its numbers, all clicks after it are one's own.
    const played = more === undefined ? asked.findIndex((line) => /^\[click( click)*\]$/.test(line)) : 0;
    const clicked = clicks(asked[played]);
    // "plus" alone stands after cars of one's own, which are clicks, too.
    const from = said ?? clicks(lines[lines.length - asked.length - 1]);
    // "3 plus what makes", and a number or clicks: they are the whole, and only what is missing is brought, from none on.
    const isMissing = question.includes("what makes");
    const goal = isMissing ? (more ?? clicked) - from : from + (more ?? clicked);
    // Where no number is said after a jump, one's own clicks are counted.
    const told = asked.findLastIndex((line) =>
      /^(?:You are at |Your train has )?\d+(?: cars?)?(?: now)?\.$/.test(line),
    );
    const [begun = isMissing ? 0 : from] = told < 0 ? [] : numbersIn(asked[told]);
    const after = asked.slice(1 + (told < 0 ? played : told));
    const back = after.filter((line) => line.includes("rolls away")).length;
    const now = begun + after.filter((line) => line === "[click]").length - back;
    return dial(known, now, goal, CARS);
  });
};
