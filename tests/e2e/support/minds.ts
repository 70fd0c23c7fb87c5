/**
 * Players who know a game only by what its braille line has told them: what they press follows from words and from sounds
 * in words, as it would for a child. None of them sees the game's state.
 */
import type { Press } from "../../../engine/index.ts";
import type { Known, Mind } from "./braille-player.ts";

const pressFor = ({ moves }: Known, label: RegExp): Press | undefined =>
  moves.find((move) => label.test(move.label))?.button;

/** Where nothing is to be found out, whatever is offered first. */
const first = ({ moves }: Known): Press =>
  moves.find(({ isCurrent }) => isCurrent === true) === undefined
    ? (moves.find(({ button }) => button === "left" || button === "select")?.button ?? "select")
    : "select";

/**
 * Goes by clicks, pockets and steps: sounds are the only thing that says where a piece goes, and when to wash. Where pins
 * are covered somebody says what they are, and a twang that it is a fib.
 */
const laundryLegend = (): Mind => (known) => {
  const at = (line: RegExp) => known.lines.findLastIndex((one) => line.test(one));
  const piece = known.lines.slice(Math.max(0, at(/^\[cloth:/)));
  const pins = piece.findLast((line) => /small metal clicks?\]$/.test(line));
  const isThiefHere =
    at(/tiny steps?, right here/) > Math.max(at(/the drum spins/), at(/tiny steps?, (?!right here)/));
  if (piece.some((line) => line.endsWith("in a pocket]")))
    return pressFor(known, /^Feel it again/) ?? first(known);
  if (isThiefHere) return pressFor(known, /^Wash/) ?? first(known);
  const claim = pins === undefined ? piece.find((line) => line.startsWith("Argyle")) : undefined;
  if (claim !== undefined) {
    const isFib = piece.includes("[elastic twangs]");
    const believed = /\b(dark|left)\b/i.test(claim) ? /^Dark drum/ : /^Light drum/;
    return pressFor(known, isFib ? /^Feel it again/ : believed) ?? first(known);
  }
  const box = pins?.startsWith("[three") === true ? pressFor(known, /box$/) : undefined;
  const drum = pins?.startsWith("[one") === true ? /^Dark drum/ : /^Light drum/;
  return box ?? pressFor(known, drum) ?? first(known);
};

/** Adds what the train has and what clicks: to make it so long, to catch a rival who adds wrongly, to fill a bridge. */
const addition = (): Mind => {
  let onBridge = 0;
  return (known) => {
    const { lines, fresh } = known;
    const numbers = (text: string | undefined) => (text?.match(/\d+/g) ?? []).map(Number);
    const count = (line: string | undefined) => line?.match(/click/g)?.length ?? 0;
    const since = (line: RegExp) =>
      lines.slice(
        Math.max(
          0,
          lines.findLastIndex((one) => line.test(one)),
        ),
      );

    const isRight = pressFor(known, /^She is right/);
    if (isRight !== undefined) {
      const said = since(/^Mrs. Mudge:.*\d plus \d/);
      const [one = 0, other = 0] = numbers(said[0]);
      const answer = numbers(said.slice(1).find((line) => /^Mrs. Mudge:.*\d/.test(line))).at(0);
      return one + other === answer ? isRight : (pressFor(known, /^Wrong/) ?? first(known));
    }

    const bridge = since(/bridge holds/);
    const take = pressFor(known, /^Take them/);
    const cross = pressFor(known, /^Cross now/);
    if (cross !== undefined) {
      const [brought = 0, holds = 0] = numbers(bridge[0]).toSorted((a, b) => a - b);
      if (fresh.includes(bridge[0] ?? "")) onBridge = brought;
      const more = count(lines.findLast((line) => line.startsWith("[from the right: click")));
      if (onBridge === holds || take === undefined) return cross;
      if (onBridge + more > holds) return pressFor(known, /^Leave them/) ?? cross;
      onBridge += more;
      return take;
    }

    const up = pressFor(known, /^Add one/);
    if (up === undefined) return first(known);
    const isClicks = /^\[click( click)*\]$/;
    const asked = since(/^(?:\d+ )?plus/);
    const [question = ""] = asked;
    const clicks = count(asked.find((line) => isClicks.test(line)));
    const [said, more] = numbers(question);
    // "plus" alone stands after cars of one's own, which are clicks, too.
    const from = said ?? count(lines[lines.length - asked.length - 1]);
    // "3 plus what makes" and clicks: they are the whole, and only what is missing is brought, from none on.
    const isMissing = question.includes("what makes");
    const goal = isMissing ? clicks - from : from + (more ?? clicks);
    const [now = isMissing ? 0 : from] = numbers(
      asked.findLast((line) => /^(?:You are at )?\d+\.$/.test(line)),
    );
    const toward = now < goal ? up : now > goal ? pressFor(known, /^Take one off/) : pressFor(known, /go$/);
    return toward ?? first(known);
  };
};

export const minds: Readonly<Record<string, () => Mind>> = { addition, laundryLegend };
