import type { Cue } from "../../cue.ts";
import type { Action } from "../../move.ts";
import { rest, sound } from "../../cue.ts";
import { taskOf } from "./play.ts";
import { parade } from "./bench/parade.ts";
import { hasRow, type AnyContent, type AnyDeal, type AnyRules } from "./any.ts";
import type { State } from "./state.ts";
import { cutShort, line } from "./words.ts";
import type { World } from "./world.ts";

export function best(deal: AnyDeal, state: State): Action {
  return taskOf(deal).best(deal, state);
}

export function hint(deal: AnyDeal, state: State, strength: 1 | 2 | 3): Cue[] {
  return taskOf(deal).hint(deal, state, strength);
}

export function reveal(deal: AnyDeal, state: State): Cue[] {
  return taskOf(deal).reveal(deal, state);
}

/** More whole ones than these are not read out again. */
const MOST_WHOLE = 3;

/** What was found last, and everything that was bitten, read out; what was lost of it is heard to be missing. */
export function perform(content: AnyContent, rules: AnyRules, world: World | undefined): Cue[] {
  if ("guests" in content) return parade(content, world);
  const game = { content, rules };
  if (!hasRow(game)) return [];
  const { sounds, lines, teller } = game.content;
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
