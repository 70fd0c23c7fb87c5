/** Candidates in a row, of whom clues tell. */
import { capitalize } from "../../../../capitalize.ts";
import { rest, sound, type Cue } from "../../../../cue.ts";
import { hasRow, isCase } from "../../any.ts";
import type { Content } from "../../schema.ts";
import { cutShort, line } from "../../words.ts";
import { emptyWorld, leave, type World } from "../../world.ts";
import type { Family } from "../family.ts";
import { generateCase, rowTasks } from "./cases.ts";
import { helpAtRow, helpedAtRow } from "./help.ts";

/** More whole ones than these are not read out again. */
const MOST_WHOLE = 3;
/** Seconds in which a word can be said. */
const MOMENT = 1.5;

export const rows: Family = {
  tasks: rowTasks,
  generate(content, rules, random, world) {
    const game = { content, rules };
    if (!hasRow(game)) throw new RangeError(`deduce: list the items of ${rules.task}`);
    return generateCase(game.content, game.rules, random, world);
  },
  leave: (deal, state) => (isCase(deal) ? leave(deal, state) : (deal.world ?? emptyWorld())),
  help: (deal, state, isTooDear) => (isCase(deal) ? helpAtRow(deal, state, isTooDear) : {}),
  helped: (deal, state, rung) => (isCase(deal) ? helpedAtRow(deal, state, rung) : state),
  perform(content, rules, world) {
    const game = { content, rules };
    return hasRow(game) ? recital(game.content, world) : [];
  },
};

/** A page as it is read out: with the name a moment after its meaning, whoever listens can say it first. */
function readCues(
  { lines, teller }: Pick<Content, "lines" | "teller">,
  name: string,
  meaning: string,
): Cue[] {
  const { known, recall, recalled } = lines;
  const voice = teller?.voice;
  if (recall === undefined || recalled === undefined) return [line(known, voice, { name, meaning })];
  return [
    line(recall, voice, { meaning, Meaning: capitalize(meaning) }),
    rest(MOMENT),
    line(recalled, voice, { name }),
  ];
}

/** What was found last, and everything that was bitten, read out; what was lost of it is heard to be missing. */
function recital({ sounds, lines, teller }: Content, world: World | undefined): Cue[] {
  const found = world?.found ?? [];
  if (found.length === 0) return [line(lines.nothingYet, teller?.voice)];
  const whole = found.filter(({ isBitten }) => !isBitten).slice(-MOST_WHOLE);
  const told = found.filter((one) => one.isBitten || whole.includes(one));
  return told.flatMap(({ name, meaning, isBitten }) => {
    if (!isBitten) return [...readCues({ lines, teller }, name, meaning), rest(0.2)];
    const left = cutShort(meaning);
    return [line(lines.bitten, teller?.voice, { name, meaning: left }), sound(sounds.bite, { hold: "end" })];
  });
}
