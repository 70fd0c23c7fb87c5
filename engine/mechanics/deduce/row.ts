/** Candidates in a row: walking along it, asking for more, and naming one. What is heard on the way is the task's. */
import { sound, type Cue } from "../../cue.ts";
import type { Action, Move } from "../../move.ts";
import { GOING, MISSED, type IsTooDear, type Step } from "../contract.ts";
import { candidateIn, groupOf } from "./bank.ts";
import {
  bought,
  CLUE,
  confessionCues,
  finish,
  lostCues,
  missedCounts,
  nameCue,
  nameOf,
  openingCues,
  placeCues,
} from "./case.ts";
import type { State } from "./state.ts";
import type { Task } from "./tasks/task.ts";
import { isLost, type DealOf, type DeduceDeal } from "./world.ts";
import type { MoveWords } from "../kit/move-words.ts";
import { line, moveOf, sideOf } from "./words.ts";
import type { Content, Rules } from "./schema.ts";
import type { Family } from "../../lines/family.ts";

/** The move that gets one thing more to know. */
const MORE = "more";

interface RowWords {
  readonly ask: Family;
  readonly offer?: Family | undefined;
  readonly more: MoveWords;
  readonly noMore: Family;
}

export interface RowTask<Name extends Rules["task"]> {
  /** What this task says; it is there wherever the task is played. */
  words(deal: DealOf<Name>, state: State): RowWords;
  /** What this kind of case is about, and the question: said whenever somebody asks where they are. */
  rule(deal: DealOf<Name>, state: State): Family;
  begin: Task<Name>["begin"];
  /** Everybody's name, and what is known as the case opens. */
  opening(deal: DealOf<Name>, state: State): Cue[];
  /** What is heard of the one at a seat, beside the name; and what is known after it. */
  meet(deal: DealOf<Name>, state: State, id: string): { state: State; cues: Cue[] };
  /** Whether there is one thing more to know: asked at every press. */
  hasMore(deal: DealOf<Name>, state: State): boolean;
  /** One thing more to know; asked only where there is one. */
  more(deal: DealOf<Name>, state: State): { state: State; cues: Cue[] };
  /** What REPEAT tells: enough to go on, and not everything. */
  brief(deal: DealOf<Name>, state: State): Cue[];
  /** Everything that is known, once more. */
  again(deal: DealOf<Name>, state: State): Cue[];
  /** What is known leaves no other. */
  isProven(deal: DealOf<Name>, state: State, id: string): boolean;
  /** What proved that it was this one. */
  proof(deal: DealOf<Name>, state: State, id: string): Cue[];
  /** Why it was this one, where nobody has proved it. */
  why(deal: DealOf<Name>, state: State, id: string): Cue[];
  /** Its meaning was told in this case already. */
  isMeant?(state: State, id: string): boolean;
  /** Why it was not. */
  contrast(deal: DealOf<Name>, state: State, id: string): Cue[];
  /** What to do while nothing is proven. */
  seekProof(deal: DealOf<Name>, state: State): Action;
  hint: Task<Name>["hint"];
  decides: NonNullable<Task<Name>["decides"]>;
  puzzling?: Task<Name>["puzzling"];
}

