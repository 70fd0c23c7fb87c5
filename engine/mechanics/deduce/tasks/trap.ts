/** Who is sought is known, and hides in a crowd. Whoever fits all clues that are called out comes forward: nobody else may. */
import { say, sound, type Cue } from "../../../cue.ts";
import { fillTemplate } from "../../../definition/fill.ts";
import type { Action, Move } from "../../../move.ts";
import { GOING, MISSED, type Step } from "../../contract.ts";
import { candidateIn, clueIn, fits, groupOf } from "../bank.ts";
import { becauseOf, CLUE, finish, heardOf, hereCues, nameCue, nameOf, namesOf, nameCues } from "../case.ts";
import { shownText } from "../../../speech/markup.ts";
import { cardinal } from "../../../speech/numbers.ts";
import type { Clue } from "../schema.ts";
import type { State } from "../state.ts";
import { line, sideOf } from "../words.ts";
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
  const { card, calledCard } = wordsOf(deal);
  const clue = clueIn(groupOf(deal), state.deck[index]);
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

/** One more card is called out, for nothing; or one that was is taken back, for a price: who calls one thinks first. */
function call(deal: Deal, state: State, index: number | null): Step<State> {
  const { sounds, teller } = deal.content;
  const id = index === null ? undefined : state.deck[index];
  if (id === undefined)
    return { state, cues: [sound(sounds.end), line(wordsOf(deal).noCard, teller?.voice)], outcome: GOING };
  const isOut = state.called.includes(id);
  const called = isOut ? state.called.filter((one) => one !== id) : [...state.called, id];
  const next = { ...state, cursor: index, called };
  const cues = stepCues(deal, state, next);
  return { state: next, cues: [sound(sounds.again), ...cues], outcome: GOING, helpAnew: true };
}

function isCalled({ deck, called }: State, index: number | null): boolean {
  return index !== null && called.includes(deck[index] ?? "");
}

/** Cards that the one who is sought does not fit: with one of them called it cannot be caught. */
function misfits(deal: Deal, state: State): Clue[] {
  return calledClues(deal, state).filter((clue) => !fits(clue, deal.item.sought));
}

