/** Who is sought is known, and hides in a crowd. Whoever fits all clues that are called out comes forward: nobody else may. */
import { say, sound, type Cue } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import type { Family } from "../../../lines/family.ts";
import type { Action, Move } from "../../../move.ts";
import { GOING, MISSED, type Step } from "../../contract.ts";
import { candidateIn, clueIn, fits, groupOf } from "../bank.ts";
import {
  becauseOf,
  confessionCues,
  finish,
  heardOf,
  hereCues,
  lostCues,
  missedCounts,
  nameCue,
  nameCues,
  nameOf,
  namesOf,
  openingCues,
} from "../case.ts";
import { shownText } from "../../../speech/markup.ts";
import { cardinal } from "../../../speech/numbers.ts";
import type { Clue } from "../schema.ts";
import type { State } from "../state.ts";
import { line, sideOf } from "../words.ts";
import { isLost } from "../world.ts";
import type { Task } from "./task.ts";
import {
  begin,
  calledClues,
  keyFor,
  keys,
  nextCard,
  standing,
  wordsOf,
  type TrapDeal as Deal,
} from "./trap-cards.ts";

function cardCue(deal: Deal, state: State, index: number): Cue {
  const { card, calledCard, gone } = wordsOf(deal);
  const clue = clueIn(groupOf(deal), state.deck[index]);
  if (state.refused.includes(clue.id)) return line(gone, deal.content.teller?.voice, {}, "name");
  const text = fillTemplate(state.called.includes(clue.id) ? calledCard : card, { clue: clue.text });
  return say(text, "name", { voice: deal.content.seller?.voice });
}

/** Steps, each from its seat: who comes forward, who goes back. */
function stepCues(deal: Deal, before: State, after: State): Cue[] {
  const words = wordsOf(deal);
  const was = standing(deal, before);
  const is = standing(deal, after);
  const cues = after.row.flatMap((id, seat): Cue[] => {
    if (was.includes(id) === is.includes(id)) return [];
    const { sound: step, caption } = is.includes(id) ? words.forward : words.back;
    return [
      nameCue(deal, after, seat),
      sound(step, { caption, side: sideOf(seat, after.row.length), hold: "end" }),
    ];
  });
  return cues.length > 0 ? cues : [line(words.nobody, deal.content.teller?.voice)];
}

/** One more card is called out. One that is not true of who is sought costs a bite, and comes back at once: there is nothing to undo. */
function call(deal: Deal, state: State, index: number | null): Step<State> {
  const { sounds, teller } = deal.content;
  const words = wordsOf(deal);
  const id = index === null ? undefined : state.deck[index];
  const stays = (why: Family): Step<State> => ({
    state: { ...state, cursor: index },
    cues: [sound(sounds.end), line(why, teller?.voice)],
    outcome: GOING,
  });
  if (id === undefined) return stays(words.noCard);
  if (state.called.includes(id)) return stays(words.already);
  if (state.refused.includes(id)) return stays(words.gone);
  const clue = clueIn(groupOf(deal), id);
  const next = { ...state, cursor: index, called: [...state.called, id] };
  const cues = [sound(sounds.again), ...stepCues(deal, state, next)];
  if (fits(clue, deal.item.sought)) return { state: next, cues, outcome: GOING, helpAnew: true };
  const back = { ...state, cursor: index, refused: [...state.refused, id] };
  const after = { ...back, wrong: state.wrong + 1, bites: state.bites + 1 };
  return {
    state: after,
    cues: [
      ...cues,
      line(words.missing, teller?.voice, becauseOf(deal, clue, deal.item.sought)),
      sound(sounds.bite),
      ...(isLost(after) ? [] : [line(words.dropped, deal.content.seller?.voice), stoodCue(deal, back)]),
    ],
    outcome: MISSED,
    counts: missedCounts(deal, after),
  };
}

/** Who stands on the trapdoor now. */
function stoodCue(deal: Deal, state: State): Cue {
  const { stood, standingNone } = wordsOf(deal);
  const there = standing(deal, state);
  const voice = deal.content.teller?.voice;
  return there.length === 0 ? line(standingNone, voice) : line(stood, voice, { names: namesOf(deal, there) });
}

