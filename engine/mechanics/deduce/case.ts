/** What the cases of every task have in common: clues that are bought, the names in a row, and how one that is sought is found. */
import { capitalize } from "../../capitalize.ts";
import { say, sound, type Cue } from "../../cue.ts";
import { lineCues } from "../../lines/line-cues.ts";
import { ADVANCED, GOING, solved, type Counts, type Step } from "../contract.ts";
import { candidateIn, groupOf, reasonIn } from "./bank.ts";
import type { Clue } from "./schema.ts";
import type { State } from "./state.ts";
import { line, sideOf } from "./words.ts";
import {
  isBittenBefore,
  isFound,
  lostIn,
  mendedIn,
  pagesMoved,
  settledIn,
  type DeduceDeal,
} from "./world.ts";

/** What a wrong name takes from the credit, and a guess that nothing had proved: it shows nothing of what is known. */
const CREDIT_LOST = { wrong: 0.4, lucky: 0.5 };
const LEAST_CREDIT = 0.1;

/** Candidates are somebody: their names are written like a person's. */
export function nameOf(deal: DeduceDeal, id: string): string {
  return capitalize(candidateIn(groupOf(deal), id).name);
}

/** "Sock", "Sock and Boot", "Sock, Boot and Hat" */
export function namesOf(deal: DeduceDeal, ids: readonly string[]): string {
  const names = ids.map((id) => nameOf(deal, id));
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${deal.content.lines.and} ${last}`;
}

/** The places of a line that says why a clue fits somebody, or does not: {why} goes on a sentence, {Why} begins one. */
export function becauseOf(
  deal: DeduceDeal,
  clue: Clue,
  id: string,
): { readonly name: string; readonly why: string; readonly Why: string } {
  const why = reasonIn(groupOf(deal), clue, id);
  return { name: nameOf(deal, id), why, Why: capitalize(why) };
}

/** A clue as it is given: one that is a sound is announced, so that nobody takes it for scenery. */
export function clueCues({ content }: DeduceDeal, clue: Clue): Cue[] {
  const voice = content.seller?.voice;
  if (clue.heard === undefined) return [say(clue.text, "object", { voice })];
  return [line(clue.listen ?? content.lines.listen, voice), ...heardOf(clue)];
}

/** A clue that was a sound is heard again before it is put into words. */
export function heardOf({ heard = [] }: Clue): Cue[] {
  return lineCues(heard, { part: "object" });
}

/** Everybody's name, each from its seat. */
export function rollCall(deal: DeduceDeal, state: State): Cue[] {
  return state.row.flatMap((id, seat) => [
    nameCue(deal, state, seat),
    ...reformedCues(deal, state, id, seat),
  ]);
}

/** The names of those who still come into question. */
export function openNameCues(deal: DeduceDeal, state: State): Cue[] {
  return state.row.flatMap((id, seat) =>
    state.refused.includes(id) || state.found.includes(id) ? [] : [nameCue(deal, state, seat)],
  );
}

/** The names alone. */
export function nameCues(deal: DeduceDeal, state: State): Cue[] {
  return state.row.map((_id, seat) => nameCue(deal, state, seat));
}

/** Who was found out in an earlier case says that it is honest now, whether it is or not: one in a row. Where most is at stake nobody says it. */
export function reformedCues(deal: DeduceDeal, state: State, id: string, seat: number): Cue[] {
  const { content, rules, world } = deal;
  const isFirst = state.row.find((one) => isFound(world, one)) === id;
  if (!isFirst || rules.prize !== undefined || rules.final === true) return [];
  const reformed = line(content.lines.reformed, content.seats[seat]?.voice);
  return [{ ...reformed, side: sideOf(seat, state.row.length) } as Cue];
}

export function nameCue(deal: DeduceDeal, { row }: State, seat: number): Cue {
  const voice = deal.content.seats[seat]?.voice;
  return say(`${nameOf(deal, row[seat] ?? "")}.`, "name", { voice, side: sideOf(seat, row.length) });
}

/** Where somebody stands, asked again: a name or a card alone would sound like the end of the question. */
export function hereCues({ content }: DeduceDeal, name: string): Cue[] {
  const { here } = content.lines;
  return here === undefined ? [] : [line(here, content.teller?.voice, { name })];
}

/** Whoever has walked along the row stands there still, whatever was heard since. */
export function placeCues(deal: DeduceDeal, { cursor, row }: State): Cue[] {
  const at = cursor === null ? undefined : row[cursor];
  return at === undefined ? [] : hereCues(deal, nameOf(deal, at));
}

/** A case opens; and what comes nearer is heard from where it is by now. */
export function openingCues({ content: { sounds, nearer }, stakes }: DeduceDeal): Cue[] {
  const at = nearer === undefined ? 0 : (stakes[nearer.stake] ?? 0);
  const heard = nearer?.heard.findLast(({ from }) => at >= from)?.lines ?? [];
  return [sound(sounds.open), ...lineCues(heard, { part: "object" })];
}

/** The name of the price of one thing more to know: the frame tells it, takes it, and refuses what cannot be paid. */
export const CLUE = "clue";

/** A clue of the deck is given next. */
export function withClue(state: State, { id }: Clue): State {
  const rest = state.deck.slice(state.given).filter((one) => one !== id);
  return { ...state, deck: [...state.deck.slice(0, state.given), id, ...rest], given: state.given + 1 };
}

/** One thing more to know. */
export function bought(
  { content: { sounds } }: DeduceDeal,
  { state, cues }: Pick<Step<State>, "state" | "cues">,
): Step<State> {
  return {
    state,
    cues: [sound(sounds.again), ...cues],
    outcome: GOING,
    counts: { clues: 1 },
    helpAnew: true,
  };
}

/** One that was sought is found: it owns up, what proved it is said, and what it means is read out. */
export function finish(
  deal: DeduceDeal,
  state: State,
  id: string,
  isLucky: boolean,
  proof: readonly Cue[],
  { confesses = true, isMeant = false } = {},
): Step<State> {
  const { content, rules } = deal;
  const { sounds, lines, teller } = content;
  const seat = state.row.indexOf(id);
  const side = sideOf(Math.max(0, seat), state.row.length);
  const { meaning, inUse } = candidateIn(groupOf(deal), id);
  const name = nameOf(deal, id);
  const isHelped = state.bites === 0 && state.isAided;
  const isBitten = state.bites > 0 || isHelped;
  const bitten = isBitten ? [...state.bitten, id] : state.bitten;
  const after = { ...state, bites: 0, bitten, isWarned: false, isAided: false };
  const voice = teller?.voice;
  const again = isFound(deal.world, id) ? (lines.stolenAgain ?? lines.knownAgain) : lines.knownAgain;
  const isKnown = isMeant || isFound(deal.world, id);
  const page = [
    line(isKnown ? (again ?? lines.known) : lines.known, voice, { name, meaning }),
    ...(!isBitten && isBittenBefore(deal.world, id) && lines.restored !== undefined
      ? [line(lines.restored, voice, { name })]
      : []),
    ...(inUse === undefined || isFound(deal.world, id)
      ? []
      : [say(inUse, "object", { voice: content.seller?.voice })]),
    ...(isBitten
      ? [
          ...(isHelped ? [sound(sounds.bite, { hold: "end" })] : []),
          line(isHelped ? (lines.aided?.after ?? lines.nibbled) : lines.nibbled, voice),
        ]
      : []),
  ];
  const cues: Cue[] = [
    ...(confesses ? confessionCues(deal, state, id) : [sound(sounds.proved, { side })]),
    ...(isLucky ? [line(lines.lucky, voice)] : proof),
    ...(isHelped ? [] : learnedCues(deal, after)),
    sound(sounds.kept),
    ...page,
  ];
  const moved = pagesMoved(deal.world, id, isBitten);
  const counts = {
    ...(isLucky ? { lucky: 1 } : {}),
    ...(isBitten ? { bitten: 1 } : { whole: 1 }),
    ...moved,
    ...(isHelped ? { helped: 1 } : {}),
  };
  if (state.found.length < state.sought.length)
    return { state: after, cues: [...cues, line(lines.more, voice)], outcome: ADVANCED, counts };
  const isClean = after.bitten.length === 0;
  return {
    state: after,
    cues: [...cues, ...prizeCues(deal, after)],
    outcome: solved(creditOf(after)),
    counts: {
      ...counts,
      ...(mendedIn(deal, after) === undefined
        ? {}
        : {
            whole: 2,
            bitten: -1,
            mended: 1,
            saved: (moved.saved ?? 0) + 1,
            spoiled: (moved.spoiled ?? 0) - 1,
          }),
      ...(rules.prize === undefined ? {} : isClean ? { prize: 1 } : { forfeit: 1 }),
      ...(rules.final === true && isClean ? { final: 1 } : {}),
    },
  };
}

/** It owns up, from its seat. */
export function confessionCues(deal: DeduceDeal, { row }: State, id: string): Cue[] {
  const { content, rules } = deal;
  const seat = row.indexOf(id);
  const side = sideOf(Math.max(0, seat), row.length);
  const { caught } = candidateIn(groupOf(deal), id);
  const own = caught === undefined ? [] : [{ ...line(caught, content.seats[seat]?.voice), side } as Cue];
  const unmasked = rules.unmasked && lineCues(rules.unmasked, { part: "object", side });
  return [sound(content.sounds.caught, { side }), ...(unmasked ?? own)];
}

/** What one more miss counts. After the last one the page is lost, and a bet with it. */
export function missedCounts({ rules, world }: DeduceDeal, state: State): Counts {
  const lost = lostIn(state);
  const counts = lost.map((id) => pagesMoved(world, id, true));
  const sum = (name: "saved" | "spoiled") => counts.reduce((all, one) => all + (one[name] ?? 0), 0);
  if (lost.length === 0) return { wrong: 1 };
  return {
    wrong: 1,
    lost: lost.length,
    saved: sum("saved"),
    spoiled: sum("spoiled"),
    ...(rules.prize === undefined ? {} : { forfeit: 1 }),
  };
}

/** The page that is lost: what it means, what is left of it, and what is said of a bet. */
export function lostCues(deal: DeduceDeal, id: string): Cue[] {
  const { lines, teller } = deal.content;
  const { meaning } = candidateIn(groupOf(deal), id);
  const values = { name: nameOf(deal, id), meaning };
  return [
    ...(lines.lost === undefined ? [] : [line(lines.lost, teller?.voice, values)]),
    ...lineCues(deal.rules.prize?.lost ?? [], { part: "object" }),
  ];
}

/** Who was taken for another before, and was not this time. */
function learnedCues(deal: DeduceDeal, state: State): Cue[] {
  const id = settledIn(deal, state).find((one) => !state.sought.includes(one));
  if (id === undefined || state.found.length < state.sought.length) return [];
  return [line(deal.content.lines.learned, deal.content.teller?.voice, { name: nameOf(deal, id) })];
}

/** What is said of a prize that was won or lost, and of the page that was won back with it. */
function prizeCues(deal: DeduceDeal, state: State): Cue[] {
  const { prize } = deal.rules;
  if (prize === undefined) return [];
  const mended = mendedIn(deal, state);
  const { lines, seller } = deal.content;
  return [
    ...lineCues(state.bitten.length === 0 ? prize.won : prize.lost, { part: "object" }),
    ...(mended === undefined ? [] : [line(lines.mended, seller?.voice, { name: mended.name })]),
  ];
}

function creditOf({ wrong, lucky }: State): number {
  const lost = wrong * CREDIT_LOST.wrong + lucky * CREDIT_LOST.lucky;
  return Math.max(LEAST_CREDIT, 1 - lost);
}