function pull(deal: Deal, state: State): Step<State> {
  const { sounds, teller } = deal.content;
  const words = wordsOf(deal);
  const voice = teller?.voice;
  const { sought } = deal.item;
  const name = nameOf(deal, sought);
  const there = standing(deal, state);
  const drop = sound(words.pulled.sound, { caption: words.pulled.caption });
  if (state.called.length === 0) return { state, cues: [drop, line(words.empty, voice)], outcome: GOING };
  if (there.length === 1 && there[0] === sought) {
    const next = { ...state, found: [sought] };
    const step = finish(deal, next, sought, false, proof(deal, state));
    return { ...step, cues: [drop, ...step.cues] };
  }
  const others = there.filter((id) => id !== sought);
  const astray = misfits(deal, state);
  const [misfit] = astray;
  const newest = calledClues(deal, state).at(-1);
  const [other = sought] = others;
  const why =
    misfit !== undefined
      ? line(words.missing, voice, becauseOf(deal, misfit, sought))
      : newest === undefined
        ? line(words.empty, voice)
        : line(words.crowd, voice, {
            ...becauseOf(deal, newest, other),
            names: namesOf(deal, others),
            name,
          });
  // The bite has paid for what was called amiss: whoever has an empty tin can go on.
  const called = state.called.filter((id) => astray.every((clue) => clue.id !== id));
  const seller = deal.content.seller?.voice;
  const back = astray.length === 0 ? [] : [line(words.dropped, seller, { clues: textOf(astray) })];
  return {
    state: { ...state, called, wrong: state.wrong + 1, bites: state.bites + 1 },
    cues: [drop, why, sound(sounds.bite), ...back],
    outcome: MISSED,
    counts: { wrong: 1 },
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

/** Whether the last hint says which card to call: not where one is to be taken back, or all is done but the lever. */
function isCardNamed(deal: Deal, state: State): boolean {
  const { sought } = deal.item;
  const there = standing(deal, state);
  const isDone = there.length === 1 && there[0] === sought;
  return (
    !isDone && calledClues(deal, state).every((clue) => fits(clue, sought)) && nextCard(deal, state) !== null
  );
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
  open: (deal, state) => [sound(deal.content.sounds.open), ...nameCues(deal, state), askCue(deal)],
  where: (deal, state) => [
    ...(state.cursor === null || isAllCalled(state, state.cursor)
      ? []
      : [...hereCues(deal, `card ${cardinal(state.cursor + 1)}`), cardCue(deal, state, state.cursor)]),
    ...boardCues(deal, state),
    line(wordsOf(deal).rule, deal.content.teller?.voice, { name: nameOf(deal, deal.item.sought) }),
  ],
  moves(deal, state) {
    const { left, right, again } = deal.content.moves;
    const { call: callOut, takeBack, pull: pullIt } = wordsOf(deal);
    const atCard = isCalled(state, state.cursor) ? { ...takeBack, priced: CLUE } : callOut;
    return [
      { id: "left", button: "left", ...left },
      { id: "right", button: "right", ...right },
      { id: "call", button: "up", ...atCard },
      { id: "again", button: "down", ...again },
      { id: "pull", button: "select", ...pullIt, judges: true },
      ...state.deck.flatMap((_id, index): Move[] => [
        { id: `card-${index + 1}`, label: `Card ${index + 1}`, phrases: [`card ${cardinal(index + 1)}`] },
        isCalled(state, index)
          ? {
              id: `call-${index + 1}`,
              label: `Take back card ${index + 1}`,
              phrases: [`take back card ${cardinal(index + 1)}`],
              priced: CLUE,
            }
          : {
              id: `call-${index + 1}`,
              label: `Call card ${index + 1}`,
              phrases: [`call card ${cardinal(index + 1)}`],
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
  best(deal, state, isTooDear): Action {
    const there = standing(deal, state);
    if (there.length === 1 && there[0] === deal.item.sought) return { move: "pull" };
    const next = nextCard(deal, state);
    const index = next === null ? 0 : state.deck.indexOf(next);
    if (isTooDear?.(`call-${index + 1}`) === true) return { move: "pull" };
    if (state.cursor === index) return { move: "call" };
    return { move: state.cursor === null || state.cursor < index ? "right" : "left" };
  },
  puzzling: (deal) => deal.item.sought,
  decides: (deal, state, strength) => strength === 3 && isCardNamed(deal, state),
  hint(deal, state, strength, isTooDear) {
    const words = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const { sought } = deal.item;
    const name = nameOf(deal, sought);
    const group = groupOf(deal);
    const there = standing(deal, state);
    const others = there.filter((id) => id !== sought);
    const [misfit] = misfits(deal, state);
    if (there.length === 1 && others.length === 0) return [line(words.hintPull, voice)];
    if (misfit !== undefined) {
      const isStuck = isTooDear?.(`call-${state.deck.indexOf(misfit.id) + 1}`) === true;
      const why = { ...becauseOf(deal, misfit, sought), clue: misfit.text };
      return [line(isStuck ? words.hintStuck : words.hintTakeBack, voice, why)];
    }
    const decoy = state.deck.map((id) => clueIn(group, id)).find((clue) => !fits(clue, sought));
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
    const { answer, stood } = wordsOf(deal);
    const voice = deal.content.teller?.voice;
    const there = standing(deal, state);
    const clues = textOf(calledClues(deal, { called: keyFor(deal, state) }));
    return [
      ...(there.length === 0 ? [] : [line(stood, voice, { names: namesOf(deal, there) })]),
      line(answer, voice, { clues, name: nameOf(deal, deal.item.sought) }),
    ];
  },
};