function pull(deal: Deal, state: State): Step<State> {
  const { sounds, teller } = deal.content;
  const words = wordsOf(deal);
  const voice = teller?.voice;
  const { sought } = deal.item;
  const others = standing(deal, state).filter((id) => id !== sought);
  const drop = sound(words.pulled.sound, { caption: words.pulled.caption });
  const newest = calledClues(deal, state).at(-1);
  if (newest === undefined) return { state, cues: [drop, line(words.empty, voice)], outcome: GOING };
  const [other] = others;
  if (other === undefined) {
    const step = finish(deal, { ...state, found: [sought] }, sought, false, proof(deal, state));
    return { ...step, cues: [drop, ...step.cues] };
  }
  const reasons = others.map((id) => {
    const { name, why } = becauseOf(deal, newest, id);
    return `${name}: ${why}.`;
  });
  const crowd = {
    ...becauseOf(deal, newest, other),
    names: namesOf(deal, others),
    name: nameOf(deal, sought),
    reasons: reasons.join(" "),
  };
  const after = { ...state, wrong: state.wrong + 1, bites: state.bites + 1 };
  return {
    state: after,
    cues: [
      drop,
      line(words.crowd, voice, crowd),
      sound(sounds.bite),
      ...(isLost(after) ? [] : [stoodCue(deal, state), askCue(deal)]),
    ],
    outcome: MISSED,
    counts: missedCounts(deal, after),
  };
}

/** The clues that caught it; and a shorter definition, if there was one. */
function proof(deal: Deal, state: State): Cue[] {
  const { proof: why, fewer } = wordsOf(deal);
  const voice = deal.content.teller?.voice;
  const [shortest] = keys(deal, state);
  const caught = line(why, voice, {
    name: nameOf(deal, deal.item.sought),
    clues: textOf(calledClues(deal, state)),
  });
  if (shortest === undefined || shortest.length >= state.called.length) return [caught];
  return [line(fewer, voice, { clues: textOf(calledClues(deal, { called: shortest })) })];
}

function browse(deal: Deal, state: State, to: number): Step<State> {
  const { sounds } = deal.content;
  const cursor = Math.min(Math.max(to, 0), state.deck.length - 1);
  return {
    state: { ...state, cursor },
    cues: [
      sound(cursor === to ? sounds.again : sounds.end),
      cardCue(deal, state, cursor),
      ...heardOf(clueIn(groupOf(deal), state.deck[cursor])),
    ],
    outcome: GOING,
  };
}

/** Where somebody is: a stamp comes from the trapdoor. */
function look(deal: Deal, state: State, seat: number): Step<State> {
  const { stamp } = wordsOf(deal);
  const side = sideOf(seat, state.row.length);
  const isThere = standing(deal, state).includes(state.row[seat] ?? "");
  const answer = isThere
    ? sound(stamp.sound, { caption: stamp.caption, side })
    : sound(deal.content.sounds.end, { side });
  return { state, cues: [answer, nameCue(deal, state, seat)], outcome: GOING };
}

function askCue(deal: Deal): Cue {
  const name = nameOf(deal, deal.item.sought);
  return line(wordsOf(deal).ask, deal.content.teller?.voice, { name });
}

/** What is called now, and everybody's name: those on the trapdoor stamp after theirs. */
function boardCues(deal: Deal, state: State): Cue[] {
  const { stamp, standingNone, calledCard } = wordsOf(deal);
  const there = standing(deal, state);
  const clues = textOf(calledClues(deal, state));
  return [
    ...(clues === ""
      ? []
      : [say(fillTemplate(calledCard, { clue: clues }), "name", { voice: deal.content.seller?.voice })]),
    ...state.row.flatMap((id, seat) => [
      nameCue(deal, state, seat),
      ...(there.includes(id)
        ? [
            sound(stamp.sound, {
              caption: stamp.caption,
              side: sideOf(seat, state.row.length),
              hold: "end",
            } as const),
          ]
        : []),
    ]),
    ...(there.length === 0 ? [line(standingNone, deal.content.teller?.voice)] : []),
  ];
}

/** Whether the last hint says which card to call: not where all is done but the lever. */
function isCardNamed(deal: Deal, state: State): boolean {
  const there = standing(deal, state);
  return !(there.length === 1 && there[0] === deal.item.sought) && nextCard(deal, state) !== null;
}

/** Then it has just been said. */
function isAllCalled({ called, deck }: State, index: number): boolean {
  return called.length === 1 && called[0] === deck[index];
}

function textOf(clues: readonly Clue[]): string {
  return clues.map(({ text }) => text).join(" ");
}