export function rowTask<Name extends Rules["task"]>(task: RowTask<Name>): Task<Name> {
  type Deal = DealOf<Name>;

  function walk(deal: Deal, state: State, to: number): Step<State> {
    const { sounds, teller, lines } = deal.content;
    const seat = Math.min(Math.max(to, 0), state.row.length - 1);
    const side = sideOf(seat, state.row.length);
    const id = state.row[seat] ?? "";
    const at = { ...state, cursor: seat };
    const step = sound(seat === to ? sounds.walk : sounds.end, { side });
    if (state.refused.includes(id) || state.found.includes(id)) {
      const standing = state.found.includes(id) ? lines.foundOut : lines.cleared;
      const cleared = line(standing, teller?.voice, { name: nameOf(deal, id) }, "name");
      return { state: at, cues: [step, cleared], outcome: GOING };
    }
    const met = task.meet(deal, at, id);
    const isNew = state.heard[id] === undefined;
    const heard = { ...met.state.heard, [id]: met.state.heard[id] ?? 1 };
    const grudge =
      isNew && deal.world?.offended.includes(id) === true
        ? [{ ...line(lines.offended, deal.content.seats[seat]?.voice), side } as Cue]
        : [];
    return {
      state: { ...met.state, heard },
      cues: [step, nameCue(deal, state, seat), ...grudge, ...met.cues],
      outcome: GOING,
    };
  }

  function askMore(deal: Deal, state: State): Step<State> {
    if (!task.hasMore(deal, state)) {
      const none = line(task.words(deal, state).noMore, deal.content.teller?.voice);
      return { state, cues: [sound(deal.content.sounds.end), none], outcome: GOING };
    }
    const more = task.more(deal, state);
    return bought(deal, { ...more, cues: [...more.cues, askCue(deal, more.state)] });
  }

  function askCue(deal: Deal, state: State): Cue {
    const question = state.found.length > 0 ? deal.content.lines.more : task.words(deal, state).ask;
    return line(question, deal.content.teller?.voice);
  }

  function nameAt(deal: Deal, state: State, seat: number | null): Step<State> {
    const { sounds, lines, teller } = deal.content;
    const id = seat === null ? undefined : state.row[seat];
    if (seat === null || id === undefined)
      return { state, cues: [sound(sounds.end), line(lines.nobody, teller?.voice)], outcome: GOING };
    if (state.refused.includes(id) || state.found.includes(id)) return walk(deal, state, seat);
    const at = { ...state, cursor: seat };
    if (!state.sought.includes(id)) return refuse(deal, at, id);
    const isLucky = !task.isProven(deal, at, id);
    const next = { ...at, found: [...at.found, id], lucky: at.lucky + (isLucky ? 1 : 0) };
    const isMeant = task.isMeant?.(at, id) === true;
    return finish(deal, next, id, isLucky, task.proof(deal, at, id), { isMeant });
  }

  function refuse(deal: Deal, state: State, id: string): Step<State> {
    const { sounds, lines, seats } = deal.content;
    const seat = state.row.indexOf(id);
    const side = sideOf(seat, state.row.length);
    const { meaning } = candidateIn(groupOf(deal), id);
    const defence = line(lines.notMe, seats[seat]?.voice, { meaning, name: nameOf(deal, id) });
    const after = {
      ...state,
      refused: [...state.refused, id],
      wrong: state.wrong + 1,
      bites: state.bites + 1,
    };
    return {
      state: after,
      cues: [
        sound(sounds.innocent, { side }),
        { ...defence, side } as Cue,
        ...task.contrast(deal, state, id),
        sound(sounds.bite),
        ...(isLost(after) ? [] : [askCue(deal, after)]),
      ],
      outcome: MISSED,
      counts: missedCounts(deal, after),
    };
  }

  return {
    begin: task.begin,
    open(deal, state) {
      const ask = line(task.words(deal, state).ask, deal.content.teller?.voice);
      return [...openingCues(deal), ...task.opening(deal, state), ask];
    },
    where(deal, state) {
      const ask = line(task.rule(deal, state), deal.content.teller?.voice);
      const { offer } = task.words(deal, state);
      const isOffered = offer !== undefined && task.hasMore(deal, state);
      const offered = isOffered ? [line(offer, deal.content.teller?.voice)] : [];
      return [...placeCues(deal, state), ...task.brief(deal, state), ask, ...offered];
    },
    moves(deal, state) {
      const { left, right, again, name } = deal.content.moves;
      const named = namedMoves(deal, state);
      return [
        { id: "left", button: "left", ...left },
        { id: "right", button: "right", ...right },
        {
          id: MORE,
          button: "up",
          ...task.words(deal, state).more,
          ...(task.hasMore(deal, state) ? { priced: CLUE } : {}),
        },
        { id: "again", button: "down", ...again },
        { id: "accuse", button: "select", ...name, judges: true },
        ...named,
      ];
    },
    apply(deal, state, { move }) {
      const [verb = "", number] = move.split("-");
      const seat = number === undefined ? state.cursor : Number(number) - 1;
      switch (verb) {
        case "left":
          return walk(deal, state, (state.cursor ?? state.row.length) - 1);
        case "right":
          return walk(deal, state, state.cursor === null ? 0 : state.cursor + 1);
        case "go":
          return walk(deal, state, seat ?? 0);
        case MORE:
          return askMore(deal, state);
        case "again":
          return {
            state,
            cues: [sound(deal.content.sounds.again), ...task.again(deal, state)],
            outcome: GOING,
          };
        case "accuse":
          return nameAt(deal, state, seat);
      }
      throw new RangeError(`deduce: there is no move ${move} now`);
    },
    best(deal, state, isTooDear) {
      const left = state.sought.filter((id) => !state.found.includes(id));
      const proven = left.find((id) => task.isProven(deal, state, id));
      const seeking = task.seekProof(deal, state);
      // With nothing to pay with, it is named without proof.
      const isGuessed = seeking.move === MORE && isTooDear?.(MORE) === true;
      if (proven === undefined && !isGuessed) return seeking;
      return towards(state, state.row.indexOf(proven ?? left[0] ?? "")) ?? { move: "accuse" };
    },
    hint: task.hint,
    decides: task.decides,
    puzzling: task.puzzling ?? (() => undefined),
    reveal(deal, state) {
      const id = state.sought.find((one) => !state.found.includes(one)) ?? "";
      const answer = line(deal.content.lines.answer, deal.content.teller?.voice, { name: nameOf(deal, id) });
      return [
        answer,
        ...confessionCues(deal, state, id),
        ...task.why(deal, state, id),
        ...lostCues(deal, id),
      ];
    },
  };
}

