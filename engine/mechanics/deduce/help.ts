import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import { rest, sound } from "../../cue.ts";
import { taskOf } from "./play.ts";
import type { Content, Rules } from "./schema.ts";
import type { State } from "./state.ts";
import { cutShort, line } from "./words.ts";
import type { DeduceDeal, World } from "./world.ts";

export function best(deal: DeduceDeal, state: State): Action {
  return taskOf(deal).best(deal, state);
}

export function hint(deal: DeduceDeal, state: State, strength: 1 | 2 | 3): Cue[] {
  return taskOf(deal).hint(deal, state, strength);
}

export function reveal(deal: DeduceDeal, state: State): Cue[] {
  return taskOf(deal).reveal(deal, state);
}

/** More whole ones than these are not read out again. */
const MOST_WHOLE = 3;

/** What was found last, and everything that was bitten, read out; what was lost of it is heard to be missing. */
export function perform(content: Content, _rules: Rules, world: World | undefined): Cue[] {
  const { sounds, lines, teller } = content;
  const found = world?.found ?? [];
  if (found.length === 0) return [line(lines.nothingYet, teller?.voice)];
  const whole = found.filter(({ isBitten }) => !isBitten).slice(-MOST_WHOLE);
  const told = found.filter((one) => one.isBitten || whole.includes(one));
  return told.flatMap(({ name, meaning, isBitten }) => {
    if (!isBitten) return [line(lines.known, teller?.voice, { name, meaning }), rest(0.2)];
    const left = cutShort(meaning);
    return [line(lines.bitten, teller?.voice, { name, meaning: left }), sound(sounds.bite, { hold: "end" })];
  });
}