export const trapTask: Task<"trap"> = {
  begin,
  open: (deal, state) => [...openingCues(deal), ...nameCues(deal, state), askCue(deal)],
  where: (deal, state) => [
    ...(state.cursor === null || isAllCalled(state, state.cursor)
      ? []
      : [...hereCues(deal, `card ${cardinal(state.cursor + 1)}`), cardCue(deal, state, state.cursor)]),
    ...boardCues(deal, state),
    line(wordsOf(deal).rule, deal.content.teller?.voice, { name: nameOf(deal, deal.item.sought) }),
  ],
  moves(deal, state) {
    const { left, right, again } = deal.content.moves;
    const { call: callOut, pull: pullIt } = wordsOf(deal);
    return [
      { id: "left", button: "left", ...left },
      { id: "right", button: "right", ...right },
      { id: "call", button: "up", ...callOut, judges: true },
      { id: "again", button: "down", ...again },
      { id: "pull", button: "select", ...pullIt, judges: true },
      ...state.deck.flatMap((_id, index): Move[] => [
        { id: `card-${index + 1}`, label: `Card ${index + 1}`, phrases: [`card ${cardinal(index + 1)}`] },
        {
          id: `call-${index + 1}`,
          label: `Call card ${index + 1}`,
          phrases: [`call card ${cardinal(index + 1)}`],
          judges: true,
        },
      ]),
      ...state.row.map((id, seat): Move => ({
        id: `look-${seat + 1}`,
        label: nameOf(deal, id),
        phrases: [shownText(candidateIn(groupOf(deal), id).name).toLowerCase()],
      })),
    ];
  },
  apply(deal, state, { move }) {
    const [verb = "", number] = move.split("-");
    switch (verb) {
      case "left":
        return browse(deal, state, state.cursor === null ? 0 : state.cursor - 1);
      case "right":
        return browse(deal, state, state.cursor === null ? 0 : state.cursor + 1);
      case "card":
        return browse(deal, state, Number(number) - 1);
      case "look":
        return look(deal, state, Number(number) - 1);
      case "call":
        return call(deal, state, number === undefined ? state.cursor : Number(number) - 1);
      case "again":
        return {
          state,
          cues: [sound(deal.content.sounds.again), ...boardCues(deal, state)],
          outcome: GOING,
        };
      case "pull":
        return pull(deal, state);
    }
    throw new RangeError(`deduce: there is no move ${move} now`);
  },
  best(deal, state): Action {
    const there = standing(deal, state);
    if (there.length === 1 && there[0] === deal.item.sought) return { move: "pull" };
    const next = nextCard(deal, state);
    const index = next === null ? 0 : state.deck.indexOf(next);
    if (state.cursor === index) return { move: "call" };
    return { move: state.cursor === null || state.cursor < index ? "right" : "left" };
  },
  puzzling: (deal) => deal.item.sought,
  decides: (deal, state, strength) => strength === 3 && isCardNamed(deal, state),
  hint(deal, state, strength) {
    const words = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const { sought } = deal.item;
    const name = nameOf(deal, sought);
    const group = groupOf(deal);
    const there = standing(deal, state);
    const others = there.filter((id) => id !== sought);
    if (there.length === 1 && others.length === 0) return [line(words.hintPull, voice)];
    const decoy = state.deck
      .filter((id) => !state.refused.includes(id))
      .map((id) => clueIn(group, id))
      .find((clue) => !fits(clue, sought));
    if (strength === 2 && decoy !== undefined)
      return [line(words.hintNot, voice, { ...becauseOf(deal, decoy, sought), clue: decoy.text })];
    const next = nextCard(deal, state);
    if (strength > 1 && next !== null)
      return [line(words.hintCard, voice, { clue: clueIn(group, next).text })];
    if (others.length === 0) return [line(words.hintStart, voice, { name })];
    const clues = textOf(calledClues(deal, state));
    return [line(words.hintOthers, voice, { names: namesOf(deal, others), name, clues })];
  },
  reveal(deal, state) {
    const { answer } = wordsOf(deal);
    const clues = textOf(calledClues(deal, { called: keyFor(deal, state) }));
    const { sought } = deal.item;
    return [
      line(answer, deal.content.teller?.voice, { clues, name: nameOf(deal, sought) }),
      ...confessionCues(deal, state, sought),
      ...lostCues(deal, sought),
    ];
  },
};
