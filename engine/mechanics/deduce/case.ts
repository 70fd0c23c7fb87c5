/** What the cases of every task have in common: the purse, the names in a row, and how one that is sought is found. */
import { say, sound, type Cue } from "../../cue.ts";
import { fillTemplate } from "../../definition/fill.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { ADVANCED, GOING, solved, type Step } from "../contract.ts";
import { candidateIn, groupOf } from "./bank.ts";
import type { State } from "./state.ts";
import { capital, cutShort, line, sideOf } from "./words.ts";
import { isFound, type DeduceDeal } from "./world.ts";

const MILLISECONDS_BETWEEN = 110;
/** More than these nobody counts by ear. */
const MOST_HEARD = 12;

/** What a wrong name takes from the credit, and a guess that nothing had proved. */
const CREDIT_LOST = { wrong: 0.4, lucky: 0.5 };
const LEAST_CREDIT = 0.1;

/** Candidates are somebody: their names are written like a person's. */
export function nameOf(deal: DeduceDeal, id: string): string {
  return capital(candidateIn(groupOf(deal), id).name);
}

/** "Sock", "Sock and Boot", "Sock, Boot and Hat" */
export function namesOf(deal: DeduceDeal, ids: readonly string[]): string {
  const names = ids.map((id) => nameOf(deal, id));
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${deal.content.lines.and} ${last}`;
}

/** What is left in the purse; undefined where the sitting has none. */
export function purseOf({ content: { purse }, stakes }: DeduceDeal, { paid }: State): number | undefined {
  const at = purse === undefined ? undefined : stakes[purse.stake];
  return at === undefined ? undefined : Math.max(0, at - paid);
}

/** The purse, to be counted by ear. */
export function purseCues(deal: DeduceDeal, state: State): Cue[] {
  const { purse } = deal.content;
  const count = purseOf(deal, state);
  if (purse === undefined || count === undefined || count === 0) return [];
  const notes = Array.from({ length: Math.min(count, MOST_HEARD) }, (_, index) => ({
    sound: purse.sound,
    at: index * MILLISECONDS_BETWEEN,
  }));
  return [
    { type: "pattern", name: "purse", notes, caption: fillTemplate(purse.caption, { count }), hold: "end" },
  ];
}

/** Everybody's name, each from its seat. */
export function rollCall(deal: DeduceDeal, state: State): Cue[] {
  return state.row.flatMap((id, seat) => [
    nameCue(deal, state, seat),
    ...reformedCues(deal, state, id, seat),
  ]);
}

/** The names alone. */
export function names(deal: DeduceDeal, state: State): Cue[] {
  return state.row.map((_id, seat) => nameCue(deal, state, seat));
}

/** Who was found out in an earlier case says that it is honest now. */
export function reformedCues(deal: DeduceDeal, state: State, id: string, seat: number): Cue[] {
  const { content, world } = deal;
  if (!isFound(world, id) || state.sought.includes(id)) return [];
  const reformed = line(content.lines.reformed, content.seats[seat]?.voice);
  return [{ ...reformed, side: sideOf(seat, state.row.length) } as Cue];
}

export function nameCue(deal: DeduceDeal, { row }: State, seat: number): Cue {
  const voice = deal.content.seats[seat]?.voice;
  return say(`${nameOf(deal, row[seat] ?? "")}.`, "name", { voice, side: sideOf(seat, row.length) });
}

/** What is taken is paid for, as long as there is something to pay with. */
export function payFor(
  deal: DeduceDeal,
  state: State,
  taken: { readonly state: State; readonly cues: readonly Cue[] },
): Step<State> {
  const { purse, sounds, seller } = deal.content;
  const isBroke = purseOf(deal, state) === 0;
  const borrowed = isBroke && purse !== undefined ? [line(purse.empty, seller?.voice)] : [];
  return {
    state: { ...taken.state, paid: state.paid + (isBroke ? 0 : 1) },
    cues: [sound(sounds.pay), ...borrowed, ...taken.cues],
    outcome: GOING,
    counts: isBroke ? { clues: 1, borrowed: 1 } : { clues: 1 },
  };
}

/** One that was sought is found: it owns up, what proved it is said, and what it means is read out. */
export function finish(
  deal: DeduceDeal,
  state: State,
  id: string,
  isLucky: boolean,
  proof: readonly Cue[],
  { confesses = true } = {},
): Step<State> {
  const { content, rules } = deal;
  const { sounds, lines, teller, seats } = content;
  const seat = state.row.indexOf(id);
  const side = sideOf(Math.max(0, seat), state.row.length);
  const { caught, meaning } = candidateIn(groupOf(deal), id);
  const name = nameOf(deal, id);
  const isBitten = state.wrong + state.lucky > 0;
  const unmasked = lineCues(rules.unmasked ?? [], { part: "object", side });
  const own = caught === undefined ? [] : [{ ...line(caught, seats[seat]?.voice), side } as Cue];
  const confession = !confesses ? [] : rules.unmasked === undefined ? own : unmasked;
  const page = isBitten
    ? [line(lines.bitten, teller?.voice, { name, meaning: cutShort(meaning) }), sound(sounds.bite)]
    : [line(lines.known, teller?.voice, { name, meaning })];
  const cues: Cue[] = [
    sound(confesses ? sounds.caught : sounds.proved, { side }),
    ...confession,
    ...(isLucky ? [line(lines.lucky, teller?.voice)] : proof),
    sound(sounds.kept),
    ...page,
  ];
  if (state.found.length < state.sought.length) {
    return {
      state,
      cues: [...cues, line(lines.more, teller?.voice)],
      outcome: ADVANCED,
      counts: isLucky ? { lucky: 1 } : {},
    };
  }
  const counts = {
    ...(isLucky ? { lucky: 1 } : {}),
    ...(isBitten ? { bitten: 1 } : { whole: 1 }),
    ...(!isBitten && rules.final === true ? { final: 1 } : {}),
    ...(!isBitten && rules.prize !== undefined ? { prize: rules.prize } : {}),
    ...(isBitten && rules.prize !== undefined ? { forfeit: rules.prize } : {}),
  };
  return { state, cues, outcome: solved(creditOf(state)), counts };
}

function creditOf({ wrong, lucky }: State): number {
  return Math.max(LEAST_CREDIT, 1 - wrong * CREDIT_LOST.wrong - lucky * CREDIT_LOST.lucky);
}