/** What a voice can say of everybody in a row stays the same as long as the row does. */
const namedByRow = new WeakMap<readonly string[], { readonly content: Content; readonly moves: Move[] }>();

function namedMoves(deal: DeduceDeal, { row }: State): Move[] {
  const known = namedByRow.get(row);
  if (known?.content === deal.content) return known.moves;
  const { goTo, nameOne } = deal.content.moves;
  const moves = row.flatMap((id, index): Move[] => {
    const candidate = candidateIn(groupOf(deal), id);
    return [
      moveOf(`go-${index + 1}`, goTo, candidate, index),
      { ...moveOf(`accuse-${index + 1}`, nameOne, candidate, index), judges: true },
    ];
  });
  namedByRow.set(row, { content: deal.content, moves });
  return moves;
}

/** Nothing is proven: another clue is needed, and where none can be paid for, it takes a guess. */
export function moreOrGuess(
  { content }: DeduceDeal,
  { hintMore, hintGuess }: { readonly hintMore: Family; readonly hintGuess?: Family | undefined },
  names: string,
  isTooDear: IsTooDear | undefined,
): Cue {
  const isGuessed = hintGuess !== undefined && isTooDear?.(MORE) === true;
  return line(isGuessed ? hintGuess : hintMore, content.teller?.voice, { names });
}

/** Of those who come into question: whom the player stands at, or the first. */
export function inDoubt({ row, cursor }: State, open: readonly string[]): string | undefined {
  return open.find((id) => row.indexOf(id) === cursor) ?? open[0];
}

/** The step along the row that comes nearer to a seat; null where one is there. */
export function towards({ cursor }: State, seat: number): Action | null {
  if (cursor === seat) return null;
  if (cursor === null) return { move: "right" };
  return { move: cursor < seat ? "right" : "left" };
}
